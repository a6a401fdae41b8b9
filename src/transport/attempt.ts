import type { ErrorContext } from '../errors/gen-media-error.js';
import { TimeoutError } from '../errors/timeout-error.js';
import { waitOrAbort } from './rest.js';

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
