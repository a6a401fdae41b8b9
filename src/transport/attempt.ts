import { AbortError } from '../errors/abort-error.js';
import type { ErrorContext } from '../errors/gen-media-error.js';
import { TimeoutError } from '../errors/timeout-error.js';
import { maxTimerDelay, onAbort } from '../shared/delay.js';

/**
 * Waits between two requests of a call, and fails as the call does when its signal is aborted, or was before. `early` is
 * given a function that ends the wait at once.
 */
export function waitOrAbort(
  milliseconds: number,
  signal: AbortSignal | undefined,
  context: ErrorContext,
  early?: (end: () => void) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      forget?.();
      if (signal?.aborted) reject(new AbortError({ ...context, cause: signal.reason }));
      else resolve();
    };
    const forget = signal && onAbort(signal, end);
    const timer = setTimeout(end, Math.min(milliseconds, maxTimerDelay));
    early?.(end);
    if (signal?.aborted) end();
  });
}

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
  let end: (() => void) | undefined;
  let isOver = false;
  const limit = waitOrAbort(timeout, signal, context, (now) => {
    end = now;
  }).then(() => {
    if (!isOver) throw new TimeoutError(timeout, context);
  });
  try {
    return (await Promise.race([run(controller.signal), limit])) as T;
  } catch (error) {
    controller.abort(error);
    throw error;
  } finally {
    isOver = true;
    end?.();
  }
}
