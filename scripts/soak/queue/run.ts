import type { ChildProcess } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createMediaQueue, type MediaQueue, type QueueLocation } from '../../../src/bullmq/index.js';
import { createCallbackHandler } from '../../../src/callbacks/index.js';
import { OutcomeUnknownError } from '../../../src/index.js';
import { createSandbox, type Fault, type Sandbox } from '../../../src/sandbox/index.js';
import { startRedis } from '../redis-server.js';
import { serveCounting } from './counting-server.js';
import { startWorker } from './start-worker.js';

interface QueueSoakOptions {
  tasks: number;
  workers: number;
  /** Milliseconds between two kills. */
  killEvery: number;
  random: () => number;
  /** Default: a Redis with an append-only file. */
  store?: Store;
  onProgress?: (says: string) => void;
}

/** Where jobs are stored. It is restarted once, and keeps what it has. */
interface Store {
  location: QueueLocation;
  stop: () => Promise<void>;
  start: () => Promise<void>;
}

/** The outcomes of all jobs, and everything that must not be. */
interface QueueSoakResult {
  jobs: number;
  done: number;
  unknown: number;
  /** Tasks that the sandbox has made. */
  made: number;
  /** Creates that arrived and were not rejected. */
  creates: number;
  kills: number;
  reads: number;
  callbacks: number;
  problems: string[];
}

/** Everything that a task and its callbacks may suffer. */
const faults: readonly Fault[] = [
  { fault: 'callback-lost', chance: 0.2 },
  { fault: 'callback-doubled', chance: 0.2 },
  { fault: 'callback-delayed', by: 2000, chance: 0.2 },
  { fault: 'callback-out-of-order', chance: 0.1 },
  { fault: 'lost', chance: 0.01, operation: 'createText2Video' },
  { fault: 'status', code: 429, retryAfter: 300, chance: 0.01, operation: 'createText2Video' },
  { fault: 'status', code: 503, chance: 0.05, operation: 'getTaskCreations' },
];

/** Locks that expire soon: kills come every few seconds. */
const lockDuration = 2000;

/**
 * Runs many jobs on several workers as processes of their own. Workers are killed at random, Redis is restarted once with
 * its append-only file, and callbacks are lost, doubled and late.
 */
export async function soakQueue(options: QueueSoakOptions): Promise<QueueSoakResult> {
  const { tasks, killEvery, random, onProgress } = options;
  const endings: (() => unknown)[] = [];
  try {
    const store = options.store ?? (await startDurableRedis(endings));
    const queue = createMediaQueue({ ...store.location, onError: () => {} });
    endings.push(() => queue.close());
    const handler = createCallbackHandler({ onUpdate: queue.onUpdate, onError: () => {} });
    const counts = { reads: 0, callbacks: 0, lostRejections: 0 };
    const sandbox = createSandbox({
      timing: { queueing: 100, processing: 300, end: 1500 },
      deliver: (request) => {
        counts.callbacks += 1;
        return handler(request);
      },
    });
    sandbox.setFaults(faults);
    endings.push(() => sandbox.close());
    const arrived = new Map<string, number>();
    const add = (payload: string, by: number) => arrived.set(payload, (arrived.get(payload) ?? 0) + by);
    const server = await serveCounting(sandbox, {
      received: (method, body) => {
        if (method === 'POST') add(JSON.parse(body).payload, 1);
        else counts.reads += 1;
      },
      responded: (method, body, status) => {
        if (method !== 'POST') return;
        if (status === 429) add(JSON.parse(body).payload, -1);
        // Two faults of one request: it is rejected, and its sender does not hear of it.
        const isMade = () => sandbox.requests().find((request) => request.body === body)?.taskId !== undefined;
        if (status === 0 && !isMade()) counts.lostRejections += 1;
      },
    });
    endings.push(server.close);
    const workerOptions = {
      ...store.location,
      callbacks: true,
      interval: 300,
      maxInterval: 1000,
      firstPollAfter: 1000,
    };
    const start = () => startWorker(server.url, { ...workerOptions, lockDuration, concurrency: 20 });
    const workers: ChildProcess[] = [];
    endings.push(() => workers.forEach((child) => void child.kill('SIGKILL')));
    for (let index = 0; index < options.workers; index += 1) workers.push(await start());

    await queue.addBulk(Array.from({ length: tasks }, (_, index) => newJob(`${index}`)));
    const kills = await untilAllEnd(queue, {
      tasks,
      killEvery,
      random,
      workers,
      start,
      store,
      ...(onProgress && { onProgress }),
    });
    return await check(queue, sandbox, tasks, arrived, { ...counts, kills });
  } finally {
    for (let end = endings.pop(); end; end = endings.pop()) await end();
  }
}

