import { AbortError } from '../errors/abort-error.js';
import type { ErrorContext } from '../errors/gen-media-error.js';
import { TimeoutError } from '../errors/timeout-error.js';
import { callAfter } from '../shared/delay.js';

/**
 * Runs a function that gets a signal, and aborts it after its timeout or when the caller aborts. Rejects immediately, even
 * if the function ignores the signal. The caller's signal is not aborted yet.
 */
export function runWithTimeout<T>(
  run: (signal: AbortSignal) => Promise<T>,
  timeout: number,
  signal: AbortSignal | undefined,
  context: ErrorContext,
): Promise<T> {
  const controller = new AbortController();
  // A single promise: a race of several takes longer.
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) => {
      cancel();
      controller.abort(error);
      reject(error);
    };
    const cancel = callAfter(timeout, signal, () =>
      fail(signal?.aborted ? new AbortError({ ...context, cause: signal.reason }) : new TimeoutError(timeout, context)),
    );
    run(controller.signal).then((result) => {
      cancel();
      resolve(result);
    }, fail);
  });
}

export interface Wait {
  /** Resolves when the time is over. Rejects as the call does when its signal is aborted. */
  done: Promise<void>;
  /** Ends the wait at once. */
  end: () => void;
}

/** Waits between two requests of a call. The signal may be aborted already. */
export function waitOrAbort(milliseconds: number, signal: AbortSignal | undefined, context: ErrorContext): Wait {
  let end!: () => void;
  const done = new Promise<void>((resolve, reject) => {
    end = () => {
      cancel();
      if (signal?.aborted) reject(new AbortError({ ...context, cause: signal.reason }));
      else resolve();
    };
    const cancel = callAfter(milliseconds, signal, end);
    if (signal?.aborted) end();
  });
  return { done, end };
}
