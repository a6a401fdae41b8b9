import { describe, expect, it } from 'vitest';
import { GenMedia } from '../../src/index.js';
import { createSandbox } from '../../src/sandbox/index.js';
import { serve } from '../../src/sandbox/node/index.js';
import { failure } from '../client/failure.js';
import { open, receive, request, statesOf, transports } from './setup.js';

const two = (sandbox: ReturnType<typeof open>) =>
  ['worker-1', 'worker-2'].map(
    (apiKey) => new GenMedia({ baseUrl: 'http://localhost', apiKey, retries: 0, fetch: sandbox.fetch }),
  ) as [GenMedia, GenMedia];

describe('the sandboxes of keys', () => {
  it('keeps a key from reading, resetting or delaying the tasks of another', async () => {
    const sandbox = open({ isolate: 'key' });
    const [first, second] = two(sandbox);
    const { id } = await first.text2video.create(request);
    const missing = await failure(second.tasks.get(id));
    expect(missing).toMatchObject({ status: 404 });
    expect(missing.message).toContain(
      `This sandbox has no task ${id} for this key: another key has it, since isolate is on. Use the key that created it.`,
    );
    expect(missing.message).not.toContain('worker-');
    await sandbox.forKey('worker-2').reset();
    await sandbox.forKey('worker-2').advance('1h');
    sandbox.forKey('worker-2').setFaults([{ fault: 'status', code: 503 }]);
    expect(await first.tasks.get(id)).toMatchObject({ state: 'created' });
    expect(await failure(second.subjects.list())).toMatchObject({ status: 503 });
    await sandbox.forKey('worker-1').advance('10s');
    expect(await first.tasks.get(id)).toMatchObject({ state: 'success' });
    expect(sandbox.forKey('worker-1').tasks()).toHaveLength(1);
    expect(sandbox.forKey('worker-2').tasks()).toEqual([]);
  });

  it('returns files without a key, since their task is known', async () => {
    const sandbox = open({ isolate: 'key' });
    const [first] = two(sandbox);
    const { id } = await first.text2video.create(request);
    await sandbox.advance('10s');
    const task = await first.tasks.get(id);
    const url = task.state === 'success' ? `${task.creations[0]?.url}` : '';
    expect((await sandbox.fetch(url)).status).toBe(200);
    expect((await sandbox.fetch(url.replace(id, 'x'))).status).toBe(404);
    const onPage = url.replace('/results/', '/files/').replace(/\?.*/, '');
    expect((await sandbox.fetch(onPage)).status).toBe(200);
    expect((await sandbox.fetch(onPage.replace(id, 'x'))).status).toBe(404);
  });

  it('lists and moves what all keys have, and ends any task', async () => {
    const receiver = await receive();
    const sandbox = open({ isolate: 'key' });
    const [first, second] = two(sandbox);
    await first.text2video.create({ ...request, callback_url: receiver.url });
    const { id } = await second.text2video.create(request);
    await sandbox.fetch('http://localhost/ent/v2/subjects');
    await sandbox.fail(id, 'OUT');
    await sandbox.advance('10s');
    expect(
      sandbox
        .tasks()
        .map(({ state }) => state)
        .sort(),
    ).toEqual(['failed', 'success']);
    expect(
      sandbox
        .requests()
        .map(({ status }) => status)
        .sort(),
    ).toEqual([200, 200, 401]);
    expect(sandbox.callbacks()).toHaveLength(2);
    expect(statesOf(receiver)).toEqual(['processing', 'success']);
    expect((await failure(sandbox.finish('x'))).message).toBe(
      'No sandbox has a task x. tasks() lists those of all keys.',
    );
    await sandbox.reset();
    expect([sandbox.tasks(), sandbox.requests(), sandbox.callbacks()]).toEqual([[], [], []]);
  });

  it('gives every key identifiers of its own with a seed, and the same ones again', async () => {
    const make = async () => {
      const [first, second] = two(open({ isolate: 'key', seed: 7 }));
      return [(await first.text2video.create(request)).id, (await second.text2video.create(request)).id];
    };
    const ids = await make();
    expect(new Set(ids).size).toBe(2);
    expect(await make()).toEqual(ids);
  });

  it.each(transports)('requires a key for the controls, and shows what is of that key, %s', async (_, enter) => {
    const sandbox = open({ isolate: 'key' });
    const { gen, fetch, url } = await enter(sandbox, { apiKey: 'worker-1' });
    const { id } = await gen.text2video.create(request);
    const tasksOf = async (headers: Record<string, string>) => {
      const response = await fetch(`${url}/_sandbox/tasks`, { headers });
      return [response.status, await response.json()];
    };
    expect(await tasksOf({ authorization: 'Token worker-1' })).toMatchObject([200, { tasks: [{ id }] }]);
    expect(await tasksOf({ authorization: 'Token worker-2' })).toEqual([200, { tasks: [] }]);
    expect(await tasksOf({})).toMatchObject([401, { error: { code: 'unauthorized' } }]);
    expect((await fetch(`${url}/_sandbox/`)).status).toBe(200);
  });

  it('restarts the sandbox of the key that was not used for the longest time beyond 1,000 keys', async () => {
    const sandbox = open({ isolate: 'key' });
    const client = (apiKey: string) =>
      new GenMedia({ baseUrl: 'http://localhost', apiKey, retries: 0, fetch: sandbox.fetch });
    await client('oldest').text2video.create(request);
    await client('used').text2video.create(request);
    for (let key = 0; key < 998; key += 1) sandbox.forKey(`key-${key}`);
    sandbox.forKey('used');
    sandbox.forKey('one-more');
    expect(sandbox.forKey('used').tasks()).toHaveLength(1);
    expect(sandbox.forKey('oldest').tasks()).toEqual([]);
  });
});

it('shares one sandbox between all keys without isolate', async () => {
  const sandbox = open();
  const [first, second] = two(sandbox);
  const { id } = await first.text2video.create(request);
  expect(await second.tasks.get(id)).toMatchObject({ id });
  expect(sandbox.forKey('worker-1')).toBe(sandbox);
});

it('rejects isolate with apiKey or a store', async () => {
  expect(() => createSandbox({ isolate: 'key', apiKey: 'a' })).toThrow("isolate: 'key' is for several keys");
  const store = { entries: [], write: async () => {} };
  expect(() => createSandbox({ isolate: 'key', store })).toThrow("isolate: 'key' keeps its state in memory.");
  expect(() => createSandbox({ isolate: 'host' as 'key' })).toThrow('isolate must be \'key\', not "host".');
});

it('closes a sandbox and its server at the end of a block', async () => {
  const closed: string[] = [];
  const sandbox = createSandbox({
    store: { entries: [], write: async () => {}, close: async () => void closed.push('store') },
  });
  const server = await serve(sandbox, { port: 0 });
  await server[Symbol.asyncDispose]();
  await expect(fetch(server.url)).rejects.toThrow();
  await sandbox[Symbol.asyncDispose]();
  expect(closed).toEqual(['store']);
});
