import type { MediaSource } from './media-source.js';

/** A `Blob` or a `File`, of which only the parts that are read are loaded. */
export function blobSource(blob: Blob): MediaSource {
  return {
    size: blob.size,
    read: async (start, end) => new Uint8Array(await blob.slice(start, end).arrayBuffer()),
  };
}
