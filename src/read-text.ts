/**
 * Reads a body as text. Beyond a limit of bytes it hangs up, and a sentence stands for the body. They are counted unpacked
 * and as they come: a small body can unpack to gigabytes, and one without end would fill the memory until the time-out.
 */
export async function readText(body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let left = maxBytes;
  for await (const chunk of body) {
    left -= chunk.length;
    if (left < 0) return 'over maxResponseBytes';
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
