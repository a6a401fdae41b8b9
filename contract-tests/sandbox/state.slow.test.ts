import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { GenMedia } from '../../src/index.js';
import { createSandbox, type Entry, type SandboxOptions, type SandboxStore } from '../../src/sandbox/index.js';
import { openStore } from '../../src/sandbox/node/index.js';
import { responds, serve } from '../client/server.js';
import { newFolder } from '../support/new-folder.js';
import { compositionOf, finishedFilm } from './finished-film.js';
import { openStopped } from './setup.js';

const request = { model: 'genq2', prompt: 'A boat' } as const;

let folder: string;
beforeEach(() => {
  folder = newFolder();
});

async function open(options: SandboxOptions = {}) {
  return openStopped({ store: await openStore(folder), ...options });
}

/** A sandbox in a process of its own, and a client of it. */
async function start(data: string, speed: number) {
  const program = `
    import { createSandbox } from './src/sandbox/index.js';
    import { openStore, serve } from './src/sandbox/node/index.js';
    const sandbox = createSandbox({ store: await openStore(process.argv[1]), speed: Number(process.argv[2]) });
    console.log((await serve(sandbox, { port: 0 })).url);`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', program, data, `${speed}`];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [url] = await once(child.stdout.setEncoding('utf8'), 'data');
  return { child, gen: new GenMedia({ baseUrl: url.trim(), apiKey: 'key' }) };
}

describe('a restart', () => {
  it('continues after a restart with its clock, tasks, films and subjects', async () => {
    const one = await open();
    const film = await finishedFilm(one.sandbox, one.gen);
    const running = await one.gen.text2video.create({ ...request, payload: '🚀' });
    const general = await one.gen.generalOneClick.create({ wish: 1 });
    const subject = (await one.gen.subjects.create({ name: 'Ada' })) as { id: string };
    await one.sandbox.advance('5s');
    const stateOf = async ({ gen }: Awaited<ReturnType<typeof open>>) => [
      await gen.adFilm.get(film.id),
      await gen.tasks.get(running),
      await gen.generalOneClick.get(`${general.id}`),
      await gen.subjects.list(),
    ];
    const before = await stateOf(one);
    const stoppedAt = one.sandbox.now();
    await one.sandbox.close();

    const two = await open();
    expect(two.sandbox.now()).toEqual(stoppedAt);
    expect(await stateOf(two)).toEqual(before);
    expect(two.sandbox.tasks().map(({ id }) => id)).toEqual(one.sandbox.tasks().map(({ id }) => id));
    await two.sandbox.advance('5s');
    expect(await two.gen.tasks.get(running)).toMatchObject({ state: 'success', payload: '🚀' });
    const composed = await two.gen.adFilm.compose(compositionOf(film));
    await two.gen.subjects.update(subject.id, { name: 'Ada L.' });
    await two.sandbox.close();

    const three = await open();
    expect((await three.gen.adFilm.get(film.id)).data_records?.completed_creation_records).toHaveLength(2);
    expect(await three.gen.tasks.get(composed)).toMatchObject({ state: 'success' });
    expect(await three.gen.subjects.list()).toEqual({ subjects: [{ id: subject.id, name: 'Ada L.' }] });
    await three.sandbox.close();
  });

  it('continues after a restart with callbacks that were not sent, and with retries', async () => {
    const receiver = await serve(responds(500), responds(500), responds(500), responds(200));
    const one = await open();
    await one.gen.text2video.create({ ...request, callback_url: `${receiver.url}/hook` });
    await one.sandbox.advance('5s');
    expect(receiver.received.map(({ body }) => JSON.parse(body).state)).toEqual(['processing']);
    await one.sandbox.close();

    const two = await open();
    await two.sandbox.advance('5s');
    await two.sandbox.close();
    const three = await open();
    await three.sandbox.advance('1m');
    await three.sandbox.close();
    const four = await open();
    await four.sandbox.advance('1h');
    expect(receiver.received.map(({ body }) => JSON.parse(body).state)).toEqual([
      ...['processing', 'success', 'success', 'success'],
    ]);
    expect(four.sandbox.callbacks().map(({ state, outcome }) => [state, outcome])).toEqual([
      ['success', 'delivered'],
      ['processing', 'given up'],
    ]);
    await four.sandbox.close();
    await receiver.close();
  });

  it('keeps after a kill every task whose create got a response', { timeout: 60_000 }, async () => {
    const { child, gen } = await start(folder, 0);
    const created = await Promise.all(Array.from({ length: 200 }, () => gen.text2video.create(request)));
    child.kill('SIGKILL');
    await once(child, 'close');

    const { sandbox } = await open();
    const kept = new Set(sandbox.tasks().map(({ id }) => id));
    expect(created.filter(({ id }) => !kept.has(id))).toEqual([]);
    await sandbox.close();
  });

  it('returns after a kill no state earlier than one that it returned before, and its clock is about right', {
    timeout: 60_000,
  }, async () => {
    const { child, gen } = await start(folder, 20);
    const startedAt = performance.now();
    const { id, raw } = await gen.text2video.create(request);
    await expect.poll(async () => (await gen.tasks.get(id)).state, { timeout: 60_000 }).toBe('success');
    child.kill('SIGKILL');
    await once(child, 'close');
    const { sandbox, gen: next } = await open();
    expect(await next.tasks.get(id)).toMatchObject({ state: 'success' });
    // At most a second of real time ahead of what went by, however busy the machine was.
    const longest = performance.now() - startedAt + 2000;
    expect(sandbox.now().getTime() - Date.parse(`${raw.created_at}`)).toBeLessThan(20 * longest);
    await sandbox.close();
  });

  it('opens again after a kill at a speed that reaches the end of time', { timeout: 60_000 }, async () => {
    const { child, gen } = await start(folder, 1e13);
    const { id } = await gen.text2video.create(request);
    child.kill('SIGKILL');
    await once(child, 'close');
    const { sandbox, gen: next } = await open();
    // On a slow machine it is created at the end of time, so that it never ends.
    expect((await next.tasks.get(id)).state).toMatch(/^(success|created)$/);
    await sandbox.close();
  });

  it('does not restore after a restart what a reset has removed', async () => {
    const one = await open();
    const { id } = await one.gen.text2video.create(request);
    await one.sandbox.reset();
    await one.sandbox.close();
    const two = await open();
    await expect(two.gen.tasks.get(id)).rejects.toMatchObject({ status: 404 });
    await two.sandbox.close();
  });
});

