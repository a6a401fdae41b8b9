import type { TaskState } from 'genmedia/schema';
import type { Fault } from './faults/fault.js';
import type { Respond } from './http/message.js';
import type { SandboxRequest } from './service/request-log.js';
import type { Delivery } from './tasks/delivery.js';
import type { Duration } from './time/duration.js';

/** A task, with times as text. */
export interface SandboxTask {
  id: string;
  operation: string;
  /** Model of the request, or the mode or type that takes its place. */
  model?: string;
  /** The first 200 characters of the prompt, without the key. */
  prompt?: string;
  state: TaskState;
  /** From 0 to 100, by the clock of the sandbox. */
  progress: number;
  errCode: string;
  credits: number;
  createdAt: string;
  endsAt: string;
  /** Film that it is a part of, and which part. A composition has no type. */
  filmId?: string;
  partType?: string;
}

/** An update of a task that is posted, and its outcome, with times as text. */
export interface SandboxCallback extends Omit<Delivery, 'reachedAt' | 'sendAt' | 'attempts' | 'isDoubled'> {
  reachedAt: string;
  sendAt: string;
  attempts: { at: string; status?: number; error?: string }[];
}

/** The service with state, on one machine. */
export interface Sandbox {
  /**
   * Responds like `fetch`: `new GenMedia({ baseUrl, apiKey, fetch: sandbox.fetch })`. It does not need to be called as a
   * method.
   */
  readonly fetch: (input: Request | URL | string, init?: RequestInit) => Promise<Response>;
  /**
   * The same without `Request` and `Response`, for adapters to servers such as `serve` of `genmedia/sandbox/node`.
   */
  readonly respond: Respond;
  /** Time of its clock. */
  now(): Date;
  /** Moves its clock forward: `advance('30s')`. Resolves when the callbacks that became due have been posted. */
  advance(by: Duration): Promise<void>;
  /** Resolves when no callback is being posted. */
  idle(): Promise<void>;
  /** Tasks, the newest first. Default: 1000. */
  tasks(limit?: number): SandboxTask[];
  /** Requests, the newest first. The last 1000 are kept. */
  requests(limit?: number): SandboxRequest[];
  /** Callbacks, the newest first. The last 1000 are kept. */
  callbacks(limit?: number): SandboxCallback[];
  /** Faults that are still active. */
  faults(): Fault[];
  /** Replaces the active faults. */
  setFaults(faults: readonly Fault[]): void;
  /** Deletes tasks, subjects, requests, callbacks and faults. The clock continues. */
  reset(): Promise<void>;
  /** Stops posting callbacks and closes the store. */
  close(): Promise<void>;
}
