import { operations } from '../../generated/operations.js';
import type { OperationId, ResponseOf } from '../contract/operation.js';
import { handleOf } from '../contract/task-handle.js';
import { type GenMediaError, requestIdOf } from '../errors/gen-media-error.js';
import { InvalidRequestError } from '../errors/invalid-request-error.js';
import { NetworkError } from '../errors/network-error.js';
import { OutcomeUnknownError } from '../errors/outcome-unknown-error.js';
import { isBusy, RejectedError } from '../errors/rejected-error.js';
import { backoff, maxRetryAfterMs } from '../shared/backoff.js';
import { markHandled } from '../shared/mark-handled.js';
import { redactorFor } from '../shared/redact.js';
import { runtime } from '../shared/user-agent.js';
import type { ApiPromise } from './api-promise.js';
import { attempt, waitOrAbort } from './attempt.js';
import type { Call, ResponseContext } from './call.js';
import type { Emit } from './event.js';
import { createFetchOnce } from './fetch-once.js';
import type { LoadedLater } from './logger.js';
import { type Connection, type GenMediaOptions, toClientSettings, toCount } from './options.js';
import { prepare } from './prepare.js';
import { headersOf } from './response-headers.js';
import { type Trace, withoutTrace } from './trace.js';

/** Sends a call of an operation, and retries it only if that is safe. `read` converts the response. */
export interface Send {
  <O extends OperationId, Result = ResponseOf<O>>(
    operation: O,
    call: Call,
    read?: (response: ResponseOf<O>, context: ResponseContext) => Result,
  ): ApiPromise<Result>;
  /** Reports events, if the caller wants them. */
  readonly emit: Emit | undefined;
  readonly trace: Trace;
}

export function createSend(connection: Connection, clientOptions: GenMediaOptions, logger?: LoadedLater): Send {
  const clean = redactorFor(connection.apiKey);
  const settings = toClientSettings(clientOptions);
  const { onEvent, trace, extraQuery } = settings;
  const handlers = [logger?.log, onEvent].filter(Boolean) as Emit[];
  // What a handler throws or rejects with must not end a call that may have been paid for.
  const emit: Emit | undefined =
    handlers[0] &&
    ((event) => {
      const cleaned = clean(event);
      for (const handle of handlers) void (async () => handle(cleaned))().catch(console.error);
    });
  /**
   * A controller whose last call has read its whole response, for a few more calls, since Node takes long to create one. Few,
   * because `fetch` leaves a listener at its signal. Other platforms bind it to what they do for one request (Workers), and
   * middleware or a `fetch` of the caller may still read a response, or know its signal.
   */
  let spare: { controller: AbortController; uses: number } | undefined;
  const uses = runtime().startsWith('Node') && !clientOptions.fetch && !settings.middleware ? 8 : 1;
  const fetchOnce = createFetchOnce(connection, settings);

  /** Sends a call and returns the JSON of its response, as `read` has it. */
  const send = async (call: Call, context: ResponseContext, read: Parameters<Send>[2]): Promise<never> => {
    if (logger) await logger.ready;
    const request = prepare(call, context, extraQuery);
    if (settings.preflight && call.body) {
      // The body is JSON by now, so that nobody can change it after it was checked.
      const findings = await settings.preflight(context.operation, call.body);
      const violations = findings?.filter((finding) => finding.severity !== 'warning');
      if (violations?.length) throw new InvalidRequestError(violations, context);
    }
    const { signal, timeout = settings.timeout, retries = settings.retries, onSending } = call.options ?? {};
    toCount(retries);
    const isIdempotent = isRead(context.operation);
    if (onSending && !isIdempotent && !signal?.aborted) await onSending({ operation: context.operation });

    let body: object | undefined;
    for (let number = 1; !body; number += 1) {
      if (signal?.aborted) await waitOrAbort(0, signal, context).done;
      request.isSent = false;
      try {
        const stop = spare ?? { controller: new AbortController(), uses };
        stop.uses -= 1;
        spare = undefined;
        const run = (stopped: AbortSignal) => fetchOnce(request, stopped, context, number);
        body = await attempt(run, timeout, signal, context, stop.controller);
        if (stop.uses > 0) spare = stop;
      } catch (error) {
        const failure = error as RejectedError;
        if (number > retries || !maySendAgain(failure, isIdempotent)) {
          throw isIdempotent || !request.isSent || wasNotAccepted(failure) ? failure : new OutcomeUnknownError(failure);
        }
        const { operation, taskId, message: reason } = failure;
        const delay = backoff(number - 1, failure.retryAfter);
        emit?.({ type: 'retry', operation, taskId, attempt: number, reason, delay });
        await waitOrAbort(delay, signal, context).done;
      }
    }
    return (read ? read(body as never, context) : body) as never;
  };

  const start: (...call: Parameters<Send>) => ApiPromise<never> = (operation, call, read) => {
    const handle = call.task === undefined ? undefined : handleOf(call.task);
    const context: ResponseContext = { operation, handle, clean, emit, response: undefined as never };
    const run = () => send(call, context, read);
    const result: Promise<never> =
      // Async, so that a span which throws at once rejects the call.
      trace === withoutTrace ? run() : (async () => trace({ type: 'operation', operation, taskId: handle?.id }, run))();
    if (!isRead(operation)) markHandled(result);
    const toWhole = (data: never) => ({ data, response: context.response, requestId: requestIdOf(headersOf(context)) });
    // The caller awaits one of the two promises.
    return Object.assign(result, { withResponse: () => markHandled(result.then(toWhole)) });
  };
  return Object.assign(start as never, { emit, trace });
}

const isRead = (operation: OperationId) => operations[operation][0] === 'GET';

/** Reads may always be retried, other requests only if the service cannot have accepted them. */
function maySendAgain(failure: GenMediaError, isIdempotent: boolean): boolean {
  if (failure instanceof NetworkError) return isIdempotent || failure.neverConnected;
  return isBusy(failure) && (isIdempotent || failure.status === 429) && (failure.retryAfter ?? 0) <= maxRetryAfterMs;
}

/**
 * Whether it is certain that the service has not accepted the request. A server error may come after the task was created.
 * 303 says that the request was processed and its outcome is elsewhere (RFC 9110, 15.4.4), and many servers say so with 301
 * or 302, which a browser shows as 0; 307 and 308 say that it was not processed.
 */
function wasNotAccepted(failure: GenMediaError): boolean {
  if (failure instanceof NetworkError) return failure.neverConnected;
  if (failure instanceof RejectedError) return failure.status > 303 && failure.status < 500;
  return failure instanceof InvalidRequestError;
}
