import { version } from '../../generated/constants.js';
import { operations } from '../../generated/operations.js';
import { checkNames } from '../errors/check-names.js';
import { ConfigurationError } from '../errors/configuration-error.js';
import type { ErrorContext } from '../errors/gen-media-error.js';
import { type Fetch, platformFetch } from '../shared/fetch.js';
import { fromEnvironment } from '../shared/from-environment.js';
import { isObject } from '../shared/is-object.js';
import { parseUrl } from '../shared/parse-url.js';
import { tagOf } from '../shared/tag-of.js';
import { excerpt } from '../shared/text.js';
import { isBrowser, runtime } from '../shared/user-agent.js';
import type { OperationId } from '../terms/operation.js';
import type { Violation } from '../terms/violation.js';
import { type GenMediaEvent, type Trace, withoutTrace } from './event.js';
import type { Logger, LogLevel } from './logger.js';
import type { Middleware } from './middleware.js';
import { waitNames, waitTimeNames } from './option-names.js';
import type { WaitDefaults } from './wait-defaults.js';

/** How to reach the service. */
export interface ConnectionOptions {
  /** URL of the service. Default: the environment variable `GENMEDIA_BASE_URL`. */
  baseUrl?: string | undefined;
  /** Your key. Default: the environment variable `GENMEDIA_API_KEY`. It is sent to `baseUrl` only. */
  apiKey?: string | undefined;
  /**
   * Sends requests. It is called as `(url, init)`, as the `fetch` of any platform can be, and must send each request once and
   * unchanged: `redirect: 'manual'` keeps the key at `baseUrl`. Default: the `fetch` of the platform.
   */
  fetch?: Fetch | undefined;
}

/** Options of a client. */
export interface GenMediaOptions extends ConnectionOptions, Pick<CallOptions, 'extraHeaders' | 'extraQuery'> {
  /**
   * Milliseconds that one request may take, its response included. A create that takes longer may be paid and lost, so that less than
   * 1,000 is warned of. Default: 60,000.
   */
  timeout?: number | undefined;
  /** How often a request is retried if that cannot cost credits twice. Default: 3. */
  retries?: number | undefined;
  /**
   * How many creates of the client may be in flight at a time. The others wait for their turn, which is not a part of
   * `timeout`. Clients of `withOptions` share it. Default: no limit.
   */
  concurrency?: number | undefined;
  /**
   * Credits after which no create is sent any more, but ends with an `InvalidRequestError`. Only what responses have reported
   * counts, so that creates which are in flight may go beyond it. Clients of `withOptions` share the count. Default: no limit.
   */
  maxCredits?: number | undefined;
  /**
   * Defaults of all waits: `run`, `wait`, `resume`, `watch` and batches. Each takes its own options, which override them one by
   * one. `withOptions` overrides them one by one too. Default: those of a wait.
   *
   *     const gen = new GenMedia({ wait: { deadline: 600_000, callbacks } });
   */
  wait?: WaitDefaults | undefined;
  /**
   * Largest response that is read, in bytes after decompression. A larger one is cancelled, with an
   * `UnreadableResponseError`; for a create with an `OutcomeUnknownError`. Default: 33,554,432 (32 MiB), which holds
   * the largest response of the document: a request of 20 MB, echoed, with its payload written in escapes.
   */
  maxResponseBytes?: number | undefined;
  /**
   * Validates every request before it is sent: `import { validateRequest } from 'genmedia/validate'`. A request with
   * violations throws an `InvalidRequestError` and costs nothing. Default: requests are not validated.
   */
  validate?: ((operation: OperationId, body: unknown) => readonly Violation[]) | undefined;
  /**
   * Checks every request before it is sent, its files and texts included: `import { preflight } from 'genmedia/preflight'`. It
   * replaces `validate`, which it runs first. A request with errors throws an `InvalidRequestError` and costs nothing; warnings
   * do not. Default: requests are not checked.
   */
  preflight?: Preflight | undefined;
  /**
   * Functions that see or replace each `Request` and each `Response`. The key stays at `baseUrl`: a request for another URL is
   * not sent. `onRequest` reads the body of `request.clone()`. It must not send the request itself, since an error in it means that nothing was sent: pass a `fetch`
   * for that. Default: none, and then no `Request` is created.
   */
  middleware?: readonly Middleware[] | undefined;
  /**
   * Gets a line for everything that is logged, and the event that it is about. Loggers that take the object first, as pino does,
   * get it that way with `pinoLogger(log)` of `genmedia/logger`. Default: `console`, with the line
   * alone.
   */
  logger?: Logger | undefined;
  /**
   * How much is logged. Default: the environment variable `GENMEDIA_LOG`; or else `warn` if there is a `logger`, and only
   * states that the document does not know, and options that are probably a mistake, if there is none.
   */
  logLevel?: LogLevel | undefined;
  /**
   * Called with what happens, never with the key: requests, responses, retries, polls, updates of tasks, pauses of a batch.
   * What it throws is logged, and changes nothing. With it, only a `logger` writes to the console.
   */
  onEvent?: ((event: GenMediaEvent) => unknown) | undefined;
  /** Runs each operation, wait and request in a span: `otel()` of `genmedia/otel`. Default: no spans. */
  trace?: Trace | undefined;
}

