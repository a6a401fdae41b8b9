/** Longest delay of a timer: a signed 32-bit integer. */
export const maxTimerDelay = 2 ** 31 - 1;

/** Callbacks of one signal. The set is the event listener itself. */
class Waiting extends Set<() => void> {
  handleEvent(): void {
    for (const callback of this) callback();
  }
}

const waitingFor = new WeakMap<AbortSignal, Waiting>();

/**
 * Calls back when a signal is aborted, until the returned function is called. One signal may abort thousands of calls, and
 * platforms warn about a leak from the eleventh listener on, so each signal gets one listener for all of them.
 */
export function onAbort(signal: AbortSignal, callback: () => void): () => void {
  const waiting = waitingFor.get(signal) ?? new Waiting();
  if (waiting.size === 0) {
    waitingFor.set(signal, waiting);
    signal.addEventListener('abort', waiting);
  }
  waiting.add(callback);
  return () => {
    waiting.delete(callback);
    if (waiting.size === 0) signal.removeEventListener('abort', waiting);
  };
}

/** Calls back when the time is over or the signal is aborted, until the returned function is called. */
export function callAfter(milliseconds: number, signal: AbortSignal | undefined, callback: () => void): () => void {
  const timer = setTimeout(callback, Math.min(milliseconds, maxTimerDelay));
  const stopListening = signal && onAbort(signal, callback);
  return () => {
    clearTimeout(timer);
    stopListening?.();
  };
}

/** Waits, or rejects as soon as the signal is aborted. The signal is not aborted yet. */
export function delay(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const cancel = callAfter(milliseconds, signal, () => {
      cancel();
      if (signal?.aborted) reject(signal.reason);
      else resolve();
    });
  });
}

/** Waits for a value, until the signal is aborted: then it rejects with the error of `toError`. */
export async function unlessAborted<T>(
  value: T,
  signal: AbortSignal,
  toError: () => unknown = () => signal.reason,
): Promise<Awaited<T>> {
  let stopListening: (() => void) | undefined;
  const aborted = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(toError());
    else stopListening = onAbort(signal, () => reject(toError()));
  });
  try {
    return await Promise.race([value, aborted]);
  } finally {
    stopListening?.();
  }
}

/**
 * Waits for a promise for a limited time. Once that is over, the result is what `onLate` returns or throws, and what the promise
 * stands for goes on.
 */
export async function within<T>(promise: T | PromiseLike<T>, milliseconds: number, onLate: () => T): Promise<T> {
  let cancel = () => {};
  const late = new Promise<void>((resolve) => {
    cancel = callAfter(milliseconds, undefined, resolve);
  }).then(onLate);
  return Promise.race([promise, late]).finally(cancel);
}
