import { once } from 'node:events';
import { createServer, request as requestHttp } from 'node:http';
import { type AddressInfo, createServer as createTcpServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { reservePort } from '../../scripts/lib/reserve-port.js';
import { talk } from '../sandbox/raw.js';
import { buildCommand, start } from './genmedia.js';

let built: Awaited<ReturnType<typeof buildCommand>>;
beforeAll(async () => {
  built = await buildCommand();
});
afterAll(() => built.remove());

/** A server that counts what arrives, with its paths and bodies. */
async function upstream() {
  const received: { method: string | undefined; url: string | undefined; body: string }[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request).catch(() => undefined);
    // The caller has gone.
    if (body === undefined) return;
    received.push({ method: request.method, url: request.url, body });
    response.end('{}');
  }).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  await once(server, 'listening');
  return { received, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** Starts a command that serves requests. It is killed at the end of the test. */
async function serving(...args: string[]) {
  const port = await reservePort();
  const run = start(
    built.file,
    args.map((arg) => (arg === 'PORT' ? `${port}` : arg)),
  );
  onTestFinished(() => void run.child.kill('SIGKILL'));
  await expect.poll(() => run.output.stderr, { timeout: 60_000 }).toContain('Ctrl-C');
  return { ...run, url: `http://127.0.0.1:${port}` };
}

const commands = {
  listen: async () => {
    const { received, url } = await upstream();
    return { received, ...(await serving('listen', '--port', 'PORT', '--forward-to', `${url}/hooks`)) };
  },
  'check --proxy': async () => {
    const { received, url } = await upstream();
    return { received, ...(await serving('check', '--proxy', 'PORT', '--to', url)) };
  },
};

/** What a request line may have as its target. Half of them ended both commands. */
const targets = [
  ...['/', '//', '///', '//[', 'http://[', '/\\', '//@', '//:0', 'http://x:99999/', '*', '/?', '/%', '/%ff%00'],
  ...['http://127.0.0.1/x', `/${'a'.repeat(8000)}`, '//user:pass@host/'],
];

const statusOf = (response: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(response)?.[1]);

describe.each(Object.entries(commands))('%s', (_, run) => {
  it('responds to every request line, and continues', async () => {
    const { child, url } = await run();
    for (const target of targets) {
      for (const method of ['POST', 'GET', 'OPTIONS']) {
        const head = `${method} ${target} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\ncontent-length: 2\r\n\r\n{}`;
        const status = statusOf(await talk(url, head).ended);
        expect(status, `${method} ${target}`).toBeGreaterThanOrEqual(200);
      }
    }
    const malformed = [
      '\r\n\r\n',
      'GET\r\n\r\n',
      'POST / HTTP/9.9\r\n\r\n',
      '\u0000\u0001',
      'GET / HTTP/1.1\r\na b: c\r\n\r\n',
    ];
    for (const bytes of malformed) {
      const { socket, ended } = talk(url, bytes);
      // Some of them are the beginning of a request that never comes.
      setTimeout(() => socket.destroy(), 200);
      await ended;
    }
    expect([child.exitCode, child.signalCode]).toEqual([null, null]);
    const last = talk(
      url,
      'POST /ent/v2/text2video HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\ncontent-length: 2\r\n\r\n{}',
    );
    expect(statusOf(await last.ended)).toBe(200);
  });

  it('limits the memory that a hundred callers use', async () => {
    const { child, url } = await run();
    const megabytes = 15;
    const held = Array.from({ length: 100 }, () => {
      const head = `POST /x HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: ${megabytes * 2 ** 20 + 1}\r\n\r\n`;
      return talk(url, head, Buffer.alloc(megabytes * 2 ** 20, 32));
    });
    onTestFinished(() => {
      for (const { socket } of held) socket.destroy();
    });
    await new Promise((resolve) => setTimeout(resolve, 5000));
    expect(memoryOf(child.pid)).toBeLessThan(400);
    expect([child.exitCode, child.signalCode]).toEqual([null, null]);
  });

  it('rejects a page of another origin, or of a name that resolves to this machine', async () => {
    const { received, url } = await run();
    const send = (headers: string) =>
      talk(url, `POST /x HTTP/1.1\r\n${headers}connection: close\r\ncontent-length: 2\r\n\r\n{}`).ended;
    expect(statusOf(await send('host: evil.example\r\n'))).toBe(403);
    expect(statusOf(await send('host: 127.0.0.1\r\nsec-fetch-site: cross-site\r\n'))).toBe(403);
    expect(received).toEqual([]);
    expect(statusOf(await send('host: localhost\r\n'))).toBe(200);
    expect(received).toHaveLength(1);
  });
});

/** Megabytes of memory of a process; 0 where that cannot be read. */
function memoryOf(pid: number | undefined): number {
  if (process.platform !== 'linux') return 0;
  const { readFileSync } = process.getBuiltinModule('node:fs');
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

describe('listen', () => {
  it('accepts callbacks of a tunnel only if its name is allowed', async () => {
    const post = (url: string) =>
      talk(url, 'POST / HTTP/1.1\r\nhost: abc.tunnel.example\r\nconnection: close\r\ncontent-length: 2\r\n\r\n{}')
        .ended;
    const closed = await serving('listen', '--port', 'PORT');
    const rejection = await post(closed.url);
    expect(statusOf(rejection)).toBe(403);
    expect(rejection).toContain('allow it: --hosts abc.tunnel.example');
    const open = await serving('listen', '--port', 'PORT', '--hosts', 'abc.tunnel.example');
    expect(statusOf(await post(open.url))).toBe(200);
  });

  it('accepts POST only, and no request that a page in a browser has sent', async () => {
    const { url } = await serving('listen', '--port', 'PORT');
    expect((await fetch(url)).status).toBe(405);
    expect((await fetch(url, { method: 'POST', body: '{}', headers: { origin: 'http://a.example' } })).status).toBe(
      403,
    );
    expect((await fetch(url, { method: 'POST', body: '{}' })).status).toBe(200);
  });
});

describe('check --proxy', () => {
  it.each([
    ['a status below 100', 'HTTP/1.1 099 Odd\r\ncontent-length: 2\r\n\r\n{}', 502],
    ['status 000', 'HTTP/1.1 000 Odd\r\ncontent-length: 2\r\n\r\n{}', 502],
    ['a reason with a control character', 'HTTP/1.1 200 O\u0001K\r\ncontent-length: 2\r\n\r\n{}', undefined],
    ['a reason with letters beyond ASCII', 'HTTP/1.1 200 \u00e4\r\ncontent-length: 2\r\n\r\n{}', 200],
    ['no response', '', 502],
  ])('continues after %s of the server', async (_, response, status) => {
    const server = createTcpServer((socket) => {
      socket.on('error', () => {});
      socket.once('data', () => socket.end(Buffer.from(response, 'latin1')));
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const to = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { child, url } = await serving('check', '--proxy', 'PORT', '--to', to);
    const get = () => talk(url, 'GET /x HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n').ended;
    const first = statusOf(await get());
    expect(first).toBeGreaterThanOrEqual(200);
    if (status !== undefined) expect(first).toBe(status);
    await get();
    expect([child.exitCode, child.signalCode]).toEqual([null, null]);
  });

  it('sends no create on a connection that the server may be closing', async () => {
    const server = createTcpServer((socket) => {
      let requests = 0;
      socket.on('error', () => {});
      socket.on('data', () => {
        requests += 1;
        if (requests === 1) socket.write('HTTP/1.1 200 OK\r\nconnection: keep-alive\r\ncontent-length: 2\r\n\r\n{}');
        else socket.destroy();
      });
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const to = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { url } = await serving('check', '--proxy', 'PORT', '--to', to);
    const post = async () => (await fetch(`${url}/ent/v2/text2video`, { method: 'POST', body: '{}' })).status;
    expect([await post(), await post(), await post()]).toEqual([200, 200, 200]);
  });

  it.each(['GET', 'HEAD', 'DELETE', 'OPTIONS', 'POST'])(
    'forwards a chunked body of %s as one request',
    async (method) => {
      const { received, url } = await commands['check --proxy']();
      const smuggled = 'POST /ent/v2/text2video HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 2\r\n\r\n{}';
      const outgoing = requestHttp(`${url}/x`, { method, headers: { 'transfer-encoding': 'chunked' } });
      outgoing.end(smuggled);
      const [response] = await once(outgoing, 'response');
      response.resume();
      await once(response, 'end');
      expect(received).toEqual([{ method, url: '/x', body: smuggled }]);
    },
  );
});
