import type { FileRequester } from './line.js';
import type { DownloadOptions } from './options.js';

/** Milliseconds between two reports, so that a fast download does not drown whoever shows them. */
const interval = 100;

/** Tells the caller how far a download is: now and then, and once that all is there. */
export function reporter(onProgress: DownloadOptions['onProgress'], line: FileRequester) {
  let last = Number.NEGATIVE_INFINITY;
  return async (bytes: number, total: number | undefined, isEnd: boolean): Promise<void> => {
    const now = performance.now();
    // The last bytes are told of at the end, when they have been passed on.
    if (!onProgress || (!isEnd && (bytes === total || now - last < interval))) return;
    last = now;
    await line.call(() => onProgress({ bytes, total }));
  };
}
