import { AbortError } from '../errors/abort-error.js';
import { onAbort } from '../shared/delay.js';
import { Loader, type LoaderOptions } from './loader.js';
import type { FileStream } from './options.js';

/**
 * Loads a file as a stream. Its first bytes are there when it is given, so that what is wrong from the start is told at
 * once. `ending` ends the line and with it the stream, also while nobody reads. `release` is called when all is over.
 */
export async function toStream(
  options: LoaderOptions,
  ending: AbortController,
  release: () => void,
): Promise<FileStream> {
  const loader = new Loader(options);
  const pieces = loader.pieces();
  let forget = () => {};
  const stop = () => {
    forget();
    release();
    pieces.return().catch(() => {});
  };
  let ahead: IteratorResult<Uint8Array, void> | undefined = await pieces.next();
  if (ending.signal.aborted) stop();
  options.line.check();
  const stream = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const { signal } = ending;
        forget = onAbort(signal, () => {
          controller.error(new AbortError({ operation: 'download', handle: options.handle, cause: signal.reason }));
          stop();
        });
      },
      async pull(controller) {
        try {
          const { done, value } = ahead ?? (await pieces.next());
          ahead = undefined;
          if (!done) return controller.enqueue(value);
        } catch (error) {
          stop();
          throw error;
        }
        stop();
        controller.close();
      },
      cancel(reason) {
        stop();
        ending.abort(reason);
      },
    },
    // Nothing is read ahead of whoever reads.
    { highWaterMark: 0 },
  );
  return { stream, length: loader.total, type: loader.type };
}
