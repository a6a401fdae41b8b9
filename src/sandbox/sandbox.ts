import type { TaskState } from 'genmedia/schema';
import type { Fault } from './faults/fault.js';
import type { Respond } from './http/message.js';
import type { SandboxRequest } from './service/request-log.js';
import type { Delivery } from './tasks/delivery.js';
import type { Duration } from './time/duration.js';

/** A task as the sandbox tells of it. */
export interface SandboxTask {
  id: string;
  operation: string;
  state: TaskState;
  /** From 0 to 100, by the sandbox's clock. */
  progress: number;
  errCode: string;
  credits: number;
  createdAt: string;
  endsAt: string;
  /** The film that it is a part of, and which part; a composition has no type. */
  filmId?: string;
  partType?: string;
}

/** News of a task and what came of posting them, with times as text. */
export interface SandboxCallback extends Omit<Delivery, 'reachedAt' | 'sendAt' | 'attempts' | 'isDoubled'> {
  reachedAt: string;
  sendAt: string;
  attempts: { at: string; status?: number; error?: string }[];
}

/** The service itself, stateful, on one machine. */
export interface Sandbox {
  /**
   * Answers a request, as `fetch` would: `new GenMedia({ baseUrl, apiKey, fetch: sandbox.fetch })`. It can be passed on
   * without the sandbox.
   */
  readonly fetch: (input: Request | URL | string, init?: RequestInit) => Promise<Response>;
  /** The same for adapters of servers, without `Request` and `Response`. `serve` of `genmedia/sandbox/node` is one. */
  readonly handle: Respond;
  /** The time that it lives by. */
  now(): Date;
  /** Turns its clock forward: `advance('30s')`. Callbacks that come due on the way have been posted when it resolves. */
  advance(by: Duration): Promise<void>;
  /** Resolves when no callback is on its way. */
  idle(): Promise<void>;
  /** The newest tasks first, a thousand unless told. */
  tasks(most?: number): SandboxTask[];
  /** The newest requests first. It remembers a thousand. */
  requests(most?: number): SandboxRequest[];
  /** The newest callbacks first. It remembers a thousand. */
  callbacks(most?: number): SandboxCallback[];
  /** Faults that can still strike. */
  faults(): Fault[];
  /** What goes wrong from now on, in place of the faults before. */
  setFaults(faults: readonly Fault[]): void;
  /** Forgets tasks, subjects, requests, callbacks and faults. The clock goes on. */
  reset(): Promise<void>;
  /** Ends it: no more callbacks, and its store is closed. */
  close(): Promise<void>;
}
