import type { OperationId } from '../../terms/operation.js';

/** A request and its response as they were, with the key. */
export interface ObservedExchange {
  /** HTTP method. */
  readonly method: string;
  /** Path, still encoded. */
  readonly url: string;
  /** Body of the request, if it was read. */
  readonly requestText: string | undefined;
  /** Status of the response. 0 if none was sent. */
  readonly status: number;
  /** Body of the response, if it is a string and was sent. */
  readonly responseText: string | undefined;
}

/** A callback after a post. */
export interface ObservedCallback {
  /** Operation that created its task. */
  readonly operation: OperationId;
  /** State that it reports. */
  readonly state: string;
  /** How often its receiver has responded to it. */
  readonly received: number;
  /** Its body. */
  readonly body: unknown;
}

/** What counts the traffic of a sandbox: `new Coverage()` of `genmedia/check`. */
export interface SandboxObserver {
  /** Called at the start, with the names of the faults that there are. */
  startSandbox(faults: readonly string[]): void;
  /** Called with each request to the service, and the faults that it met. */
  inspect(exchange: ObservedExchange, faults: readonly string[]): void;
  /** Called with each callback after every attempt to post it. */
  inspectCallback(callback: ObservedCallback): void;
}
