import type { TaskState } from 'genmedia/schema';

/** News of a task that is to be posted, and what came of it. */
export interface Delivery {
  taskId: string;
  /** The state that it tells. */
  state: TaskState;
  url: string;
  /** When the task reached that state. */
  reachedAt: number;
  /** When it is posted next. */
  sendAt: number;
  /**
   * `waiting`: it has not been posted; `retrying`: it was, and will be again; `delivered`; `given up` after the last
   * retry; `not sent`, for the reason in `why`.
   */
  outcome: 'waiting' | 'retrying' | 'delivered' | 'given up' | 'not sent';
  why?: string;
  /** Whether every post goes twice. */
  isDoubled?: true;
  attempts: Attempt[];
}

export interface Attempt {
  at: number;
  /** Status of the answer, or what went wrong instead. */
  status?: number;
  error?: string;
}
