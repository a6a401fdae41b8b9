import type { TaskHandle } from '../contract/task-handle.js';

/** What is known of the call that failed. */
export interface ErrorContext {
  operation?: string | undefined;
  handle?: TaskHandle | undefined;
  cause?: unknown;
}

/** Base of every error that this package throws. Its classes say what happened and what can be done. */
export class GenMediaError extends Error {
  /** Operation that was called, by its name in the document: `createText2Video`. */
  declare readonly operation: string | undefined;
  /** Task that the call was about, where it is known. */
  declare readonly taskId: string | undefined;
  /** The same task, to go on with: `gen.tasks.resume(error.handle)`. */
  declare readonly handle: TaskHandle | undefined;

  /** `happened` completes a sentence about the call, or is one of its own where there was no call. */
  constructor(happened: string, context?: ErrorContext) {
    const { operation, handle } = context ?? {};
    const subject = operation ?? (handle ? `The wait for task ${handle.id}` : 'The request');
    super(context ? `${subject} ${happened}` : happened, context);
    this.operation = operation;
    this.taskId = handle?.id;
    this.handle = handle;
  }
}
