import type { ChildProcess } from 'node:child_process';
import { endChild, endWithThis } from '../lib/child.js';

/** A server as a process of its own, which can be stopped and started again. */
interface ServerProcess {
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts a server with `spawn` and waits until it is `ready`. `signal` ends it at once; else it would outlive this process. */
export async function startProcess(
  spawn: () => ChildProcess,
  ready: (server: ChildProcess) => Promise<void>,
  signal: NodeJS.Signals,
): Promise<ServerProcess> {
  let running: ChildProcess | undefined;
  const start = async () => {
    const server = spawn();
    running = server;
    endWithThis(server, signal);
    await ready(server);
  };
  const stop = async () => {
    if (running) await endChild(running, signal);
  };
  await start();
  return { start, stop };
}
