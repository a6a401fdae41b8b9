import { excerpt } from '../shared/text.js';
import type { TaskHandle } from '../terms/task-handle.js';

/** What is known about the call that failed. */
export interface ErrorContext {
  operation?: string | undefined;
  handle?: TaskHandle | undefined;
  headers?: ResponseHeaders | undefined;
  cause?: unknown;
}

/** Headers of a response, by their names in lower case. */
export type ResponseHeaders = Readonly<Record<string, string>>;

/** The id that the service or a gateway gave a request. Which header it is in is undocumented: these are customary. */
export const requestIdOf = (headers: ResponseHeaders | undefined): string | undefined =>
  headers?.['x-request-id'] ?? headers?.['request-id'] ?? headers?.['cf-ray'];

/** Marks errors of the package, also those of another copy of it: ES module and CommonJS have classes of their own. */
export const mark = Symbol.for('genmedia.error');

/** Base of the errors of clients, batches, downloads and callbacks. Its classes say what happened and what to do. */
export class GenMediaError extends Error {
  /** Name of its class. */
  override readonly name: string = 'GenMediaError';
  /** Command that prints what each class means and what to do: `npx genmedia docs errors`. */
  readonly docs: string = 'genmedia docs errors';
  /** Operation that was called, by its name in the document: `createText2Video`. */
  declare readonly operation: string | undefined;
  /** Task that the call was about, if it is known. */
  declare readonly taskId: string | undefined;
  /** The same task, to continue with: `gen.tasks.resume(error.handle)`. */
  declare readonly handle: TaskHandle | undefined;
  /** Headers of the response, if there was one, by their names in lower case. Without cookies and without the key. */
  declare readonly headers: ResponseHeaders | undefined;
  /**
   * Id that the service or a gateway gave the request, to quote to its support: the header `X-Request-Id`, `Request-Id` or
   * `CF-Ray`.
   */
  declare readonly requestId: string | undefined;

  /** `happened` completes a sentence about the call. Without a context it is the whole sentence. `taskIs` begins it where only the task is known. */
  constructor(happened: string, context?: ErrorContext, taskIs = 'The wait for task') {
    const { operation, headers } = context ?? {};
    // A value that was passed in place of a task is not a task to continue with.
    const handle = typeof context?.handle?.id === 'string' ? context.handle : undefined;
    const subject = operation ?? (handle ? `${taskIs} ${excerpt(handle.id)}` : 'The request');
    super(context ? `${subject} ${happened}` : happened, context);
    this.operation = operation;
    this.taskId = handle?.id;
    this.handle = handle;
    this.headers = headers;
    this.requestId = requestIdOf(headers);
  }

  /**
   * The class as a string that does not change: `rejected`, `task_failed`, `outcome_unknown`. Unlike `instanceof` it is the same
   * for ES modules and CommonJS: see `isGenMediaError`.
   */
  get code(): string {
    return this.name
      .slice(0, -'Error'.length)
      .replace(/\B[A-Z]/g, '_$&')
      .toLowerCase();
  }

  protected get [mark](): boolean {
    return true;
  }

  /** The error as JSON. Loggers use it, and `JSON.stringify` would leave out the message. */
  toJSON(): object {
    return { ...this, code: this.code, message: this.message };
  }
}
