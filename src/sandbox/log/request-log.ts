import type { Violation } from '../../terms/violation.js';

/** A request that the sandbox received, without its key. */
export interface SandboxRequest {
  /** Its number, from 1, in the order in which requests arrived. */
  number: number;
  /** Value of the header `x-request-id` of its response. It contains the number. */
  requestId: string;
  /** Time of the sandbox, in ISO format. */
  at: string;
  /** Method of the request. */
  method: string;
  /** The beginning of its path. */
  path: string;
  /** Name of the operation, or `results` for a file. Undefined for an unknown path. */
  operation?: string;
  /** Status of the response. 0 if none was sent: the faults `lost` and `hang`. */
  status: number;
  /** Whether it had a key. Requests for files must not have one. */
  hasKey: boolean;
  /** The beginning of the body. */
  body?: string;
  /** Model that it names. */
  model?: string;
  /** Task that it created or read. */
  taskId?: string;
  /** Why it was rejected. */
  rejection?: { code: string; message: string; violations: readonly Violation[] };
  /** Fault of its response: `lost`, `cut`, `hang`, `slow` or `html`. */
  fault?: string;
}

/** A request as it is kept. Every request is kept and few are read, so its time is formatted when it is read. */
export interface KeptRequest extends Omit<SandboxRequest, 'at'> {
  /** Time of the sandbox. */
  at: number;
}

/** A request as callers get it, in a copy that they may change. */
export const toSandboxRequest = (kept: KeptRequest): SandboxRequest => ({
  ...kept,
  at: new Date(kept.at).toISOString(),
});
