import { setTimeout as delay } from 'node:timers/promises';
import { Redis as Client } from 'ioredis';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createMediaWorker } from '../../src/bullmq/index.js';
import { GenMedia, GenMediaError, type GenMediaOptions } from '../../src/index.js';
import { needs } from '../support/optional-tools.js';
import { apiKey, pace, setup, video } from './setup.js';

const videos = (count: number) => Array.from({ length: count }, (_, index) => ({ item: video(`${index}`) }));

/** How Redis rejects writes, and how it accepts them again. */
const rejections = {
  'is read-only, as in a failover': {
    begin: (redis: Client) => redis.call('REPLICAOF', '127.0.0.1', '1'),
    end: (redis: Client) => redis.call('REPLICAOF', 'NO', 'ONE'),
  },
  'is out of memory': {
    begin: (redis: Client) => redis.call('CONFIG', 'SET', 'maxmemory', '1'),
    end: (redis: Client) => redis.call('CONFIG', 'SET', 'maxmemory', '0'),
  },
};

describe('a Redis that rejects writes', needs('redis'), () => {
  it.each(Object.entries(rejections))('loses no task whose id is known when Redis %s', async (_, { begin, end }) => {
    const { redis, queue, startWorker, posts, onCreate, sandbox, errors } = await setup();
    const admin = new Client(redis.port, '127.0.0.1');
    onTestFinished(() => admin.disconnect());
    let isRejecting = false;
    onCreate(async () => {
      if (posts.length !== 5) return;
      isRejecting = true;
      await begin(admin);
    });
    // What BullMQ itself could not write is found when its lock has ended.
    startWorker({ concurrency: 4, lockDuration: 5000 });
    const jobs = await queue.addBulk(videos(12));
    await expect.poll(() => isRejecting, { timeout: 20_000 }).toBe(true);
    await delay(2000);
    const created = sandbox.tasks().map(({ id }) => id);
    // Every task that was created meanwhile is named where nothing could be recorded.
    expect(errors.filter((message) => created.some((id) => message.includes(id))).length).toBeGreaterThan(0);
    await end(admin);
    // On a slow machine a lock may end meanwhile. Its job counts as unknown then, until its task is recorded.
    await expect.poll(() => queue.jobs.getCompletedCount(), { timeout: 100_000 }).toBe(12);
    const ends = await Promise.all(jobs.map((job) => queue.result(job)));
    expect(new Set(posts).size).toBe(12);
    expect(posts).toHaveLength(12);
    expect(await queue.unknown()).toEqual([]);
    expect(ends.map(({ payload }) => Number(payload)).sort((a, b) => a - b)).toEqual([...Array(12).keys()]);
  });

  it('loses no result that BullMQ could not write', async () => {
    const { redis, queue, startWorker } = await setup();
    const failover = rejections['is read-only, as in a failover'];
    const admin = new Client(redis.port, '127.0.0.1');
    onTestFinished(() => admin.disconnect());
    // The last thing that happens before BullMQ writes the result.
    let downloads = 0;
    const download = async () => {
      downloads += 1;
      if (downloads === 1) await failover.begin(admin);
      return [];
    };
    const worker = startWorker({ concurrency: 1, lockDuration: 5000, download });
    // BullMQ reports that it could not, and then records this as the end of the job, which works again.
    worker.jobs.on('error', () => void failover.end(admin));
    const job = await queue.add(video('a'));
    expect((await queue.result(job)).state).toBe('success');
  });

  it('closes a worker during a failover', async () => {
    const { redis, queue, startWorker } = await setup();
    const failover = rejections['is read-only, as in a failover'];
    const admin = new Client(redis.port, '127.0.0.1');
    onTestFinished(() => admin.disconnect());
    const worker = startWorker();
    await queue.result(await queue.add(video('a')));
    const closed = new Promise((resolve) => {
      worker.creates.once('error', () => resolve(worker.close()));
    });
    await failover.begin(admin);
    await failover.end(admin);
    await closed;
  });

  it('passes the handle to onError, with which the job can be continued', async () => {
    const { redis, queue, location, onCreate, sandbox } = await setup();
    const admin = new Client(redis.port, '127.0.0.1');
    onTestFinished(() => admin.disconnect());
    onCreate(() => rejections['is out of memory'].begin(admin));
    const reported: Error[] = [];
    const fetch = async (url: string, init: RequestInit) => {
      if (init.method === 'POST') await rejections['is out of memory'].begin(admin);
      return sandbox.fetch(url, init);
    };
    const gen = new GenMedia({ baseUrl: 'http://sandbox.test', apiKey, fetch: fetch as never });
    const worker = createMediaWorker(gen, { ...location, ...pace, onError: (error) => reported.push(error) });
    onTestFinished(() => worker.close());
    await queue.add(video('a'), { jobId: 'order-7' });
    const find = () => reported.find((error) => error instanceof GenMediaError && error.handle);
    await expect.poll(find, { timeout: 20_000 }).toBeDefined();
    const error = find() as GenMediaError;
    expect(error.handle?.id).toBe(sandbox.tasks()[0]?.id);
    expect(error.message).toContain(`of job order-7 has created task ${error.handle?.id}, which could not be recorded`);
    await rejections['is out of memory'].end(admin);
    expect((await queue.result('order-7')).id).toBe(error.handle?.id);
  });

  it('prints few lines while Redis rejects writes', async () => {
    const { redis, queue, location } = await setup();
    const admin = new Client(redis.port, '127.0.0.1');
    onTestFinished(() => admin.disconnect());
    await queue.addBulk(videos(20));
    const lines: unknown[] = [];
    const printed = vi.spyOn(console, 'error').mockImplementation((line) => void lines.push(line));
    onTestFinished(() => printed.mockRestore());
    await rejections['is out of memory'].begin(admin);
    const gen = new GenMedia({ baseUrl: 'http://sandbox.test', apiKey, fetch: async () => new Response('{}') });
    const worker = createMediaWorker(gen, { connection: location.connection });
    onTestFinished(() => worker.close());
    await delay(3000);
    await rejections['is out of memory'].end(admin);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.length).toBeLessThan(20);
  });
});

