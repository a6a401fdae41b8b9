import { constants } from 'node:os';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Has the process clean up before a signal ends it. A second signal does not wait for that. Returns what leaves signals to Node
 * again.
 */
export function onSignal(cleanUp: () => Promise<void>): () => void {
  let isEnding = false;
  const end = (signal: (typeof signals)[number]) => {
    const exit = () => process.exit(128 + constants.signals[signal]);
    if (isEnding) exit();
    isEnding = true;
    void cleanUp().finally(exit);
  };
  for (const signal of signals) process.on(signal, end);
  return () => {
    for (const signal of signals) process.off(signal, end);
  };
}
