import { markHandled } from './mark-handled.js';

/**
 * Reads a body as text. Beyond a limit of bytes it cancels the body and returns a note instead. Bytes are counted as they
 * arrive and after decompression: a small body can decompress to gigabytes, and an endless one would fill the memory.
 */
export async function readText(
  body: ReadableStream<Uint8Array>,
  maxBytes: number,
  note = 'over maxResponseBytes',
): Promise<string> {
  // Quicker than to iterate over the body, which older versions of Safari cannot do. That of node-fetch has only that.
  const { from } = ReadableStream as unknown as { from: (source: AsyncIterable<Uint8Array>) => typeof body };
  const reader = ('getReader' in body ? body : from(body)).getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let left = maxBytes;
  for (;;) {
    const { done, value } = await reader.read();
    // Most responses are one chunk.
    if (done) return chunks.length > 1 ? new Blob(chunks).text() : new TextDecoder().decode(chunks[0]);
    left -= value.length;
    if (left < 0) {
      markHandled(reader.cancel());
      return note;
    }
    chunks.push(value as Uint8Array<ArrayBuffer>);
  }
}
