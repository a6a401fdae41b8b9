import { type ChildProcess, spawn } from 'node:child_process';
import { reservePort } from '../lib/reserve-port.js';
import { startProcess } from './server-process.js';

export interface Redis {
  port: number;
  stop: () => Promise<void>;
  /** Starts it again on the same port, with nothing in it. */
  start: () => Promise<void>;
}

/** Starts a Redis that keeps nothing on disk. The tests use it too. */
export async function startRedis(folder: string, ...options: string[]): Promise<Redis> {
  const port = await reservePort();
  const settings = ['--port', `${port}`, '--bind', '127.0.0.1', '--dir', folder, '--save', '', '--appendonly', 'no'];
  const run = () => spawn('redis-server', [...settings, ...options], { stdio: ['ignore', 'pipe', 'inherit'] });
  return { port, ...(await startProcess(run, ready, 'SIGKILL')) };
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    server.stdout?.setEncoding('utf8').on('data', (more: string) => {
      output += more;
      if (output.includes('Ready to accept connections')) resolve();
    });
    server.once('error', ({ code, message }: NodeJS.ErrnoException) => {
      const help = code === 'ENOENT' ? 'Install it, such as with `apt-get install redis-server`' : message;
      reject(new Error(`redis-server could not be started. ${help}.`));
    });
    server.once('exit', () => reject(new Error(`redis-server ended before it was ready: ${output}`)));
  });
}
