import {
  aFunction,
  checkOptions,
  describeSecret,
  finiteNumber,
  objectWith,
  trueOrFalse,
  wholeNumber,
} from '../../errors/check-options.js';
import { ConfigurationError } from '../../errors/configuration-error.js';
import { listOfHosts, toHost, toHosts } from '../../errors/host-list.js';
import { nodeListener } from '../../shared/node-listener.js';
import type { Fault } from '../faults/fault.js';
import type { SandboxRequest } from '../log/request-log.js';
import { heapLimit } from '../storage/heap-limit.js';
import type { SandboxStore } from '../storage/store.js';
import { type Milliseconds, type TaskTiming, type Timing, toTiming } from '../tasks/timing.js';
import { endOfTime } from '../time/clock.js';
import type { SandboxObserver } from './observer.js';
import type { SandboxCallback } from './sandbox.js';
import { defaultSecret, type Sign, signWith } from './sign.js';
import { rejectServerOptions } from './without-server.js';

/** Sends a request, as `fetch` does. */
export type Deliver = (request: Request) => Promise<Response>;

/** Options of `createSandbox`. */
export interface SandboxOptions {
  /** The only key that is accepted. Default: any key. */
  apiKey?: string | undefined;
  /**
   * Speed of the clock: 1 is real time, with 60 a minute takes a second, 0 stops it until `advance`. While it stands still and
   * somebody waits for a task, the console says so once. Default: 1.
   */
  speed?: number | undefined;
  /**
   * Time at which the clock starts: a date, milliseconds since 1970, or a string such as `2030-01-01` or `2030-01-01T12:00:00Z`.
   * Signatures of callbacks then carry the time of this clock. Default: the real time.
   */
  now?: Date | number | string | undefined;
  /**
   * Identifiers, seeds and the probabilities of faults follow from it, a whole number from 0. With the same `seed`, the same
   * `now`, `speed: 0` and the same requests one after the other, every response is the same, byte by byte. Default: random.
   */
  seed?: number | undefined;
  /**
   * `key`: every API key has a sandbox of its own, with its own tasks, faults and clock, so that tests that run at the same time
   * share one server. Their controls require the key. Default: all keys share one.
   */
  isolate?: 'key' | undefined;
  /** When tasks reach their states, counted from their creation. Default: 500 ms, 2 s and 10 s. */
  timing?: Timing | undefined;
  /** Credits that a task costs. The service does not document its prices. Default: 10. */
  credits?: number | undefined;
  /**
   * Checks files and texts as `preflight` of `genmedia/preflight` does, and rejects a request with an error: in data URIs and
   * its own results, never behind other URLs. Default: true.
   */
  preflight?: boolean | undefined;
  /**
   * Sends `x-poll-advice` of the document with responses about a task that has not ended: milliseconds until it ends, and until
   * its state changes next, at the speed of its clock. The service does not document such headers: with `false`, clients wait
   * as they do for the service. Default: true.
   */
  pollAdvice?: boolean | undefined;
  /** Faults from the start. `setFaults` replaces them. Default: none. */
  faults?: readonly Fault[] | undefined;
  /** Hosts other than this machine that callbacks may be posted to; `*` allows any. Default: none. */
  callbackHosts?: readonly string[] | undefined;
  /** Posts callbacks: `fetch`, or a handler of `createCallbackHandler`. Default: `fetch` of the platform. */
  deliver?: Deliver | undefined;
  /** Signs the callbacks that the service signs. Default: `signWith('whsec_c2FuZGJveC1zZWNyZXQtZm9yLXRlc3Rz')`. */
  sign?: Sign | undefined;
  /**
   * Host names other than those of this machine under which the sandbox may be reached over a network, such as the name of a
   * container. Others are rejected, since a web page can point a name of its own to this machine (DNS rebinding). Default:
   * none.
   */
  hosts?: readonly string[] | undefined;
  /**
   * Whether scripts of pages of any origin may use the service and its files: `true`, or `controls` for the controls too. Any page
   * that is open in a browser on this machine could then do so. Default: false.
   */
  cors?: boolean | 'controls' | undefined;
  /** Called with each request to the service, after it was processed. It must not throw. Default: none. */
  onRequest?: ((request: SandboxRequest) => void) | undefined;
  /**
   * Called with each callback after every attempt to post it. It must not throw. Default: a line on the console for one that was given up
   * or could not be sent, at most once a minute for each reason.
   */
  onCallback?: ((callback: SandboxCallback) => void) | undefined;
  /** Counts what is used of the document: `new Coverage()` of `genmedia/check`. Default: none. */
  coverage?: SandboxObserver | undefined;
  /** Maximum number of tasks. Beyond it the oldest are evicted. Default: 200,000. */
  maxTasks?: number | undefined;
  /**
   * Maximum number of characters in payloads, prompts and stored bodies. Beyond it the oldest tasks are evicted. Each value
   * in a stored body counts as 32 more characters. Default: 2^27, or a sixteenth of Node's heap limit if that is less.
   */
  maxCharacters?: number | undefined;
  /** Stores the state, so that another sandbox can continue with it. Default: in memory only. */
  store?: SandboxStore | undefined;
}

