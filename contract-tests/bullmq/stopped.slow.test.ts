import { Redis } from 'ioredis';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { OutcomeUnknownError } from '../../src/index.js';
import { needs } from '../support/optional-tools.js';
import { pace, setup, startProcess, video } from './setup.js';

/** Locks that expire soon. */
const lockDuration = 1000;

describe('a worker that is stopped for longer than its lock, and then continues', needs('redis'), () => {
  it('sends one request and finds its task after a stop while a create is in flight', async () => {
    const { queue, location, startWorker, posts, onCreate, serve, sandbox } = await setup();
    const child = await startProcess(await serve(), { ...location, ...pace, lockDuration });
    const stopped = new Promise<void>((resolve) => {
      onCreate(() => {
        child.kill('SIGSTOP');
        resolve();
      });
    });
    const job = await queue.add(video('a'));
    await stopped;
    startWorker({ lockDuration });
    await expect(queue.result(job)).rejects.toThrow(OutcomeUnknownError);
    child.kill('SIGCONT');
    // It gets the response that waited for it, and the job continues with its task.
    await expect.poll(() => job.isFailed(), { timeout: 20_000 }).toBe(false);
    expect(await queue.result(job)).toMatchObject({ state: 'success', payload: 'a' });
    expect(posts).toEqual(['a']);
    expect(sandbox.tasks()).toHaveLength(1);
    expect(await queue.unknown()).toEqual([]);
  }, 60_000);

  it('sends no request after a stop that another worker has sent meanwhile', async () => {
    const { queue, startWorker, posts, location } = await setup();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let enter = () => {};
    const entered = new Promise<void>((resolve) => {
      enter = resolve;
    });
    // A check that takes longer than the lock lasts, in a process that does not extend it meanwhile.
    const preflight = async () => {
      enter();
      await held;
      return [];
    };
    // It does not take the job again itself.
    const first = startWorker({ lockDuration, concurrency: 1 }, { preflight });
    // biome-ignore lint/suspicious/noExplicitAny: a process that is stopped does not renew its locks.
    await (first.creates as any).lockManager.close();
    const job = await queue.add(video('a'));
    await entered;
    startWorker({ ...location, lockDuration });
    expect(await queue.result(job)).toMatchObject({ payload: 'a' });
    release();
    const types = async () => (await queue.jobs.getJobLogs(`${job.id}`)).logs.map((row) => JSON.parse(row).type);
    await expect.poll(types, { timeout: 10_000 }).toEqual(['sending', 'accepted', 'sending', 'unsent']);
    expect(posts).toEqual(['a']);
  }, 60_000);

  it('sends nothing after a stop while it records its attempt, and sends the request later', async () => {
    const { queue, startWorker, posts, redis } = await setup();
    const connection = new Redis(redis.port, { maxRetriesPerRequest: null });
    onTestFinished(() => connection.disconnect());
    const [sendCommand, now] = [connection.sendCommand.bind(connection), performance.now.bind(performance)];
    let stops = 0;
    // Redis has the row of the first attempt, and the process reads that after its lock may have expired.
    connection.sendCommand = async (command, stream) => {
      const response = await sendCommand(command, stream);
      if (stops === 0 && command.args.some((text) => `${text}`.includes('"type":"sending"'))) {
        stops += 1;
        vi.spyOn(performance, 'now').mockImplementation(() => now() + 30_000);
      }
      return response;
    };
    onTestFinished(() => void vi.restoreAllMocks());
    startWorker({ connection });
    const job = await queue.add(video('a'));
    expect(await queue.result(job)).toMatchObject({ payload: 'a' });
    const { logs } = await queue.jobs.getJobLogs(`${job.id}`);
    expect(logs.map((row) => JSON.parse(row).type)).toEqual(['sending', 'unsent', 'sending', 'accepted']);
    expect([posts, stops]).toEqual([['a'], 1]);
  }, 60_000);
});
