/**
 * A file that can be read in parts, wherever it is: in memory, in a data URI, behind a URL. What measures a file reads only
 * the parts that it needs.
 */
export interface MediaSource {
  /** Size of the file in bytes. `undefined` if it is unknown, as for a server that does not send it. */
  readonly size?: number | undefined;
  /** Bytes that are worth reading at a time. Default: 65,536. */
  readonly blockLength?: number;
  /**
   * The bytes from `start` (inclusive) to `end` (exclusive). Fewer bytes than requested mean that the file ends there: a
   * source returns everything it has of the range, and an empty array after the end.
   *
   * Throws only if the file cannot be read, such as after a lost connection. Then nothing is known about the file.
   */
  read(start: number, end: number): Promise<Uint8Array>;
}

/** A file in memory. What is read are views of it, not copies. */
export function bytesSource(bytes: Uint8Array): MediaSource {
  return { size: bytes.length, read: async (start, end) => bytes.subarray(start, end) };
}

/** Reads a `Blob` or a `File` in slices. */
export function blobSource(blob: Blob): MediaSource {
  return {
    size: blob.size,
    read: async (start, end) => new Uint8Array(await blob.slice(start, end).arrayBuffer()),
  };
}
