import { operations } from '../../generated/operations.js';
import { checkNames } from '../errors/check-names.js';
import { type GenMediaError, requestIdOf } from '../errors/gen-media-error.js';
import { InvalidRequestError } from '../errors/invalid-request-error.js';
import { NetworkError } from '../errors/network-error.js';
import { OutcomeUnknownError } from '../errors/outcome-unknown-error.js';
import { isBusy, type RejectedError } from '../errors/rejected-error.js';
import { canBeSentAgain, createdNothing } from '../errors/retry-rules.js';
import { withAwaitingCaller } from '../errors/with-caller.js';
import { backoff, maxRetryAfterMs } from '../shared/backoff.js';
import { type ClockedFetch, clockListeners } from '../shared/clock-listeners.js';
import { markHandled } from '../shared/mark-handled.js';
import { redactorFor } from '../shared/redact.js';
import type { OperationId } from '../terms/operation.js';
import { handleOf } from '../terms/task-handle.js';
import type { ApiPromise, WithResponse } from './api-promise.js';
import type { Call, PreparedRequest, ResponseContext, Send } from './call.js';
import type { Emit } from './event.js';
import { createFetchJson } from './fetch-json.js';
import type { LimitState } from './limits.js';
import type { LoadedLater } from './logger.js';
import { callNames } from './option-names.js';
import { type CallOptions, type GenMediaOptions, type ServiceConnection, toClientSettings } from './options.js';
import { prepare } from './prepare.js';
import { headersOf } from './response.js';
import { runWithTimeout, waitOrAbort } from './timeout.js';
import type { WaitDefaults } from './wait-defaults.js';

export function createSend(
  connection: ServiceConnection,
  clientOptions: GenMediaOptions,
  logger?: LoadedLater,
  limits: LimitState = {},
): Send {
  const clean = redactorFor(connection.apiKey);
  const settings = toClientSettings(clientOptions);
  const { onEvent, trace, extraQuery, timeout: usualTimeout } = settings;
  const handlers = [logger?.log, onEvent].filter(Boolean) as Emit[];
  // What a handler throws or rejects with must not end a call that may have been paid for.
  const emit: Emit | undefined =
    handlers[0] &&
    ((event) => {
      const cleaned = clean(event);
      for (const handle of handlers) void (async () => handle(cleaned))().catch(console.error);
    });
  const warn: Send['warn'] = (...about) =>
    void import('./warnings.js').then(({ warnOf }) => warnOf(connection, emit, ...about)).catch(console.error);
  const isLimited = settings.concurrency ?? settings.maxCredits;
  const fetchJson = createFetchJson(connection, settings);

  /** Checks a call, and sends it until there is a response, for as long as another attempt cannot cost credits twice. */
  const send = async (call: Call, context: ResponseContext, read: Parameters<Send>[2]): Promise<never> => {
    const { operation, handle } = context;
    if (logger) await logger.ready;
    const request = prepare(call, context, extraQuery);
    const options: CallOptions & WaitDefaults = call.options ?? {};
    const { deadline = settings.wait?.deadline } = options;
    // Only a run has names: its wait would end at once, with a task that was paid for.
    const isPast = call.names && deadline instanceof Date && +deadline <= Date.now();
    if (!request || isPast) return (await import('./wrong-call.js')).rejectCall(call, context, deadline);
    checkNames(context, call.options, call.names ?? callNames);
    if (settings.preflight && call.body) {
      // The body is JSON by now, so that nobody can change it after it was checked.
      const findings = await settings.preflight(operation, call.body);
      const violations = findings?.filter((finding) => finding.severity !== 'warning');
      if (violations?.length) throw new InvalidRequestError(violations, context);
    }
    const { signal, timeout = usualTimeout, retries = settings.retries, onSending, callbacks } = options;
    if (!isRead(operation)) {
      if (callbacks && !request.body?.includes('"callback_url":')) warn('callbacks', 0, context);
      if (timeout < 1000) warn('timeout', timeout, context);
    }
    const sendOften = async () => {
      if (onSending && !isRead(operation) && !signal?.aborted) await onSending({ operation });
      for (let attempt = 1; ; attempt += 1) {
        if (signal?.aborted) await waitOrAbort(0, signal, context).done;
        request.isSent = false;
        try {
          const fetchOnce = (stopped: AbortSignal) => fetchJson(request, stopped, context, attempt);
          return await runWithTimeout(fetchOnce, timeout, signal, context);
        } catch (error) {
          const failure = error as RejectedError;
          if (attempt > retries || !shouldRetry(failure, operation)) throw toOutcome(failure, request, operation);
          const delay = backoff(attempt - 1, failure.retryAfter);
          emit?.({ type: 'retry', operation, taskId: handle?.id, attempt, reason: failure.message, delay });
          await waitOrAbort(delay, signal, context).done;
        }
      }
    };
    let body: unknown;
    if (isLimited !== undefined) {
      const { sendWithin } = await import('./limits.js');
      body = await sendWithin(settings, limits, { isRead: isRead(operation), signal, context, send: sendOften });
    } else body = await sendOften();
    return (read ? read(body as never, context) : body) as never;
  };

  const start: (...call: Parameters<Send>) => ApiPromise<never> = (operation, call, read) => {
    const handle = call.task === undefined ? undefined : handleOf(call.task);
    const context: ResponseContext = { operation, handle, clean, emit, response: undefined as never };
    const { model } = Object(call.body) as { model?: unknown };
    const run = () => send(call, context, read);
    const result: Promise<never> = withAwaitingCaller(
      () => trace({ type: 'operation', operation, taskId: handle?.id, model }, run),
      () => isRead(operation) || markHandled(result),
    );
    // The caller awaits one of the two promises.
    const withResponse = () => {
      const whole: Promise<WithResponse<never>> = withAwaitingCaller(
        async () => ({ data: await result, response: context.response, requestId: requestIdOf(headersOf(context)) }),
        () => markHandled(whole),
      );
      return whole;
    };
    return Object.assign(result, { withResponse });
  };
  const { [clockListeners]: waking } = connection.fetch as ClockedFetch;
  return Object.assign(start as never, { emit, trace, timeout: usualTimeout, clockListeners: waking, warn });
}

const isRead = (operation: OperationId) => operations[operation][0] === 'GET';

function shouldRetry(failure: RejectedError, operation: OperationId): boolean {
  // The caller decides about a wait of more than a minute: the error has `retryAfter`.
  if ((failure.retryAfter ?? 0) > maxRetryAfterMs) return false;
  // The service has accepted nothing, so that nothing can be paid for twice.
  if (canBeSentAgain(failure)) return true;
  // Reads cost nothing. A timeout, an abort or a rejection for good would come again.
  return isRead(operation) && (failure instanceof NetworkError || isBusy(failure));
}

/** The error that a call ends with. */
function toOutcome(failure: GenMediaError, { isSent }: PreparedRequest, operation: OperationId): GenMediaError {
  if (isRead(operation) || !isSent || createdNothing(failure)) return failure;
  return new OutcomeUnknownError(failure);
}
