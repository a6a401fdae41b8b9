import { onAbort } from './on-abort.js';

/** Waits, or rejects as soon as the signal is aborted. The signal is not aborted yet. */
export function delay(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const forget =
      signal &&
      onAbort(signal, () => {
        clearTimeout(timer);
        forget?.();
        reject(signal.reason);
      });
    const timer = setTimeout(() => {
      forget?.();
      resolve();
    }, milliseconds);
  });
}