describe('maxUnderWay', needs('redis'), () => {
  it('keeps at most maxUnderWay tasks under way with four workers of 50 creates each', async () => {
    const { queue, startWorker, sandbox, onCreate } = await setup({ timing: { end: 400 } });
    let most = 0;
    onCreate(() => {
      const open = sandbox.tasks(2000).filter(({ state }) => state !== 'success' && state !== 'failed').length;
      most = Math.max(most, open + 1);
    });
    for (let count = 0; count < 4; count += 1) startWorker({ maxUnderWay: 20, concurrency: 50 });
    const jobs = await queue.addBulk(videos(80));
    await Promise.all(jobs.map((job) => queue.result(job)));
    expect(sandbox.tasks(2000)).toHaveLength(80);
    expect(most).toBeLessThanOrEqual(20);
    expect(most).toBeGreaterThan(10);
  });

  it('counts a job whose request another worker may be sending', async () => {
    const { queue, startWorker, posts, onCreate } = await setup();
    const job = await queue.add(video('a'), { jobId: 'a' });
    // As if another worker had it, and this one had just been given it too.
    await job.log(JSON.stringify({ type: 'sending', attempt: 'of another worker', operation: 'createText2Video' }));
    const states: string[] = [];
    onCreate(async () => states.push(await queue.jobs.getJobState('a')));
    startWorker({ maxUnderWay: 1 });
    expect(await queue.result(await queue.add(video('b')))).toMatchObject({ payload: 'b' });
    expect(posts).toEqual(['b']);
    expect(states).toEqual(['failed']);
    await expect(queue.result('a')).rejects.toThrow('its outcome is unknown');
  }, 60_000);

  it('frees the slots of a worker that ended before it could do so', async () => {
    const { queue, startWorker } = await setup();
    // As if its process had ended between the end of the job and this.
    const { Queue } = await import('bullmq');
    const slots = new Queue('media-slots', {
      connection: queue.jobs.opts.connection,
    });
    onTestFinished(() => slots.close());
    for (const id of ['gone-1', 'gone-2']) await slots.add('slot', { id }, { jobId: `slot-${id}` });
    startWorker({ maxUnderWay: 2 });
    expect(await queue.result(await queue.add(video('a')))).toMatchObject({ payload: 'a' });
  });
});

describe('a job', needs('redis'), () => {
  it('keeps a job whose outcome is unknown, whatever removeOnFail says', async () => {
    const { queue, startWorker, posts, sandbox } = await setup();
    sandbox.setFaults([{ fault: 'lost', operation: 'createText2Video' }]);
    startWorker();
    const job = await queue.add(video('a'), { jobId: 'order-7', removeOnFail: true });
    await expect(queue.result(job)).rejects.toThrow('its outcome is unknown');
    expect((await queue.unknown()).map(({ job: { id } }) => id)).toEqual(['order-7']);
    await queue.add(video('a'), { jobId: 'order-7', removeOnFail: true });
    await delay(500);
    expect(posts).toEqual(['a']);
  });

  it.each<[string, unknown]>([
    ['null', null],
    ['nothing', {}],
    ['no item', { item: null }],
    ['a text', { item: 'x' }],
    ['a number as handle', { item: video('a'), handle: 7 }],
  ])('ends a job that has other data than this package adds with an error: %s', async (_, data) => {
    const { queue, startWorker, posts } = await setup();
    await queue.jobs.add('odd', data as never, { jobId: 'odd-1' });
    startWorker();
    await expect(queue.result('odd-1')).rejects.toThrow(/Job odd-1 has no \{ generator, request \}/);
    expect(posts).toEqual([]);
  });

  it.each(['{"type":"resend"}', '{"type":"sending"}', '{"type":"accepted"}', '{"type":"error","error":7}'])(
    'ends a job whose log has a row that cannot be read with an error, and sends nothing: %s',
    async (row) => {
      const { queue, startWorker, posts } = await setup();
      const job = await queue.add(video('a'), { jobId: 'order-7' });
      await job.log(row);
      startWorker();
      await expect(queue.result(job)).rejects.toThrow('The log of job order-7 has a row that cannot be read');
      expect(posts).toEqual([]);
    },
  );

  it('ends a job whose task has an id that cannot be polled with an error that has the handle', async () => {
    const { queue, startWorker, sandbox } = await setup();
    const fetch: GenMediaOptions['fetch'] = async (url, init) =>
      init.method === 'POST'
        ? Response.json({ task_id: '..', state: 'created', model: 'genq2', credits: 1 })
        : sandbox.fetch(url, init);
    startWorker({}, { fetch });
    const error = await queue.result(await queue.add(video('a'))).catch((error) => error);
    expect(error).toMatchObject({ name: 'InvalidRequestError', handle: { id: '..', operation: 'createText2Video' } });
  });

  it('completes a job with other rows in its log', async () => {
    const { queue, startWorker } = await setup();
    const job = await queue.add(video('a'));
    await job.log('a note of a person');
    await job.log('{"type":"note"}');
    startWorker();
    expect(await queue.result(job)).toMatchObject({ payload: 'a' });
  });
});
