import { Redis } from 'ioredis';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { MediaQueue } from '../../src/bullmq/index.js';
import { failure } from '../client/failure.js';
import { needs } from '../support/optional-tools.js';
import { setup, video } from './setup.js';

const lost = { fault: 'lost', times: 1, operation: 'createText2Video' } as const;

const idsOf = async (queue: MediaQueue) => (await queue.unknown()).map(({ job }) => job.id);

/** What `unknown` returns, and how many jobs, journals and lists it reads for that. */
function countReads(queue: MediaQueue, port: number) {
  const client = new Redis(port);
  onTestFinished(() => client.disconnect());
  return async () => {
    await client.config('RESETSTAT');
    const ids = await idsOf(queue);
    const stats = await client.info('commandstats');
    const calls = [...stats.matchAll(/cmdstat_(?:hgetall|lrange):calls=(\d+)/g)].map(([, count]) => Number(count));
    return { ids, reads: calls.reduce((sum, count) => sum + count, 0) };
  };
}

describe('jobs whose outcome is unknown', needs('redis'), () => {
  it('finds jobs with unknown outcomes without a read of those that have ended', async () => {
    const { queue, redis, startWorker, sandbox } = await setup();
    const readsOfUnknown = countReads(queue, redis.port);
    const worker = startWorker({ concurrency: 20 });
    sandbox.setFaults([lost]);
    await failure(queue.result(await queue.add(video('a'), { jobId: 'order-7' })));
    const ended = Array.from({ length: 60 }, (_, index) => ({ item: { id: `missing-${index}` } }));
    for (const job of await queue.addBulk(ended)) await failure(queue.result(job));
    await queue.result(await queue.add(video('b')));
    await worker.close();
    expect(await queue.jobs.getFailedCount()).toBe(61);
    const { ids, reads } = await readsOfUnknown();
    expect(ids).toEqual(['order-7']);
    expect(reads).toBeGreaterThan(0);
    expect(reads).toBeLessThan(10);
  });

  it('reads jobs with unknown outcomes no more once they are decided', async () => {
    const { queue, redis, startWorker, sandbox } = await setup();
    const readsOfUnknown = countReads(queue, redis.port);
    const before = (await readsOfUnknown()).reads;
    const worker = startWorker();
    for (const jobId of ['order-7', 'order-8']) {
      sandbox.setFaults([lost]);
      await failure(queue.result(await queue.add(video(jobId), { jobId })));
    }
    expect(await idsOf(queue)).toEqual(['order-7', 'order-8']);
    const [first, second] = sandbox.tasks();
    await queue.resolve('order-7', { id: first?.id as string });
    await queue.resolve('order-8', { id: second?.id as string });
    await Promise.all([queue.result('order-7'), queue.result('order-8')]);
    await worker.close();
    expect(await idsOf(queue)).toEqual([]);
    expect(await readsOfUnknown()).toEqual({ ids: [], reads: before });
  });

  it('resolves only jobs with unknown outcomes: a rejected request is sent again by resend', async () => {
    const { queue, startWorker, sandbox, posts } = await setup();
    startWorker();
    sandbox.setFaults([{ fault: 'status', code: 422, times: 1, operation: 'createText2Video' }]);
    await failure(queue.result(await queue.add(video('a'), { jobId: 'order-7' })));
    expect((await failure(queue.resolve('order-7', { id: 'task-1' }))).message).toBe(
      'The request of job order-7 has created no task. It is not changed: queue.resend sends it again.',
    );
    await queue.resend('order-7');
    expect(await queue.result('order-7')).toMatchObject({ payload: 'a' });
    expect(posts).toEqual(['a', 'a']);
  });

  it('finds a job again after each decision that leads to another unknown outcome', async () => {
    const { queue, startWorker, sandbox, posts } = await setup();
    startWorker();
    sandbox.setFaults([lost]);
    await failure(queue.result(await queue.add(video('a'), { jobId: 'order-7' })));
    expect(await idsOf(queue)).toEqual(['order-7']);
    sandbox.setFaults([lost]);
    await queue.resend('order-7');
    // While it is sent again, its first attempt is no longer open.
    await queue.unknown();
    await expect.poll(() => idsOf(queue), { timeout: 20_000 }).toEqual(['order-7']);
    expect(posts).toEqual(['a', 'a']);
    await queue.resolve('order-7', { id: sandbox.tasks()[0]?.id as string });
    expect(await idsOf(queue)).toEqual([]);
    expect(await queue.result('order-7')).toMatchObject({ payload: 'a' });
    expect(await idsOf(queue)).toEqual([]);
  });
});
