import { networkInterfaces } from 'node:os';
import { describe, expect, it } from 'vitest';
import { GenMedia } from '../../src/index.js';
import { talk } from './raw.js';
import { open, request } from './setup.js';
import { openSandbox } from './transports.js';

const authorization = 'authorization: Token key';
/** Asks with any host, as a browser does whose name for this machine is rejected, over plain HTTP too. */
async function statusOf(url: string, path: string, host: string | undefined, version = '1.1') {
  const hostLine = host === undefined ? '' : `host: ${host}\r\n`;
  const head = `GET ${path} HTTP/${version}\r\n${hostLine}${authorization}\r\nconnection: close\r\n\r\n`;
  const [lines = '', body = ''] = (await talk(url, head).ended).split('\r\n\r\n');
  const status = Number(lines.split(' ')[1]);
  expect(status).toBeGreaterThanOrEqual(200);
  return { status, body };
}

const paths = ['/ent/v2/subjects', '/_sandbox/state', '/_sandbox/results/any/result.mp4', '/'];

describe.each(paths)('%s over HTTP', (path) => {
  it.each([
    'evil.example',
    'evil.example:4020',
    '127.0.0.1.evil.example',
    'localhost.evil.example',
    '10.0.0.1',
    '[fe80::1]',
  ])('rejects the host %s', async (host) => {
    const { url } = await openSandbox('over HTTP');
    const { status, body } = await statusOf(url, path, host);
    expect(status).toBe(403);
    const { hostname } = new URL(`http://${host}`);
    const { message } = JSON.parse(body).error;
    expect(message).toContain(`hosts: ['${hostname}']`);
    expect(message).toContain(`--hosts ${hostname}`);
  });

  it.each(['127.0.0.1', 'localhost', 'LocalHost:1', 'app.localhost', '[::1]', '[0:0::1]:99', '127.1'])(
    'accepts the host %s of this machine',
    async (host) => {
      const { url } = await openSandbox('over HTTP');
      expect((await statusOf(url, path, host)).status).not.toBe(403);
    },
  );

  it.each(['sandbox', 'Sandbox:4020', '10.1.2.3:80', '[2001:db8::1]'])(
    'accepts the host %s where allowed',
    async (host) => {
      const { url } = await openSandbox('over HTTP', { hosts: ['sandbox', '10.1.2.3', '2001:db8::1'] });
      expect((await statusOf(url, path, host)).status).not.toBe(403);
      expect((await statusOf(url, path, 'evil.example')).status).toBe(403);
    },
  );
});

describe('a server', () => {
  const [address] = Object.values(networkInterfaces())
    .flat()
    .flatMap((one) => (one && one.family === 'IPv4' && !one.internal ? one.address : []));

  // Not every system has more than one IP address.
  it.each(['0.0.0.0', ...(process.platform === 'linux' ? ['127.0.0.2'] : [])])(
    'serves requests for %s where it listens there',
    async (host) => {
      const { url } = await openSandbox('over HTTP', {}, { host });
      expect((await statusOf(url, '/ent/v2/subjects', new URL(url).host)).status).toBe(200);
    },
  );

  it.skipIf(!address)('serves requests for each IP address of the machine if it listens on all of them', async () => {
    const { url } = await openSandbox('over HTTP', {}, { host: '0.0.0.0' });
    const reached = url.replace('0.0.0.0', `${address}`);
    expect((await statusOf(reached, '/ent/v2/subjects', new URL(reached).host)).status).toBe(200);
    expect((await statusOf(url, '/ent/v2/subjects', new URL(reached).host)).status).toBe(403);
    expect((await statusOf(reached, '/ent/v2/subjects', 'evil.example')).status).toBe(403);
  });

  it('accepts a request without a host, which no browser sends, but not to its controls', async () => {
    const { url } = await openSandbox('over HTTP');
    expect((await statusOf(url, '/ent/v2/subjects', undefined, '1.0')).status).toBe(200);
    expect((await statusOf(url, '/_sandbox/state', undefined, '1.0')).status).toBe(403);
    expect((await statusOf(url, '/ent/v2/subjects', undefined)).status).toBe(400);
  });

  it('takes the host from the header, and not from a target with a host in it', async () => {
    const { url } = await openSandbox('over HTTP');
    expect((await statusOf(url, 'http://127.0.0.1/ent/v2/subjects', 'evil.example')).status).toBe(403);
    expect((await statusOf(url, 'http://evil.example/ent/v2/subjects', '127.0.0.1')).status).toBe(404);
  });
});

describe('the fetch of a sandbox', () => {
  it('accepts any baseUrl from code of the same process', async () => {
    const { fetch } = open();
    for (const baseUrl of ['https://service.example', 'http://10.0.0.1:8080', 'http://localhost']) {
      const gen = new GenMedia({ baseUrl, apiKey: 'key', fetch });
      await expect(gen.text2video.create(request)).resolves.toMatchObject({ id: expect.any(String) });
    }
  });

  it('checks the host of requests that a server hands on, as a Worker does', async () => {
    const asServer = (host: string, { fetch } = open()) =>
      fetch(new Request(`http://${host}/ent/v2/subjects`, { headers: { host, authorization: 'Token key' } }));
    expect((await asServer('evil.example')).status).toBe(403);
    expect((await asServer('localhost:8787')).status).toBe(200);
    expect((await asServer('box.example', open({ hosts: ['box.example'] }))).status).toBe(200);
  });
});
