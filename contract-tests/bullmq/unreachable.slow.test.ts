import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { reservePort } from '../../scripts/lib/reserve-port.js';
import { createMediaQueue, type MediaQueue } from '../../src/bullmq/index.js';
import { GenMediaError } from '../../src/index.js';
import { needs } from '../support/optional-tools.js';
import { setup, video } from './setup.js';

/** A queue whose Redis does not exist, in simulated time, once it knows that. */
async function unreachable(
  onError?: (error: Error) => void,
  given?: number,
): Promise<{ queue: MediaQueue; where: string; tries: () => number }> {
  const port = given ?? (await reservePort());
  const queue = createMediaQueue({ connection: { host: '127.0.0.1', port }, onError });
  let count = 0;
  queue.jobs.on('error', () => {
    count += 1;
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(async () => {
    vi.useRealTimers();
    await queue.close();
  });
  await expect.poll(() => count, { timeout: 20_000 }).toBeGreaterThan(0);
  return { queue, where: `127.0.0.1:${port}`, tries: () => count };
}

/** The error of a call. Time passes until it is there: a call may load a module before its limit begins. */
async function errorOf(call: Promise<unknown>): Promise<Error> {
  let error: Error | undefined;
  call.catch((thrown) => {
    error = thrown;
  });
  const wait = async () => {
    await vi.advanceTimersByTimeAsync(1000);
    return error;
  };
  await expect.poll(wait, { timeout: 60_000 }).toBeDefined();
  return error as unknown as Error;
}

describe('a queue whose Redis cannot be reached', () => {
  it.each<[string, (queue: MediaQueue) => Promise<unknown>, string]>([
    ['add', (queue) => queue.add(video('a')), 'add it again with the same jobId, and it is added once.'],
    ['addBulk', (queue) => queue.addBulk([{ item: video('a') }]), 'add it again with the same jobId'],
    ['unknown', (queue) => queue.unknown(), 'Then call it again.'],
    ['resolve', (queue) => queue.resolve('order-7', { id: 'a1' }), 'Then call it again.'],
    ['resend', (queue) => queue.resend('order-7'), 'Then call it again.'],
    ['result', (queue) => queue.result('order-7'), 'The job continues without it. Then call it again.'],
    ['onUpdate', (queue) => queue.onUpdate({ taskId: 'a1' }), 'Then call it again.'],
  ])('ends %s after ten seconds with an error that says what to do', async (name, call, help) => {
    const { queue, where } = await unreachable(() => {});
    const error = await errorOf(call(queue));
    expect(error).toBeInstanceOf(GenMediaError);
    expect(error.message).toContain(
      `queue media: Redis cannot be reached: connect ECONNREFUSED ${where}. ${name} gave up after 10 seconds. ` +
        'Start Redis, or correct connection. ',
    );
    expect(error.message).toContain(help);
  });

  it('prints one line, however often its connections try again', async () => {
    const lines: unknown[] = [];
    const printed = vi.spyOn(console, 'error').mockImplementation((line) => void lines.push(line));
    onTestFinished(() => printed.mockRestore());
    const { where, tries } = await unreachable();
    const retry = async () => {
      await vi.advanceTimersByTimeAsync(1000);
      return tries();
    };
    await expect.poll(retry, { timeout: 20_000 }).toBeGreaterThan(4);
    expect(lines).toEqual([`queue media: Redis cannot be reached: connect ECONNREFUSED ${where}`]);
  });
});

describe('a result that is waited for', needs('redis'), () => {
  it('ends the wait for a result with an error when Redis stops, and says that the job continues', async () => {
    const { queue, redis } = await setup();
    const job = await queue.add(video('a'));
    const result = queue.result(job);
    result.catch(() => {});
    // The wait has begun once the events are read.
    await (queue.events as unknown as { waitUntilReady(): Promise<unknown> }).waitUntilReady();
    await redis.stop();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const { message } = await errorOf(result);
    expect(message).toContain('result gave up after 10 seconds.');
    expect(message).toMatch(/^queue media: Redis .+ The job continues without it\./);
  }, 90_000);
});

it('says in the error how a server that is not Redis has responded', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.end('HTTP/1.1 400 Bad Request\r\n\r\n');
  });
  await new Promise<void>((started) => server.listen(0, '127.0.0.1', started));
  onTestFinished(() => void server.close());
  const { queue } = await unreachable(() => {}, (server.address() as AddressInfo).port);
  const { message } = await errorOf(queue.add(video('a')));
  expect(message).toMatch(/^queue media: Redis cannot be reached: Protocol error, got "H".*[^.]\. add gave up/);
});
