import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { batch, fileJournal, type Journal } from '../../src/batch/index.js';
import { createMediaQueue, createMediaWorker, type MediaWorkerOptions } from '../../src/bullmq/index.js';
import { createCallbackHandler } from '../../src/callbacks/index.js';
import { GenMedia } from '../../src/index.js';
import { createSandbox } from '../../src/sandbox/index.js';
import { inTempFolder } from '../lib/temp-folder.js';
import { startRedis } from '../soak/redis-server.js';
import type { Measured } from './measured.js';
import { quartersOf } from './rounds.js';
import { startServer } from './start-server.js';

const concurrency = 50;

/** How often batches and a queue are measured, one after the other. One more round before them warms up. */
const rounds = 5;

/**
 * Jobs per second of a queue from their creation to their success, compared with a batch, which loses everything if its process
 * ends, and a batch with a journal, which does not; memory of Redis; and polls with and without callbacks. One worker and a batch
 * run in this process, Redis and the sandbox in others, as a service does. It is also measured with the sandbox in this process,
 * where a request takes no time.
 */
export async function queue(sizes: readonly string[]): Promise<Measured> {
  const rows: Record<string, Record<string, number>> = {};
  for (const size of sizes.length > 0 ? sizes : ['100', '1000']) {
    const count = Number(size);
    if (!(count > 0)) throw new Error(`The number of jobs must be a number such as 1000, not ${size}.`);
    const server = await startServer('queue-service.ts');
    const remote = await ratesOf(count, server.url).finally(server.stop);
    const inProcess = await ratesOf(count);
    // These count, so that they may run at the same time.
    const [memory, memoryWithCallbacks] = await Promise.all([
      memoryUnderWay(count, false),
      memoryUnderWay(count, true),
    ]);
    const [polls, pollsWithCallbacks] = await Promise.all([pollsPerTask(count, false), pollsPerTask(count, true)]);
    const row = {
      ...remote,
      'sandbox in this process, queue : batch': inProcess['queue : batch'],
      'sandbox in this process, queue : batch with a journal': inProcess['queue : batch with a journal'],
      'Redis, kB per job under way': memory,
      '… with callbacks': memoryWithCallbacks,
      'polls per task of 30 s': polls,
      '… polls with callbacks': pollsWithCallbacks,
    };
    for (const [name, value] of Object.entries(row))
      rows[name] = { ...rows[name], [size]: Number(value.toPrecision(3)) };
  }
  console.table(rows);
  return { over: [] };
}

/** Medians of some rounds of each, one after the other, by their names. Each round begins with another one. */
async function ratesOf(count: number, baseUrl?: string) {
  const runs = {
    inBatch: async () => ({ rate: await batchRate(count, baseUrl), kilobytes: 0 }),
    withJournal: async () => ({ rate: await journalRate(count, baseUrl), kilobytes: 0 }),
    queue: () => queueRate(count, baseUrl),
  };
  const names = Object.keys(runs) as (keyof typeof runs)[];
  const measured = [];
  for (let round = 0; round <= rounds; round += 1) {
    const first = round % names.length;
    const results = {} as Record<keyof typeof runs, { rate: number; kilobytes: number }>;
    for (const name of [...names.slice(first), ...names.slice(0, first)]) results[name] = await runs[name]();
    measured.push(results);
  }
  const warm = measured.slice(1);
  const median = (read: (round: (typeof warm)[number]) => number) => quartersOf(warm.map(read)).median;
  return {
    'batch, jobs/s': median(({ inBatch }) => inBatch.rate),
    'batch with a journal, jobs/s': median(({ withJournal }) => withJournal.rate),
    'queue, jobs/s': median(({ queue }) => queue.rate),
    'queue : batch': median(({ queue, inBatch }) => queue.rate / inBatch.rate),
    'queue : batch with a journal': median(({ queue, withJournal }) => queue.rate / withJournal.rate),
    'Redis, kB per finished job': median(({ queue }) => queue.kilobytes),
  };
}

const item = {
  generator: 'text2video',
  request: { model: 'genq2', prompt: 'A lighthouse in a storm', callback_url: 'http://127.0.0.1/updates' },
} as const;

/** A client of a server, or else of a sandbox in this process. */
const clientOf = (baseUrl: string | undefined, fetch: typeof globalThis.fetch) =>
  new GenMedia({ apiKey: 'key', ...(baseUrl ? { baseUrl } : { baseUrl: 'http://localhost', fetch }) });

