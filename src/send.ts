import { operations } from '../generated/operations.js';
import { attempt } from './attempt.js';
import { backoff, longestRetryAfter } from './backoff.js';
import type { GenMediaError } from './errors/gen-media-error.js';
import { InvalidRequestError } from './errors/invalid-request-error.js';
import { NetworkError } from './errors/network-error.js';
import { OutcomeUnknownError } from './errors/outcome-unknown-error.js';
import { isBusy, RefusedError } from './errors/refused-error.js';
import { type Answer, createExchange } from './exchange.js';
import type { AnswerOf, OperationId } from './operation.js';
import { type CallOptions, type Connection, type GenMediaOptions, toCount, toSettings } from './options.js';
import { type CallContext, prepare } from './prepare.js';
import { quietly } from './quietly.js';
import { rest } from './rest.js';
import type { Clean } from './secret.js';
import { handleOf, type TaskReference } from './task-handle.js';

export interface Call {
  /** Identifier in the path of the operation, where it is not that of a task. */
  id?: string;
  /** Task that the call is about: for its path, and for its errors. */
  task?: TaskReference | undefined;
  body?: object;
  options?: CallOptions | undefined;
}

/** What is known of a call once it is answered. */
export interface Answered extends CallContext {
  status: number;
  clean: Clean;
}

/** Sends a call of an operation until it is answered, and never more often than is safe. `read` makes the result. */
export type Send = <O extends OperationId, Result = AnswerOf<O>>(
  operation: O,
  call: Call,
  read?: (answer: AnswerOf<O>, answered: Answered) => Result,
) => Promise<Result>;

export function createSend(connection: Connection, clean: Clean, clientOptions: GenMediaOptions): Send {
  const settings = toSettings(clientOptions);
  const exchange = createExchange(connection, clean, settings.maxBytes);

  const send = async (call: Call, context: CallContext): Promise<Answer> => {
    const message = prepare(call, settings.validate, context);
    const { signal, timeout = settings.timeout, retries = settings.retries, onSending } = call.options ?? {};
    toCount(retries);
    const mayRepeat = isRead(context.operation);
    if (!mayRepeat && !signal?.aborted) await onSending?.(context);

    for (let retry = 0; ; retry += 1) {
      if (signal?.aborted) await rest(0, signal, context);
      try {
        return await attempt((stop) => exchange(message, stop, context), { signal, timeout }, context);
      } catch (error) {
        const failure = error as GenMediaError;
        if (retry >= retries || !maySendAgain(failure, mayRepeat)) {
          throw mayRepeat || isUnseen(failure) ? failure : new OutcomeUnknownError(failure);
        }
        const { retryAfter } = failure as { retryAfter?: number };
        await rest(backoff(retry, retryAfter), signal, context);
      }
    }
  };
  return (operation, call, read = (answer) => answer as never) => {
    const context = { operation, handle: call.task === undefined ? undefined : handleOf(call.task) };
    const result = send(call, context).then(({ body, status }) => read(body as never, { ...context, status, clean }));
    return isRead(operation) ? result : quietly(result);
  };
}

const isRead = (operation: OperationId) => operations[operation][0] === 'GET';

/** A read is harmless. Anything else goes again only where nothing can have been accepted. */
function maySendAgain(failure: GenMediaError, mayRepeat: boolean): boolean {
  if (failure instanceof NetworkError) return mayRepeat || failure.isUnconnected;
  return isBusy(failure) && (mayRepeat || failure.status === 429) && (failure.retryAfter ?? 0) <= longestRetryAfter;
}

/**
 * Whether it is certain that the service took nothing on. A server error may come after the task was made. 303 says that
 * the request was done and its outcome is elsewhere (RFC 9110, 15.4.4), and many servers say so by 301 or 302, which a
 * browser shows as 0; 307 and 308 say that it was not done.
 */
function isUnseen(failure: GenMediaError): boolean {
  if (failure instanceof NetworkError) return failure.isUnconnected;
  if (failure instanceof RefusedError) return failure.status > 303 && failure.status < 500;
  return failure instanceof InvalidRequestError;
}
