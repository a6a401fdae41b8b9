import type { GenMediaError } from '../errors/gen-media-error.js';

/** What an event is about. */
interface EventSubject {
  /** Operation that was called, or that created the task: `createText2Video`. */
  readonly operation: string | undefined;
  /** Task that it is about, if it is known. */
  readonly taskId: string | undefined;
}

/** One HTTP request. */
interface SentRequest extends EventSubject {
  /** 1 for the first request of a call. */
  readonly attempt: number;
  /** HTTP method. */
  readonly method: string;
  /** URL as the document has it: `https://service.example/ent/v2/tasks/{id}/creations`. */
  readonly url: string;
}

/** A request is being sent. */
export interface RequestEvent extends SentRequest {
  readonly type: 'request';
}

/** A request has ended: with a response, or with an error if there was none. */
export interface ResponseEvent extends SentRequest {
  readonly type: 'response';
  /** Status of the response, if there was one. */
  readonly status: number | undefined;
  /** Id that the service or a gateway gave the request, if it did. */
  readonly requestId: string | undefined;
  /** Time from the request to the end of the response. */
  readonly milliseconds: number;
  /** What went wrong, if anything did. */
  readonly error: GenMediaError | undefined;
}

/** A request will be sent again. */
export interface RetryEvent extends EventSubject {
  readonly type: 'retry';
  /** The attempt that failed. */
  readonly attempt: number;
  /** Why it failed, as a sentence. */
  readonly reason: string;
  /** Milliseconds until the next attempt. */
  readonly delay: number;
}

/** A task that is waited for is about to be read. */
export interface PollEvent extends EventSubject {
  readonly type: 'poll';
  /** State that the last poll has read, or else that of the created task, if it is known. */
  readonly state: string | undefined;
  /** Milliseconds until the deadline of the wait. */
  readonly timeLeft: number;
}

/** A task was created, or its state or progress has changed. */
export interface TaskEvent extends EventSubject {
  readonly type: 'task';
  /** State that was reported, if one was. */
  readonly state: string | undefined;
  /** Progress that was reported, if the service reports it. */
  readonly progress: number | undefined;
}

/** A task is in a state that the document does not know. The wait continues, with rare polls. */
export interface UnknownStateEvent extends EventSubject {
  readonly type: 'unknown-state';
  /** The state, as it was reported. */
  readonly state: string;
}

/** An option is probably a mistake. Each is reported once for a client. */
export interface WarningEvent extends EventSubject {
  readonly type: 'warning';
  /** What is wrong and what to do, as sentences. */
  readonly reason: string;
}

/** A batch sends less, since the service has asked for it, lost a create or cannot be reached. */
export interface SlowDownEvent extends EventSubject {
  readonly type: 'slow-down';
  /** Why, as a sentence. */
  readonly reason: string;
  /** Milliseconds in which the batch sends nothing. */
  readonly delay: number;
  /** How many requests may then be in flight at a time. */
  readonly limit: number;
}

/** What a client reports to `onEvent`. None of it contains the key. */
export type GenMediaEvent =
  | RequestEvent
  | ResponseEvent
  | RetryEvent
  | PollEvent
  | TaskEvent
  | UnknownStateEvent
  | SlowDownEvent
  | WarningEvent;

/** Reports an event. */
export type Emit = (event: GenMediaEvent) => void;

/** What a span is about: a call of an operation with its retries, a wait for a task with its polls, or one HTTP request. */
export type TraceScope =
  | (EventSubject & {
      readonly type: 'operation' | 'wait';
      /** Model of the request, as it was passed. */
      readonly model?: unknown;
    })
  | (SentRequest & { readonly type: 'request' });

/**
 * Runs a part of a call, and knows when it begins and how it ends. It must call `run` once, and return or throw what that
 * does. A request resolves to its `Response`.
 */
export type Trace = <T>(scope: TraceScope, run: () => Promise<T>) => Promise<T>;

/** Runs a part of a call without a span. */
export const withoutTrace: Trace = (_, run) => run();
