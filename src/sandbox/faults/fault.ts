import type { OperationId } from '../../terms/operation.js';
import type { ConnectionFault } from '../http/message.js';
import type { SandboxRejection } from '../http/rejection.js';
import type { Duration } from '../time/duration.js';

/** When a fault applies. Default: to every request that it can affect. */
export interface FaultScope {
  /** Only to this operation, or to the files of results. */
  operation?: OperationId | 'results';
  /** Only so many times. */
  times?: number;
  /** Only for so long, by the clock of the sandbox. */
  for?: Duration;
  /** Only with this probability, from 0 to 1. */
  chance?: number;
}

/** What goes wrong. */
export type FaultKind =
  /** Responds with an error: 429, 500, 503, … Nothing is created. */
  | { fault: 'status'; code: number; retryAfter?: Duration }
  /** Handles the request, then breaks the connection without a response. */
  | { fault: 'lost' }
  /** Handles the request, then breaks the connection in the middle of the response. */
  | { fault: 'cut' }
  /** Delays the response, by the real clock. */
  | { fault: 'slow'; by: Duration }
  /** Never responds. Nothing is created. */
  | { fault: 'hang' }
  /** Handles the request, then responds with an HTML page, as a proxy does. */
  | { fault: 'html'; code?: number }
  /** A read returns an undocumented state. */
  | { fault: 'unknown-state'; state?: string }
  /** A task that is created meanwhile fails. `sandbox.fail` ends one that exists. */
  | { fault: 'failed'; errCode?: string }
  /** No callback of the task is ever sent. */
  | { fault: 'callback-lost' }
  /** Every callback of the task is sent twice. */
  | { fault: 'callback-doubled' }
  /** Every callback of the task is sent late, by the clock of the sandbox. */
  | { fault: 'callback-delayed'; by: Duration }
  /** The callback of `processing` is sent after that of the end. */
  | { fault: 'callback-out-of-order' };

/** What the sandbox does wrong on demand: `{ fault: 'status', code: 503, for: '60s' }`. */
export type Fault = FaultKind & FaultScope;

/** Effects of the faults of a request on the task that it creates. */
export interface TaskFaults {
  errCode: string;
  callback?: { lost?: true; doubled?: true; delay?: number; outOfOrder?: true };
}

/** Effects of the faults of a request. */
export interface RequestFaults {
  task: TaskFaults;
  rejection?: SandboxRejection;
  unknownState?: string;
  html?: number;
  connectionFault: ConnectionFault;
  /** Faults in the header of the request. */
  requested: readonly Fault[];
}
