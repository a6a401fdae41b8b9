import { Redis } from 'ioredis';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { MediaJob } from '../../src/bullmq/index.js';
import {
  ConfigurationError,
  GenMedia,
  InvalidRequestError,
  OutcomeUnknownError,
  RejectedError,
  TaskFailedError,
} from '../../src/index.js';
import { validateRequest } from '../../src/validate/index.js';
import { needs } from '../support/optional-tools.js';
import { apiKey, setup, video } from './setup.js';

describe('a queue', needs('redis'), () => {
  it('runs a job with one create and one success', async () => {
    const { queue, startWorker, posts, sandbox, errors } = await setup();
    startWorker();
    const job = await queue.add(video('a'), { jobId: 'order-7' });
    expect(job.id).toBe('order-7');
    const task = await queue.result(job);
    expect(task).toMatchObject({ state: 'success', payload: 'a' });
    expect(posts).toEqual(['a']);
    expect(sandbox.tasks().map(({ id }) => id)).toEqual([task.id]);
    expect(await queue.jobs.getJob('order-7')).toMatchObject({
      returnvalue: task,
      progress: { state: 'success', credits: 10 },
    });
    expect(await queue.creates.getJobCounts()).toMatchObject({ completed: 0, failed: 0, waiting: 0, active: 0 });
    expect(errors).toEqual([]);
  });

  it('sends a request once that is added twice, however often and whenever', async () => {
    const { queue, startWorker, posts } = await setup();
    const jobs = [await queue.add(video('a'), { jobId: 'order-7' }), await queue.add(video('a'), { jobId: 'order-7' })];
    startWorker();
    const [one, two] = await Promise.all(jobs.map((job) => queue.result(job)));
    expect(one).toEqual(two);
    const again = await queue.add(video('a'), { jobId: 'order-7' });
    expect(await queue.result(again)).toEqual(one);
    await expect.poll(() => queue.creates.getJobCounts()).toMatchObject({ waiting: 0, active: 0, delayed: 0 });
    expect(posts).toEqual(['a']);
  });

  it('reads the journal of a new job only if it has rows, and ignores notes of others', async () => {
    const { queue, startWorker, posts, sandbox, redis } = await setup();
    const connection = new Redis(redis.port, { maxRetriesPerRequest: null });
    onTestFinished(() => connection.disconnect());
    const journalsRead: string[] = [];
    const sendCommand = connection.sendCommand.bind(connection);
    connection.sendCommand = (command, stream) => {
      if (command.name === 'lrange') journalsRead.push(`${command.args[0]}`);
      return sendCommand(command, stream);
    };
    const created = await new GenMedia({
      baseUrl: 'http://sandbox.test',
      apiKey,
      fetch: sandbox.fetch,
    }).text2video.create(video('task').request);
    const [empty, noted, recorded] = [
      await queue.add(video('a'), { jobId: 'empty' }),
      await queue.add(video('b'), { jobId: 'noted' }),
      await queue.add(video('c'), { jobId: 'recorded' }),
    ];
    await queue.jobs.addJobLog('noted', 'a note of a dashboard');
    await queue.jobs.addJobLog('recorded', JSON.stringify({ type: 'accepted', handle: created.handle }));
    startWorker({ connection });
    expect(await queue.result(empty)).toMatchObject({ payload: 'a' });
    expect(await queue.result(noted)).toMatchObject({ payload: 'b' });
    expect(await queue.result(recorded)).toMatchObject({ id: created.id, payload: 'task' });
    expect(posts.toSorted()).toEqual(['a', 'b']);
    const { logs } = await queue.jobs.getJobLogs('recorded');
    expect(logs.map((row) => JSON.parse(row).type)).toEqual(['accepted', 'sending', 'unsent']);
    expect(new Set(journalsRead)).toEqual(new Set(['bull:media:noted:logs', 'bull:media:recorded:logs']));
  });

  it.each([
    ['for the first time', async () => {}],
    ['whose log has a note', (job: MediaJob) => job.log('a note of a dashboard')],
    ['whose journal it has read', (job: MediaJob) => job.updateProgress(1)],
  ])('sends no request %s if another worker records an attempt at the same moment', async (_, prepare) => {
    const { queue, startWorker, posts, redis } = await setup();
    const connection = new Redis(redis.port, { maxRetriesPerRequest: null });
    onTestFinished(() => connection.disconnect());
    const sendCommand = connection.sendCommand.bind(connection);
    const other = JSON.stringify({ type: 'sending', attempt: 'other', operation: 'createText2Video' });
    let races = 0;
    connection.sendCommand = async (command, stream) => {
      if (races === 0 && command.args.some((text) => `${text}`.includes('"type":"sending"'))) {
        races += 1;
        await queue.jobs.addJobLog('order-7', other);
      }
      return sendCommand(command, stream);
    };
    const job = await queue.add(video('a'), { jobId: 'order-7' });
    await prepare(job);
    startWorker({ connection });
    await expect(queue.result(job)).rejects.toThrow(OutcomeUnknownError);
    expect([races, posts]).toEqual([1, []]);
    expect((await queue.unknown()).map(({ job: { id } }) => id)).toEqual(['order-7']);
  });

  it('rejects another request with an id that it has, says what differs, and adds nothing', async () => {
    const { queue, startWorker, posts } = await setup();
    const handle = { id: 'task-1' };
    await queue.addBulk([
      { item: video('a'), options: { jobId: 'order-7' } },
      { item: handle, options: { jobId: 'order-8' } },
    ]);
    const another = { ...video('b'), request: { ...video('b').request, duration: 3 } };
    const add = queue.addBulk([{ item: video('c') }, { item: another, options: { jobId: 'order-7' } }]);
    await expect(add).rejects.toThrow(ConfigurationError);
    await expect(add).rejects.toThrow(
      'jobId order-7 has another request, with other payload, duration. Nothing was added. Use another jobId.',
    );
    await expect(queue.add({ id: 'task-2' }, { jobId: 'order-8' })).rejects.toThrow(
      'jobId order-8 has another request, with other id.',
    );
    await expect(queue.add(handle, { jobId: 'order-7' })).rejects.toThrow(
      'jobId order-7 has another request, with other ',
    );
    expect((await queue.add({ ...handle }, { jobId: 'order-8' })).id).toBe('order-8');
    startWorker();
    expect(await queue.result('order-7')).toMatchObject({ payload: 'a' });
    const { generator, request } = video('a');
    const again = { generator, request: { ...request, duration: undefined } } as never;
    expect(await queue.result(await queue.add(again, { jobId: 'order-7' }))).toMatchObject({ payload: 'a' });
    expect(posts).toEqual(['a']);
  });

  it('reports once that no worker has its name, while results are waited for', async () => {
    const { queue, startWorker, errors } = await setup();
    const other = startWorker({ name: 'other' });
    const jobs = [await queue.add(video('a')), await queue.add(video('b'))];
    const results = jobs.map((job) => queue.result(job));
    const [id] = jobs.map((job) => job.id);
    const message = `Job ${id} waits, and queue media has no worker. Start createMediaWorker(gen, { name: 'media' }).`;
    await expect.poll(() => errors, { timeout: 60_000 }).toEqual([message]);
    await other.close();
    startWorker();
    expect(await Promise.all(results)).toMatchObject([{ payload: 'a' }, { payload: 'b' }]);
    expect(errors).toEqual([message]);
  }, 90_000);

  it('accepts many jobs at once, and the handles of tasks that exist', async () => {
    const { queue, startWorker, posts } = await setup();
    const worker = startWorker();
    const handle = { id: (await queue.result(await queue.add(video('first')))).id };
    await worker.close();
    startWorker({ concurrency: 5 });
    const items = ['a', 'b', 'c', 'd'].map((payload) => ({ item: video(payload) }));
    const jobs = await queue.addBulk([...items, { item: handle }]);
    const tasks = await Promise.all(jobs.map((job) => queue.result(job)));
    expect(tasks.map(({ payload }) => payload)).toEqual(['a', 'b', 'c', 'd', 'first']);
    expect(posts.toSorted()).toEqual(['a', 'b', 'c', 'd', 'first']);
  });

  it('sends the most important request first, and a delayed one later', async () => {
    const { queue, startWorker, posts } = await setup();
    const jobs = await queue.addBulk([
      { item: video('later'), options: { delay: 1500 } },
      { item: video('low'), options: { priority: 10 } },
      { item: video('high'), options: { priority: 1 } },
    ]);
    startWorker({ concurrency: 1 });
    await Promise.all(jobs.map((job) => queue.result(job)));
    expect(posts).toEqual(['high', 'low', 'later']);
  });

  it('rejects with the errors of the client, in another process too', async () => {
    const { queue, startWorker, posts, sandbox } = await setup();
    startWorker();
    sandbox.setFaults([{ fault: 'failed', errCode: 'policy', times: 1 }]);
    const failed = await queue.result(await queue.add(video('a'))).catch((error) => error);
    expect(failed).toBeInstanceOf(TaskFailedError);
    expect(failed).toMatchObject({ errCode: 'policy', handle: { id: sandbox.tasks()[0]?.id } });
    sandbox.setFaults([{ fault: 'status', code: 403, times: 1 }]);
    const rejected = await queue.result(await queue.add(video('b'))).catch((error) => error);
    expect(rejected).toBeInstanceOf(RejectedError);
    expect(rejected.status).toBe(403);
    expect(posts).toEqual(['a', 'b']);
    expect(await queue.unknown()).toEqual([]);
  });

  it('sends nothing that is invalid, and sends a rejected request again only when asked to', async () => {
    const { queue, startWorker, posts, sandbox } = await setup();
    startWorker({}, { validate: validateRequest });
    const wrong = { generator: 'text2video', request: { model: 'genq2' } } as never;
    await expect(queue.result(await queue.add(wrong))).rejects.toThrow(InvalidRequestError);
    expect(posts).toEqual([]);

    sandbox.setFaults([{ fault: 'status', code: 402, times: 1 }]);
    const job = await queue.add(video('a'));
    await expect(queue.result(job)).rejects.toThrow(RejectedError);
    await job.retry('failed');
    await expect(queue.result(job)).rejects.toThrow('402');
    expect(posts).toEqual(['a']);
    await queue.resend(job);
    expect(await queue.result(job)).toMatchObject({ payload: 'a' });
    expect(posts).toEqual(['a', 'a']);
  });

  it('keeps the key out of Redis', async () => {
    const { queue, startWorker, redis, sandbox } = await setup();
    startWorker();
    sandbox.setFaults([{ fault: 'status', code: 403, times: 1 }]);
    await queue.result(await queue.add(video('a'))).catch(() => {});
    await queue.result(await queue.add(video('b')));
    const client = new Redis({ port: redis.port });
    onTestFinished(() => client.disconnect());
    const dumps = await Promise.all((await client.keys('*')).map((key) => client.dump(key)));
    expect(dumps.length).toBeGreaterThan(3);
    expect(dumps.some((dump) => `${dump}`.includes(apiKey))).toBe(false);
  });
});
