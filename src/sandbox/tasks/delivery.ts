import type { TaskState } from 'genmedia/schema';

/** An update of a task that is to be posted, and its outcome. */
export interface Delivery {
  /** Id of the task. */
  taskId: string;
  /** State that it reports. */
  state: TaskState;
  /** URL that it is posted to. */
  url: string;
  /** When the task reached that state. */
  reachedAt: number;
  /** When it is posted next. */
  sendAt: number;
  /**
   * `waiting`: not posted yet; `retrying`: posted at least once and will be posted again; `delivered`; `given up` after the
   * last retry; `not sent` for the reason in `why`.
   */
  outcome: 'waiting' | 'retrying' | 'delivered' | 'given up' | 'not sent';
  /** Why it was not sent, as a sentence. */
  why?: string;
  /** Whether every post is sent twice. */
  isDoubled?: true;
  /** The outcome of each post. */
  attempts: Attempt[];
}

/** One post of a callback. */
export interface Attempt {
  /** When it was posted, in milliseconds since 1970. */
  at: number;
  /** Status of the response. Without one, `error` says what went wrong. */
  status?: number;
  /** What went wrong, if there was no response. */
  error?: string;
}
