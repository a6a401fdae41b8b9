import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { anyFreePort } from '../../src/cli/port.js';

/** Starts a Redis that keeps nothing on disk, and gives its port. */
export async function startRedis(folder: string): Promise<{ port: number; stop: () => Promise<void> }> {
  const port = await anyFreePort();
  const settings = ['--port', `${port}`, '--bind', '127.0.0.1', '--dir', folder, '--save', '', '--appendonly', 'no'];
  const server = spawn('redis-server', settings, { stdio: ['ignore', 'pipe', 'inherit'] });
  const failed = once(server, 'error').then(([error]) => {
    const help = error.code === 'ENOENT' ? 'Install it, such as with `apt-get install redis-server`' : error.message;
    throw new Error(`A soak needs Redis, and redis-server could not be started. ${help}.`);
  });
  const ready = async () => {
    for await (const line of createInterface(server.stdout)) if (line.includes('Ready to accept connections')) return;
    throw new Error('redis-server ended before it was ready.');
  };
  await Promise.race([ready(), failed]);
  failed.catch(() => {});
  server.stdout.resume();
  const stop = async () => {
    const gone = once(server, 'exit');
    server.kill('SIGKILL');
    await gone;
  };
  return { port, stop };
}
