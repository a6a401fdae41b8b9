import type { OperationId } from '../../terms/operation.js';
import type { SandboxState } from '../core/state.js';
import type { TaskFaults } from '../faults/fault.js';
import type { StoredTask } from '../tasks/task.js';

/** A request that follows the document. */
export interface OperationRequest {
  operation: OperationId;
  /** Value of `{id}` in the path. */
  id: string;
  /** The validated body. */
  body: Readonly<Record<string, unknown>>;
  origin: string;
  /** Time of the sandbox at which it is performed. */
  at: number;
  /** Faults of the task that it creates. */
  faults: TaskFaults;
  /** Redacts and shortens a string of the request for display. */
  show: (text: string) => string;
}

/** The body of the response, and the task that was created or read. */
export interface OperationResult {
  responseBody: object;
  taskId?: string;
  /** The task of the response, if it advises when to poll the task. */
  advised?: StoredTask;
}

export type OperationHandler = (state: SandboxState, request: OperationRequest) => OperationResult;
