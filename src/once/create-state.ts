import type { GenMediaError } from '../errors/gen-media-error.js';
import type { OperationId } from '../terms/operation.js';
import type { TaskHandle } from '../terms/task-handle.js';
import { type RecordedError, restoredError } from './recorded-error.js';

/** One step of a create, as it is recorded. Records of `once`, journals of batches and logs of jobs consist of these. */
export type RecordedStep =
  /** An attempt is about to be sent. Until another step names it, it may have created a task. */
  | { readonly type: 'sending'; readonly attempt: string; readonly operation: OperationId }
  /** It is certain that the attempt has created nothing. */
  | { readonly type: 'unsent'; readonly attempt: string }
  /** The caller has decided to send again, whatever became of these attempts. */
  | { readonly type: 'resend'; readonly attempts: readonly string[] }
  /** There is a task. */
  | { readonly type: 'accepted'; readonly handle: TaskHandle }
  /** It ended without a result, or its outcome is unknown. */
  | { readonly type: 'error'; readonly error: RecordedError };

/** What the recorded steps of a create say. */
export class CreateState {
  /** The task, if there is one. */
  handle: TaskHandle | undefined;
  /** Operation of the last attempt. */
  operation: OperationId | undefined;
  #error: RecordedError | undefined;
  #attempts: readonly string[] = [];

  constructor(steps: Iterable<RecordedStep> = []) {
    for (const step of steps) this.add(step);
  }

  add(step: RecordedStep): void {
    if (step.type === 'accepted') this.handle ??= step.handle;
    else if (step.type === 'error') this.#error = step.error;
    else if (step.type === 'unsent') this.#close([step.attempt]);
    else if (step.type === 'sending') {
      this.operation = step.operation;
      this.#attempts = [...this.#attempts, step.attempt];
    } else {
      this.#error = undefined;
      this.#close(step.attempts);
    }
  }

  /** The last error, unless the request may be sent again since. */
  get error(): GenMediaError | undefined {
    return this.#error && restoredError(this.#error);
  }

  /** Attempts that may have created a task nobody knows of. */
  get openAttempts(): readonly string[] {
    return this.handle ? [] : this.#attempts;
  }

  /** Whether nobody knows if there is a task. */
  get isUnknown(): boolean {
    return this.openAttempts.length > 0;
  }

  /** Whether the request may be sent. This is the only place that decides it: what has no outcome is never sent again. */
  get maySend(): boolean {
    return !this.handle && !this.#error && !this.isUnknown;
  }

  #close(attempts: readonly string[]): void {
    this.#attempts = this.#attempts.filter((attempt) => !attempts.includes(attempt));
  }
}
