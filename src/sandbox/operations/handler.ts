import type { OperationId } from '../../contract/operation.js';
import type { TaskFaults } from '../faults/fault.js';
import type { SandboxState } from '../state.js';

/** A request that has passed everything that the document says of it. */
export interface OperationRequest {
  operation: OperationId;
  /** What stands for `{id}` in the path. */
  id: string;
  /** The body, which keeps the rules of its schema. */
  body: Readonly<Record<string, unknown>>;
  origin: string;
  /** What goes wrong with the task that it makes. */
  faults: TaskFaults;
  /** A text of the request as it may be shown. */
  show: (text: string) => string;
}

/** What was done: the answer, and the task that was made or read. */
export interface OperationResult {
  answer: object;
  taskId?: string;
}

/** What an operation does with a request. */
export type OperationHandler = (state: SandboxState, request: OperationRequest) => OperationResult;