type Name = Exclude<
  keyof SandboxOptions,
  'apiKey' | 'now' | 'seed' | 'isolate' | 'timing' | 'faults' | 'store' | 'onRequest' | 'onCallback' | 'coverage'
>;

/** Checked options with their defaults. */
export type Settings = { readonly [N in Name]-?: NonNullable<SandboxOptions[N]> } & {
  readonly apiKey: string | undefined;
  /** Milliseconds since 1970. */
  readonly now: number | undefined;
  readonly seed: number | undefined;
  readonly isolate: 'key' | undefined;
  readonly onRequest: SandboxOptions['onRequest'];
  readonly onCallback: SandboxOptions['onCallback'];
  readonly coverage: SandboxOptions['coverage'];
  readonly timing: Milliseconds | Exclude<Timing, TaskTiming>;
};

export const speedRule = finiteNumber(0);

/** Milliseconds since 1970, or `undefined` for anything that is not a time. A string without a zone is UTC. */
function toTime(value: unknown): number | undefined {
  const isText =
    typeof value === 'string' && /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?$/.test(value);
  const text = isText && /T[^Z+-]*$/.test(value) ? `${value}Z` : value;
  const time = isText || typeof value === 'number' || value instanceof Date ? +new Date(text as string) : Number.NaN;
  return time >= 0 && time <= endOfTime ? time : undefined;
}

/** Whether a function is a listener of Node, which cannot be `deliver`. */
const isNodeListener = (value: unknown) => typeof value === 'function' && nodeListener in value;

/** Throws a `ConfigurationError` for an option that cannot work. */
export function toSandboxSettings(options: SandboxOptions): Settings {
  rejectServerOptions(options);
  if (isNodeListener(options?.deliver)) {
    throw new ConfigurationError(
      'deliver must be a handler of createCallbackHandler itself, or another function such as fetch. Leave out toNodeListener, ' +
        'which is for servers of Node: createSandbox({ deliver: callbacks }).',
    );
  }
  checkOptions('createSandbox', options, {
    apiKey: {
      mustBe: 'a string that is not empty and has no spaces',
      fits: (value) => typeof value === 'string' && /^\S+$/.test(value),
      describe: describeSecret,
    },
    speed: speedRule,
    now: {
      mustBe: "a date, milliseconds since 1970, or a string such as '2030-01-01T12:00:00Z', until the year 9999",
      fits: (value) => toTime(value) !== undefined,
    },
    seed: wholeNumber(0),
    isolate: { mustBe: "'key'", fits: (value) => value === 'key' },
    timing: {
      mustBe: "an object such as { end: '30s' }, or a function that returns one",
      fits: (value) => typeof value === 'function' || (typeof value === 'object' && value !== null),
    },
    credits: wholeNumber(0),
    preflight: trueOrFalse,
    pollAdvice: trueOrFalse,
    faults: { mustBe: "an array such as [{ fault: 'lost' }]", fits: Array.isArray },
    callbackHosts: listOfHosts,
    deliver: aFunction(', such as fetch or a handler of createCallbackHandler'),
    sign: aFunction(', such as signWith(secret)'),
    hosts: listOfHosts,
    cors: {
      mustBe: "true, false or 'controls'",
      fits: (value) => typeof value === 'boolean' || value === 'controls',
    },
    onRequest: aFunction(),
    onCallback: aFunction(),
    coverage: objectWith('what counts, such as new Coverage()', 'startSandbox', 'inspect', 'inspectCallback'),
    maxTasks: wholeNumber(1),
    maxCharacters: wholeNumber(0),
    store: objectWith('a store, such as await openStore(folder)', 'write'),
  });
  if ((options.sign as unknown) === signWith)
    throw new ConfigurationError('sign must be what signWith returns: signWith(secret).');
  const { isolate } = options;
  if (isolate && options.apiKey !== undefined) {
    throw new ConfigurationError(
      "isolate: 'key' is for several keys, and apiKey accepts only one. Leave one of them out.",
    );
  }
  if (isolate && options.store) {
    throw new ConfigurationError("isolate: 'key' keeps its state in memory. Leave out store, or isolate.");
  }
  const { timing = {}, callbackHosts = [], hosts = [] } = options;
  return {
    apiKey: options.apiKey,
    speed: options.speed ?? 1,
    now: toTime(options.now),
    seed: options.seed,
    isolate,
    timing: typeof timing === 'function' ? timing : toTiming(timing),
    credits: options.credits ?? 10,
    preflight: options.preflight ?? true,
    pollAdvice: options.pollAdvice ?? true,
    callbackHosts: toHosts('callbackHosts', callbackHosts),
    deliver: options.deliver ?? ((request) => globalThis.fetch(request)),
    sign: options.sign ?? signWith(defaultSecret),
    hosts: hosts.map((host) => toHost('hosts', host)),
    cors: options.cors ?? false,
    onRequest: options.onRequest,
    onCallback: options.onCallback,
    coverage: options.coverage,
    maxTasks: options.maxTasks ?? 200_000,
    maxCharacters: options.maxCharacters ?? Math.min(2 ** 27, Math.floor(heapLimit() / 16)),
  };
}
