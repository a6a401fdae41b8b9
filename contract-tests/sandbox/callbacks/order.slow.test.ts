import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Behaviour } from '../../client/server.js';
import { clientOf, open, receive, request, statesOf } from '../setup.js';

const sleep = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
const late =
  (status: number): Behaviour =>
  (response) =>
    void setTimeout(() => response.writeHead(status).end(), 300);
const respondWith =
  (status: number): Behaviour =>
  (response) =>
    response.writeHead(status).end();

describe('waiting for callbacks', () => {
  it('resolves advance when callbacks are delivered', async () => {
    const receiver = await receive(late(200));
    const sandbox = open();
    await clientOf(sandbox).text2video.create({ ...request, callback_url: receiver.url });
    await sandbox.advance('10s');
    expect(sandbox.callbacks().map(({ outcome }) => outcome)).toEqual(['delivered', 'delivered']);
  });

  it('moves the clock for two calls of advance at once one after the other', async () => {
    const receiver = await receive(late(200));
    const sandbox = open();
    const start = sandbox.now().getTime();
    await clientOf(sandbox).text2video.create({ ...request, callback_url: receiver.url });
    await Promise.all([sandbox.advance('2s'), sandbox.advance('8s')]);
    expect(sandbox.now().getTime() - start).toBe(10_000);
    expect(statesOf(receiver)).toEqual(['processing', 'success']);
  });

  it('resolves idle when callbacks that are under way are delivered', async () => {
    const receiver = await receive(late(200));
    const sandbox = open({ speed: 1, timing: { end: 0 } });
    await clientOf(sandbox).text2video.create({ ...request, callback_url: receiver.url });
    await expect.poll(() => sandbox.callbacks(), { timeout: 60_000 }).toHaveLength(1);
    await sandbox.idle();
    expect(sandbox.callbacks()).toMatchObject([{ state: 'success', outcome: 'delivered' }]);
  });

  it('waits in idle for callbacks that are due already, as after a task that is done at once', async () => {
    const receiver = await receive();
    const sandbox = open({ speed: 1, timing: { end: 0 } });
    await clientOf(sandbox).text2video.create({ ...request, callback_url: receiver.url });
    await sandbox.idle();
    expect(statesOf(receiver)).toEqual(['success']);
  });
});

describe('the order of the updates of a task', () => {
  // Ten tasks at a time start together: a post may take 5 s, and the machine may be busy.
  it.each([
    [500, 0],
    [100, 1000],
  ])('posts the updates of each of %i tasks in order, at speed %i', async (count, speed) => {
    const receiver = await receive();
    const sandbox = open({ speed });
    const gen = clientOf(sandbox);
    const reported = new Map<string, string[]>();
    while (reported.size < count) {
      const create = () => gen.text2video.create({ ...request, callback_url: receiver.url });
      for (const { id } of await Promise.all(Array.from({ length: 10 }, create))) reported.set(id, []);
      await sandbox.advance('1s');
    }
    await sandbox.advance('10s');
    await expect.poll(() => receiver.received.length, { timeout: 100_000 }).toBe(2 * count);
    for (const { body } of receiver.received) reported.get(JSON.parse(body).id)?.push(JSON.parse(body).state);
    expect(new Set([...reported.values()].map((states) => states.join()))).toEqual(new Set(['processing,success']));
  });

  it('posts the end after the receiver has responded to processing, not before', async () => {
    const events: string[] = [];
    const sandbox = open({
      speed: 1000,
      deliver: async (post) => {
        const { state } = (await post.json()) as { state: string };
        events.push(`${state} is posted`);
        if (state === 'processing') await sleep(300);
        events.push(`${state} gets a response`);
        return new Response();
      },
    });
    await clientOf(sandbox).text2video.create({ ...request, callback_url: 'http://localhost' });
    await expect.poll(() => events.length, { timeout: 60_000 }).toBe(4);
    expect(events.map((event) => event.split(' ')[0])).toEqual(['processing', 'processing', 'success', 'success']);
  });
});

describe('callbacks that are no longer posted', () => {
  it('drops the retries of a callback at a reset', async () => {
    const receiver = await receive(respondWith(200), respondWith(500));
    const sandbox = open();
    await clientOf(sandbox).text2video.create({ ...request, callback_url: receiver.url });
    await sandbox.advance('11s');
    expect(statesOf(receiver)).toEqual(['processing', 'success', 'success']);
    await sandbox.reset();
    await sandbox.advance('1h');
    expect(receiver.received).toHaveLength(3);
  });

  it.each(['lost; chance=0', 'callback-doubled'])(
    'drops callbacks at a reset while a post is under way, with %s',
    async (fault) => {
      const sandbox = open();
      const receiver = await receive((response) => void sandbox.reset().then(() => response.writeHead(500).end()));
      const headers = { 'x-sandbox-fault': fault };
      const body = { ...request, callback_url: receiver.url };
      await clientOf(sandbox).text2video.create(body, { extraHeaders: headers });
      await sandbox.advance('1h');
      expect(statesOf(receiver)).toEqual(['processing']);
      expect(sandbox.callbacks()).toEqual([]);
    },
  );

  it('drops callbacks when the sandbox is closed, also while a post is under way', async () => {
    const receiver = await receive(respondWith(200), late(500));
    const sandbox = open({ speed: 100 });
    await clientOf(sandbox).text2video.create({ ...request, callback_url: receiver.url });
    await expect.poll(() => receiver.received.length, { timeout: 60_000 }).toBe(2);
    await sandbox.close();
    await sleep(500);
    expect(receiver.received).toHaveLength(2);
  });
});

