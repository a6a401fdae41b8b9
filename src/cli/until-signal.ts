/**
 * Resolves when the process is asked to end: by Ctrl-C, by `kill`, or by the end of whoever started it. `npm` passes
 * a signal to its shell, and that ends without telling us.
 */
export function untilSignal(): Promise<void> {
  const parent = process.ppid;
  return new Promise((resolve) => {
    process.once('SIGINT', resolve).once('SIGTERM', resolve);
    setInterval(() => process.ppid !== parent && resolve(), 250).unref();
  });
}
