import type { AdFilmCallback, TaskCallback } from 'genmedia/schema';
import { longestPayload } from '../../generated/constants.js';
import { ConfigurationError, rejectUnknownOptions } from '../errors/configuration-error.js';
import { maxTimerDelay } from '../shared/delay.js';
import type { CallbackError } from './callback-error.js';
import type { Inbox } from './inbox.js';
import { memoryInbox } from './memory-inbox.js';
import type { CallbackRejection } from './refusal.js';
import type { Verify } from './verify.js';

/** An update of a task. */
export interface CallbackUpdate {
  readonly taskId: string;
  readonly state: (TaskCallback | AdFilmCallback)['state'];
  /** What was posted, as the document describes it. */
  readonly task: TaskCallback | AdFilmCallback;
}

export interface CallbackHandlerOptions {
  /**
   * Checks whether a callback comes from the service: `tokenInUrl(token)`, `signedWith(secret)`, or a function of yours.
   * It must settle: after `updateTimeout` the callback gets 503 and no longer counts for `maxTotalBytes`, but a check that
   * never ends keeps its body in memory. Default: all are believed. Then whoever knows the URL can make up updates, and real
   * ones that come later count as known.
   */
  verify?: Verify | undefined;
  /**
   * Where it is recorded which updates were handled: `redisInbox(client)` or `storageInbox(storage)`. Default: in this
   * process, of 100,000 tasks.
   */
  inbox?: Inbox | undefined;
  /**
   * Handles an update. It runs at least once for each; exactly once if it is idempotent. The service gets 200 when it has
   * finished. If it fails, or the process ends before, the service gets no 200, sends the update again, and it runs again.
   * Hand slow work to a queue, with `taskId` and `state` as the id of the job. It must settle: until then its update takes
   * memory, and counts for `maxTotalBytes`. It must not block the process for 2 seconds either: its claim in an `inbox` that
   * several machines share would expire, and another machine would handle the update too.
   */
  onUpdate?: ((update: CallbackUpdate) => unknown) | undefined;
  /**
   * Milliseconds that the service waits for `onUpdate` and `inbox`, and before that for `verify`. After that it gets 503,
   * while `onUpdate` goes on: if it finishes, the update that is sent again is dropped. Default: 4,000; how long the service
   * would wait is not documented.
   */
  updateTimeout?: number | undefined;
  /** Gets what was rejected, for your log. */
  onRejected?: ((refusal: CallbackRejection) => unknown) | undefined;
  /** Gets what of yours has failed: `verify`, `inbox` or `onUpdate`. Default: its message goes to the console. */
  onError?: ((error: CallbackError) => unknown) | undefined;
  /** Largest body that is read, in bytes. Default: 13 MiB, which every callback of the document fits in. */
  maxBytes?: number | undefined;
  /**
   * Bodies that are read at one time. A callback beyond that gets 503. Default: 1,000: so many may come at once when a batch
   * ends, and what they take of memory is bounded by `maxTotalBytes`.
   */
  maxBodies?: number | undefined;
  /**
   * Bytes of all bodies that have come in and whose callbacks have no response yet, or whose update is still being handled
   * after a 503. A body with many short values counts as what they take once they are parsed, 60 bytes each. A callback beyond
   * that gets 503. Default: 64 MiB, or `maxBytes` if that is more.
   */
  maxTotalBytes?: number | undefined;
  /** Milliseconds in which a body has to arrive. A callback that takes longer gets 408. Default: 10,000. */
  bodyTimeout?: number | undefined;
}

/** The options with their defaults. */
export type Settings = { readonly [Name in keyof CallbackHandlerOptions]-?: NonNullable<CallbackHandlerOptions[Name]> };

const mebibyte = 2 ** 20;

/** A character beyond the first plane, written in JSON as two escapes: `\ud83c\udfac`. */
const longestCharacter = 12;

/** The longest payload fits, however it is written, with room for all that comes with it. */
const defaultMaxBytes = longestPayload * longestCharacter + mebibyte;

/** Checks options, and says what is wrong with one. */
export function toHandlerSettings(options: CallbackHandlerOptions): Settings {
  rejectUnknownOptions('createCallbackHandler', options, names);
  const { inbox = memoryInbox() } = options;
  const functions = toFunctions(options);
  rejectInbox(inbox);
  const numbers = toNumbers(options);
  return { ...functions, ...numbers, inbox };
}

function toFunctions(options: CallbackHandlerOptions) {
  const { verify = believe, onUpdate = () => {}, onRejected = () => {}, onError = print } = options;
  const functions = { verify, onUpdate, onRejected, onError };
  rejectUnlessFunction('verify', verify, ', such as tokenInUrl(token)');
  for (const [name, value] of Object.entries(functions)) rejectUnlessFunction(name, value);
  if (verify.beforeBody !== undefined) rejectUnlessFunction('verify.beforeBody', verify.beforeBody);
  return functions;
}

function toNumbers(options: CallbackHandlerOptions) {
  const { maxBytes = defaultMaxBytes, maxBodies = 1000, updateTimeout = 4000, bodyTimeout = 10_000 } = options;
  for (const [name, value] of Object.entries({ maxBytes, maxBodies })) rejectUnlessWhole(name, value);
  for (const [name, value] of Object.entries({ updateTimeout, bodyTimeout })) {
    rejectUnlessWhole(name, value, maxTimerDelay);
  }
  const { maxTotalBytes = Math.max(64 * mebibyte, maxBytes) } = options;
  rejectUnlessWhole('maxTotalBytes', maxTotalBytes);
  if (maxTotalBytes < maxBytes) {
    const says = `maxTotalBytes is ${maxTotalBytes}, and one body may have maxBytes, ${maxBytes}. Make it at least that.`;
    throw new ConfigurationError(says);
  }
  return { maxBytes, maxBodies, maxTotalBytes, updateTimeout, bodyTimeout };
}

function rejectUnlessFunction(name: string, value: unknown, example = ''): void {
  if (typeof value === 'function') return;
  // Never the value itself: it may be a secret.
  const kind = value === null ? 'null' : typeof value === 'object' ? 'an object' : `a ${typeof value}`;
  throw new ConfigurationError(`${name} takes a function${example}, not ${kind}.`);
}

function rejectUnlessWhole(name: string, value: number, most = Number.MAX_SAFE_INTEGER): void {
  if (Number.isSafeInteger(value) && value >= 1 && value <= most) return;
  const range = most === Number.MAX_SAFE_INTEGER ? 'from 1' : `from 1 to ${most}`;
  throw new ConfigurationError(`${name} takes a whole number ${range}, not ${value}.`);
}

function rejectInbox(inbox: Inbox): void {
  const needed = ['latest', 'claim', 'complete', 'release'] as const;
  const missing = needed.filter((name) => typeof inbox?.[name] !== 'function');
  if (missing.length === 0) return;
  throw new ConfigurationError(
    `inbox takes an inbox, such as redisInbox(client) or storageInbox(storage). This one has no ${missing.join(', ')}.`,
  );
}

const names = Object.keys({
  verify: 1,
  inbox: 1,
  onUpdate: 1,
  updateTimeout: 1,
  onRejected: 1,
  onError: 1,
  maxBytes: 1,
  maxBodies: 1,
  maxTotalBytes: 1,
  bodyTimeout: 1,
} satisfies Record<keyof CallbackHandlerOptions, 1>);

const believe: Verify = () => true;

const print = ({ message }: CallbackError) => console.error(message);
