import { vi } from 'vitest';
import { type Batch, type BatchResult, batch } from '../../src/batch/index.js';
import type { Fetch, GenMedia, GenMediaOptions, TaskHandle, TaskRequest } from '../../src/index.js';
import type { Sandbox, SandboxOptions } from '../../src/sandbox/index.js';
import { clientOf, request } from '../sandbox/setup.js';
import { type Simulation, simulate } from '../tasks/simulated.js';

/** A client that supports batches. */
export type BatchClient = GenMedia & ReturnType<typeof batch>;

/** A request and its response. Times are milliseconds since the start of the simulation. */
interface Exchange {
  method: string;
  sentAt: number;
  /** The number of requests in flight at that time, including this one. */
  underWay: number;
  respondedAt: number;
  /** 0 if there was no response. */
  status: number;
}

export interface BatchSetup extends Simulation {
  gen: BatchClient;
  /** Requests in the order they were sent. */
  exchanges: Exchange[];
  /** The number of requests in flight, its maximum, and the maximum number of timers at the same time. */
  traffic: { underWay: number; maxUnderWay: number; maxTimers: number };
}

/** A client that supports batches and a sandbox, in simulated time. */
export function setupBatch(options: SandboxOptions = {}, client: GenMediaOptions = {}): BatchSetup {
  const simulation = simulate(options);
  const traffic = { underWay: 0, maxUnderWay: 0, maxTimers: 0 };
  const exchanges: Exchange[] = [];
  const fetch: Fetch = async (url, init) => {
    traffic.underWay += 1;
    traffic.maxUnderWay = Math.max(traffic.maxUnderWay, traffic.underWay);
    traffic.maxTimers = Math.max(traffic.maxTimers, vi.getTimerCount());
    const { underWay } = traffic;
    const sentAt = simulation.now();
    const exchange = { method: `${init.method}`, sentAt, underWay, respondedAt: Number.POSITIVE_INFINITY, status: 0 };
    exchanges.push(exchange);
    try {
      const response = await simulation.gen.fetch(url, init);
      exchange.status = response.status;
      return response;
    } finally {
      exchange.respondedAt = simulation.now();
      traffic.underWay -= 1;
    }
  };
  const gen = clientOf(simulation.sandbox, { retries: 3, fetch, ...client }).use(batch);
  return { ...simulation, gen, exchanges, traffic };
}

/** Requests for `count` videos. The payload of each is its index in the list. */
export function videos(count: number): TaskRequest[] {
  const video = (_: unknown, index: number): TaskRequest => ({
    generator: 'text2video',
    request: { ...request, payload: `${index}` },
  });
  return Array.from({ length: count }, video);
}

/** Handles of `count` videos that were created earlier, one by one. */
export async function madeBefore(gen: GenMedia, count: number): Promise<TaskHandle[]> {
  const handles: TaskHandle[] = [];
  for (const payload of upTo(count)) {
    handles.push((await gen.text2video.create({ ...request, payload: `${payload}` })).handle);
  }
  return handles;
}

/** Payloads of all tasks in a sandbox, in ascending order. Ends its faults. */
export async function payloadsIn(sandbox: Sandbox): Promise<number[]> {
  sandbox.setFaults([]);
  const gen = clientOf(sandbox);
  const payloads = await Promise.all(sandbox.tasks(20_000).map(async ({ id }) => (await gen.tasks.get(id)).payload));
  return payloads.map(Number).sort((a, b) => a - b);
}

/** The numbers from 0 to `count` - 1. */
export const upTo = (count: number): number[] => [...Array(count).keys()];

/** Results in order of arrival. */
export async function arrivals(films: Batch): Promise<BatchResult[]> {
  const results: BatchResult[] = [];
  for await (const result of films) results.push(result);
  return results;
}

/** The outcome of an item in one word. */
export const wordOf = ({ task, error }: BatchResult): string => task?.state ?? `${error?.name}`;

/** A copy as it passes from one process to another as JSON. */
export const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/**
 * Advances time until a promise settles, in large steps: thousands of tasks have too many timers to stop at each.
 * `onStride` is called once all work that takes no time is done.
 */
export async function endsAmongMany<T>(promise: Promise<T>, onStride: () => void = () => {}): Promise<T> {
  let isOver = false;
  const note = () => {
    isOver = true;
  };
  promise.then(note, note);
  for (let strides = 0; !isOver; strides += 1) {
    if (strides === mostStrides) throw new Error('It does not end.');
    for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    onStride();
    vi.advanceTimersToNextTimer();
    vi.advanceTimersByTime(stride);
  }
  return promise;
}

/** In milliseconds. */
const stride = 50;

/** More than any test needs. */
const mostStrides = 50_000;