/** Checks a request, and reports what it finds. A finding of severity `warning` does not keep the request from being sent. */
type Preflight = (
  operation: OperationId,
  body: unknown,
) => readonly CheckedViolation[] | PromiseLike<readonly CheckedViolation[]>;

interface CheckedViolation extends Violation {
  severity?: 'error' | 'warning';
}

/** Options of one call. */
export interface CallOptions {
  /** Ends the call with an `AbortError`, or with an `OutcomeUnknownError` if a create is in flight. */
  signal?: AbortSignal | undefined;
  /** Milliseconds that one request may take. Default: `timeout` of the client. */
  timeout?: number | undefined;
  /** How often the request is retried if that cannot cost credits twice. Default: `retries` of the client. */
  retries?: number | undefined;
  /** Fields that are not documented yet. They are added to the body without validation, and override its fields. One that is `undefined` counts as left out. */
  extraBody?: Record<string, unknown> | undefined;
  /** Headers that are not documented. They are added to those of the client, and override them. */
  extraHeaders?: Record<string, string> | undefined;
  /** Query parameters that are not documented. They are added to those of the client, and override them. */
  extraQuery?: Record<string, string | number | boolean> | undefined;
  /**
   * Called once and awaited, after the request was checked and before it is first sent. Record there that it is about to be
   * sent: after a kill you then know which requests may have created a task. If it throws, the call ends with that error, and
   * nothing is sent. Reads do not call it. Default: nothing.
   */
  onSending?: ((call: { readonly operation: OperationId }) => unknown) | undefined;
}

export interface ServiceConnection {
  baseUrl: string;
  /** Headers of all requests, with the key. */
  headers: Record<string, string | undefined>;
  apiKey: string;
  fetch: Fetch;
}

/** The options with their defaults. Throws an error that names an option that cannot be used. */
export function toConnection(options: ConnectionOptions & Pick<GenMediaOptions, 'extraHeaders'>): ServiceConnection {
  const { fetch = platformFetch, extraHeaders }: typeof options = options ?? {};
  const extra = checkHeaders(extraHeaders);
  const { length, name } = Object(fetch) as Fetch;
  // Neither is a fetch before it is called. A create would have an unknown outcome.
  const isUsable = typeof fetch === 'function' && (!!length || !/^(countCredits|createSandbox)$/.test(name));
  assertOption('fetch', isUsable, 'a function, such as fetch of createSandbox() or countCredits()');
  const url = toBaseUrl(orEnvironment('baseUrl', options, 'GENMEDIA_BASE_URL'));
  const key = toApiKey(orEnvironment('apiKey', options, 'GENMEDIA_API_KEY'));
  // Browsers send their own user agent. To send another one, they would first ask the service for permission.
  const agent = isBrowser() ? undefined : `genmedia/${version} ${runtime()}`;
  const headers = { 'user-agent': agent, ...Object.fromEntries(extra), authorization: `Token ${key}` };
  return { baseUrl: url, apiKey: key, fetch, headers };
}

