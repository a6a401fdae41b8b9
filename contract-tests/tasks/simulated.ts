import { afterEach, vi } from 'vitest';
import type { Fetch, GenMedia, GenMediaOptions, Task, TaskReference, WatchOptions } from '../../src/index.js';
import type { Sandbox, SandboxOptions } from '../../src/sandbox/index.js';
import { clientOf, open } from '../sandbox/setup.js';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

interface Sent {
  method: string;
  path: string;
  /** Milliseconds since the simulation began. */
  at: number;
  cache: string;
}

export interface Simulation {
  sandbox: Sandbox;
  gen: GenMedia;
  /** The requests of the client, the oldest first. */
  sent: Sent[];
  /** When it polled a task, or any task without an `id`, in milliseconds since the simulation began. */
  polls: (id?: string) => number[];
  /** How many creates it has sent. */
  creates: () => number;
  /** Milliseconds since the simulation began. */
  now: () => number;
}

/**
 * A client and a sandbox in simulated time, which passes only when the test advances it. The client has its default
 * retries, so that a poll that is retried by itself becomes visible. The sandbox does not advise when to poll, as the service.
 */
export function simulate(options: SandboxOptions = {}, client: GenMediaOptions = {}): Simulation {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  const startedAt = Date.now();
  const now = () => Date.now() - startedAt;
  const sandbox = open({ speed: 1, pollAdvice: false, ...options });
  const sent: Sent[] = [];
  const fetch: Fetch = (url, init) => {
    const { method = 'GET', cache = 'default' } = init as RequestInit & { cache?: string };
    sent.push({ method, path: new URL(url).pathname, at: now(), cache });
    return sandbox.fetch(url, init);
  };
  const polls = (id = '') =>
    sent.filter(({ method, path }) => method === 'GET' && path.includes(id)).map(({ at }) => at);
  return {
    sandbox,
    gen: clientOf(sandbox, { retries: 3, fetch, ...client }),
    sent,
    polls,
    creates: () => sent.filter(({ method }) => method === 'POST').length,
    now,
  };
}

/** Advances the simulated time. */
export async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
}

/** Advances the simulated time until a promise is settled. */
export async function ends<T>(promise: Promise<T>): Promise<T> {
  let isSettled = false;
  const settle = () => {
    isSettled = true;
  };
  promise.then(settle, settle);
  for (let step = 0; !isSettled; step += 1) {
    if (step === maxSteps) throw new Error('It does not end.');
    await vi.advanceTimersToNextTimerAsync();
  }
  return promise;
}

/** More timers than any test needs. */
const maxSteps = 20_000;

/** The result of a promise that must settle without any time passing. */
export async function atOnce<T>(promise: Promise<T>): Promise<T> {
  const never = Symbol('never');
  const turns = async () => {
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    return never;
  };
  const outcome = await Promise.race([promise, turns()]);
  if (outcome === never) throw new Error('It did not end at once.');
  return outcome as T;
}

/** When a wait that nobody watches polls for the first time, in milliseconds since the simulation began. */
export async function firstPollAt(
  { polls, gen }: Pick<Simulation, 'polls' | 'gen'>,
  task: TaskReference,
  options?: WatchOptions,
): Promise<number> {
  const before = polls().length;
  const stop = new AbortController();
  const waiting = gen.tasks.wait(task, { ...options, signal: stop.signal }).catch(() => {});
  for (let step = 0; polls().length === before; step += 1) {
    if (step === maxSteps) throw new Error('It does not poll.');
    await vi.advanceTimersToNextTimerAsync();
  }
  stop.abort();
  await atOnce(waiting);
  return polls()[before] ?? Number.NaN;
}

/** The gap between each time and the next. */
export const gapsOf = (times: readonly number[]): number[] =>
  times.slice(1).map((time, index) => time - (times[index] ?? 0));

/** Everything that a watch yields. */
export async function all(watch: AsyncIterable<Task>): Promise<Task[]> {
  const seen: Task[] = [];
  for await (const task of watch) seen.push(task);
  return seen;
}

export const statesOf = (seen: readonly { state: string }[]): string[] => seen.map(({ state }) => state);