async function startDurableRedis(endings: (() => unknown)[]): Promise<Store> {
  const folder = mkdtempSync(join(tmpdir(), 'genmedia-queue-'));
  const { port, stop, start } = await startRedis(folder, '--appendonly', 'yes');
  endings.push(() => rm(folder, { recursive: true, force: true }), stop);
  return { location: { connection: { host: '127.0.0.1', port } }, stop, start };
}

const newJob = (payload: string) => ({
  item: {
    generator: 'text2video' as const,
    request: {
      model: 'genq2' as const,
      prompt: 'A lighthouse in a storm',
      payload,
      callback_url: 'http://127.0.0.1/hook',
    },
  },
  options: { jobId: `job-${payload}` },
});

interface KillOptions {
  tasks: number;
  killEvery: number;
  random: () => number;
  workers: ChildProcess[];
  start: () => Promise<ChildProcess>;
  store: Store;
  onProgress?: (says: string) => void;
}

/** Kills a worker again and again until all jobs have ended, and restarts the store once in the middle. */
async function untilAllEnd(queue: MediaQueue, options: KillOptions): Promise<number> {
  const { tasks, killEvery, random, workers, start, store, onProgress } = options;
  let kills = 0;
  let isRestarted = false;
  for (;;) {
    await delay(killEvery * (0.5 + random()));
    const { completed = 0, failed = 0 } = await queue.jobs.getJobCounts('completed', 'failed');
    onProgress?.(`${completed} done, ${failed} failed, ${kills} kills`);
    if (completed + failed >= tasks) return kills;
    if (!isRestarted && completed + failed > tasks / 3) {
      isRestarted = true;
      await store.stop();
      await delay(200);
      await store.start();
    }
    const killed = Math.floor(random() * workers.length);
    workers[killed]?.kill('SIGKILL');
    kills += 1;
    workers[killed] = await start();
  }
}

/** Compares what the queue says with what the sandbox has. */
async function check(
  queue: MediaQueue,
  sandbox: Sandbox,
  tasks: number,
  arrived: ReadonlyMap<string, number>,
  { lostRejections, ...counts }: { reads: number; callbacks: number; kills: number; lostRejections: number },
): Promise<QueueSoakResult> {
  const problems: string[] = [];
  const made = new Set(sandbox.tasks(10 * tasks).map(({ id }) => id));
  for (const [payload, count] of arrived) if (count > 1) problems.push(`Job ${payload} was sent ${count} times.`);
  const creates = [...arrived.values()].reduce((sum, count) => sum + count, 0) - lostRejections;
  if (creates !== made.size) problems.push(`${creates} creates arrived, and there are ${made.size} tasks.`);
  const unknown = new Map((await queue.unknown()).map(({ job, error }) => [job.id, error]));
  const explained = new Set<string>();
  let done = 0;
  for (const { options } of Array.from({ length: tasks }, (_, index) => newJob(`${index}`))) {
    const id = options.jobId;
    const job = await queue.jobs.getJob(id);
    const state = await job?.getState();
    if (state === 'completed') {
      done += 1;
      const taskId = job?.returnvalue.id as string;
      if (!made.has(taskId) || explained.has(taskId))
        problems.push(`${id} has the task ${taskId}, which is not its own.`);
      explained.add(taskId);
    } else if (!(unknown.get(id) instanceof OutcomeUnknownError))
      problems.push(`${id} is ${state}: ${job?.failedReason}`);
  }
  const unexplained = made.size - explained.size;
  if (unexplained > unknown.size)
    problems.push(`${unexplained} tasks have no job, and only ${unknown.size} jobs have an unknown outcome.`);
  return { jobs: tasks, done, unknown: unknown.size, made: made.size, creates, ...counts, problems };
}
