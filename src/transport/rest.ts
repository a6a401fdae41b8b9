import { AbortError } from '../errors/abort-error.js';
import type { ErrorContext } from '../errors/gen-media-error.js';
import { onAbort } from '../shared/on-abort.js';
import { maxTimerDelay } from '../shared/timer.js';

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
