import { GenMediaError } from './gen-media-error.js';

/** V8 finds the caller of a promise that is awaited, and once. Other engines forget it at the first `await`. */
const followsAwaits = /^Error.*\n +at /.test(`${new Error().stack}`) && !('Bun' in globalThis);

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

/**
 * The same for a request, which is too short for a stack at each call: V8 captures it only if the request fails, and finds a caller
 * that awaits it. Nobody else may read the promise before `onFailure`.
 */
export async function withAwaitingCaller<T>(run: () => T, onFailure: () => void): Promise<Awaited<T>> {
  const call = followsAwaits ? undefined : new Error();
  try {
    return await run();
  } catch (error) {
    Promise.resolve().then(() => void onFailure());
    throw addCaller(error, call ?? new Error());
  }
}

/** Adds the lines of the stack of `call` to that of an error, as the last ones and once. Errors of others are left as they are. */
export function addCaller<T>(error: T, call: Error): T {
  if (error instanceof GenMediaError) {
    // V8 begins with the message, which is `Error` here. Line by line, since an inner call may have added some of them.
    const lines = `${call.stack}`.split('\n').filter((line) => !/^Error\W*$/.test(line));
    const known = new Set(lines.map(placeIn));
    const own = `${error.stack}`.split('\n').filter((line) => !known.has(placeIn(line)));
    error.stack = [...own, ...lines].join('\n');
  }
  return error;
}

/** A line of a stack without its column, which differs between the call and its `await`. */
const placeIn = (line: string) => line.replace('async ', '').replace(/:\d+\)?$/, '');
