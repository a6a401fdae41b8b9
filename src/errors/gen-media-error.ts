/** What is known of the call that failed. */
export interface ErrorContext {
  operation?: string | undefined;
  taskId?: string | undefined;
  cause?: unknown;
}

/** What happened to the call, as a sentence about it. */
export const about = ({ operation = 'The request' }: ErrorContext, happened: string) => `${operation} ${happened}`;

/** Base of every error that this package throws. Its classes say what happened and what can be done. */
export class GenMediaError extends Error {
  override readonly name: string = 'GenMediaError';
  /** Operation that was called, by its name in the document: `createText2Video`. */
  readonly operation: string | undefined;
  /** Task that the call was about, where it is known. */
  readonly taskId: string | undefined;

  constructor(message: string, { operation, taskId, cause }: ErrorContext = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.operation = operation;
    this.taskId = taskId;
  }
}