/** Checks headers of a caller, and returns them with their names in lower case. The platform's error may quote a value. */
export function checkHeaders(extraHeaders: CallOptions['extraHeaders'], context?: ErrorContext): Headers {
  let headers: Headers | undefined;
  try {
    headers = new Headers(extraHeaders);
  } catch {
    // Below.
  }
  const wrong = headers
    ? undefined
    : Object.entries(extraHeaders ?? {}).find(([name, value]) => !isHeader(name, value));
  const unlike = wrong ? `, unlike ${excerpt(wrong[0])}` : '';
  assertOption('extraHeaders', headers, `an object of valid headers${unlike}`, context);
  const hasKey = headers.has('authorization');
  assertOption(
    'extraHeaders',
    !hasKey,
    'without Authorization, which the client sets: pass the key as apiKey',
    context,
  );
  return headers;
}

/** Checks query parameters of a caller. Their values are checked where they are used. */
export function checkQuery(extraQuery: CallOptions['extraQuery'], context?: ErrorContext): void {
  const isUsable = !extraQuery || tagOf(extraQuery) === 'Object';
  assertOption('extraQuery', isUsable, 'an object such as { page: 2 }', context);
}

function isHeader(name: string, value: string): boolean {
  try {
    return !!new Headers({ [name]: value });
  } catch {
    return false;
  }
}

/** A wrong value of an option as a message quotes it: a string in quotes, a date in UTC, and of another object only what it is. */
const describeOption = (value: unknown) => {
  if (typeof value === 'string') return excerpt(JSON.stringify(value));
  // An invalid date has no JSON.
  if (value instanceof Date) return value.toJSON() ?? String(value);
  return Object(value) === value ? `this: ${tagOf(value)}` : String(value);
};

/** Throws for an option that is not what it must be. `context` is the call that it was passed to. */
export function assertOption(
  name: string,
  isUsable: unknown,
  mustBe: string,
  context?: ErrorContext,
): asserts isUsable {
  if (isUsable) return;
  throw new ConfigurationError(`${context ? 'was not sent: ' : ''}${name} must be ${mustBe}.`, context);
}

/** Checks times, callbacks and functions of a client, a call or a wait. A wait is checked before there is a task to wait for. */
export function checkWait(options: object, context?: ErrorContext, prefix = ''): void {
  for (const name in options) {
    const time: unknown = options[name as keyof typeof options];
    if (/^on[A-Z]/.test(name))
      assertOption(name, !time || typeof time === 'function', `a function, not ${describeOption(time)}`, context);
    if (time === undefined || (name !== 'timeout' && !waitTimeNames.includes(name))) continue;
    const orDate = name === 'deadline' ? ', or a date that is not in the past' : '';
    const isTime = typeof time === 'number' || (time instanceof Date && name === 'deadline');
    const isFirst = name === 'firstPollAfter';
    const isUsable = isTime && (+time > 0 || (time === 0 && isFirst));
    const above = isFirst ? 'from' : 'above';
    const isClock = name === 'deadline' && isClockTime(time);
    assertOption(prefix + name, !isClock, `a duration. For a point in time pass a date: new Date(${time})`, context);
    assertOption(
      prefix + name,
      isUsable,
      `a number of milliseconds ${above} 0${orDate}, not ${describeOption(time)}`,
      context,
    );
  }
  const { callbacks } = options as WaitDefaults;
  const isSource = !callbacks || typeof callbacks.listen === 'function';
  assertOption(
    `${prefix}callbacks`,
    isSource,
    'a handler of createCallbackHandler. A URL goes into callback_url',
    context,
  );
}

/** Whether a number of milliseconds is a time by the clock, such as `Date.now() + 60_000`: as a duration it is over 47 years. */
export const isClockTime = (value: unknown) => typeof value === 'number' && value > 1.5e12 && value < Infinity;

