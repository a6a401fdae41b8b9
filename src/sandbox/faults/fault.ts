import type { OperationId } from '../../contract/operation.js';
import type { ConnectionFault } from '../http/message.js';
import type { Rejection } from '../http/rejection.js';
import type { Duration } from '../time/duration.js';

/** When a fault strikes: always, unless told. */
export interface FaultScope {
  /** Only for this operation, or for the files of results. */
  operation?: OperationId | 'results';
  /** Only so often. */
  times?: number;
  /** Only for so long, by the sandbox's clock. */
  for?: Duration;
  /** Only with this probability, from 0 to 1. */
  chance?: number;
}

/** What goes wrong. */
export type FaultKind =
  /** A refusal: 429, 500, 503, … Nothing is made. */
  | { fault: 'status'; code: number; retryAfter?: Duration }
  /** Everything is done, and then the connection breaks without an answer. */
  | { fault: 'lost' }
  /** The answer breaks off in the middle. */
  | { fault: 'cut' }
  /** The answer comes late, by the real clock. */
  | { fault: 'slow'; by: Duration }
  /** No answer ever comes, and nothing is made. */
  | { fault: 'hang' }
  /** The answer is a page, as from a proxy. What was asked for is done. */
  | { fault: 'html'; code?: number }
  /** A read tells a state that no documentation knows. */
  | { fault: 'unknown-state'; state?: string }
  /** The task fails. */
  | { fault: 'failed'; errCode?: string }
  /** No callback of the task is ever sent. */
  | { fault: 'callback-lost' }
  /** Every callback of the task is sent twice. */
  | { fault: 'callback-doubled' }
  /** Every callback of the task is sent late, by the sandbox's clock. */
  | { fault: 'callback-delayed'; by: Duration }
  /** The callback of `processing` is sent after that of the end. */
  | { fault: 'callback-out-of-order' };

/** Something that goes wrong on demand: `{ fault: 'status', code: 503, for: '60s' }`. */
export type Fault = FaultKind & FaultScope;

/** What the faults of a request do to the task that it makes. */
export interface TaskFaults {
  errCode: string;
  callback?: { lost?: true; doubled?: true; delay?: number; outOfOrder?: true };
}

/** What the faults of a request do. */
export interface RequestFaults {
  task: TaskFaults;
  refusal?: Rejection;
  unknownState?: string;
  html?: number;
  mishap: ConnectionFault;
  /** Those that the request asked for by itself. */
  own: readonly Fault[];
}
