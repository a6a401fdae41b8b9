import { describe, expect, it, onTestFinished } from 'vitest';
import { reservePort } from '../../scripts/lib/reserve-port.js';
import { createSandbox } from '../../src/sandbox/index.js';
import { serve } from '../../src/sandbox/node/index.js';
import { headOf, talk } from './raw.js';
import { expectServed, openSandbox, video } from './transports.js';

const text2video = 'POST /ent/v2/text2video';

describe('connections', () => {
  const body = JSON.stringify(video);
  const head = headOf(text2video, body.length);
  const half = head + body.slice(0, 20);

  it('ends slow connections, and serves others meanwhile', async () => {
    const room = await openSandbox('over HTTP', {}, { requestTimeout: 3000 });
    const { socket, ended } = talk(room.url, head.replace(/length: \d+/, 'length: 100000'));
    const trickle = setInterval(() => socket.write(' '), 50);
    onTestFinished(() => clearInterval(trickle));
    const headless = talk(room.url, 'POST /ent/v2/text2video HTTP/1.1\r\nhost:');
    await expectServed(room);
    // A readable response, or just the end.
    for (const response of await Promise.all([ended, headless.ended]))
      expect(response).toMatch(/^(HTTP\/1.1 408 .*\}|)$/s);
    await expectServed(room);
    expect(room.sandbox.tasks()).toHaveLength(2);
  });

  it('leaves idle connections to the caller to close, so that none ends while it is used again', async () => {
    const room = await openSandbox('over HTTP');
    const { headers } = await fetch(`${room.url}/ent/v2/subjects`, { headers: { authorization: 'Token key' } });
    expect(headers.get('connection')).toBe('keep-alive');
    // Node announces here after how many seconds it closes an idle connection.
    expect(headers.get('keep-alive')).toBeNull();
  });

  it('creates no task and counts no failure when a connection ends in the middle of a body', async () => {
    const room = await openSandbox('over HTTP');
    const { socket, ended } = talk(room.url, half);
    // Served after it: by now the half was read.
    await room.ask('GET /ent/v2/subjects');
    socket.destroy();
    await ended;
    await expect.poll(() => room.sandbox.requests(), { timeout: 60_000 }).toHaveLength(2);
    expect(room.sandbox.tasks()).toEqual([]);
    const broken = room.sandbox.requests().find(({ method }) => method === 'POST');
    expect(broken?.rejection?.code).not.toBe('sandbox_failed');
    await expectServed(room);
  });

  it('opens and closes thousands of connections', async () => {
    const room = await openSandbox('over HTTP');
    const beginnings = ['', 'POST', head, half, `${head}${body}`.slice(0, -1)];
    for (let batch = 0; batch < 10; batch += 1) {
      const opened = Array.from({ length: 100 }, (_, at) => talk(room.url, beginnings[at % 5] ?? ''));
      await Promise.all(
        opened.map(({ socket }) => socket.pending && new Promise((done) => socket.once('connect', done))),
      );
      for (const { socket } of opened) socket.destroy();
      await Promise.all(opened.map(({ ended }) => ended));
    }
    expect(room.sandbox.tasks()).toEqual([]);
    await expectServed(room);
  });

  it.each<[what: string, bytes: string | Buffer, status: number]>([
    ['a text', 'hello, is anybody there?\r\n\r\n', 400],
    ['a TLS greeting', Buffer.from('16030100c8010000c40303', 'hex'), 400],
    ['zeros', Buffer.alloc(1000), 400],
    ['a bad length', head.replace(/length: \d+/, 'length: many'), 400],
    ['two lengths', head.replace('content-length', 'content-length: 1\r\ncontent-length'), 400],
    ['large headers', `GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nx-large: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ])('sends a readable response to %s', async (_, bytes, status) => {
    const room = await openSandbox('over HTTP');
    const response = await talk(room.url, bytes).ended;
    const [lines = '', text = ''] = response.split('\r\n\r\n');
    expect(lines).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(JSON.parse(text).error).toMatchObject({ code: 'bad_request', message: expect.stringMatching(/\.$/) });
    await expectServed(room);
  });

  it('ends a server with connections that are still open', async () => {
    // A port that nobody else gets after it.
    const { url, close } = await serve(createSandbox(), { port: await reservePort() });
    const { socket, ended } = talk(url, half);
    await new Promise((done) => socket.once('connect', done));
    await close();
    await ended;
    await expect(fetch(url)).rejects.toThrow();
  });
});

describe('a host', () => {
  const speech = JSON.stringify({ text: 'Hello', voice_setting_voice_id: 'Arrogant_Miss' });
  const headWith = (host: string, more = '') =>
    headOf('POST /ent/v2/audio-tts', speech.length).replace(
      'host: 127.0.0.1',
      `host: ${host}${more}\r\nconnection: close`,
    );

  it('returns result URLs with a host for an empty host', async () => {
    const { url } = await openSandbox('over HTTP');
    const response = await talk(url, headWith(''), speech).ended;
    const { file_url } = JSON.parse(response.split('\r\n\r\n')[1] ?? '');
    expect((await fetch(file_url)).status).toBe(200);
  });

  it.each(['foo bar"<x>', 'a/b?c=', '127.0.0.1/evil.example', 'evil.example@127.0.0.1'])(
    'rejects the host %j',
    async (host) => {
      const { url, sandbox } = await openSandbox('over HTTP');
      expect(await talk(url, headWith(host), speech).ended).toMatch(/^HTTP\/1.1 403 /);
      expect(sandbox.tasks()).toEqual([]);
    },
  );

  it('rejects a host of another page that was made to resolve to this machine', async () => {
    const { url, sandbox } = await openSandbox('over HTTP');
    for (const header of ['x: y', 'origin: http://evil.example', 'sec-fetch-site: same-origin']) {
      expect(await talk(url, headWith('evil.example', `\r\n${header}`), speech).ended).toMatch(/^HTTP\/1.1 403 /);
    }
    expect(sandbox.tasks()).toEqual([]);
  });
});

describe('a response that is cut', () => {
  it('cuts a response even where the body of the request was not read', async () => {
    const { url } = await openSandbox('over HTTP');
    const fault = 'authorization: nobody\r\nx-sandbox-fault: cut';
    const cut = headOf(text2video, 300_000).replace(/authorization: .*/, fault);
    const response = await talk(url, cut, Buffer.alloc(300_000, ' ')).ended;
    const [, length] = /content-length: (\d+)/.exec(response) ?? [];
    expect(response).toMatch(/^HTTP\/1.1 401 /);
    expect((response.split('\r\n\r\n')[1] ?? '').length).toBeLessThan(Number(length));
  });
});
