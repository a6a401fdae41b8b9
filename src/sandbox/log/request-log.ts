import type { Violation } from '../../contract/violation.js';
import { redactorFor } from '../../shared/redact.js';
import { shorten } from '../http/shorten.js';

/** A request that the sandbox received, without its key. */
export interface SandboxRequest {
  /** Its number, from 1, in the order in which requests arrived. */
  number: number;
  /** Time of the sandbox, in ISO format. */
  at: string;
  /** Method of the request. */
  method: string;
  /** The beginning of its path. */
  path: string;
  /** Name of the operation, or `results` for a file. Undefined for an unknown path. */
  operation?: string;
  /** Status of the response. */
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

/** What is known of a request only later, or never. */
type LaterField = 'operation' | 'body' | 'model' | 'taskId' | 'rejection' | 'fault';

/**
 * A request as it is logged. All fields are there from the start, also those without a value: a field that is added later takes
 * more time and memory, and every request passes here.
 */
export type RequestEntry = Omit<SandboxRequest, LaterField> & {
  [Name in LaterField]: SandboxRequest[Name] | undefined;
};

/** A request as `sandbox.requests()` returns it: without the fields that have no value. */
export function toSandboxRequest(entry: RequestEntry): SandboxRequest {
  return Object.fromEntries(
    Object.entries(entry).filter(([, value]) => value !== undefined),
  ) as unknown as SandboxRequest;
}

/** Characters of a path or a body that are kept. */
const maxLength = 1000;

/** The beginning of a path or a body, without the key. */
export function beginningOf(text: string, key: string | undefined): string {
  // A key that crosses the end is removed as a whole.
  const start = text.length <= maxLength ? text : text.slice(0, maxLength + (key?.length ?? 0));
  return shorten(key && start.includes(key) ? redactorFor(key)(start) : start, maxLength);
}
