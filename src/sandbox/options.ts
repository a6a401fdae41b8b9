import type { Deliver } from './callbacks/post.js';
import { defaultSecret, type Sign, signWith } from './callbacks/sign.js';
import type { Fault } from './faults/fault.js';
import { heapLimit } from './storage/heap-limit.js';
import type { SandboxStore } from './storage/store.js';
import { type Timing, toTiming } from './tasks/timing.js';

export interface SandboxOptions {
  /** The only key that it takes. Default: any key. */
  apiKey?: string | undefined;
  /** How fast its clock goes: 1 is real time, 60 a minute a second, 0 stands still until `advance`. Default: 1. */
  speed?: number | undefined;
  /** When tasks reach their states, counted from their creation. Default: 500 ms, 2 s and 10 s. */
  timing?: Timing | undefined;
  /** Credits that a task costs. The service shows no prices. Default: 10. */
  credits?: number | undefined;
  /** What goes wrong from the start. `setFaults` changes it. */
  faults?: readonly Fault[] | undefined;
  /** Hosts beside this machine that callbacks may be posted to; `*` is any. Default: none. */
  callbackHosts?: readonly string[] | undefined;
  /** What posts callbacks. Default: the `fetch` of the platform. */
  deliver?: Deliver | undefined;
  /** Signs the callbacks that the service signs. Default: `signWith('sandbox-secret')`. */
  sign?: Sign | undefined;
  /**
   * Hosts beside this machine under which the sandbox may be reached over a network, such as the name of a container. Others
   * are rejected: a web page can make a name of its own lead here (DNS rebinding). Default: none.
   */
  hosts?: readonly string[] | undefined;
  /** How many tasks it keeps; the oldest go first. Default: 200,000. */
  maxTasks?: number | undefined;
  /**
   * How many characters of payloads, prompts and kept objects it keeps; the oldest tasks go first. Each value of a kept object
   * counts as 32 characters more. Default: 2^27, or a sixteenth of the heap limit of Node where that is less.
   */
  maxCharacters?: number | undefined;
  /** Where it keeps its state, so that another sandbox goes on with it. Default: in memory only. */
  store?: SandboxStore | undefined;
}

/** The options with their defaults. */
export type Settings = {
  readonly [Name in Exclude<keyof SandboxOptions, 'apiKey' | 'store' | 'faults'>]-?: NonNullable<SandboxOptions[Name]>;
} & { readonly apiKey: string | undefined };

/** Checks options, and says what is wrong with one. */
export function toSandboxSettings(options: SandboxOptions): Settings {
  const { apiKey, timing = {}, callbackHosts = [], hosts = [] } = options;
  const unknown = Object.keys(options).find((name) => !names.includes(name));
  if (unknown) throw new TypeError(`A sandbox has no option ${unknown}. It has ${names.join(', ')}.`);
  if (apiKey !== undefined && (typeof apiKey !== 'string' || !/^\S+$/.test(apiKey))) {
    throw new TypeError('apiKey takes a text without spaces.');
  }
  if (typeof timing !== 'function') {
    if (typeof timing !== 'object' || timing === null) {
      throw new TypeError("timing takes an object such as { end: '30s' }, or a function that returns one.");
    }
    toTiming(timing);
  }
  return {
    apiKey,
    speed: atLeast(0, 'speed', options.speed ?? 1),
    timing,
    credits: whole('credits', options.credits ?? 10),
    callbackHosts: toHosts('callbackHosts', callbackHosts, '*'),
    deliver: toFunction('deliver', options.deliver ?? ((request) => globalThis.fetch(request))),
    sign: toFunction('sign', options.sign ?? signWith(defaultSecret)),
    hosts: toHosts('hosts', hosts),
    maxTasks: atLeast(1, 'maxTasks', whole('maxTasks', options.maxTasks ?? 200_000)),
    maxCharacters: whole('maxCharacters', options.maxCharacters ?? Math.min(2 ** 27, Math.floor(heapLimit() / 16))),
  };
}

/** A misspelled option would do nothing, in silence. */
const names: readonly string[] = Object.keys({
  apiKey: 1,
  speed: 1,
  timing: 1,
  credits: 1,
  faults: 1,
  callbackHosts: 1,
  deliver: 1,
  sign: 1,
  hosts: 1,
  maxTasks: 1,
  maxCharacters: 1,
  store: 1,
} satisfies Record<keyof SandboxOptions, 1>);

function toHosts(name: string, hosts: readonly string[], any?: string): string[] {
  if (!Array.isArray(hosts)) throw new TypeError(`${name} takes a list of names of hosts, such as ['sandbox'].`);
  return hosts.map((host) => (host === any ? host : toHost(name, host)));
}

/** A host as `URL` spells it: `Hooks.Example.com` → `hooks.example.com`, `::1` → `[::1]`. */
function toHost(name: string, host: string): string {
  const text = `${host}`.includes(':') && !`${host}`.startsWith('[') ? `[${host}]` : `${host}`;
  const url = URL.canParse(`http://${text}`) ? new URL(`http://${text}`) : undefined;
  if (url && url.href === `http://${url.hostname}/` && text !== '') return url.hostname;
  throw new TypeError(`${name} takes names of hosts, without scheme, port or path, not ${host}.`);
}

function toFunction<F>(name: string, value: F): F {
  if (typeof value === 'function') return value;
  throw new TypeError(`${name} takes a function.`);
}

function atLeast(least: number, name: string, value: number): number {
  if (typeof value === 'number' && value >= least && value < Number.POSITIVE_INFINITY) return value;
  throw new TypeError(`${name} takes a number from ${least}, not ${value}.`);
}

function whole(name: string, value: number): number {
  if (Number.isInteger(value) && value >= 0) return value;
  throw new TypeError(`${name} takes a whole number from 0, not ${value}.`);
}
