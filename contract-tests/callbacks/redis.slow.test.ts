import type { Redis as Client } from 'ioredis';
import { createStorage, type Driver } from 'unstorage';
import redisDriver, { type RedisOptions } from 'unstorage/drivers/redis';
import { describe, expect, it, onTestFinished } from 'vitest';
import { reservePort } from '../../scripts/lib/reserve-port.js';
import { type StorageInboxOptions, storageInbox } from '../../src/callbacks/index.js';
import { clientOf, open as openSandbox, request } from '../sandbox/setup.js';
import { needs } from '../support/optional-tools.js';
import { startRedis } from './redis.js';
import { open, post, serve, soon, taskCallback } from './setup.js';

/** What a machine has of Redis: a connection of its own. It gives up early, so that the service gets its response early. */
function connect(options: RedisOptions) {
  const driver: Driver<RedisOptions, Client> = redisDriver({
    maxRetriesPerRequest: 1,
    retryStrategy: () => 50,
    ...options,
  }) as Driver<RedisOptions, Client>;
  const client = driver.getInstance?.() as Client;
  // It reports every attempt to connect, and would print it.
  client.on('error', () => {});
  onTestFinished(() => client.disconnect());
  return { storage: createStorage({ driver }), client };
}

/** A machine that receives callbacks. */
function machine(options: RedisOptions, inboxOptions: StorageInboxOptions = {}) {
  const { storage, client } = connect(options);
  return { ...open({ inbox: storageInbox(storage, inboxOptions) }), client };
}

describe('two machines that share a Redis', needs('redis'), () => {
  it('notifies listeners on one machine of a callback on the other', async () => {
    const { port } = await startRedis();
    const [one, two] = [machine({ port }), machine({ port })];
    const received: string[] = [];
    const stop = two.callbacks.listen('task-1', (state) => received.push(state));
    onTestFinished(stop);
    await post(one.callbacks, taskCallback('task-1', 'processing'));
    await expect.poll(() => received, soon).toEqual(['processing']);
    await post(one.callbacks, taskCallback('task-1', 'success'));
    await expect.poll(() => received, soon).toEqual(['processing', 'success']);
    expect([one.states(), two.states()]).toEqual([['processing', 'success'], []]);
  });

  it('reports a task that had ended before anyone listened', async () => {
    const { port } = await startRedis();
    const [one, two] = [machine({ port }), machine({ port })];
    await post(one.callbacks, taskCallback('task-1', 'failed'));
    const received: string[] = [];
    onTestFinished(two.callbacks.listen('task-1', (state) => received.push(state)));
    await expect.poll(() => received, soon).toEqual(['failed']);
  });

  it('reports duplicates and late updates once between two machines', async () => {
    const { port } = await startRedis();
    const [one, two] = [machine({ port }), machine({ port })];
    const updates = [
      [one, 'processing'],
      [two, 'processing'],
      [two, 'success'],
      [one, 'success'],
      [one, 'processing'],
      [two, 'success'],
    ] as const;
    for (const [{ callbacks }, state] of updates) {
      expect((await post(callbacks, taskCallback('task-1', state))).status).toBe(200);
    }
    expect([one.states(), two.states()]).toEqual([['processing'], ['success']]);
  });

  it('reports each update once of a sandbox that posts everything twice, in turn to two machines', async () => {
    const { port } = await startRedis();
    const machines = [machine({ port }), machine({ port })] as const;
    const urls = await Promise.all(machines.map(serve));
    let count = 0;
    const deliver = async (posted: Request) => {
      count += 1;
      return fetch(urls[count % 2] ?? '', { method: 'POST', body: await posted.text() });
    };
    const sandbox = openSandbox({ deliver, faults: [{ fault: 'callback-doubled' }] });
    const gen = clientOf(sandbox);
    const ids: string[] = [];
    for (let task = 0; task < 20; task += 1) {
      ids.push((await gen.text2video.create({ ...request, callback_url: 'http://localhost/hooks' })).id);
    }
    await sandbox.advance('1m');
    expect(count).toBe(80);
    const reported = machines.flatMap(({ updates }) => updates.map(({ taskId, state }) => `${taskId} ${state}`));
    expect(reported.sort()).toEqual(ids.flatMap((id) => [`${id} processing`, `${id} success`]).sort());
  });
});

