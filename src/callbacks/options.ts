import type { AdFilmCallback, TaskCallback } from 'genmedia/schema';
import { longestPayload } from '../../generated/constants.js';
import {
  aFunction,
  checkOptions,
  describeValue,
  kindOf,
  type OptionRule,
  type OptionRules,
  objectWith,
  wholeNumber,
} from '../errors/check-options.js';
import { ConfigurationError } from '../errors/configuration-error.js';
import { maxTimerDelay } from '../shared/delay.js';
import { printingOnce } from '../shared/repeated-errors.js';
import type { CallbackError } from './callback-error.js';
import type { CallbackRejection } from './callback-rejection.js';
import type { Inbox } from './inbox.js';
import { memoryInbox } from './memory-inbox.js';
import type { Verify } from './verify.js';

/** An update of a task. */
export interface CallbackUpdate {
  /** Id of the task. */
  readonly taskId: string;
  /** State that the task has reached. */
  readonly state: (TaskCallback | AdFilmCallback)['state'];
  /** Body of the callback, as the document describes it. */
  readonly task: TaskCallback | AdFilmCallback;
  /** Key of `genmedia/once`, if the URL of the callback has it: `?once=order-1042`. */
  readonly onceKey?: string;
}

/** Options of `createCallbackHandler`. */
export interface CallbackHandlerOptions {
  /**
   * Checks whether a callback comes from the service: `tokenInUrl(token)`, `signedWith(secret)`, or your own function.
   * It must settle: after `updateTimeout` the callback gets 503 and no longer counts for `maxTotalBytes`, but a check that
   * never ends keeps its body in memory. Default: all callbacks are accepted. Then anyone who knows the URL can send false
   * updates, and the real ones that come later count as duplicates.
   */
  verify?: Verify | undefined;
  /**
   * Records which updates were handled: `redisInbox(client)` or `storageInbox(storage)`. Default: the memory of this process,
   * for 100,000 tasks.
   */
  inbox?: Inbox | undefined;
  /**
   * Handles an update. It runs at least once for each, so make it idempotent. The service gets 200 when it has finished. If
   * it fails, or the process ends first, the service gets no 200 and sends the update again, and it runs again. Pass slow work
   * to a queue, with `taskId` and `state` as the id of the job. It must settle: until then its update takes memory, and counts
   * for `maxTotalBytes`. It must not block the process for 2 seconds either: its claim in an `inbox` that several machines
   * share would expire, and another machine would handle the update too.
   */
  onUpdate?: ((update: CallbackUpdate) => unknown) | undefined;
  /**
   * Milliseconds that the service waits for `onUpdate` and `inbox`, and before that for `verify`. After that it gets 503,
   * while `onUpdate` continues: if it finishes, the retry of the update is ignored. At least 100. Default: 4,000; how long the
   * service would wait is undocumented.
   */
  updateTimeout?: number | undefined;
  /**
   * Gets every callback that did not get 200, whatever the reason, for your log. Default: a warning on the console for those that
   * `verify` rejects or that took longer than `updateTimeout`, at most once a minute for each reason.
   */
  onRejected?: ((rejection: CallbackRejection) => unknown) | undefined;
  /**
   * Gets failures of your code: `verify`, `inbox` or `onUpdate`, or a body that was read before the handler got it. Default: the
   * message is logged to the console.
   */
  onError?: ((error: CallbackError) => unknown) | undefined;
  /** Size of the largest body that is read, in bytes. Default: 13 MiB, which fits every callback of the document. */
  maxBytes?: number | undefined;
  /**
   * Bodies that are read at the same time. A callback beyond that gets 503. Default: 1,000, since that many may arrive at once
   * when a batch ends. `maxTotalBytes` limits the memory that they take.
   */
  maxBodies?: number | undefined;
  /**
   * Total bytes of the bodies of all callbacks that have no response yet, or whose update is still being handled after a 503.
   * A body with many short values counts as the memory that they take once parsed, 60 bytes each. A callback beyond that gets
   * 503. Default: 64 MiB, or `maxBytes` if that is more.
   */
  maxTotalBytes?: number | undefined;
  /** Milliseconds in which a body has to arrive, at least 100. A callback that takes longer gets 408. Default: 10,000. */
  bodyTimeout?: number | undefined;
}