describe('a store', () => {
  it('rejects a folder that another sandbox uses', async () => {
    const { sandbox } = await open();
    await expect(openStore(folder)).rejects.toThrow(
      `The folder ${folder} cannot be opened. The store is in use by process ${process.pid} on `,
    );
    await sandbox.close();
  });

  it('accepts any key-value storage as a store, and writes before it responds', async () => {
    const kept = new Map<string, unknown>();
    const store: SandboxStore = {
      entries: [],
      write: async (entries: readonly Entry[]) => {
        await new Promise((resolve) => setTimeout(resolve, 10));
        for (const [key, value] of entries) kept.set(key, structuredClone(value));
      },
    };
    const { gen } = openStopped({ store });
    const { id } = await gen.text2video.create(request);
    expect(kept.get(`task:${id}`)).toMatchObject({ id, operation: 'createText2Video' });
  });

  it('reports a failed write to the caller, and writes what was missed with the next batch', async () => {
    const written: string[] = [];
    let isFull = true;
    const store: SandboxStore = {
      entries: [],
      write: async (entries) => {
        if (isFull) throw new Error('No space left on device');
        written.push(...entries.map(([key]) => key));
      },
    };
    const { gen, sandbox } = openStopped({ store });
    await expect(gen.text2video.create(request)).rejects.toMatchObject({
      name: 'OutcomeUnknownError',
      message: expect.stringContaining('No space left on device'),
    });
    isFull = false;
    await gen.text2video.create(request);
    const tasks = sandbox.tasks().map(({ id }) => `task:${id}`);
    expect(tasks).toHaveLength(2);
    expect(written).toEqual(expect.arrayContaining(tasks));
  });
});

describe('a store that fails', () => {
  const failing = (times: number) => {
    let tried = 0;
    const write = async () => {
      tried += 1;
      await new Promise((resolve) => setTimeout(resolve, 20));
      if (tried <= times) throw new Error('No space left on device');
    };
    return { store: { entries: [], write, close: vi.fn(async () => {}) }, tried: () => tried };
  };

  it('writes again for the next request after a failed write', async () => {
    const { store, tried } = failing(1);
    const { gen } = openStopped({ store });
    const [one, two] = await Promise.allSettled([gen.text2video.create(request), gen.text2video.create(request)]);
    expect([one.status, two.status]).toEqual(['rejected', 'fulfilled']);
    expect(tried()).toBe(2);
  });

  it('reports a failed write to a caller of the controls, and closes the store nevertheless', async () => {
    const { store } = failing(100);
    const sandbox = createSandbox({ store, speed: 0 });
    const headers = { 'content-type': 'application/json' };
    const url = 'http://localhost/_sandbox/advance';
    const response = await sandbox.fetch(url, { method: 'POST', headers, body: '{"by":"1s"}' });
    expect(response.status).toBe(500);
    expect(await response.text()).toContain('No space left on device');
    await expect(sandbox.close()).rejects.toThrow('No space left on device');
    expect(store.close).toHaveBeenCalledOnce();
  });
});

describe('two sandboxes in one process', () => {
  it('shares nothing with another sandbox of the process', async () => {
    const [one, two] = [openStopped(), openStopped()];
    const { id } = await one.gen.text2video.create(request);
    one.sandbox.setFaults([{ fault: 'status', code: 500 }]);
    await one.sandbox.advance('1d');
    await expect(two.gen.tasks.get(id)).rejects.toMatchObject({ status: 404 });
    expect(two.sandbox.tasks()).toEqual([]);
    expect(two.sandbox.faults()).toEqual([]);
    expect(one.sandbox.now().getTime() - two.sandbox.now().getTime()).toBeGreaterThan(80_000_000);
  });
});

describe('a reset', () => {
  it('deletes everything on a reset, and keeps the time if asked', async () => {
    const { sandbox, gen } = openStopped({ faults: [{ fault: 'callback-lost' }] });
    await gen.text2video.create({ ...request, callback_url: 'http://127.0.0.1:9/' });
    await gen.subjects.create({});
    await sandbox.advance('1h');
    const now = sandbox.now();
    await sandbox.reset({ keepClock: true });
    expect([sandbox.tasks(), sandbox.requests(), sandbox.callbacks(), sandbox.faults()]).toEqual([[], [], [], []]);
    expect(await gen.subjects.list()).toEqual({ subjects: [] });
    expect(sandbox.now()).toEqual(now);
  });
});
