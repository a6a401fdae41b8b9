import { AbortError } from './errors/abort-error.js';
import type { ErrorContext } from './errors/gen-media-error.js';
import { TimeoutError } from './errors/timeout-error.js';
import { onAbort } from './on-abort.js';
import { longestTimer } from './timer.js';

export interface Limits {
  timeout: number;
  /** Not aborted yet. */
  signal: AbortSignal | undefined;
}

/**
 * Runs something that takes a signal, and ends it at its time-out or when the caller aborts. It ends at once, also
 * where what runs does not heed the signal.
 */
export async function attempt<T>(
  run: (signal: AbortSignal) => Promise<T>,
  { timeout, signal }: Limits,
  context: ErrorContext,
): Promise<T> {
  const controller = new AbortController();
  let forget: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stopped = new Promise<never>((_, reject) => {
    const stop = (error: Error) => {
      reject(error);
      controller.abort(error);
    };
    timer = setTimeout(() => stop(new TimeoutError(timeout, context)), Math.min(timeout, longestTimer));
    forget = signal && onAbort(signal, () => stop(new AbortError({ ...context, cause: signal.reason })));
  });
  try {
    return await Promise.race([run(controller.signal), stopped]);
  } finally {
    clearTimeout(timer);
    forget?.();
  }
}
