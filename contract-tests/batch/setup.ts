import { vi } from 'vitest';
import { type Batch, type BatchRequest, type BatchResult, batch } from '../../src/batch/index.js';
import type { GenMedia, GenMediaOptions, TaskHandle } from '../../src/index.js';
import type { Sandbox, SandboxOptions } from '../../src/sandbox/index.js';
import { clientOf, request } from '../sandbox/setup.js';
import { type Simulation, simulate } from '../tasks/simulated.js';

/** A client that can do batches. */
export type BatchClient = GenMedia & ReturnType<typeof batch>;

/** A request and its answer. Times are milliseconds since the simulation began. */
export interface Exchange {
  method: string;
  sentAt: number;
  /** How many were on their way then, with this one. */
  underWay: number;
  answeredAt: number;
  /** 0 where there was no answer. */
  status: number;
}

export interface BatchScene extends Simulation {
  gen: BatchClient;
  /** Requests in the order in which they were sent. */
  exchanges: Exchange[];
  /** How many requests are on their way, how many were at most, and how many timers there were at most with them. */
  traffic: { underWay: number; most: number; mostTimers: number };
}

/** A client that can do batches and a sandbox, in simulated time. */
export function sceneOf(options: SandboxOptions = {}, client: GenMediaOptions = {}): BatchScene {
  const simulation = simulate(options);
  const traffic = { underWay: 0, most: 0, mostTimers: 0 };
  const exchanges: Exchange[] = [];
  const fetch = async (one: Request) => {
    traffic.underWay += 1;
    traffic.most = Math.max(traffic.most, traffic.underWay);
    traffic.mostTimers = Math.max(traffic.mostTimers, vi.getTimerCount());
    const { underWay } = traffic;
    const sentAt = simulation.now();
    const exchange = { method: one.method, sentAt, underWay, answeredAt: Number.POSITIVE_INFINITY, status: 0 };
    exchanges.push(exchange);
    try {
      const answer = await simulation.gen.fetch(one);
      exchange.status = answer.status;
      return answer;
    } finally {
      exchange.answeredAt = simulation.now();
      traffic.underWay -= 1;
    }
  };
  const gen = clientOf(simulation.sandbox, { retries: 3, fetch, ...client }).use(batch);
  return { ...simulation, gen, exchanges, traffic };
}

/** Requests for so many videos. Each has its place in the list as its payload. */
export function videos(count: number): BatchRequest[] {
  const video = (_: unknown, index: number): BatchRequest => ({
    generator: 'text2video',
    request: { ...request, payload: `${index}` },
  });
  return Array.from({ length: count }, video);
}

/** Handles of so many videos that were made before, one by one. */
export async function madeBefore(gen: GenMedia, count: number): Promise<TaskHandle[]> {
  const handles: TaskHandle[] = [];
  for (const payload of upTo(count)) {
    handles.push((await gen.text2video.create({ ...request, payload: `${payload}` })).handle);
  }
  return handles;
}

/** Payloads of all tasks that a sandbox has, from the lowest number to the highest. Its faults end here. */
export async function payloadsIn(sandbox: Sandbox): Promise<number[]> {
  sandbox.setFaults([]);
  const gen = clientOf(sandbox);
  const payloads = await Promise.all(sandbox.tasks(20_000).map(async ({ id }) => (await gen.tasks.get(id)).payload));
  return payloads.map(Number).sort((one, two) => one - two);
}

/** The numbers from 0 up. */
export const upTo = (count: number): number[] => [...Array(count).keys()];

/** Results as they come. */
export async function arrivals(films: Batch): Promise<BatchResult[]> {
  const come: BatchResult[] = [];
  for await (const result of films) come.push(result);
  return come;
}

/** How an item ended, in a word. */
export const wordOf = ({ task, error }: BatchResult): string => task?.state ?? `${error?.name}`;

/** What goes as JSON from one process to another. */
export const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/**
 * Lets time pass until a promise is settled, in strides: thousands of tasks have too many timers to stop at each.
 * `onStride` is called when all is done that takes no time.
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

/** Milliseconds. */
const stride = 50;

/** More than any test needs. */
const mostStrides = 50_000;
