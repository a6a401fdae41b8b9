import type { Violation } from '../../contract/violation.js';
import { redactorFor } from '../../shared/redact.js';
import { shorten } from '../http/shorten.js';

/** A request that the sandbox was sent, without its key. */
export interface SandboxRequest {
  number: number;
  /** Time of the sandbox, as text. */
  at: string;
  method: string;
  path: string;
  /** Name of the operation, or `results` for a file; none for an unknown path. */
  operation?: string;
  status: number;
  /** Whether it carried a key. Requests for files must not. */
  hasKey: boolean;
  /** The beginning of the body. */
  body?: string;
  /** Task that it made or read. */
  taskId?: string;
  /** Why it was refused. */
  refusal?: { code: string; message: string; violations: readonly Violation[] };
  /** What went wrong with its answer, on demand: `lost`, `cut`, `hang`, `slow` or `html`. */
  mishap?: string;
}

/** What is kept of a path or a body: its beginning, without the key. */
export function beginningOf(text: string, key: string | undefined): string {
  // A key that lies across the end is taken out as a whole.
  const start = text.length <= longest ? text : text.slice(0, longest + (key?.length ?? 0));
  return shorten(key && start.includes(key) ? redactorFor(key)(start) : start, longest);
}

const longest = 1000;