describe('updates of a task', () => {
  it('posts no updates of an evicted task, and none behind a slow post after a reset', async () => {
    const receiver = await receive(late(200));
    const small = open({ maxTasks: 1 });
    for (const payload of ['first', 'second']) {
      await clientOf(small).text2video.create({ ...request, payload, callback_url: receiver.url });
    }
    await small.advance('1m');
    expect(receiver.received.map(({ body }) => JSON.parse(body).payload)).toEqual(['second', 'second']);

    const sandbox = open({ timing: { processing: 0, end: 1 } });
    const slow = await receive(late(200));
    await clientOf(sandbox).text2video.create({ ...request, callback_url: slow.url });
    const turned = sandbox.advance(1);
    await expect.poll(() => slow.received.length, { timeout: 60_000 }).toBe(1);
    await sandbox.reset();
    await turned;
    expect(statesOf(slow)).toEqual(['processing']);
    expect(sandbox.callbacks()).toEqual([]);
  });

  it('posts updates once the task is stored', async () => {
    const order: string[] = [];
    const store = {
      entries: [],
      write: async (entries: readonly (readonly [string, unknown])[]) => {
        await sleep(50);
        if (entries.some(([key]) => key.startsWith('task:'))) order.push('kept');
      },
    };
    const deliver = async () => {
      order.push('posted');
      return new Response();
    };
    const sandbox = open({ store, deliver, timing: { processing: 0, end: 0 }, speed: 1 });
    await clientOf(sandbox).text2video.create({ ...request, callback_url: 'http://127.0.0.1:9/' });
    await sandbox.idle();
    expect(order.slice(0, 2)).toEqual(['kept', 'posted']);
  });

  it('posts updates that are due at once, though the clock stands still', async () => {
    const receiver = await receive();
    const sandbox = open({ timing: { processing: 0, end: 0 } });
    await clientOf(sandbox).text2video.create({ ...request, callback_url: receiver.url });
    await expect.poll(() => statesOf(receiver), { timeout: 60_000 }).toEqual(['success']);
  });

  it('lists updates with a short URL, and without the key', async () => {
    const sandbox = open();
    const gen = clientOf(sandbox, { apiKey: 'key-that-nobody-may-read' });
    const callback_url = `http://example.com/key-that-nobody-may-read?${'x'.repeat(100_000)}`;
    await gen.text2video.create({ ...request, callback_url });
    await sandbox.advance('1m');
    const [{ url = '' } = {}] = sandbox.callbacks();
    expect(url).toMatch(/^http:\/\/example\.com\/\[API key\]\?x+…$/);
    expect(url.length).toBeLessThan(1100);
  });

  it('counts an update as delivered, whatever happens to the body of the response', async () => {
    const bodies = [
      new Response(new ReadableStream({ cancel: () => new Promise<void>(() => {}) })),
      await (async () => {
        const read = new Response('thanks');
        await read.text();
        return read;
      })(),
    ];
    const sandbox = open({ deliver: async () => bodies.shift() as Response });
    await clientOf(sandbox).text2video.create({ ...request, callback_url: 'http://127.0.0.1:9/' });
    await sandbox.advance('1m');
    expect(sandbox.callbacks().map(({ outcome }) => outcome)).toEqual(['delivered', 'delivered']);
  });
});

describe('advance', () => {
  it('waits in advance for a callback that was under way before it', async () => {
    const receiver = await receive(late(500), late(200));
    const sandbox = open({ timing: { processing: 0, end: 0 } });
    await clientOf(sandbox).text2video.create({ ...request, callback_url: receiver.url });
    await expect.poll(() => receiver.received.length, { timeout: 60_000 }).toBe(1);
    await sandbox.advance('1h');
    const [callback] = sandbox.callbacks();
    expect(callback?.outcome).toBe('delivered');
    const [first = 0, second = 0] = callback?.attempts.map(({ at }) => Date.parse(at)) ?? [];
    expect(second - first).toBe(1000);
  });
});

describe('close', () => {
  it('stops a post that hangs at a close, and another sandbox posts it again', async () => {
    let kept = new Map<string, unknown>();
    const write = async (entries: readonly (readonly [string, unknown])[]) => {
      kept = new Map([...kept, ...structuredClone(entries)]);
    };
    // No post is given up by the clock, so that a close that waits for one never ends.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    let hanging = 0;
    const hang = () => {
      hanging += 1;
      return new Promise<Response>(() => {});
    };
    const sandbox = open({ store: { entries: [], write }, timing: { processing: 0, end: 0 }, deliver: hang });
    const gen = clientOf(sandbox);
    for (let count = 0; count < 120; count += 1) {
      await gen.text2video.create({ ...request, callback_url: 'http://127.0.0.1:9/' });
    }
    await vi.advanceTimersByTimeAsync(1);
    expect(hanging).toBe(50);
    await sandbox.close();
    vi.useRealTimers();

    const posted: string[] = [];
    const deliver = async (post: Request) => {
      posted.push(await post.text());
      return new Response();
    };
    const next = open({ store: { entries: kept, write }, deliver });
    await next.advance(0);
    expect(posted).toHaveLength(120);
  });
});
