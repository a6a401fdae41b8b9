/** A second signal, of any of these, ends the process at once. */
const signals = ['SIGINT', 'SIGTERM'] as const;

/**
 * Resolves when the process should end: on Ctrl-C, on `kill`, or when its parent ends. `npm` sends a signal only to its shell,
 * which ends without forwarding it.
 */
export function untilSignal(): Promise<void> {
  const parent = process.ppid;
  return new Promise((resolve) => {
    const end = () => {
      for (const signal of signals) process.off(signal, end);
      resolve();
    };
    for (const signal of signals) process.on(signal, end);
    setInterval(() => process.ppid !== parent && resolve(), 250).unref();
  });
}
