import type { AdFilmCallback, TaskCallback } from 'genmedia/schema';
import { ConfigurationError } from '../errors/configuration-error.js';
import { refuseUnknownOptions } from '../refuse-unknown-options.js';
import type { CallbackError } from './callback-error.js';
import { type Inbox, memoryInbox } from './inbox.js';
import type { CallbackRefusal } from './refusal.js';
import type { Verify } from './verify.js';

/** News of a task. */
export interface CallbackUpdate {
  readonly taskId: string;
  readonly state: (TaskCallback | AdFilmCallback)['state'];
  /** What was posted, as the document describes it. */
  readonly task: TaskCallback | AdFilmCallback;
}

export interface CallbackHandlerOptions {
  /**
   * Tells whether a callback comes from the service: `signedWith(secret)`, or a function of yours. Default: all are
   * believed. Then whoever knows the address can make up news, and real ones that come later count as known.
   */
  verify?: Verify | undefined;
  /** Where it is kept how far tasks have come: `storageInbox(storage)`. Default: in this process, of 100,000 tasks. */
  inbox?: Inbox | undefined;
  /**
   * Told each piece of news once. The service has its answer by then, so what fails here is not told again: it goes to
   * `onError`, and the task can still be read.
   */
  onUpdate?: ((update: CallbackUpdate) => unknown) | undefined;
  /** Told what was refused, for your log. */
  onRefused?: ((refusal: CallbackRefusal) => unknown) | undefined;
  /** Told when something of yours fails: `verify`, `inbox` or `onUpdate`. Default: its message goes to the console. */
  onError?: ((error: CallbackError) => unknown) | undefined;
  /** Largest body that is read, in bytes. Default: 16 MiB. */
  maxBytes?: number | undefined;
}

/** The options with their defaults. */
export type Settings = { readonly [Name in keyof CallbackHandlerOptions]-?: NonNullable<CallbackHandlerOptions[Name]> };

/**
 * The document bounds a payload in characters. Each takes up to twelve bytes in JSON, as a pair of escapes. The longest
 * payload so written fits, and all that comes with it.
 */
const defaultMaxBytes = 2 ** 24;

/** Checks options, and says what is wrong with one. */
export function toSettings(options: CallbackHandlerOptions): Settings {
  refuseUnknownOptions('createCallbackHandler', options, names);
  const { inbox = memoryInbox(), maxBytes = defaultMaxBytes } = options;
  const { verify = () => true, onUpdate = () => {}, onRefused = () => {}, onError = print } = options;
  const functions = { verify, onUpdate, onRefused, onError };
  for (const [name, value] of Object.entries(functions)) {
    if (typeof value !== 'function') throw new ConfigurationError(`${name} takes a function.`);
  }
  if (typeof inbox?.latest !== 'function' || typeof inbox.keep !== 'function') {
    throw new ConfigurationError('inbox takes an inbox, such as storageInbox(storage).');
  }
  if (!Number.isSafeInteger(maxBytes) || maxBytes < 1) {
    throw new ConfigurationError(`maxBytes takes a whole number from 1, not ${maxBytes}.`);
  }
  return { ...functions, inbox, maxBytes };
}

const names = Object.keys({
  verify: 1,
  inbox: 1,
  onUpdate: 1,
  onRefused: 1,
  onError: 1,
  maxBytes: 1,
} satisfies Record<keyof CallbackHandlerOptions, 1>);

const print = ({ message }: CallbackError) => console.error(message);
