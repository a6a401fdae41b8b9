import type { TaskHandle } from '../contract/task-handle.js';

/** What is known about the call that failed. */
export interface ErrorContext {
  operation?: string | undefined;
  handle?: TaskHandle | undefined;
  cause?: unknown;
}

/** Base of the errors of clients, batches, downloads and callbacks. Its classes say what happened and what to do. */
export class GenMediaError extends Error {
  /** Operation that was called, by its name in the document: `createText2Video`. */
  declare readonly operation: string | undefined;
  /** Task that the call was about, if it is known. */
  declare readonly taskId: string | undefined;
  /** The same task, to continue with: `gen.tasks.resume(error.handle)`. */
  declare readonly handle: TaskHandle | undefined;

  /** `happened` completes a sentence about the call. Without a context it is the whole sentence. */
  constructor(happened: string, context?: ErrorContext) {
    const { operation, handle } = context ?? {};
    const subject = operation ?? (handle ? `The wait for task ${handle.id}` : 'The request');
    super(context ? `${subject} ${happened}` : happened, context);
    this.operation = operation;
    this.taskId = handle?.id;
    this.handle = handle;
  }
}
