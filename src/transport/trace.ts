import type { SentRequest, Subject } from './event.js';

/** What a span is about: a call of an operation with its retries, a wait for a task with its polls, or one HTTP request. */
export type TraceScope =
  | (Subject & { readonly type: 'operation' | 'wait' })
  | (SentRequest & { readonly type: 'request' });

/**
 * Runs a part of a call, and knows when it begins and how it ends. It must call `run` once, and return or throw what that
 * does. A request resolves to its `Response`.
 */
export type Trace = <T>(scope: TraceScope, run: () => Promise<T>) => Promise<T>;

/** Runs a part of a call without a span. */
export const withoutTrace: Trace = (_, run) => run();
