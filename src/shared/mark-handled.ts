/**
 * Lets a promise fail before its owner looks at it, and not end the process: with several under way, the tasks that the
 * others have paid for would be lost. Whoever awaits it still gets the error.
 */
export function markHandled<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {});
  return promise;
}
