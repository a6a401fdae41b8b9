import { afterEach, describe, expect, it, vi } from 'vitest';
import { signedWith } from '../../src/callbacks/index.js';
import { signWith } from '../../src/sandbox/index.js';
import { talk } from '../sandbox/raw.js';
import { gate, open, post, rest, serve, soon, type TestHandler, taskCallback } from './setup.js';

afterEach(() => void vi.useRealTimers());

const text = JSON.stringify(taskCallback('task-1', 'success'));
const bytes = new TextEncoder().encode(text);
/** What it counts for once it is parsed: 60 bytes for each value. */
const parsedBytes = 60 * (text.match(/[{[,]/g) ?? []).length;

/** A body that stands still after its first bytes, until it goes on. */
function stalled(first: number, all: Uint8Array = bytes) {
  const { open: goOn, opened } = gate();
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(all.subarray(0, first));
      await opened;
      if (isCancelled) return;
      controller.enqueue(all.subarray(first));
      controller.close();
    },
    cancel: () => {
      isCancelled = true;
    },
  });
  return { body, goOn, isCancelled: () => isCancelled };
}

/** Posts a body that stands still, and waits until its first bytes have been read. */
async function begin(handler: TestHandler, first = 10, headers = {}, all = bytes) {
  const { body, ...more } = stalled(first, all);
  const response = post(handler.callbacks, body, { headers });
  for (let turn = 0; turn < 5; turn += 1) await rest();
  return { response, ...more };
}

const busy = { status: 503, body: { error: { code: 'busy' } } };

describe('the number of bodies', () => {
  it('reads at most maxBodies at one time: one more is not read, and is to be sent again', async () => {
    const handler = open({ maxBodies: 2 });
    const begun = [await begin(handler), await begin(handler)];
    const third = stalled(10);
    const response = await post(handler.callbacks, third.body);
    expect(response).toMatchObject(busy);
    expect(response.headers.get('retry-after')).toBe('1');
    expect(third.isCancelled()).toBe(true);
    expect(handler.rejections).toMatchObject([{ status: 503, code: 'busy' }]);
    for (const { goOn } of begun) goOn();
    for (const { response } of begun) expect((await response).status).toBe(200);
    expect((await post(handler.callbacks, text)).status).toBe(200);
  });

  it('reads at most 1,000 bodies at one time by default', async () => {
    const handler = open({ bodyTimeout: 60_000 });
    const begun = [];
    for (let count = 0; count < 1000; count += 1) begun.push(await begin(handler));
    expect(await post(handler.callbacks, text)).toMatchObject(busy);
    for (const { goOn } of begun) goOn();
    await Promise.all(begun.map(({ response }) => response));
    expect((await post(handler.callbacks, text)).status).toBe(200);
  });

  it('reads another body when one has ended, for whatever reason', async () => {
    const handler = open({
      maxBodies: 1,
      maxBytes: text.length,
      bodyTimeout: 200,
      verify: ({ url }) => !url.endsWith('no'),
    });
    const broken = () =>
      new ReadableStream({
        pull: (controller) => controller.error(new Error('reset')),
      });
    const ends: [() => unknown, number, RequestInit?][] = [
      [() => text, 200],
      [() => stalled(10).body, 408],
      [() => `${text} `, 413],
      [() => stalled(10).body, 413, { headers: { 'content-length': '100000000' } }],
      [broken, 400],
      [() => 'nonsense', 400],
      [() => '{}', 422],
      [() => '', 400],
      [() => text, 200],
    ];
    for (let round = 0; round < 2; round += 1) {
      for (const [body, status, init] of ends) {
        expect((await post(handler.callbacks, body(), init)).status).toBe(status);
      }
      const unverified = new Request('http://localhost/no', { method: 'POST', body: text });
      expect((await handler.callbacks(unverified)).status).toBe(401);
    }
  });

  it('does not count bodies whose onUpdate runs', async () => {
    const { open: letGo, opened } = gate();
    const begun: string[] = [];
    const onUpdate = ({ taskId }: { taskId: string }) => {
      begun.push(taskId);
      return opened;
    };
    const handler = open({ maxBodies: 1, onUpdate });
    const responses = [];
    for (const id of ['a', 'b', 'c']) {
      responses.push(post(handler.callbacks, taskCallback(id, 'success')));
      await expect.poll(() => begun.at(-1), soon).toBe(id);
    }
    letGo();
    expect((await Promise.all(responses)).map(({ status }) => status)).toEqual([200, 200, 200]);
  });
});