describe('the keys in Redis', needs('redis'), () => {
  it.each([
    [undefined, 604_800],
    [60, 60],
  ])('stores a task with ttl %s for %i seconds', async (ttl, seconds) => {
    const { port } = await startRedis();
    const { callbacks, client } = machine({ port }, { ttl });
    await post(callbacks, taskCallback('task-1', 'success'));
    expect(await client.get('genmedia:callbacks:task-1')).toBe('success');
    const left = await client.ttl('genmedia:callbacks:task-1');
    expect(left).toBeGreaterThan(seconds - 30);
    expect(left).toBeLessThanOrEqual(seconds);
  });

  it('stores a task under the prefix, and nothing of the body', async () => {
    const { port } = await startRedis();
    const { callbacks, client } = machine({ port, base: 'shop' }, { prefix: 'hooks:genmedia' });
    await post(callbacks, taskCallback('Task:1/..', 'success', { payload: 'a secret' }));
    expect(await client.keys('*')).toEqual(['shop:hooks:genmedia:_0054ask_003a1_002f_002e_002e']);
    expect(await client.get('shop:hooks:genmedia:_0054ask_003a1_002f_002e_002e')).toBe('success');
  });

  it('reads 2,000 tasks in one poll', async () => {
    const { port } = await startRedis();
    const [one, two] = [machine({ port }), machine({ port })];
    let received = 0;
    const start = performance.now();
    for (let task = 0; task < 2000; task += 1) {
      onTestFinished(
        two.callbacks.listen(`task-${task}`, () => {
          received += 1;
        }),
      );
    }
    for (let task = 0; task < 2000; task += 100) {
      const all = Array.from({ length: 100 }, (_, index) =>
        post(one.callbacks, taskCallback(`task-${task + index}`, 'success')),
      );
      await Promise.all(all);
    }
    await expect.poll(() => received, soon).toBe(2000);
    const stats = await one.client.info('commandstats');
    const [, polls] = /cmdstat_mget:calls=(\d+)/.exec(stats) ?? [];
    const seconds = (performance.now() - start) / 1000;
    // A callback reads state and claim twice. In addition there was one poll per second.
    expect(Number(polls)).toBeLessThan(4 * 2000 + 30 + seconds);
  });
});

describe('a Redis that is down', needs('redis'), () => {
  it('has the service send again while Redis is down, and loses nothing', async () => {
    const redis = await startRedis();
    const { callbacks, states, errors, updates } = machine(redis);
    const received: string[] = [];
    onTestFinished(callbacks.listen('task-2', (state) => received.push(state)));
    await post(callbacks, taskCallback('task-1', 'processing'));
    await redis.stop();
    const response = await post(callbacks, taskCallback('task-1', 'success'));
    expect(response).toMatchObject({ status: 503, body: { error: { code: 'unavailable' } } });
    expect(states()).toEqual(['processing']);
    expect(errors[0]?.message).toMatch(/^The inbox failed for task task-1: ./);

    await redis.start();
    const send = (id: string) => post(callbacks, taskCallback(id, 'success')).then(({ status }) => status);
    await expect.poll(() => send('task-1'), soon).toBe(200);
    expect(await send('task-1')).toBe(200);
    expect(states()).toEqual(['processing', 'success']);
    expect(await send('task-2')).toBe(200);
    expect(received).toEqual(['success']);
    expect(updates).toHaveLength(3);
  });

  it('notifies listeners when Redis is back', async () => {
    const redis = await startRedis();
    const [one, two] = [machine(redis), machine(redis)];
    const received: string[] = [];
    onTestFinished(two.callbacks.listen('task-1', (state) => received.push(state)));
    await redis.stop();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await redis.start();
    await expect
      .poll(async () => (await post(one.callbacks, taskCallback('task-1', 'success'))).status, soon)
      .toBe(200);
    await expect.poll(() => received, soon).toEqual(['success']);
    expect(two.errors).toEqual([]);
  });

  it('fails a delivery of the sandbox while Redis is down, which retries until it is back', async () => {
    const redis = await startRedis();
    const handler = machine(redis);
    const sandbox = openSandbox({ timing: { processing: 0, end: 0 } });
    await redis.stop();
    await clientOf(sandbox).text2video.create({ ...request, callback_url: await serve(handler) });
    await expect.poll(() => sandbox.callbacks()[0]?.attempts.length, soon).toBe(1);
    expect(sandbox.callbacks()).toMatchObject([{ outcome: 'retrying', attempts: [{ status: 503 }] }]);
    await redis.start();
    await expect.poll(() => handler.client.ping().catch(() => 'down'), soon).toBe('PONG');
    await sandbox.advance('1s');
    expect(sandbox.callbacks()).toMatchObject([{ outcome: 'delivered', attempts: [{ status: 503 }, { status: 200 }] }]);
    expect(handler.states()).toEqual(['success']);
  });
});

describe('a cluster of Redis', needs('redis'), () => {
  it('polls many tasks of a cluster if a name in braces keeps them together, and otherwise fails silently', async () => {
    // Its second port would be one of those that systems give to connections.
    const cluster = ['--cluster-enabled', 'yes', '--cluster-port', `${await reservePort()}`];
    const { port } = await startRedis(...cluster, '--cluster-announce-ip', '127.0.0.1');
    const { client } = connect({ port });
    await client.call('CLUSTER', 'ADDSLOTS', ...Array.from({ length: 16_384 }, (_, slot) => `${slot}`));
    await expect.poll(() => client.call('CLUSTER', 'INFO'), soon).toContain('cluster_state:ok');
    const listenWith = async (prefix: string) => {
      const { callbacks, errors } = machine({ cluster: [{ host: '127.0.0.1', port }] } as RedisOptions, { prefix });
      const received: string[] = [];
      for (const id of ['a', 'b']) await post(callbacks, taskCallback(id, 'success'));
      for (const id of ['a', 'b']) onTestFinished(callbacks.listen(id, () => received.push(id)));
      return { received, errors };
    };
    const apart = await listenWith('genmedia:callbacks');
    const together = await listenWith('{genmedia}:callbacks');
    await expect.poll(() => together.received, soon).toEqual(['a', 'b']);
    expect([apart.received, apart.errors]).toEqual([[], []]);
  });
});
