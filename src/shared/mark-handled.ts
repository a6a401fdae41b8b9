/**
 * Marks a promise as handled, so that its rejection does not end the process before the caller awaits it: tasks that other
 * promises have paid for would be lost. Awaiting it still throws the error.
 */
export function markHandled<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {});
  return promise;
}
