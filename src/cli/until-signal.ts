/**
 * Resolves when the process should end: on Ctrl-C, on `kill`, or when its parent ends. `npm` sends a signal only to its shell,
 * which ends without forwarding it.
 */
export function untilSignal(): Promise<void> {
  const parent = process.ppid;
  return new Promise((resolve) => {
    process.once('SIGINT', resolve).once('SIGTERM', resolve);
    setInterval(() => process.ppid !== parent && resolve(), 250).unref();
  });
}
