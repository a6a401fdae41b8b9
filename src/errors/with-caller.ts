import { GenMediaError } from './gen-media-error.js';

/**
 * Runs a call, and adds the lines of its caller to the stack of an error. The stack of V8 ends where a promise has two readers
 * or is resolved by a callback, and other engines forget the caller at the first `await`. What was captured becomes text only
 * if the call fails.
 */
export async function withCaller<T>(run: () => T): Promise<Awaited<T>> {
  const call = new Error();
  try {
    return await run();
  } catch (error) {
    throw addCaller(error, call);
  }
}

/** Adds the lines of the stack of `call` to that of an error, as the last ones and once. Errors of others are left as they are. */
export function addCaller<T>(error: T, call: Error): T {
  if (error instanceof GenMediaError) {
    // V8 begins with the message, which is `Error` here. Line by line, since an inner call may have added some of them.
    const lines = `${call.stack}`.split('\n').filter((line) => line !== 'Error');
    const own = `${error.stack}`.split('\n').filter((line) => !lines.includes(line));
    error.stack = [...own, ...lines].join('\n');
  }
  return error;
}
