import { redactorFor } from '../../shared/redact.js';
import { shorten } from '../../shared/text.js';
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

/** Characters of a path or a body that are kept. */
const maxLength = 1000;

/** The beginning of a path or a body, without the key. */
export function beginningOf(text: string, key: string | undefined): string {
  // A key that crosses the end is removed as a whole.
  const start = text.length <= maxLength ? text : text.slice(0, maxLength + (key?.length ?? 0));
  return shorten(key && start.includes(key) ? redactorFor(key)(start) : start, maxLength);
}
