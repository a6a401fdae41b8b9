import type { RequestFaults } from '../faults/fault.js';
import type { SandboxHttpRequest } from '../http/message.js';
import type { CallerKey } from './caller-key.js';
import type { KeptRequest, SandboxRequest } from './request-log.js';

/** Headers by name. */
export type Headers = Readonly<Record<string, string>>;

/** One direction of an exchange. */
export interface LoggedMessage {
  headers: Headers;
  /** The beginning of the body, if it is a string. */
  body?: string;
  /** Length of the whole body: characters of a string, otherwise bytes. */
  size: number;
}

/** A request to the service and its response, without the key. */
export interface LoggedExchange extends Omit<SandboxRequest, 'body' | 'hasKey' | 'fault'> {
  query: string;
  /** Real milliseconds until the response was ready, without the delay of a fault. */
  milliseconds: number;
  /** What the faults of the sandbox did to it, such as `lost` or `status 503`. */
  faults: readonly string[];
  request: LoggedMessage;
  /** What was sent of the response, half of it with the fault `cut`. Undefined if nothing was sent. */
  response?: LoggedMessage;
}

/** A post of a callback and its response, without the key. */
export interface LoggedPost {
  at: number;
  milliseconds: number;
  url: string;
  request: LoggedMessage;
  response?: LoggedMessage & { status: number };
  error?: string;
}

/** A request as the service hands it to the log. */
export interface Traffic {
  entry: KeptRequest;
  request: SandboxHttpRequest;
  /** The body of the request, if it was read. */
  text: string | undefined;
  callerKey: CallerKey;
  faults: RequestFaults;
  /** Value of `performance.now()` when it arrived. */
  startedAt: number;
}