/** The options with their defaults. */
export type HandlerSettings = {
  readonly [Name in keyof CallbackHandlerOptions]-?: NonNullable<CallbackHandlerOptions[Name]>;
};

const mebibyte = 2 ** 20;

/** Bytes of the longest character in JSON: a surrogate pair, written as two escapes such as `\ud83c\udfac`. */
const maxBytesPerCharacter = 12;

/** Fits the longest payload, however it is escaped, and all other fields. */
const defaultMaxBytes = longestPayload * maxBytesPerCharacter + mebibyte;

/** A receiver that is meant to have seconds would reject nearly everything with less. */
const minTimeoutMs = 100;

const timeout: OptionRule = {
  ...wholeNumber(minTimeoutMs, maxTimerDelay),
  mustBe: `a whole number of milliseconds from ${minTimeoutMs} to ${maxTimerDelay}`,
  describe: (value) =>
    Number(value) > 0 && Number(value) < minTimeoutMs && typeof value === 'number'
      ? `${value}. For ${value} seconds pass ${value * 1000}`
      : describeValue(value),
};

const rules: OptionRules<CallbackHandlerOptions> = {
  verify: aFunction(', such as tokenInUrl(token)'),
  inbox: objectWith(
    'an inbox, such as redisInbox(client) or storageInbox(storage)',
    'latest',
    'claim',
    'complete',
    'release',
  ),
  onUpdate: aFunction(),
  updateTimeout: timeout,
  onRejected: aFunction(),
  onError: aFunction(),
  maxBytes: wholeNumber(1),
  maxBodies: wholeNumber(1),
  maxTotalBytes: wholeNumber(1),
  bodyTimeout: timeout,
};

/** Checks options and adds their defaults. */
export function toHandlerSettings(options: CallbackHandlerOptions): HandlerSettings {
  checkOptions('createCallbackHandler', options, rules);
  const { verify = acceptAll, onUpdate = () => {}, onRejected = warnOfLost(), onError = logError } = options;
  if (verify.name === 'tokenInUrl' || verify.name === 'signedWith') {
    throw new ConfigurationError(`verify must be what ${verify.name} returns: ${verify.name}(…), with your secret.`);
  }
  if (verify.beforeBody !== undefined && typeof verify.beforeBody !== 'function') {
    throw new ConfigurationError(`verify.beforeBody must be a function, not ${kindOf(verify.beforeBody)}.`);
  }
  const { inbox = memoryInbox(), updateTimeout = 4000, bodyTimeout = 10_000 } = options;
  const { maxBytes = defaultMaxBytes, maxBodies = 1000 } = options;
  const { maxTotalBytes = Math.max(64 * mebibyte, maxBytes) } = options;
  if (maxTotalBytes < maxBytes) {
    throw new ConfigurationError(
      `maxTotalBytes is ${maxTotalBytes}, less than maxBytes of one body, ${maxBytes}. Make it at least that.`,
    );
  }
  const functions = { verify, onUpdate, onRejected, onError };
  return { ...functions, inbox, updateTimeout, bodyTimeout, maxBytes, maxBodies, maxTotalBytes };
}

const acceptAll: Verify = Object.assign(() => true, { readsBody: false as const });

/**
 * Otherwise a receiver with the wrong token would reject all callbacks, or one that is too slow would have its updates given up, and
 * nobody would notice. Other rejections are not printed: anyone can cause them, with any text.
 */
function warnOfLost(): (rejection: CallbackRejection) => void {
  const warn = printingOnce((text) => console.warn(text), 60_000);
  return ({ code, status, message }) => {
    if (code === 'unauthorized' || code === 'unfinished')
      warn(`A callback got ${status}: ${message} The option onRejected gets each of them.`);
  };
}

const logError = ({ message }: CallbackError) => console.error(message);