describe('the bytes of all bodies together', () => {
  it('does not read a body that declares more bytes than maxTotalBytes leaves', async () => {
    const handler = open({ maxBytes: text.length, maxTotalBytes: text.length + 20 });
    const first = await begin(handler, 30);
    const second = stalled(10);
    const headers = { 'content-length': `${text.length}` };
    expect(await post(handler.callbacks, second.body, { headers })).toMatchObject(busy);
    expect(second.isCancelled()).toBe(true);
    first.goOn();
    expect((await first.response).status).toBe(200);
    expect((await post(handler.callbacks, text, { headers })).status).toBe(200);
  });

  it('counts bytes as they arrive, also where no length is declared', async () => {
    const handler = open({ maxBytes: text.length, maxTotalBytes: text.length + 20 });
    const first = await begin(handler, 30);
    const second = stalled(text.length - 5);
    expect(await post(handler.callbacks, second.body)).toMatchObject(busy);
    expect(second.isCancelled()).toBe(true);
    first.goOn();
    expect((await first.response).status).toBe(200);
  });

  it('does not count bytes that are declared and not sent', async () => {
    const handler = open({ maxBytes: text.length, maxTotalBytes: parsedBytes + 20 });
    const headers = { 'content-length': `${text.length}` };
    const begun = [await begin(handler, 1, headers), await begin(handler, 1, headers)];
    expect((await post(handler.callbacks, text)).status).toBe(200);
    for (const { goOn } of begun) goOn();
    await Promise.all(begun.map(({ response }) => response));
  });

  it('counts bodies that are verified and handled, until they have their response', async () => {
    for (const step of ['verify', 'onUpdate'] as const) {
      const { open: letGo, opened } = gate();
      let isThere = false;
      const slow = async () => {
        isThere = true;
        await opened;
        return true;
      };
      const handler = open({ maxBytes: text.length, maxTotalBytes: text.length + 20, [step]: slow });
      const first = post(handler.callbacks, text);
      await expect.poll(() => isThere, soon).toBe(true);
      expect(await post(handler.callbacks, text)).toMatchObject(busy);
      letGo();
      expect((await first).status).toBe(200);
      expect((await post(handler.callbacks, text)).status).toBe(200);
    }
  });

  it('counts bodies whose onUpdate continues after the 503, until it has ended', async () => {
    const { open: letGo, opened } = gate();
    const onUpdate = () => opened;
    const handler = open({ maxBytes: text.length, maxTotalBytes: text.length + 20, updateTimeout: 100, onUpdate });
    expect(await post(handler.callbacks, text)).toMatchObject({ status: 503, body: { error: { code: 'unfinished' } } });
    const other = JSON.stringify(taskCallback('task-2', 'success'));
    for (let count = 0; count < 3; count += 1) expect(await post(handler.callbacks, other)).toMatchObject(busy);
    letGo();
    await expect.poll(() => post(handler.callbacks, other).then(({ status }) => status), soon).toBe(200);
  });

  it('counts one update for each state of a task, however often it is sent while an earlier one never ends', async () => {
    const onUpdate = () => new Promise<never>(() => {});
    const handler = open({ maxBytes: text.length, maxTotalBytes: 3 * parsedBytes, updateTimeout: 100, onUpdate });
    const unfinished = { status: 503, body: { error: { code: 'unfinished' } } };
    expect(await post(handler.callbacks, taskCallback('task-1', 'processing'))).toMatchObject(unfinished);
    for (let count = 0; count < 5; count += 1) expect(await post(handler.callbacks, text)).toMatchObject(unfinished);
  });

  it('counts the memory of parsed values, and accepts a body that is alone nevertheless', async () => {
    const { open: letGo, opened } = gate();
    const begun: string[] = [];
    const onUpdate = ({ taskId }: { taskId: string }) => {
      begun.push(taskId);
      return opened;
    };
    const many = (id: string) => JSON.stringify(taskCallback(id, 'success', { extra: Array(1000).fill({}) }));
    const handler = open({ maxBytes: 5000, maxTotalBytes: 50_000, updateTimeout: 100, onUpdate });
    const unfinished = { status: 503, body: { error: { code: 'unfinished' } } };
    expect(await post(handler.callbacks, many('a'))).toMatchObject(unfinished);
    expect(await post(handler.callbacks, many('b'))).toMatchObject(busy);
    letGo();
    await expect.poll(() => post(handler.callbacks, many('b')).then(({ status }) => status), soon).toBe(200);
    expect(begun).toEqual(['a', 'b']);
  });

  it('releases bodies whose verify never ends: they are to be sent again after updateTimeout', async () => {
    for (const name of ['verify', 'beforeBody']) {
      const never = () => new Promise<never>(() => {});
      const verify = name === 'verify' ? never : Object.assign(() => true, { beforeBody: never });
      const handler = open({ maxBytes: text.length, maxTotalBytes: text.length, updateTimeout: 100, verify });
      for (let count = 0; count < 3; count += 1) {
        const response = await post(handler.callbacks, text);
        expect(response).toMatchObject({ status: 503, body: { error: { code: 'unavailable' } } });
      }
      expect(handler.errors[0]?.message).toBe('verify failed: it took longer than 100 ms (updateTimeout)');
    }
  });

  it('reads at most 64 MiB of bodies at one time by default', async () => {
    const handler = open();
    const piece = new Uint8Array(13 * 2 ** 20);
    const begun = [];
    for (const mebibytes of [13, 13, 13, 13, 12]) begun.push(await begin(handler, mebibytes * 2 ** 20, {}, piece));
    const headers = { 'content-length': '1' };
    expect(await post(handler.callbacks, stalled(1).body, { headers })).toMatchObject(busy);
    for (const { goOn } of begun) goOn();
    await Promise.all(begun.map(({ response }) => response));
    expect((await post(handler.callbacks, text)).status).toBe(200);
  });
});

