import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { anyFreePort } from '../../src/cli/port.js';
import { findPrograms } from '../programs.js';

const [program] = findPrograms('redis-server');

/** Whether tests with a real Redis can run: `describe.skipIf(!hasRedis)`. */
export const hasRedis = program !== undefined;

if (!hasRedis) {
  console.warn(
    'NO REDIS: the tests with a real Redis are skipped. Install it, such as with `apt-get install redis-server`, so that ' +
      'redis-server is on the PATH.',
  );
}

export interface Redis {
  port: number;
  stop: () => Promise<void>;
  /** Starts it again on the same port, with nothing in it. */
  start: () => Promise<void>;
}

/** A server of its own that keeps nothing on disk. It is gone after the test. */
export async function startRedis(...options: string[]): Promise<Redis> {
  const folder = await mkdtemp(join(tmpdir(), 'genmedia-redis-'));
  const port = await anyFreePort();
  let running: ChildProcess | undefined;
  const start = async () => {
    const settings = ['--port', `${port}`, '--bind', '127.0.0.1', '--dir', folder, '--save', '', '--appendonly', 'no'];
    running = spawn(program ?? 'redis-server', [...settings, ...options], { stdio: ['ignore', 'pipe', 'inherit'] });
    await ready(running);
  };
  const stop = () => end(running);
  onTestFinished(async () => {
    await stop();
    await rm(folder, { recursive: true, force: true });
  });
  await start();
  return { port, start, stop };
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    server.stdout?.setEncoding('utf8').on('data', (more: string) => {
      said += more;
      if (said.includes('Ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`Redis does not start: ${said}`)));
  });
}

function end(server: ChildProcess | undefined): Promise<void> {
  if (!server || server.exitCode !== null || server.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    server.once('exit', () => resolve());
    server.kill('SIGKILL');
  });
}
