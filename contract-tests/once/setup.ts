import { vi } from 'vitest';
import type { Fetch, GenMediaOptions, TaskRequest } from '../../src/index.js';
import { type Creates, memoryRecords, type OnceOptions, once, type Records } from '../../src/once/index.js';
import type { SandboxOptions } from '../../src/sandbox/index.js';
import { clientOf, request } from '../sandbox/setup.js';
import { type Simulation, simulate } from '../tasks/simulated.js';

/** A request for a video. */
export const video = (more: object = {}): TaskRequest<'text2video'> => ({
  generator: 'text2video',
  request: { ...request, ...more },
});

interface OnceSetup extends Simulation {
  records: Records;
  creates: Simulation['creates'];
  /** The same records, as another process uses them. */
  process: (client?: GenMediaOptions, options?: OnceOptions) => Creates;
  /** A process that is stopped while its request is on its way, for twice the lease. */
  stopped: (lease: number) => Creates;
  /** A process that is killed when the service has its request: no response reaches it. */
  killed: () => Creates;
}

/** A sandbox in simulated time, and records that any number of processes use. */
export function setup(options: SandboxOptions = {}, records = memoryRecords()): OnceSetup {
  const simulation = simulate(options);
  countDigests();
  const process: OnceSetup['process'] = (client, settings) =>
    once(clientOf(simulation.sandbox, { retries: 3, fetch: simulation.gen.fetch, ...client }), records, settings);
  const stopped = (lease: number) => {
    const fetch: Fetch = async (url, init) => {
      const response = await simulation.gen.fetch(url, init);
      await new Promise((resolve) => setTimeout(resolve, 2 * lease));
      return response;
    };
    return once(clientOf(simulation.sandbox, { fetch, timeout: 3 * lease }), overdue(records, lease));
  };
  const killed = () => {
    const fetch: Fetch = async (url, init) => {
      await simulation.gen.fetch(url, init);
      return new Promise<never>(() => {});
    };
    const gen = clientOf(simulation.sandbox, { retries: 3, fetch, timeout: Number.POSITIVE_INFINITY });
    // A dead process writes nothing.
    return once(gen, { ...records, replace: () => new Promise(() => {}) });
  };
  return { ...simulation, records, process, stopped, killed };
}

/** Records in which a request counts as unknown after that time, while its process is stopped. */
const overdue = (records: Records, lease: number): Records => ({
  ...records,
  claim: (key, record) => records.claim(key, { ...record, until: record.startedAt + lease }),
});

/** Starts a create whose process is killed on the way, and waits until the service has its request. */
export async function killOnTheWay({ killed, creates }: OnceSetup, key: string, task = video()): Promise<void> {
  const before = creates();
  void killed().create(key, task);
  await untilSent(creates, before + 1);
}

/** Waits until the service has that many requests. */
export async function untilSent(creates: () => number, count: number): Promise<void> {
  while (creates() < count) await turns();
}

/** Waits until no key is open. A callback that came too early, since digests take real time, is sent again later. */
export async function untilResolved(records: Records): Promise<void> {
  for (let second = 0; (await records.open()).length > 0; second += 1) {
    if (second === 600) throw new Error('A key stays open.');
    await passInSteps(1000);
  }
}

/** Lets time pass in steps, so that a callback of each step is handled before its receiver gives up. */
export async function passInSteps(milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += 500) {
    await vi.advanceTimersByTimeAsync(500);
    await turns();
  }
}

/** Digests that other threads compute, which takes time that is not simulated. */
let pendingDigests = 0;

const digest = crypto.subtle.digest.bind(crypto.subtle);

/** Has time stand still while a digest is computed. */
export function countDigests(): void {
  vi.spyOn(crypto.subtle, 'digest').mockImplementation(async (...args) => {
    pendingDigests += 1;
    return digest(...args).finally(() => {
      pendingDigests -= 1;
    });
  });
}

/** Lets everything happen that needs no simulated time. */
async function turns(): Promise<void> {
  do for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  while (pendingDigests > 0);
}

/** The result of a promise that must settle within that many timers. */
async function settled<T>(promise: Promise<T>, maxTimers: number): Promise<T> {
  let isSettled = false;
  const settle = () => {
    isSettled = true;
  };
  promise.then(settle, settle);
  for (let timers = 0; ; timers += 1) {
    for (let round = 0; round < 5 && !isSettled; round += 1) await turns();
    if (isSettled) return promise;
    if (timers === maxTimers) throw new Error('It does not end.');
    await vi.advanceTimersToNextTimerAsync();
  }
}

/** The result of a promise that must settle without any simulated time. */
export const atOnce = <T>(promise: Promise<T>): Promise<T> => settled(promise, 0);

/** Advances the simulated time until a promise is settled. */
export const ends = <T>(promise: Promise<T>): Promise<T> => settled(promise, 20_000);
