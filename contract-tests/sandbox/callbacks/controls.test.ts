import { describe, expect, it } from 'vitest';
import { createSandbox } from '../../../src/sandbox/index.js';
import { serve } from '../../../src/sandbox/node/index.js';
import { clientOf, open, receive, request } from '../setup.js';
import { key, openSandbox, video } from '../transports.js';

const text2video = 'POST /ent/v2/text2video';

describe('a task whose callback_url leads to the controls', () => {
  const hosts = [
    '127.0.0.1',
    'localhost',
    'LOCALHOST',
    '127.1',
    '2130706433',
    '[::1]',
    '[0:0:0:0:0:0:0:1]',
    '0.0.0.0',
    'localhost.',
  ];
  const spellings = [
    '/_sandbox/reset',
    '//_sandbox/reset',
    '/x/../_sandbox/reset',
    '/x/%2E%2e/_sandbox/reset',
    '/%5Fsandbox/reset',
    '/_%73andbox/reset',
    '/x/..%2F_sandbox/reset',
    '\\_sandbox\\reset',
    '/_SANDBOX/reset',
    '/_sandbox',
    '/_sandbox/advance?a=b',
  ];

  it('resets nothing for a callback_url of the controls, in any spelling', async () => {
    const { sandbox, ask, url } = await openSandbox('over HTTP', { speed: 0, callbackHosts: ['*'] });
    const { port } = new URL(url);
    const urls = [
      ...hosts.map((host) => `http://${host}:${port}/_sandbox/reset`),
      ...spellings.map((path) => `http://127.0.0.1:${port}${path}`),
    ];
    for (const callback_url of urls) {
      expect((await ask(text2video, { body: { ...video, callback_url } })).status, callback_url).toBe(200);
    }
    await sandbox.advance('1h');
    expect(sandbox.tasks()).toHaveLength(urls.length);
    const sent = sandbox.callbacks().filter(({ outcome }) => outcome !== 'not sent');
    expect(sent.map((one) => one.url)).toEqual([]);
    expect(sandbox.callbacks()).toHaveLength(2 * urls.length);
    for (const { why } of sandbox.callbacks()) {
      expect(why).toBe('/_sandbox is for the controls of a sandbox. They do not accept callbacks.');
    }
  });

  it.each(['/', '/_sandboxes', '/hooks/_sandbox', '/hook?to=/_sandbox/reset', '/http://['])(
    'posts to a callback_url with the path %s, which is not one of the controls',
    async (path) => {
      const receiver = await receive();
      const sandbox = open();
      await clientOf(sandbox).text2video.create({ ...request, callback_url: receiver.url + path });
      await sandbox.advance('1h');
      expect(receiver.received).toHaveLength(2);
    },
  );

  it('resets no other sandbox behind a proxy: controls reject what a sandbox has marked as a callback', async () => {
    const other = open();
    await clientOf(other).text2video.create(request);
    const statuses: number[] = [];
    const proxied = open({
      deliver: async (post) => {
        const { pathname } = new URL(post.url);
        const response = await other.fetch(new Request(`http://localhost${pathname.replace('/box', '')}`, post));
        statuses.push(response.status);
        return response;
      },
    });
    const callback_url = 'http://localhost/box/_sandbox/reset';
    await clientOf(proxied).text2video.create({ ...request, callback_url });
    await proxied.advance('1h');
    expect(new Set(statuses)).toEqual(new Set([403]));
    expect(other.tasks()).toHaveLength(1);
  });
});

describe('controls of a sandbox with a key', () => {
  const locked: [line: string, body?: object][] = [
    ['GET /_sandbox/state'],
    ['GET /_sandbox/tasks'],
    ['GET /_sandbox/requests'],
    ['GET /_sandbox/callbacks'],
    ['GET /_sandbox/examples'],
    ['POST /_sandbox/advance', { by: '1s' }],
    ['POST /_sandbox/reset', {}],
    ['PUT /_sandbox/faults', { faults: [] }],
  ];

  it.each(locked)('requires the key of the sandbox for %s', async (line, body) => {
    const { sandbox, ask } = await openSandbox('over HTTP', { apiKey: key, speed: 0 });
    await ask(text2video, { body: video });
    const before = [sandbox.now(), sandbox.tasks()];
    for (const authorization of [undefined, 'Token another', `Bearer ${key}`]) {
      const { status, error } = await ask(line, { body, headers: { authorization } });
      expect([status, error.code]).toEqual([401, 'unauthorized']);
    }
    expect([sandbox.now(), sandbox.tasks()]).toEqual(before);
    expect((await ask(line, { body })).status).toBe(200);
  });

  it('serves the files of the page without a key, which contain nothing of the sandbox', async () => {
    const { ask } = await openSandbox('over HTTP', { apiKey: key });
    for (const path of ['/_sandbox/', '/_sandbox/page.js', '/_sandbox/page.css', '/_sandbox/page.svg']) {
      expect((await ask(`GET ${path}`, { headers: { authorization: undefined } })).status).toBe(200);
    }
  });

  it('requires no key for the controls if the sandbox has none', async () => {
    const { ask } = await openSandbox('over HTTP');
    expect((await ask('GET /_sandbox/state', { headers: { authorization: undefined } })).status).toBe(200);
  });
});

it('requires a key for controls, and none for results', async () => {
  const sandbox = createSandbox({ apiKey: key });
  const { url, close } = await serve(sandbox, { port: 0 });
  try {
    const headers = { authorization: `Token ${key}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ text: 'Hello', voice_setting_voice_id: 'Arrogant_Miss' });
    const response = await fetch(`${url}/ent/v2/audio-tts`, { method: 'POST', headers, body });
    const { file_url } = (await response.json()) as { file_url: string };
    expect((await fetch(file_url)).status).toBe(200);
  } finally {
    await close();
    await sandbox.close();
  }
});
