import { once } from 'node:events';
import { Redis } from 'ioredis';
import { describe, expect, it, onTestFinished } from 'vitest';
import { OutcomeUnknownError } from '../../src/index.js';
import { needs } from '../support/optional-tools.js';
import { pace, setup, startProcess, video } from './setup.js';

/** Locks that expire soon, so that the jobs of a dead worker are taken soon. */
const lockDuration = 1000;

describe('a worker that is killed', needs('redis'), () => {
  it('reports a create in flight of a killed worker, which is resolved or sent again on request', async () => {
    const { queue, location, startWorker, posts, onCreate, serve, sandbox } = await setup();
    const options = { ...location, ...pace, lockDuration };
    const child = await startProcess(await serve(), options);
    // Both have arrived, and the worker dies before it gets a response.
    const arrived = new Promise<void>((resolve) => {
      onCreate(async () => {
        if (posts.length === 2) {
          child.kill('SIGKILL');
          resolve();
        }
        await once(child, 'exit');
      });
    });
    const jobs = await queue.addBulk([
      { item: video('a'), options: { jobId: 'a' } },
      { item: video('b'), options: { jobId: 'b' } },
    ]);
    await arrived;
    onCreate(() => {});
    startWorker({ lockDuration });
    const errors = await Promise.all(jobs.map((job) => queue.result(job).catch((error) => error)));
    for (const error of errors) {
      expect(error).toBeInstanceOf(OutcomeUnknownError);
      expect(error.operation).toBe('createText2Video');
    }
    const unknown = await queue.unknown();
    expect(unknown.map(({ job }) => job.id).toSorted()).toEqual(['a', 'b']);
    expect(unknown.map(({ error }) => error)).toEqual([
      expect.any(OutcomeUnknownError),
      expect.any(OutcomeUnknownError),
    ]);
    // A button in a dashboard sends nothing.
    for (const { job } of unknown) await job.retry('failed');
    await expect(queue.result('a')).rejects.toThrow(OutcomeUnknownError);
    await expect(queue.result('b')).rejects.toThrow(OutcomeUnknownError);
    expect(posts.toSorted()).toEqual(['a', 'b']);

    // The service did create both. One is found by hand, the other sent again.
    const tasks = sandbox.tasks();
    expect(tasks).toHaveLength(2);
    await queue.resolve('a', { id: tasks[0]?.id as string });
    expect(await queue.result('a')).toMatchObject({ state: 'success', id: tasks[0]?.id });
    await queue.resend('b');
    expect(await queue.result('b')).toMatchObject({ state: 'success', payload: 'b' });
    expect(posts.toSorted()).toEqual(['a', 'b', 'b']);
    expect(await queue.unknown()).toEqual([]);
    await expect(queue.resend('b')).rejects.toThrow(
      'has not failed. It is not changed: resend and resolve take a job that',
    );
    await expect(queue.resolve('a', { id: 'x' })).rejects.toThrow('has not failed');
  }, 60_000);

  it('continues a job on another worker after a kill between polls', async () => {
    const { queue, location, startWorker, posts, serve } = await setup({ timing: { end: 4000 } });
    const options = { ...location, ...pace, lockDuration };
    const child = await startProcess(await serve(), options);
    const job = await queue.add(video('a'));
    await expect.poll(() => posts.length, { timeout: 10_000 }).toBe(1);
    await expect
      .poll(async () => (await queue.jobs.getJob(`${job.id}`))?.data.handle, { timeout: 10_000 })
      .toBeDefined();
    child.kill('SIGKILL');
    startWorker({ lockDuration });
    expect(await queue.result(job)).toMatchObject({ payload: 'a' });
    expect(posts).toEqual(['a']);
  }, 60_000);
});

describe('a failure of the queue after the response', needs('redis'), () => {
  it('does not send a request again when the queue fails after the response', async () => {
    const { queue, startWorker, posts, redis } = await setup();
    const client = new Redis({ port: redis.port });
    onTestFinished(() => client.disconnect());
    // The index of tasks cannot be written.
    await client.lpush('bull:media-tasks:id', 'not a number');
    startWorker({ callbacks: true });
    const job = await queue.add(video('a'));
    await expect.poll(() => posts.length, { timeout: 10_000 }).toBe(1);
    await expect.poll(() => queue.creates.getDelayedCount(), { timeout: 10_000 }).toBe(1);
    await client.del('bull:media-tasks:id');
    expect(await queue.result(job)).toMatchObject({ payload: 'a' });
    expect(posts).toEqual(['a']);
    const { logs } = await queue.jobs.getJobLogs(`${job.id}`);
    expect(logs.map((row) => JSON.parse(row).type)).toEqual(['sending', 'accepted']);
  }, 60_000);
});
