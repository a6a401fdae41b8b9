import type { MediaSource } from './media-source.js';

/** A file in memory. What is read are views of it, not copies. */
export function bytesSource(bytes: Uint8Array): MediaSource {
  return { size: bytes.length, read: async (start, end) => bytes.subarray(start, end) };
}
