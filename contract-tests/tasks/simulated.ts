import { afterEach, vi } from 'vitest';
import type { GenMedia, GenMediaOptions, Task } from '../../src/index.js';
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
  /** What the client has sent, the first first. */
  sent: Sent[];
  /** When it looked at a task, or at any, in milliseconds since the simulation began. */
  looks: (id?: string) => number[];
  /** How many creates it has sent. */
  creates: () => number;
  /** Milliseconds since the simulation began. */
  now: () => number;
}

/**
 * A client and a sandbox whose minutes pass in milliseconds, and only when told. The client has its usual retries, so that
 * a look that goes again on its own shows up.
 */
export function simulate(options: SandboxOptions = {}, client: GenMediaOptions = {}): Simulation {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  const startedAt = Date.now();
  const now = () => Date.now() - startedAt;
  const sandbox = open({ speed: 1, ...options });
  const sent: Sent[] = [];
  const fetch = (request: Request) => {
    const { method, url, cache } = request;
    sent.push({ method, path: new URL(url).pathname, at: now(), cache });
    return sandbox.fetch(request);
  };
  return {
    sandbox,
    gen: clientOf(sandbox, { retries: 3, fetch, ...client }),
    sent,
    looks: (id = '') => sent.filter(({ method, path }) => method === 'GET' && path.includes(id)).map(({ at }) => at),
    creates: () => sent.filter(({ method }) => method === 'POST').length,
    now,
  };
}

/** Lets so many milliseconds pass. */
export async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
}

/** Lets time pass until a promise is settled. */
export async function ends<T>(promise: Promise<T>): Promise<T> {
  let isOver = false;
  const note = () => {
    isOver = true;
  };
  promise.then(note, note);
  for (let step = 0; !isOver; step += 1) {
    if (step === mostSteps) throw new Error('It does not end.');
    await vi.advanceTimersToNextTimerAsync();
  }
  return promise;
}

/** More timers than any test needs. */
const mostSteps = 20_000;

/** What a promise gives without any time passing. */
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

/** How long it was from each time to the next. */
export const gapsOf = (times: readonly number[]): number[] =>
  times.slice(1).map((time, index) => time - (times[index] ?? 0));

/** Everything that a watch gives. */
export async function all(watch: AsyncIterable<Task>): Promise<Task[]> {
  const seen: Task[] = [];
  for await (const task of watch) seen.push(task);
  return seen;
}

export const statesOf = (seen: readonly { state: string }[]): string[] => seen.map(({ state }) => state);
