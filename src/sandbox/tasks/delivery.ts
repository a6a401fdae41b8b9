import type { TaskState } from 'genmedia/schema';

/** An update of a task that is to be posted, and its outcome. */
export interface Delivery {
  taskId: string;
  /** State that it reports. */
  state: TaskState;
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
  why?: string;
  /** Whether every post is sent twice. */
  isDoubled?: true;
  attempts: Attempt[];
}

export interface Attempt {
  at: number;
  /** Status of the response. Without one, `error` says what went wrong. */
  status?: number;
  error?: string;
}
