import type { MediaSource } from './media-source.js';

/** Reads a `Blob` or a `File` in slices. */
export function blobSource(blob: Blob): MediaSource {
  return {
    size: blob.size,
    read: async (start, end) => new Uint8Array(await blob.slice(start, end).arrayBuffer()),
  };
}
