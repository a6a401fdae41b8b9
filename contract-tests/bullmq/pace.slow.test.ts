import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createCallbackHandler } from '../../src/callbacks/index.js';
import { DeadlineError } from '../../src/index.js';
import type { Deliver } from '../../src/sandbox/index.js';
import { failure } from '../client/failure.js';
import { needs } from '../support/optional-tools.js';
import { pace, setup, startProcess, video } from './setup.js';

const videos = (count: number) => Array.from({ length: count }, (_, index) => ({ item: video(`${index}`) }));

describe('the rate', needs('redis'), () => {
  it('pauses creates on all workers after a 429, as long as the service asks, and continues polls', async () => {
    const { queue, startWorker, posts, sandbox, reads, onCreate } = await setup({ timing: { end: 60_000 } });
    const arrivals: { at: number; reads: number }[] = [];
    onCreate(() => arrivals.push({ at: Date.now(), reads: reads() }));
    startWorker();
    startWorker();
    await queue.add(video('first'));
    await expect.poll(() => posts.length, { timeout: 10_000 }).toBe(1);
    sandbox.setFaults([{ fault: 'status', code: 429, retryAfter: 2000, times: 1, operation: 'createText2Video' }]);
    await queue.add(video('rejected'));
    await expect.poll(() => queue.creates.getRateLimitTtl(2 ** 31 - 1), { timeout: 10_000 }).toBeGreaterThan(0);
    await queue.addBulk(videos(6));
    await expect.poll(() => posts.length, { timeout: 10_000 }).toBe(9);
    const [, rejected, next] = arrivals;
    expect((next?.at ?? 0) - (rejected?.at ?? 0)).toBeGreaterThan(1900);
    expect((next?.reads ?? 0) - (rejected?.reads ?? 0)).toBeGreaterThan(3);
    expect(posts.filter((payload) => payload === 'rejected')).toHaveLength(2);
    expect(sandbox.tasks()).toHaveLength(8);
    expect(await queue.unknown()).toEqual([]);
  }, 30_000);

  it('keeps at most maxUnderWay tasks under way, on all workers together', async () => {
    const { queue, startWorker, sandbox, onCreate } = await setup({ timing: { end: 300 } });
    let most = 0;
    onCreate(() => {
      const open = sandbox.tasks().filter(({ state }) => state !== 'success').length;
      most = Math.max(most, open + 1);
    });
    startWorker({ maxUnderWay: 3 });
    startWorker({ maxUnderWay: 3 });
    const jobs = await queue.addBulk(videos(8));
    await Promise.all(jobs.map((job) => queue.result(job)));
    expect(sandbox.tasks()).toHaveLength(8);
    expect(most).toBeLessThanOrEqual(3);
    expect(most).toBeGreaterThan(1);
  }, 60_000);

  it('limits the rate of creates on all workers', async () => {
    const { queue, startWorker, posts } = await setup();
    const rate = { max: 2, duration: 500 };
    startWorker({ rate });
    startWorker({ rate });
    const startedAt = Date.now();
    const jobs = await queue.addBulk(videos(7));
    await Promise.all(jobs.map((job) => queue.result(job)));
    expect(posts).toHaveLength(7);
    expect(Date.now() - startedAt).toBeGreaterThan(1400);
  }, 30_000);

  it('sends a request later if the service cannot be reached', async () => {
    const { queue, startWorker, posts, sandbox } = await setup();
    let isDown = true;
    startWorker(
      {},
      {
        fetch: async (url, init) => {
          if (isDown) throw Object.assign(new TypeError('fetch failed'), { cause: { code: 'ECONNREFUSED' } });
          if (init.method === 'POST') posts.push('sent');
          return sandbox.fetch(url, init);
        },
      },
    );
    const job = await queue.add(video('a'));
    await expect.poll(() => queue.creates.getRateLimitTtl(2 ** 31 - 1), { timeout: 10_000 }).toBeGreaterThan(0);
    isDown = false;
    expect(await queue.result(job)).toMatchObject({ payload: 'a' });
    expect(posts).toEqual(['sent']);
  }, 30_000);

  it('ends the job of a task that does not end by its deadline, and reads it again at a retry', async () => {
    const { queue, startWorker } = await setup({ timing: { end: 1500 } });
    startWorker({ deadline: 500 });
    const job = await queue.add(video('a'));
    const error = await queue.result(job).catch((error) => error);
    expect(error).toBeInstanceOf(DeadlineError);
    expect(error.handle.id).toEqual(expect.any(String));
    await delay(1500);
    await job.retry('failed');
    expect(await queue.result(job)).toMatchObject({ payload: 'a' });
  }, 30_000);

  it('sends no request again whose task has not ended by its deadline: resolve reads it', async () => {
    const { queue, startWorker, posts } = await setup({ timing: { end: 1500 } });
    startWorker({ deadline: 500 });
    await queue.add(video('a'), { jobId: 'order-7' });
    const { handle } = await failure(queue.result('order-7'));
    const { id } = handle as { id: string };
    expect((await failure(queue.resend('order-7'))).message).toBe(
      `Job order-7 has a task already, ${id}. If the task has failed, add its request as a new job. Otherwise ` +
        `queue.resolve('order-7', { id: '${id}' }) reads it again.`,
    );
    expect((await failure(queue.resolve('order-7', { id: 'another' }))).message).toBe(
      `Job order-7 has a task already, ${id}. It is not changed: add another task as a new job.`,
    );
    await delay(1500);
    await queue.resolve('order-7', { id });
    expect(await queue.result('order-7')).toMatchObject({ payload: 'a' });
    expect(posts).toEqual(['a']);
  }, 30_000);
});

