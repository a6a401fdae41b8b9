import type { OperationId } from '../../terms/operation.js';
import type { BodyName } from '../../validate/index.js';

/** A body that was found in a file. */
export interface FoundBody {
  file: string;
  /** Line of a file with one body a line, or position in a recording. */
  place?: string;
  line?: number;
  name: BodyName;
  /** The operation whose request it is. */
  operation?: OperationId;
  body: unknown;
  /** Why there is no body. */
  problem?: string;
}

/** What was found in a file, and how much of a recording is not about this service. */
export interface Found {
  bodies: FoundBody[];
  skipped: number;
}