/** Checks the defaults of waits. */
function checkWaitDefaults(wait: object): void {
  assertOption('wait', isObject(wait), `an object with ${waitNames.join(', ')}`);
  checkNames('wait', wait, waitNames);
  checkWait(wait, undefined, 'wait.');
}

function toBaseUrl(text: string): string {
  const url = parseUrl(text);
  const isPlain = url && /^https?:\/\/[^/?#@]+(\/[^?#]*)?$/i.test(text);
  assertOption(
    'baseUrl or GENMEDIA_BASE_URL',
    isPlain,
    'an http or https URL without user, query or hash, such as http://127.0.0.1:4020',
  );
  const starts = Object.values(operations).map(([, path]) => path.split('/', 3).join('/'));
  const added = starts.find((start) => `${url.pathname}/`.includes(`${start}/`));
  assertOption('baseUrl', !added, `the URL before ${added}, which the client adds: ${url.href.split(`${added}`)[0]}`);
  return url.href.replace(/\/+$/, '');
}

/** The platform's error would quote a key that is not a valid header value, so it is rejected here. */
function toApiKey(key: string): string {
  // A variable that is not set, in a template.
  const isUnset = /^(undefined|null)$/.test(key);
  const isPlain = typeof key === 'string' && !isUnset && /^[\x21-\x7e]+$/.test(key);
  const found = isUnset || typeof key !== 'string' ? `, not this: ${isUnset ? key : tagOf(key)}` : '';
  assertOption(
    'apiKey or GENMEDIA_API_KEY',
    isPlain,
    `the key alone: printable ASCII characters, without spaces, line breaks or the word Token${found}`,
  );
  return key;
}

function orEnvironment(name: 'baseUrl' | 'apiKey', options: ConnectionOptions, variable: string): string {
  const value = options?.[name];
  const found = value ?? fromEnvironment(variable);
  if (found) return found;
  const passed = name in Object(options) ? `: it was passed as ${describeOption(value)}` : '';
  throw new ConfigurationError(`${name} is missing${passed}. Pass it or set ${variable}.`);
}

/** Checks a count, such as the number of retries. */
export function toCount(value: number, name = 'retries', min = 0): number {
  const isCount = Number.isInteger(value) && value >= min;
  assertOption(name, isCount, `a whole number of at least ${min}, not ${describeOption(value)}`);
  return value;
}

/** Settings of a client. A timeout of `Infinity` never expires. */
export function toClientSettings(options: GenMediaOptions) {
  const {
    validate,
    preflight = validate as Preflight | undefined,
    retries = 3,
    timeout = 60_000,
    maxResponseBytes = 2 ** 25,
    middleware,
    wait = {},
    concurrency = 1,
    maxCredits = 0,
    onEvent,
    trace = withoutTrace,
  } = options;
  checkWait({ timeout });
  checkWaitDefaults(wait);
  checkQuery(options.extraQuery);
  toCount(concurrency, 'concurrency', 1);
  toCount(maxCredits, 'maxCredits');
  const hooks: [name: string, hook: unknown, example: string][] = [
    ['validate', validate, 'validateRequest of genmedia/validate'],
    ['preflight', options.preflight, 'preflight of genmedia/preflight'],
    ['onEvent', onEvent, 'console.log'],
    ['trace', trace, 'otel() of genmedia/otel'],
  ];
  for (const [name, hook, example] of hooks)
    assertOption(name, !hook || typeof hook === 'function', `a function, such as ${example}`);
  const isMiddleware = (one: Middleware) => one && (one.onRequest || one.onResponse || one.onError);
  const isList = !middleware || (Array.isArray(middleware) && middleware.every(isMiddleware));
  assertOption('middleware', isList, 'an array of objects with onRequest, onResponse or onError');
  const maxBytes = toCount(maxResponseBytes, 'maxResponseBytes', 1);
  return { ...options, preflight, retries: toCount(retries), timeout, maxBytes, trace };
}

export type ClientSettings = ReturnType<typeof toClientSettings>;