describe('callbacks', needs('redis'), () => {
  it('polls a task when a callback reports an update', async () => {
    const received: Promise<Response>[] = [];
    const deliver: Deliver = (request) => {
      const response = handler(request);
      received.push(response);
      return response;
    };
    const { queue, startWorker, reads, posts } = await setup({ timing: { end: 700 }, deliver });
    const handler = createCallbackHandler({ onUpdate: queue.onUpdate });
    // Without a callback the first poll would be after minutes.
    startWorker({ callbacks: true, firstPollAfter: 100_000 });
    const { request } = video('a');
    const item = { ...video('a'), request: { ...request, callback_url: 'http://127.0.0.1/hook' } };
    const jobs = await queue.addBulk([{ item }, { item }, { item }]);
    const tasks = await Promise.all(jobs.map((job) => queue.result(job)));
    expect(tasks.map(({ state }) => state)).toEqual(['success', 'success', 'success']);
    expect(posts).toHaveLength(3);
    // Each state is reported, and each wakes the job.
    expect(reads()).toBeLessThanOrEqual(9);
    for (const response of received) expect((await response).status).toBe(200);
  }, 30_000);

  it('ignores callbacks of tasks of other queues, and ends a job whose callback is lost', async () => {
    const { queue, startWorker } = await setup();
    await queue.onUpdate({ taskId: 'not:ours' });
    startWorker({ callbacks: true });
    expect(await queue.result(await queue.add(video('a')))).toMatchObject({ state: 'success' });
    expect(await queue.jobs.getJobCounts()).toMatchObject({ delayed: 0, waiting: 0 });
  }, 30_000);
});

describe('SIGTERM', needs('redis'), () => {
  it('starts nothing new after SIGTERM, awaits creates in flight, and leaves the rest in the queue', async () => {
    const { queue, location, posts, onCreate, serve, startWorker } = await setup({ timing: { end: 2000 } });
    const child = await startProcess(await serve(), { ...location, ...pace, concurrency: 2 });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    onCreate(() => held);
    const jobs = await queue.addBulk(videos(5));
    await expect.poll(() => posts.length, { timeout: 10_000 }).toBe(2);
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await delay(300);
    expect(posts).toHaveLength(2);
    release();
    expect(await exited).toEqual([0, null]);
    expect(posts).toHaveLength(2);
    expect(await queue.creates.getJobCounts()).toMatchObject({ active: 0, waiting: 3 });
    const { active, delayed = 0, waiting = 0 } = await queue.jobs.getJobCounts();
    expect({ active, left: delayed + waiting }).toEqual({ active: 0, left: 5 });
    startWorker();
    const tasks = await Promise.all(jobs.map((job) => queue.result(job)));
    expect(tasks.map(({ payload }) => payload)).toEqual(['0', '1', '2', '3', '4']);
    expect(posts.toSorted()).toEqual(['0', '1', '2', '3', '4']);
  }, 60_000);
});
