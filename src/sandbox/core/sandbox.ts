import type { TaskState } from 'genmedia/schema';
import type { Fault } from '../faults/fault.js';
import type { Respond } from '../http/message.js';
import type { SandboxRequest } from '../log/request-log.js';
import type { Delivery } from '../tasks/delivery.js';
import type { Duration } from '../time/duration.js';

/** A task, with times as strings. */
export interface SandboxTask {
  /** Id of the task. */
  id: string;
  /** Operation that created it. */
  operation: string;
  /** Model of the request, or the mode or type that takes its place. */
  model?: string;
  /** The first 200 characters of the prompt, without the key. */
  prompt?: string;
  /** State by the clock of the sandbox. */
  state: TaskState;
  /** From 0 to 100, by the clock of the sandbox. Of a failed task, the progress at which it failed. */
  progress: number;
  /** Why it failed. Empty if it did not. */
  errCode: string;
  /** Credits that it costs. */
  credits: number;
  /** When it was created, in ISO format. */
  createdAt: string;
  /** When it ends, in ISO format. */
  endsAt: string;
  /** Film that it is a part of, and which part. A composition has no type. */
  filmId?: string;
  /** Which part of the film it is. */
  partType?: string;
}

/** An update of a task that is posted, and its outcome, with times as strings. */
export interface SandboxCallback extends Omit<Delivery, 'reachedAt' | 'sendAt' | 'attempts' | 'isDoubled'> {
  /** When the task reached that state, in ISO format. */
  reachedAt: string;
  /** When it is posted next, in ISO format. */
  sendAt: string;
  /** The outcome of each post. */
  attempts: { at: string; status?: number; error?: string }[];
}

declare global {
  // As @types/node and TypeScript 5.2 declare it, for those who compile with neither.
  interface SymbolConstructor {
    readonly asyncDispose: unique symbol;
  }
}

/** Options of `sandbox.reset`. */
export interface ResetOptions {
  /** Whether the clock continues as it is. Default: false, it starts again at its first time and speed. */
  keepClock?: boolean | undefined;
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
  /** Speed of its clock. */
  readonly speed: number;
  /** Continues at another speed: 1 is real time, 0 stops the clock until `advance`. */
  setSpeed(speed: number): void;
  /** Moves its clock forward: `advance('30s')`. Resolves when the callbacks that became due have been posted. */
  advance(by: Duration): Promise<void>;
  /**
   * Ends a task now, with success. A film ends with its parts. Resolves when the callbacks that became due have been posted.
   * A task that has succeeded stays as it is. Throws if it has failed.
   */
  finish(task: string | { id: string }): Promise<void>;
  /** The same, but the task fails. Throws if it has succeeded. Default of `errCode`: `SANDBOX_FAULT`. */
  fail(task: string | { id: string }, errCode?: string): Promise<void>;
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
  /**
   * Replaces the active faults. Those of tasks, `failed` and the `callback-…` ones, count when a task is created: `fail` ends one that
   * exists.
   */
  setFaults(faults: readonly Fault[]): void;
  /**
   * Deletes tasks, subjects, requests, callbacks and faults. The clock starts again at its first time and speed, and a `seed`
   * gives the same values again.
   */
  reset(options?: ResetOptions): Promise<void>;
  /** The sandbox of a key, with `isolate: 'key'`. Without it, this sandbox. */
  forKey(apiKey: string): Sandbox;
  /** Stops posting callbacks and closes the store. */
  close(): Promise<void>;
  /** The same, for `await using sandbox = createSandbox()`. */
  [Symbol.asyncDispose](): Promise<void>;
}