describe('the time in which a body arrives', () => {
  it('rejects a body that has not arrived within bodyTimeout', async () => {
    const handler = open({ bodyTimeout: 100 });
    const { body, isCancelled } = stalled(10);
    const response = await post(handler.callbacks, body);
    expect(response).toMatchObject({
      status: 408,
      body: { error: { code: 'timeout', message: 'The body did not arrive within 100 ms.' } },
    });
    expect([isCancelled(), handler.rejections.length]).toEqual([true, 1]);
  });

  it('rejects a body that has not arrived within 10 seconds by default, and leaves no timer', async () => {
    vi.useFakeTimers();
    const handler = open();
    const statuses: number[] = [];
    const { response, goOn } = await begin(handler);
    void begin(handler).then((late) => late.response.then(({ status }) => statuses.push(status)));
    await vi.advanceTimersByTimeAsync(9990);
    expect(statuses).toEqual([]);
    goOn();
    expect((await response).status).toBe(200);
    await vi.advanceTimersByTimeAsync(10);
    await expect.poll(() => statuses).toEqual([408]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('responds over HTTP to a body that is late, and then ends its connection', async () => {
    const handler = open({ bodyTimeout: 100 });
    const url = await serve(handler);
    const { ended } = talk(url, 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n\r\n{"id":');
    const response = await ended;
    expect(response).toMatch(/^HTTP\/1\.1 408 /);
    expect(response.toLowerCase()).toMatch(/connection: close/);
    expect((await fetch(url, { method: 'POST', body: text })).status).toBe(200);
  });
});

describe('a caller without the right to call', () => {
  it('responds at once to a caller without the right to call, and ends a connection that is idle', async () => {
    const handler = open({ verify: signedWith('secret') });
    const url = await serve(handler);
    const { socket, ended } = talk(url, 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1000000\r\n\r\n{"id":');
    const first = await new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data))));
    expect(first).toMatch(/^HTTP\/1\.1 401 [\s\S]*content-length: \d+/i);
    expect(socket.closed).toBe(false);
    // It would have 64 MiB to send, and does not.
    expect(await ended).toContain('"unauthorized"');
  });

  /** Headers of a signature whose form and time are right. */
  const current = () => ({
    'webhook-id': 'msg_1',
    'webhook-timestamp': `${Math.floor(Date.now() / 1000)}`,
    'webhook-signature': `v1,${'A'.repeat(43)}=`,
  });

  it.each([
    ['no signature', () => ({})],
    ['nonsense', () => ({ ...current(), 'webhook-signature': 'nonsense' })],
    ['an old signature', () => ({ ...current(), 'webhook-timestamp': '1' })],
  ])('does not read the body of a caller that sends %s', async (_, headers) => {
    const { body, isCancelled } = stalled(10);
    const handler = open({ verify: signedWith('secret'), bodyTimeout: 60_000 });
    const request = new Request('http://localhost/', { method: 'POST', body, headers: headers(), duplex: 'half' });
    expect((await handler.callbacks(request)).status).toBe(401);
    expect([request.bodyUsed, isCancelled()]).toEqual([false, false]);
  });

  it('reads and verifies the body of a caller with a well-formed, timely signature', async () => {
    const handler = open({ verify: signedWith('secret') });
    const headers = await signWith('secret')({ body: text, taskId: '', url: '', id: 'msg_1', at: new Date() });
    expect((await post(handler.callbacks, text, { headers })).status).toBe(200);
    expect((await post(handler.callbacks, `${text} `, { headers })).status).toBe(401);
  });
});
