import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { reservePort } from '../../lib/reserve-port.js';

export interface Contestant {
  name: string;
  args: (port: number) => string[];
}

export interface Running {
  url: string;
  /** Milliseconds until its first response. */
  readyAfter: number;
  /** Megabytes. */
  memory: () => number;
  /** Microseconds of CPU time of the whole process so far. */
  cpuTime: () => Promise<number>;
  stop: () => Promise<void>;
}

/** Has any program of Node report its CPU time. */
const reportCpuTime = `data:text/javascript,${encodeURIComponent(
  "process.on('message', () => process.send(process.cpuUsage())); process.channel.unref();",
)}`;

/** Starts a server and waits for its first response, whatever it is. */
export async function startServer({ name, args }: Contestant): Promise<Running> {
  const port = await reservePort();
  const url = `http://127.0.0.1:${port}`;
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['--import', reportCpuTime, ...args(port)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'close');
  for (let isUp = false; !isUp; ) {
    if (child.exitCode !== null) throw new Error(`${name} ended with code ${child.exitCode}.`);
    isUp = await fetch(`${url}/ent/v2/subjects`, { headers: { authorization: 'Token key' } }).then(
      (response) => response.arrayBuffer().then(() => true),
      () => delay(5).then(() => false),
    );
  }
  return {
    url,
    readyAfter: performance.now() - startedAt,
    memory: () => Number(execFileSync('ps', ['-o', 'rss=', '-p', `${child.pid}`], { encoding: 'utf8' })) / 1024,
    async cpuTime() {
      const reported = once(child, 'message');
      child.send('');
      const [{ user, system }] = (await reported) as [NodeJS.CpuUsage];
      return user + system;
    },
    async stop() {
      child.kill();
      await ended;
    },
  };
}
