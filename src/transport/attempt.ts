import { AbortError } from '../errors/abort-error.js';
import type { ErrorContext } from '../errors/gen-media-error.js';
import { TimeoutError } from '../errors/timeout-error.js';
import { maxTimerDelay, onAbort } from '../shared/delay.js';

export interface Wait {
  /** Resolves when the time is over. Rejects as the call does when its signal is aborted. */
  done: Promise<void>;
  /** Ends the wait at once. */
  end: () => void;
}

/** Waits between two requests of a call. The signal may be aborted already. */
export function waitOrAbort(milliseconds: number, signal: AbortSignal | undefined, context: ErrorContext): Wait {
  let end = () => {};
  const done = new Promise<void>((resolve, reject) => {
    end = () => {
      clearTimeout(timer);
      forget?.();
      if (signal?.aborted) reject(new AbortError({ ...context, cause: signal.reason }));
      else resolve();
    };
    const forget = signal && onAbort(signal, end);
    const timer = setTimeout(end, Math.min(milliseconds, maxTimerDelay));
    if (signal?.aborted) end();
  });
  return { done, end };
}

/**
 * Runs a function that takes a signal, and aborts it after its timeout or when the caller aborts. Rejects immediately, even
 * if the function ignores the signal. The caller's signal is not aborted yet.
 */
export async function attempt<T>(
  run: (signal: AbortSignal) => Promise<T>,
  timeout: number,
  signal: AbortSignal | undefined,
  context: ErrorContext,
): Promise<T> {
  const controller = new AbortController();
  let isOver = false;
  const { done, end } = waitOrAbort(timeout, signal, context);
  const expired = done.then(() => {
    if (!isOver) throw new TimeoutError(timeout, context);
  });
  try {
    return (await Promise.race([run(controller.signal), expired])) as T;
  } catch (error) {
    controller.abort(error);
    throw error;
  } finally {
    isOver = true;
    end();
  }
}
