import { onAbort } from './on-abort.js';
import { maxTimerDelay } from './timer.js';

/** Waits, or rejects as soon as the signal is aborted. The signal is not aborted yet. */
export function delay(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      forget?.();
      if (signal?.aborted) reject(signal.reason);
      else resolve();
    };
    const forget = signal && onAbort(signal, end);
    const timer = setTimeout(end, Math.min(milliseconds, maxTimerDelay));
  });
}
