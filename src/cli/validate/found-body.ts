import type { OperationId } from '../../terms/operation.js';
import type { BodyName } from '../../validate/index.js';

/** A body that was found in a file. */
export interface FoundBody {
  file: string;
  /** Position in a recording. */
  place?: string;
  /** Line of the body, in a file with one body a line. */
  line?: number;
  /** The file as JSON. */
  json?: string;
  /** JSON Pointer to the text of the body, in a recording. */
  pointer?: string;
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
