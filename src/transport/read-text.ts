/**
 * Reads a body as text. Beyond a limit of bytes it cancels the body and returns a note instead. Bytes are counted as they
 * arrive and after decompression: a small body can decompress to gigabytes, and an endless one would fill the memory.
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
