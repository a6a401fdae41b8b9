/** A file that was saved. */
export interface SavedFile {
  /** The target, as it was given. */
  path: string;
  bytes: number;
  /** Type of the file, as the server tells it: `video/mp4`. */
  type: string | undefined;
}

/** A file that comes as it is read. */
export interface FileStream {
  /** The bytes. Cancelling it ends the request. */
  stream: ReadableStream<Uint8Array>;
  /** Bytes of the whole file, where the server tells. */
  length: number | undefined;
  /** Type of the file, as the server tells it: `video/mp4`. */
  type: string | undefined;
}
