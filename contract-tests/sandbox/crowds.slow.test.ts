import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createSandbox } from '../../src/sandbox/index.js';
import { serve } from '../../src/sandbox/node/index.js';
import { clientOf, open, request } from './setup.js';

describe('connections that nobody uses', () => {
  it('closes the connections that were idle for the longest time once there are more than 200', async () => {
    const server = await serve(createSandbox(), { port: 0 });
    onTestFinished(server.close);
    const { port } = new URL(server.url);
    const sockets: Socket[] = [];
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy();
    });
    for (let count = 0; count < 230; count += 1) {
      const socket = connect(Number(port), '127.0.0.1').on('error', () => {});
      sockets.push(socket);
      socket.write('GET /ent/v2/subjects HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Token key\r\n\r\n');
      await once(socket, 'data');
    }
    const isOpen = (socket: Socket) => !socket.closed && !socket.readableEnded;
    for (const socket of sockets) socket.resume();
    await expect.poll(() => sockets.filter(isOpen).length, { timeout: 60_000 }).toBe(200);
    expect(sockets.slice(30).every(isOpen)).toBe(true);
    expect((await fetch(`${server.url}/ent/v2/subjects`, { headers: { authorization: 'Token key' } })).status).toBe(
      200,
    );
  });
});

describe('sandboxes of keys', () => {
  const send = (sandbox: { fetch: typeof fetch }, path: string, key: string) =>
    sandbox.fetch(`http://localhost${path}`, { headers: { authorization: `Token ${key}` } });

  it('keeps the sandboxes of keys, however many keys ask for what does not exist', async () => {
    const sandbox = open({ isolate: 'key' });
    const { id } = await clientOf(sandbox, { apiKey: 'first-key' }).text2video.create(request);
    for (let count = 0; count < 1001; count += 1) {
      expect((await send(sandbox as never, '/nothing', `other-${count}`)).status).toBe(404);
    }
    expect((await send(sandbox as never, `/ent/v2/tasks/${id}/creations`, 'first-key')).status).toBe(200);
  });

  it('evicts the sandbox of the oldest key when 1,001 keys have used the service', async () => {
    const sandbox = open({ isolate: 'key' });
    const { id } = await clientOf(sandbox, { apiKey: 'first-key' }).text2video.create(request);
    for (let count = 0; count < 1000; count += 1) await send(sandbox as never, '/ent/v2/subjects', `other-${count}`);
    expect((await send(sandbox as never, `/ent/v2/tasks/${id}/creations`, 'first-key')).status).toBe(404);
  });
});

describe('a key in a body', () => {
  it('keeps a key in a body out of all logs, however many other keys come after it', async () => {
    const sandbox = open();
    const secret = 'key-that-stays-secret';
    await clientOf(sandbox, { apiKey: secret }).text2video.create({ ...request, payload: `my ${secret}` });
    for (let count = 0; count < 101; count += 1) {
      await clientOf(sandbox, { apiKey: `another-key-${count}` }).subjects.list();
    }
    for (const path of ['export.har', 'export.json', 'request?number=1', 'requests', 'log/requests']) {
      const shown = await (await sandbox.fetch(`http://localhost/_sandbox/${path}`)).text();
      expect(shown, path).not.toContain(secret);
    }
  });
});
