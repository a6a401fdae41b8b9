import type { SandboxCallback, SandboxTask } from '../core/sandbox.js';
import type { LoggedExchange, LoggedPost } from '../log/traffic.js';

/* What the controls return. The page has the same types. */

/** Rows of a list, if a query does not say how many. */
export const defaultPageLength = 50;

/** One page of a list, the newest first. */
export interface Listed<Row> {
  rows: Row[];
  /** Number of items that match the search and the filters. */
  matched: number;
  /** Number of all items. */
  total: number;
}

/** A row of the list of tasks. */
export interface TaskRow extends SandboxTask {
  queueingAt: string;
  processingAt: string;
  /** Path of an image of its result, relative to the page. */
  thumbnail?: string;
  /** How many parts of a film have started. */
  partCount?: number;
  /** These parts, if the query asks for them: `?open=<id of the film>`. */
  parts?: TaskRow[];
}

/** A row of the list of requests. */
export type RequestRow = Omit<LoggedExchange, 'request' | 'response'>;

/** A callback with what was posted and returned. */
export interface CallbackView extends SandboxCallback {
  posts: (Omit<LoggedPost, 'at'> & { at: string })[];
}

/** All that is known of one task. */
export interface TaskView {
  task: TaskRow;
  /** Paths of its files, relative to the page. */
  files: string[];
  /** The request that created it, if it is still kept. A part of a film has none of its own. */
  request?: LoggedExchange;
  /** Everything that was sent and returned about it, the oldest first. */
  exchanges: RequestRow[];
  callbacks: CallbackView[];
  /** Parts of a film. */
  parts: TaskRow[];
}
