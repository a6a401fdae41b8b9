import { operations } from '../generated/operations.js';
import { attempt } from './attempt.js';
import { backoff, longestRetryAfter } from './backoff.js';
import { delay } from './delay.js';
import { AbortError } from './errors/abort-error.js';
import type { GenMediaError } from './errors/gen-media-error.js';
import { InvalidRequestError } from './errors/invalid-request-error.js';
import { NetworkError } from './errors/network-error.js';
import { OutcomeUnknownError } from './errors/outcome-unknown-error.js';
import { RefusedError } from './errors/refused-error.js';
import { type Answer, createExchange } from './exchange.js';
import type { AnswerOf, OperationId } from './operation.js';
import { type CallOptions, type GenMediaOptions, toConnection, toRetries, toTimeout, toValidate } from './options.js';
import { type CallContext, prepare } from './prepare.js';
import { type Clean, cleanerOf } from './secret.js';

export interface Call {
  /** Identifier in the path of the operation. */
  id?: string;
  /** Task that errors of the call shall name. */
  taskId?: string;
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

export function createSend(clientOptions: GenMediaOptions): Send {
  const connection = toConnection(clientOptions);
  const clean = cleanerOf(connection.apiKey);
  const exchange = createExchange(connection, clean);
  const validate = toValidate(clientOptions.validate);
  const retries = toRetries(clientOptions.retries ?? 3);
  const timeout = toTimeout(clientOptions.timeout ?? 60_000);

  const send = async (call: Call, context: CallContext): Promise<Answer> => {
    const message = prepare(call, validate, context);
    const { signal } = call.options ?? {};
    const limits = { signal, timeout: call.options?.timeout ?? timeout };
    const mayRepeat = isRead(context.operation);
    const aborted = () => new AbortError({ ...context, cause: signal?.reason });

    for (let retry = 0; ; retry += 1) {
      if (signal?.aborted) throw aborted();
      try {
        return await attempt((stop) => exchange(message, stop, context), limits, context);
      } catch (error) {
        const failure = error as GenMediaError;
        if (retry >= retries || !maySendAgain(failure, mayRepeat)) {
          throw mayRepeat || isUnseen(failure) ? failure : new OutcomeUnknownError(failure);
        }
        const retryAfter = failure instanceof RefusedError ? failure.retryAfter : undefined;
        await delay(backoff(retry, retryAfter), signal).catch(() => {
          throw aborted();
        });
      }
    }
  };
  return (operation, call, read = (answer) => answer as never) => {
    const context = { operation, taskId: call.taskId };
    const result = send(call, context).then(({ body, status }) => read(body as never, { ...context, status, clean }));
    // A create that fails before its owner looks at it must not end the process: with several under way, the tasks that
    // the others have paid for would be lost. So it counts as handled. Whoever awaits it still gets the error.
    if (!isRead(operation)) result.catch(() => {});
    return result;
  };
}

const isRead = (operation: OperationId) => operations[operation][0] === 'GET';

/** A read is harmless. Anything else goes again only where nothing can have been accepted. */
function maySendAgain(failure: GenMediaError, mayRepeat: boolean): boolean {
  if (failure instanceof NetworkError) return mayRepeat || failure.isUnconnected;
  if (!(failure instanceof RefusedError) || (failure.retryAfter ?? 0) > longestRetryAfter) return false;
  return failure.status === 429 || (mayRepeat && failure.status >= 500);
}

/**
 * Whether it is certain that the service took nothing on. A server error may come after the task was made, and 303 says
 * that the request was done and its outcome is elsewhere (RFC 9110, 15.4.4).
 */
function isUnseen(failure: GenMediaError): boolean {
  if (failure instanceof NetworkError) return failure.isUnconnected;
  if (failure instanceof RefusedError) return failure.status < 500 && failure.status !== 303;
  return failure instanceof InvalidRequestError;
}
