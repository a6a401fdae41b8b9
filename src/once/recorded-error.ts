import { GenMediaError } from '../errors/gen-media-error.js';
import * as errors from '../errors/index.js';

/** An error as JSON: its name, its message and its fields. */
export interface RecordedError {
  /** Name of its class: `OutcomeUnknownError`. */
  readonly name: string;
  /** The error as a sentence. */
  readonly message: string;
  /** The error that led to it, if there was one. */
  readonly cause?: RecordedError;
  readonly [field: string]: unknown;
}

const classes: Record<string, unknown> = { ...errors };

/** Depth to which causes of causes are recorded. */
const maxDepth = 4;

/** An error for the journal. Other errors than ours keep only message and code, since they may contain anything. */
export function recordedError(error: unknown, depth = 0): RecordedError {
  const { name, message, code, cause } = Object(error) as Error & { code?: unknown };
  const fields: object = error instanceof GenMediaError ? error : { ...(typeof code === 'string' && { code }) };
  return {
    ...fields,
    name: `${name ?? 'Error'}`,
    message: `${message ?? error}`,
    ...(cause instanceof Error && depth < maxDepth && { cause: recordedError(cause, depth + 1) }),
  };
}

/** The error that was recorded, of its own class again. */
export function restoredError({ cause, code: _, ...fields }: RecordedError): GenMediaError {
  const error = Reflect.construct(GenMediaError, [fields.message], classOf(fields.name)) as GenMediaError;
  Object.assign(error, fields);
  if (cause) Object.defineProperty(error, 'cause', { value: restoredCause(cause), configurable: true, writable: true });
  return error;
}

const restoredCause = (cause: RecordedError): Error =>
  Object.hasOwn(classes, cause.name) ? restoredError(cause) : Object.assign(new Error(cause.message), cause);

function classOf(name: string): typeof GenMediaError {
  return Object.hasOwn(classes, name) ? (classes[name] as typeof GenMediaError) : GenMediaError;
}
