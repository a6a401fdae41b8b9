import { expect, it } from 'vitest';
import type { SandboxOptions } from '../../../src/sandbox/index.js';
import { clientOf, open, receive, request } from '../setup.js';

/** What a sandbox sends, and what it logs, when a task has a callback URL. Nothing leaves this machine. */
async function postsTo(url: string, options: SandboxOptions = {}) {
  const sent: string[] = [];
  const deliver = async (post: Request) => {
    sent.push(post.url);
    return new Response();
  };
  const sandbox = open({ deliver, ...options });
  const gen = clientOf(sandbox);
  const { id } = await gen.text2video.create({ ...request, callback_url: url });
  await sandbox.advance('1d');
  expect(await gen.tasks.get(id)).toMatchObject({ state: 'success' });
  const [end, processing] = sandbox.callbacks();
  expect([end?.url, processing?.url]).toEqual([url, url]);
  return { sent, end, processing };
}

it.each([
  ['http://example.com/hook', 'example.com'],
  ['https://example.com/hook', 'example.com'],
  ['http://127.0.0.1.nip.io/', '127.0.0.1.nip.io'],
  ['http://localhost.example.com/', 'localhost.example.com'],
  ['http://examplelocalhost/', 'examplelocalhost'],
  ['http://127.0.0.1@example.com/', 'example.com'],
  ['http://example.com\\@127.0.0.1/', 'example.com'],
  ['http://10.0.0.1/', '10.0.0.1'],
  ['http://192.168.0.1/', '192.168.0.1'],
  ['http://169.254.169.254/latest/meta-data', '169.254.169.254'],
  ['http://2852039166/', '169.254.169.254'],
  ['http://0.0.0.0:1/', '0.0.0.0'],
  ['http://0/', '0.0.0.0'],
  ['http://[::ffff:127.0.0.1]/', '[::ffff:7f00:1]'],
  ['http://[::]/', '[::]'],
  ['http://[fe80::1]/', '[fe80::1]'],
])('sends nothing to %s, which is not on this machine', async (url, host) => {
  const { sent, end, processing } = await postsTo(url);
  expect(sent).toEqual([]);
  const why = expect.stringMatching(/ is not on this machine\. Allow it with callbackHosts/);
  for (const one of [end, processing]) expect(one).toMatchObject({ outcome: 'not sent', why, attempts: [] });
  expect(end?.why?.split(' ')[0]).toBe(host);
});

it.each([
  ['http://localhost:4000/hook', 'http://localhost:4000/hook'],
  ['http://LOCALHOST/', 'http://localhost/'],
  ['http://app.localhost/', 'http://app.localhost/'],
  ['http://127.0.0.1:4000/a?b=c&d=%2F', 'http://127.0.0.1:4000/a?b=c&d=%2F'],
  ['https://127.8.9.10/', 'https://127.8.9.10/'],
  ['http://127.1/', 'http://127.0.0.1/'],
  ['http://2130706433/', 'http://127.0.0.1/'],
  ['http://[::1]:4000/', 'http://[::1]:4000/'],
  ['http://[0:0:0:0:0:0:0:1]/', 'http://[::1]/'],
])('posts to %s, which is on this machine', async (url, posted) => {
  const { sent, end } = await postsTo(url);
  expect(sent).toEqual([posted, posted]);
  expect(end).toMatchObject({ outcome: 'delivered' });
});

it.each([
  ['https://hooks.example.com/a', true],
  ['http://hooks.example.com:8080/', true],
  ['http://HOOKS.example.com/', true],
  ['http://127.0.0.1/', true],
  ['https://example.com/', false],
  ['https://other.hooks.example.com/', false],
  ['https://hooks.example.com.evil.example/', false],
  ['https://hooks.example.com@evil.example/', false],
  ['https://evil.example/?hooks.example.com', false],
])('decides with callbackHosts of one host whether %s is sent: %s', async (url, isSent) => {
  const { sent, end } = await postsTo(url, { callbackHosts: ['hooks.example.com'] });
  expect(sent).toHaveLength(isSent ? 2 : 0);
  expect(end?.outcome).toBe(isSent ? 'delivered' : 'not sent');
});

it.each(['http://example.com/', 'http://10.0.0.1/', 'http://[::ffff:127.0.0.1]/', 'http://localhost/'])(
  'posts to %s with callbackHosts of *',
  async (url) => {
    expect((await postsTo(url, { callbackHosts: ['*'] })).sent).toHaveLength(2);
  },
);

it.each(['http://[', 'http://a:99999/', 'http://%', 'http://127.0.0.1:x/', 'http://a<b>/', 'http://:80/'])(
  'sends nothing to %s, which is not a URL, and continues the task',
  async (url) => {
    for (const callbackHosts of [[], ['*']]) {
      const { sent, end, processing } = await postsTo(url, { callbackHosts });
      expect(sent).toEqual([]);
      for (const one of [end, processing]) {
        expect(one).toMatchObject({ outcome: 'not sent', why: 'It is not a valid URL.', attempts: [] });
      }
    }
  },
);

it('sends nothing to a URL with a password, and logs why', async () => {
  const receiver = await receive();
  const { sent, end, processing } = await postsTo(receiver.url.replace('://', '://me:secret@'));
  expect(sent).toEqual([]);
  for (const one of [end, processing]) {
    const message = [one?.why ?? '', ...(one?.attempts ?? []).map(({ error }) => error ?? '')].join();
    expect(one?.outcome).not.toBe('delivered');
    expect(message).toMatch(/credentials|password|user/);
  }
});

it('logs that fetch blocks a port', async () => {
  const { end } = await postsTo('http://127.0.0.1:6000/', { deliver: (post) => fetch(post) });
  expect(end).toMatchObject({ outcome: 'given up' });
  expect(end?.attempts[0]?.error).toBe('bad port');
});
