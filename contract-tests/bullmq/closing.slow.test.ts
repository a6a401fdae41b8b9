import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Redis as Client } from 'ioredis';
import { describe, expect, it, onTestFinished } from 'vitest';
import { reservePort } from '../../scripts/lib/reserve-port.js';
import { GenMediaError } from '../../src/index.js';
import { needs } from '../support/optional-tools.js';
import { pace, setup, startProcess, video } from './setup.js';

const signals = ['SIGSTOP', 'SIGKILL'] as const;

/** The process of a Redis, which a test stops or kills. It goes on before it is ended. */
async function processOf(port: number): Promise<(signal: NodeJS.Signals) => void> {
  const client = new Client(port, '127.0.0.1');
  const [, pid] = /process_id:(\d+)/.exec(await client.info('server')) ?? [];
  client.disconnect();
  return (signal) => void process.kill(Number(pid), signal);
}

describe('a worker that gets SIGTERM', needs('redis'), () => {
  it.each(signals)(
    'ends by itself after SIGTERM while it is idle and its Redis got %s',
    async (signal) => {
      const { redis, location, serve } = await setup();
      const kill = await processOf(redis.port);
      const child = await startProcess(await serve(), { ...location, ...pace });
      kill(signal);
      child.kill('SIGTERM');
      expect(await once(child, 'exit')).toEqual([0, null]);
    },
    60_000,
  );

  it.each(signals)(
    'ends by itself after SIGTERM while its create is in flight and its Redis got %s',
    async (signal) => {
      const { redis, queue, location, serve, onCreate } = await setup();
      const kill = await processOf(redis.port);
      const child = await startProcess(await serve(), { ...location, ...pace });
      onCreate(() => {
        kill(signal);
        child.kill('SIGTERM');
      });
      await queue.add(video('a'));
      expect(await once(child, 'exit')).toEqual([0, null]);
    },
    60_000,
  );
});

describe('a worker in this process', needs('redis'), () => {
  it.each(signals)(
    'passes the task that it could not record to onError, since its Redis got %s',
    async (signal) => {
      const { redis, queue, startWorker, onCreate, sandbox } = await setup();
      const kill = await processOf(redis.port);
      const reported: Error[] = [];
      onCreate(() => kill(signal));
      const worker = startWorker({ onError: (error) => reported.push(error) });
      await queue.add(video('a'));
      await expect.poll(() => sandbox.tasks().length, { timeout: 20_000 }).toBe(1);
      await worker.close();
      const unrecorded = reported.find((error) => error instanceof GenMediaError && error.handle) as GenMediaError;
      expect(unrecorded.handle?.id).toBe(sandbox.tasks()[0]?.id);
      expect(unrecorded.message).toContain('which could not be recorded yet');
    },
    60_000,
  );
});

/** Starts a worker and a queue, and closes them. */
const program = `
import { createMediaQueue, createMediaWorker } from './src/bullmq/index.js';
import { GenMedia } from './src/index.js';
const location = { connection: { host: '127.0.0.1', port: Number(process.argv[1]) }, onError: () => {} };
const queue = createMediaQueue(location);
const worker = createMediaWorker(new GenMedia({ baseUrl: 'http://127.0.0.1:1', apiKey: 'key' }), location);
await Promise.all([worker.close(), queue.close()]);
`;

it('ends the process of a worker and a queue whose Redis was never there, once they are closed', async () => {
  const args = ['--import', 'tsx', '--input-type=module', '--eval', program, `${await reservePort()}`];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  expect(await once(child, 'exit')).toEqual([0, null]);
}, 60_000);
