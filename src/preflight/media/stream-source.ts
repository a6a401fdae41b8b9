import { GrowingBytes } from '../../shared/bytes.js';
import type { MediaSource } from './media-source.js';

/** A stream that keeps every byte it has read. */
interface StreamSource extends MediaSource {
  /** Reads to the end, so that the size is known, or to `maxBytes`. Returns the size, or `undefined` if it is larger. */
  readToEnd(maxBytes: number): Promise<number | undefined>;
  /** Cancels what has not been read. */
  close(): Promise<void>;
}

/** Reads a stream from its start. Its size is unknown until it has ended. */
export function streamSource(stream: ReadableStream<Uint8Array>): StreamSource {
  const reader = stream.getReader();
  const kept = new GrowingBytes();
  let hasEnded = false;

  const readUpTo = async (end: number) => {
    while (!hasEnded && kept.length < end) {
      const { done, value } = await reader.read();
      if (done) hasEnded = true;
      // A stream of text would be counted in characters.
      else if (!ArrayBuffer.isView(value)) throw new TypeError(`its chunks are not bytes but ${typeof value}`);
      else if (value.byteLength > 0) kept.add(new Uint8Array(value.buffer, value.byteOffset, value.byteLength));
    }
  };
  return {
    get size() {
      return hasEnded ? kept.length : undefined;
    },
    async read(start, end) {
      await readUpTo(end);
      return kept.view().subarray(start, end);
    },
    async readToEnd(maxBytes) {
      await readUpTo(maxBytes + 1);
      return kept.length <= maxBytes ? kept.length : undefined;
    },
    close: () => reader.cancel().catch(() => undefined),
  };
}
