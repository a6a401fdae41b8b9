import { spawn } from 'node:child_process';
import { type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished } from 'vitest';
import { startProcess } from '../../../scripts/soak/server-process.js';

/** Calls an interface of a server of Restate. */
type CallRestate = (name: 'admin' | 'ingress', path: string, body?: unknown) => Promise<string>;

/** Starts a server of Restate, which listens on sockets in its folder only. */
export async function startRestate(program: string, folder: string): Promise<CallRestate> {
  const node = 'films';
  const args = ['--base-dir', folder, '--node-name', node, '--listen-mode', 'unix', '--default-num-partitions', '1'];
  const env = { ...process.env, DO_NOT_TRACK: '1' };
  const call: CallRestate = async (name, path, body) => {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const sent = request(
        {
          socketPath: join(folder, node, `${name}.sock`),
          path,
          method: body === undefined ? 'GET' : 'POST',
          headers: { 'content-type': 'application/json', accept: 'application/json' },
        },
        resolve,
      );
      sent.once('error', reject).end(body === undefined ? '' : JSON.stringify(body));
    });
    const content = await text(response);
    if ((response.statusCode ?? 500) >= 300) throw new Error(`${name}${path}: ${response.statusCode} ${content}`);
    return content;
  };
  const areReady = () =>
    Promise.all([call('admin', '/health'), call('ingress', '/restate/health')]).then(
      () => true,
      () => false,
    );
  const ready = async () => void (await expect.poll(areReady, { timeout: 60_000, interval: 100 }).toBe(true));
  const { stop } = await startProcess(
    () => spawn(program, args, { cwd: folder, env, stdio: 'ignore' }),
    ready,
    'SIGKILL',
  );
  onTestFinished(stop);
  return call;
}

/** A load balancer: connections lead to the process that was started last, and end when there is another one. */
export async function startBalancer(): Promise<{ url: string; aim(port: number): void }> {
  let target = 0;
  const sockets = new Set<Socket>();
  const server = createServer((incoming) => {
    const outgoing = connect(target, '127.0.0.1');
    for (const socket of [incoming, outgoing]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.once('close', () => {
        sockets.delete(socket);
        incoming.destroy();
        outgoing.destroy();
      });
    }
    incoming.pipe(outgoing).pipe(incoming);
  });
  const endAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    endAll();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    aim(port) {
      target = port;
      endAll();
    },
  };
}
