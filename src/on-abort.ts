interface Listener {
  waiting: Set<() => void>;
  abort: () => void;
}

const listeners = new WeakMap<AbortSignal, Listener>();

/**
 * Calls back when a signal is aborted, until the function that it gives is called. One signal may end thousands of calls,
 * and platforms warn of a leak from the eleventh listener on, so each signal gets one listener for all of them.
 */
export function onAbort(signal: AbortSignal, callback: () => void): () => void {
  const listener = listeners.get(signal) ?? listen(signal);
  listener.waiting.add(callback);
  return () => {
    listener.waiting.delete(callback);
    if (listener.waiting.size > 0) return;
    signal.removeEventListener('abort', listener.abort);
    listeners.delete(signal);
  };
}

function listen(signal: AbortSignal): Listener {
  const waiting = new Set<() => void>();
  const abort = () => {
    for (const callback of waiting) callback();
  };
  signal.addEventListener('abort', abort, { once: true });
  listeners.set(signal, { waiting, abort });
  return { waiting, abort };
}
