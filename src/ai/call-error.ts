import type { GenMediaError } from '../errors/gen-media-error.js';
import { isGenMediaError } from '../errors/is-gen-media-error.js';
import type { RejectedError } from '../errors/rejected-error.js';
import type { TaskHandle } from '../terms/task-handle.js';
import type { ByProvider } from './sdk-types.js';
import { providerName } from './to-task.js';

/** Marks of the AI SDK, which finds its errors by them: `APICallError.isInstance(error)`. */
const [anyMark, callMark] = ['vercel.ai.error', 'vercel.ai.error.AI_APICallError'].map((name) => Symbol.for(name));

/**
 * Thrown when a call of a model or a download fails. The AI SDK takes it for an `APICallError`. It is never retryable after a create,
 * since the AI SDK would send it again, and never contains the request.
 */
export class CallError extends Error {
  /** The name that the AI SDK gives to such errors. */
  override readonly name = 'AI_APICallError';
  /** The error of the client, which says what happened and what to do. */
  declare readonly cause: GenMediaError;
  /** Whether the AI SDK may call the model again. Only `doStatus`, which reads, says so. */
  declare readonly isRetryable: boolean;
  /** HTTP status, if the service has responded. */
  declare readonly statusCode: number | undefined;
  /** Headers of the response. */
  declare readonly responseHeaders: Record<string, string> | undefined;
  /** `genmedia.handles` are the tasks that the call has created and that may be paid for: resume or download them. */
  declare readonly providerMetadata: ByProvider;
  /** The operation, in place of a URL. */
  declare readonly url: string;
  /** Always empty. */
  declare readonly requestBodyValues: object;

  constructor(cause: GenMediaError, handles: readonly TaskHandle[], isRetryable = false) {
    super(cause.message, { cause });
    this.isRetryable = isRetryable;
    this.statusCode = (cause as RejectedError).status;
    this.responseHeaders = cause.headers && { ...cause.headers };
    this.providerMetadata = metadataOf(cause, handles);
    this.url = cause.operation ?? '';
    this.requestBodyValues = {};
    for (const mark of [anyMark, callMark]) Object.defineProperty(this, mark as symbol, { value: true });
  }
}

/** An error of the client as the AI SDK expects it. It knows an abort by its name, so that one stays as it is. */
export function toCallError(error: unknown, handles: readonly TaskHandle[], isRetryable?: boolean): unknown {
  if (!isGenMediaError(error)) return error;
  if (error.name !== 'AbortError') return new CallError(error, handles, isRetryable);
  return Object.assign(error, { providerMetadata: metadataOf(error, handles) });
}

function metadataOf({ handle, code }: GenMediaError, handles: readonly TaskHandle[]): ByProvider {
  const all = handle && !handles.some(({ id }) => id === handle.id) ? [...handles, handle] : handles;
  return { [providerName]: { code, handles: all.map((one) => ({ ...one })) } };
}

/** Plans what to send, and throws what is wrong with it as the AI SDK expects it. */
export function plan<T>(toTask: () => T): T {
  try {
    return toTask();
  } catch (error) {
    throw toCallError(error, []);
  }
}
