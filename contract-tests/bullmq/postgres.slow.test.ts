import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPostgresBackend } from 'bullmq';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Postgres, startPostgres } from '../../scripts/soak/postgres-server.js';
import { soakQueue } from '../../scripts/soak/queue/run.js';
import type { QueueLocation } from '../../src/bullmq/index.js';
import { createCallbackHandler } from '../../src/callbacks/index.js';
import { OutcomeUnknownError, RejectedError } from '../../src/index.js';
import type { Deliver, SandboxOptions } from '../../src/sandbox/index.js';
import { randomFrom } from '../../src/shared/random.js';
import { needs, pathOf } from '../support/optional-tools.js';
import { pace, setupAt, startProcess, video } from './setup.js';

const programs = pathOf('postgres');
const lockDuration = 1000;

// The promises that are tested with Redis, with fewer tasks.
describe('a queue in PostgreSQL', needs('postgres'), () => {
  let server: Postgres;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'genmedia-postgres-'));
    server = await startPostgres(folder, programs);
  });
  afterAll(async () => {
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const locate = (name: string): QueueLocation => ({
    // Each queue of BullMQ has a pool of its own.
    connection: { ...server.connection, max: 3, migrate: true },
    backend: createPostgresBackend,
    name,
  });
  const setup = (name: string, options?: SandboxOptions) => setupAt(locate(name), options);

  it('runs jobs in PostgreSQL, sends each once, and rejects with the errors of the client', async () => {
    const { queue, startWorker, posts, sandbox, errors } = setup('jobs');
    startWorker();
    const jobs = await queue.addBulk(['a', 'b', 'c'].map((payload) => ({ item: video(payload) })));
    const twice = [
      await queue.add(video('d'), { jobId: 'order-7' }),
      await queue.add(video('d'), { jobId: 'order-7' }),
    ];
    const tasks = await Promise.all([...jobs, ...twice].map((job) => queue.result(job)));
    expect(tasks.map(({ payload }) => payload)).toEqual(['a', 'b', 'c', 'd', 'd']);
    expect(posts.toSorted()).toEqual(['a', 'b', 'c', 'd']);
    expect((await queue.jobs.getJob('order-7'))?.progress).toEqual({ state: 'success', credits: 10 });

    sandbox.setFaults([{ fault: 'status', code: 403, times: 1 }]);
    const job = await queue.add(video('e'));
    await expect(queue.result(job)).rejects.toThrow(RejectedError);
    expect(await queue.unknown()).toEqual([]);
    await queue.resend(job);
    expect(await queue.result(job)).toMatchObject({ payload: 'e' });
    expect(errors).toEqual([]);
  });

  it('polls a task when a callback reports an update', async () => {
    const deliver: Deliver = (request) => handler(request);
    const { queue, startWorker, reads } = setup('callbacks', { timing: { end: 500 }, deliver });
    const handler = createCallbackHandler({ onUpdate: queue.onUpdate });
    // Without a callback the first poll would be after minutes.
    startWorker({ callbacks: true, firstPollAfter: 100_000 });
    const { generator, request } = video('a');
    const item = { generator, request: { ...request, callback_url: 'http://127.0.0.1/hook' } };
    const jobs = await queue.addBulk([{ item }, { item }]);
    for (const job of jobs) expect(await queue.result(job)).toMatchObject({ state: 'success' });
    expect(reads()).toBeLessThanOrEqual(6);
  });

  it('pauses creates after a 429, on all workers', async () => {
    const { queue, startWorker, posts, sandbox, onCreate } = setup('pause');
    const arrivals: number[] = [];
    onCreate(() => arrivals.push(Date.now()));
    sandbox.setFaults([{ fault: 'status', code: 429, retryAfter: 1500, times: 1, operation: 'createText2Video' }]);
    startWorker({ concurrency: 1 });
    const job = await queue.add(video('a'));
    await expect.poll(() => queue.creates.getRateLimitTtl(2 ** 31 - 1), { timeout: 10_000 }).toBeGreaterThan(0);
    startWorker({ concurrency: 1 });
    expect(await queue.result(job)).toMatchObject({ payload: 'a' });
    expect(posts).toEqual(['a', 'a']);
    expect((arrivals[1] ?? 0) - (arrivals[0] ?? 0)).toBeGreaterThan(1400);
  });

  it('does not send again what a killed worker has sent', async () => {
    const { queue, location, startWorker, posts, onCreate, serve, sandbox } = setup('killed');
    const child = await startProcess(await serve(), { ...location, ...pace, lockDuration });
    const arrived = new Promise<void>((resolve) => {
      onCreate(async () => {
        child.kill('SIGKILL');
        resolve();
        await once(child, 'exit');
      });
    });
    const job = await queue.add(video('a'));
    await arrived;
    onCreate(() => {});
    startWorker({ lockDuration });
    await expect(queue.result(job)).rejects.toThrow(OutcomeUnknownError);
    expect((await queue.unknown()).map(({ job }) => job.id)).toEqual([job.id]);
    await queue.resolve(job, { id: sandbox.tasks()[0]?.id as string });
    expect(await queue.result(job)).toMatchObject({ payload: 'a' });
    expect(posts).toEqual(['a']);
  });

  it('ends every job once, with workers that are killed and a server that is restarted', async () => {
    const store = { location: locate('soak'), stop: () => server.stop(), start: () => server.start() };
    const result = await soakQueue({ tasks: 20, workers: 2, killEvery: 1000, random: randomFrom(3), store });
    expect(result.problems).toEqual([]);
    expect(result.creates).toBe(result.made);
    expect(result.done + result.unknown).toBe(20);
  });
});
