import { delay } from './delay.js';
import { AbortError } from './errors/abort-error.js';
import type { ErrorContext } from './errors/gen-media-error.js';

/** Waits between two requests of a call, and fails as the call does when its signal is aborted, or was before. */
export async function rest(
  milliseconds: number,
  signal: AbortSignal | undefined,
  context: ErrorContext,
  early?: (end: () => void) => void,
): Promise<void> {
  try {
    signal?.throwIfAborted();
    await delay(milliseconds, signal, early);
  } catch {
    throw new AbortError({ ...context, cause: signal?.reason });
  }
}
