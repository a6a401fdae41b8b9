import type { Task } from 'genmedia/schema';
import type { GenMedia } from '../client/gen-media.js';
import { generatorsOf } from '../client/generator-of.js';
import type { TaskRequest } from '../client/request-types.js';
import {
  aFunction,
  anySignal,
  checkOptions,
  kindOf,
  nonNegativeMilliseconds,
  type OptionRule,
  type OptionRules,
  objectWith,
  positiveMilliseconds,
  wholeNumber,
} from '../errors/check-options.js';
import { ConfigurationError } from '../errors/configuration-error.js';
import type { GenMediaError } from '../errors/gen-media-error.js';
import type { WatchOptions } from '../tasks/wait-options.js';
import type { TaskHandle } from '../terms/task-handle.js';
import { isClockTime } from '../transport/options.js';
import { prepare } from '../transport/prepare.js';
import type { BatchItem } from './batch-item.js';
import { checkItem } from './check-item.js';
import type { Journal } from './journal.js';

/** What a batch reports while it runs. */
export interface BatchUpdate {
  /** Index of the item in the array. */
  index: number;
  /** What is needed to find the task again. */
  handle: TaskHandle;
  /** State of the task, if a response has reported it. */
  state: string | undefined;
  /** The task as it was read. Missing if it was just created. */
  task?: Task;
}

/** Options of a batch. Those of a wait apply to each of its tasks. */
export interface BatchOptions extends WatchOptions {
  /** Number of tasks in progress at a time. Default: 10. The service documents no limit. */
  concurrency?: number | undefined;
  /**
   * Called when a task was created, and at each change. Another process can find these tasks by their handles, but not those
   * whose requests were on their way when this one was killed: for these, use `journal`. If it throws, the batch ends
   * as if it were aborted.
   */
  // biome-ignore lint/suspicious/noExplicitAny: with unknown, TypeScript could not infer a batch that its onUpdate names.
  onUpdate?: ((update: BatchUpdate) => any) | undefined;
  /**
   * Where the batch records each request before it is sent, and its outcome: `fileJournal('films.journal')`. After a
   * kill `gen.batch.resume` continues with it, and no request is sent twice. It must be empty. It gets the items as they
   * are, with the headers in their options, and never your API key. Default: none.
   */
  journal?: Journal | undefined;
}

/** An item whose request was on its way when its process ended, or whose response was lost. It may have created a task. */
export interface UnknownItem {
  /** Index of the item in the array. */
  index: number;
  /** The request. */
  item: TaskRequest;
  /** What happened to the response. */
  error: GenMediaError;
}

/** Options of a resumed batch. They are not in the journal: pass those of `gen.batch` again. */
export interface ResumeOptions extends Omit<BatchOptions, 'journal'> {
  /**
   * The task of an item that may have created one, as you have found it: its handle, such as `{ id }`, or `undefined`. The batch
   * waits for it, and nothing is sent. It is called for one item after the other, before `resend`, which gets the items
   * for which you found none. Default: no task is known.
   */
  resolve?: ((unknown: UnknownItem) => TaskHandle | undefined | Promise<TaskHandle | undefined>) | undefined;
  /**
   * Whether to send an item again that may have created a task, so that it may be paid twice. It is called for one item after
   * the other, and its decisions are recorded before anything is sent. Default: nothing is sent again.
   */
  resend?: ((unknown: UnknownItem) => boolean | Promise<boolean>) | undefined;
  /**
   * What to begin with where the journal is empty, so that one call serves the first start of a program and all others.
   * Default: an empty journal is a `ConfigurationError`.
   */
  items?: readonly BatchItem[] | undefined;
}

/** Rejects a wrong batch before anything is sent: a task must not be lost because of a wrong option. */
export function checkBatch(gen: GenMedia, given: readonly BatchItem[], options?: BatchOptions): BatchItem[] {
  if (!Array.isArray(given)) {
    const help = isJournal(given) ? ' To continue a journal: gen.batch.resume(journal).' : '';
    throw new ConfigurationError(
      `The first argument of batch must be an array of requests and handles, not ${kindOf(given)}.${help}`,
    );
  }
  // Holes in an array are items that are not there.
  const items: BatchItem[] = Array.from(given);
  const generators = generatorsOf(gen, 'create');
  for (const [index, item] of items.entries()) checkItem(item, generators, `Item ${index} of the batch`);
  checkOptions('batch', options ?? {}, batchRules);
  // Headers are checked where they are used.
  prepare({ options }, { operation: 'getTaskCreations' });
  return items;
}

const anObject: OptionRule = { mustBe: 'an object', fits: (value) => typeof value === 'object' };

const resumeRules: OptionRules<ResumeOptions> = {
  concurrency: wholeNumber(1),
  onUpdate: aFunction(),
  resolve: aFunction(', such as () => ({ id })'),
  resend: aFunction(', such as () => true'),
  items: { mustBe: 'an array of requests and handles', fits: Array.isArray },
  signal: anySignal,
  deadline: {
    mustBe: 'a number of milliseconds from now, above 0, or a date, such as new Date(Date.now() + 60_000)',
    fits: (value) => positiveMilliseconds.fits(value instanceof Date ? value.getTime() : value) && !isClockTime(value),
  },
  firstPollAfter: nonNegativeMilliseconds,
  interval: positiveMilliseconds,
  maxInterval: positiveMilliseconds,
  callbacks: objectWith('a handler of createCallbackHandler', 'listen'),
  timeout: positiveMilliseconds,
  extraHeaders: anObject,
  extraQuery: anObject,
};

const { resolve: _resolve, resend: _resend, items: _items, ...waitRules } = resumeRules;
const batchRules: OptionRules<BatchOptions> = {
  ...waitRules,
  journal: objectWith('a journal, such as fileJournal(path) returns', 'append', 'read'),
};

/** Checks the options of `resume`. Its items are checked with the batch. */
export function checkResumeOptions(options: ResumeOptions): void {
  checkOptions('batch.resume', options, resumeRules);
}

function isJournal(given: unknown): given is Journal {
  const { append, read } = Object(given) as Partial<Journal>;
  return typeof append === 'function' && typeof read === 'function';
}

export function checkJournal(journal: unknown): asserts journal is Journal {
  if (isJournal(journal)) return;
  throw new ConfigurationError(
    `journal must be a journal, such as fileJournal(path) returns: an object with append and read, not ${kindOf(journal)}.`,
  );
}