/** Jobs per second of a batch, of tasks that end at once. */
async function batchRate(count: number, baseUrl?: string, journal?: Journal): Promise<number> {
  const sandbox = createSandbox({
    timing: { queueing: 0, processing: 0, end: 0 },
    deliver: async () => new Response(),
  });
  const gen = clientOf(baseUrl, sandbox.fetch).use(batch);
  const startedAt = performance.now();
  const results = await gen.batch(Array(count).fill(item), { concurrency, firstPollAfter: 0, journal }).results;
  const seconds = (performance.now() - startedAt) / 1000;
  for (const { error } of results) if (error) throw error;
  await sandbox.close();
  return count / seconds;
}

/** The same of a batch that survives the end of its process, as a queue does. */
const journalRate = (count: number, baseUrl?: string): Promise<number> =>
  inTempFolder((folder) => batchRate(count, baseUrl, fileJournal(join(folder, 'batch.journal'))));

/** Jobs per second of a queue, of tasks that end at once, and what they take in Redis afterwards. */
const queueRate = (count: number, baseUrl?: string) =>
  withQueue(0, { firstPollAfter: 0, baseUrl }, async ({ queue, memory }) => {
    const before = await memory();
    const startedAt = performance.now();
    const jobs = await queue.addBulk(Array(count).fill({ item }));
    await Promise.all(jobs.map((job) => queue.result(job)));
    const seconds = (performance.now() - startedAt) / 1000;
    return { rate: count / seconds, kilobytes: ((await memory()) - before) / count / 1000 };
  });

/** Kilobytes in Redis of a job whose task has been created and goes on. */
const memoryUnderWay = (count: number, callbacks: boolean) =>
  withQueue(86_400_000, { firstPollAfter: 3_600_000, callbacks }, async ({ queue, memory }) => {
    const before = await memory();
    await queue.addBulk(Array(count).fill({ item }));
    while ((await queue.creates.count()) + (await queue.creates.getActiveCount()) > 0) await delay(100);
    return ((await memory()) - before) / count / 1000;
  });

/** Polls of a task that takes 30 s, with the timing that is usual. */
const pollsPerTask = (count: number, callbacks: boolean) =>
  withQueue(30_000, { callbacks }, async ({ queue, reads }) => {
    const jobs = await queue.addBulk(Array(count).fill({ item }));
    await Promise.all(jobs.map((job) => queue.result(job)));
    return reads() / count;
  });

interface Parts {
  queue: ReturnType<typeof createMediaQueue>;
  /** Number of polls. */
  reads: () => number;
  /** Bytes that Redis uses. */
  memory: () => Promise<number>;
}

/** Runs with a Redis of its own, one worker and tasks that end after so many milliseconds. */
async function withQueue<T>(
  end: number,
  { baseUrl, ...options }: Partial<MediaWorkerOptions> & { baseUrl?: string | undefined },
  use: (parts: Parts) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'genmedia-bench-'));
  const redis = await startRedis(folder, '--appendonly', 'yes');
  const connection = { host: '127.0.0.1', port: redis.port };
  const client = new Redis(connection);
  const queue = createMediaQueue({ connection });
  const receive = createCallbackHandler({ onUpdate: queue.onUpdate });
  const sandbox = createSandbox({
    timing: { queueing: end / 20, processing: end / 10, end },
    // A service that advises when to poll spares even more polls.
    pollAdvice: false,
    deliver: options.callbacks ? receive : async () => new Response(),
  });
  let reads = 0;
  const fetch: typeof sandbox.fetch = (url, init) => {
    if (init?.method === 'GET') reads += 1;
    return sandbox.fetch(url, init);
  };
  const gen = clientOf(baseUrl, fetch);
  const worker = createMediaWorker(gen, { connection, concurrency, ...options });
  const memory = async () => Number(/used_memory:(\d+)/.exec(await client.info('memory'))?.[1]);
  try {
    await Promise.all([worker.jobs.waitUntilReady(), worker.creates.waitUntilReady()]);
    return await use({ queue, reads: () => reads, memory });
  } finally {
    await worker.close();
    await queue.close();
    await sandbox.close();
    client.disconnect();
    await redis.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
