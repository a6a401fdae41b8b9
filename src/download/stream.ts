import { AbortError } from '../errors/abort-error.js';
import { addCaller } from '../errors/with-caller.js';
import { onAbort } from '../shared/delay.js';
import { Loader, type LoaderOptions } from './loader.js';
import type { FileStream } from './options.js';

/**
 * Loads a file as a stream. The promise is resolved when the first bytes have arrived, so that early errors reject it.
 * Aborting `controller` ends the requests and the stream, even while nobody reads. `release` is called at the end. Errors
 * of the stream get the lines of `call` in their stack.
 */
export async function toFileStream(
  options: LoaderOptions,
  controller: AbortController,
  release: () => void,
  call: Error,
): Promise<FileStream> {
  const loader = new Loader(options);
  const chunks = loader.chunks();
  let stopListening = () => {};
  const stop = () => {
    stopListening();
    release();
    chunks.return().catch(() => {});
  };
  let firstChunk: IteratorResult<Uint8Array, void> | undefined = await chunks.next();
  if (controller.signal.aborted) stop();
  options.requester.throwIfAborted();
  const stream = new ReadableStream<Uint8Array>(
    {
      start(streamController) {
        const { signal } = controller;
        stopListening = onAbort(signal, () => {
          const cause: unknown = signal.reason;
          streamController.error(new AbortError({ operation: 'download', handle: options.handle, cause }));
          stop();
        });
      },
      async pull(streamController) {
        try {
          const { done, value } = firstChunk ?? (await chunks.next());
          firstChunk = undefined;
          if (!done) return streamController.enqueue(value);
        } catch (error) {
          stop();
          throw addCaller(error, call);
        }
        stop();
        streamController.close();
      },
      cancel(reason) {
        stop();
        controller.abort(reason);
      },
    },
    // Read only on demand, not ahead of the consumer.
    { highWaterMark: 0 },
  );
  return { stream, length: loader.total, type: loader.type };
}
