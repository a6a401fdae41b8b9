/** Where the chunks of a body come from: a web stream, or a request of Node. */
export interface BodySource {
  /** Resolves at the end of the body, or after `cancel`. Rejects if the body breaks off or `take` throws. */
  forEachChunk(take: (chunk: Uint8Array) => void): Promise<void>;
  cancel(): void;
}
