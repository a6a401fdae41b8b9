import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer as createPlainServer } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { type AddressInfo, createServer as createTcpServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { GenMedia } from '../../src/index.js';
import { newFolder } from '../support/new-folder.js';
import { failure } from './failure.js';
import { request } from './faulty-service.js';

let open: Server | undefined;
afterEach(() => open?.close());

/** A self-signed certificate. */
function selfSigned(): { key: Buffer; cert: Buffer } {
  const folder = newFolder();
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const files = ['-keyout', key, '-out', cert];
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost', ...files];
  execFileSync('openssl', args, { stdio: 'ignore' });
  return { key: readFileSync(key), cert: readFileSync(cert) };
}

/** A TCP server that passes each connection to a function. */
const tcp = (onConnection: (socket: Socket) => void) => () =>
  createTcpServer((socket) => {
    socket.on('error', () => {});
    onConnection(socket);
  });

describe('a create without a secure connection', () => {
  it.each<[string, (count: () => void) => Server, RegExp]>([
    ['an invalid certificate', (count) => createSecureServer(selfSigned(), count), /self-signed certificate/],
    ['a plain server behind https', (count) => createPlainServer(count), /wrong version number/],
    ['a handshake that is cut at once', tcp((socket) => socket.destroy()), /before secure TLS connection/],
    [
      'a handshake that is cut after the first bytes',
      tcp((socket) => socket.once('data', () => socket.end())),
      /secure TLS/,
    ],
  ])('reports that a create was not sent after %s', async (_, make, pattern) => {
    let requests = 0;
    const server = make(() => {
      requests += 1;
    });
    open = server;
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const baseUrl = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const gen = new GenMedia({ baseUrl, apiKey: 'k', retries: 0 });
    const error = await failure(gen.text2video.create(request));
    expect(error).toMatchObject({ name: 'NetworkError', neverConnected: true });
    expect(error.message).toMatch(pattern);
    expect(requests).toBe(0);
  });

  it.each([403, 407, 502])(
    'reports that a create was not sent if a proxy rejects CONNECT with %i, as undici reports it',
    async (status) => {
      const tunnel = new Error(`Proxy response (${status}) !== 200 when HTTP Tunneling`);
      Object.assign(tunnel, { name: 'AbortError', code: 'UND_ERR_ABORTED' });
      const cancelled = new DOMException('Request was cancelled.', 'AbortError');
      Object.defineProperty(cancelled, 'cause', { value: tunnel });
      const fetch = async () => {
        throw new TypeError('fetch failed', { cause: cancelled });
      };
      const gen = new GenMedia({ baseUrl: 'https://service.example', apiKey: 'k', retries: 0, fetch });
      const error = await failure(gen.text2video.create(request));
      expect(error).toMatchObject({ name: 'NetworkError', neverConnected: true });
      expect(error.message).toContain(`Proxy response (${status})`);
    },
  );

  it('reports that a create was not sent to a port that fetch blocks', async () => {
    const gen = new GenMedia({ baseUrl: 'http://127.0.0.1:6000', apiKey: 'k', retries: 0 });
    const error = await failure(gen.text2video.create(request));
    expect(error).toMatchObject({ name: 'NetworkError', neverConnected: true });
    expect(error.message).toContain('bad port');
  });
});

describe('an error that may come after the request', () => {
  it.each<[string, object]>([
    ['a reset', { code: 'ECONNRESET', syscall: 'read', message: 'read ECONNRESET' }],
    ['a broken record', { code: 'ERR_SSL_DECRYPTION_FAILED_OR_BAD_RECORD_MAC', message: 'bad record mac' }],
    ['a missing client certificate', { code: 'ERR_SSL_TLSV13_ALERT_CERTIFICATE_REQUIRED', message: 'required' }],
    ['a message that begins like a system call', { message: 'connection reset by peer' }],
    ['an error without a message', { message: '' }],
  ])('leaves the outcome of a create unknown after %s', async (_, cause) => {
    const thrown = Object.assign(new Error(), cause);
    const fetch = async () => {
      throw thrown;
    };
    const gen = new GenMedia({ baseUrl: 'https://service.example', apiKey: 'k', retries: 0, fetch });
    expect(await failure(gen.text2video.create(request))).toMatchObject({ name: 'OutcomeUnknownError' });
  });
});
