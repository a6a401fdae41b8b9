import { Cluster, Redis } from 'ioredis';
import { createClient, createCluster } from 'redis';
import { describe, expect, it, onTestFinished } from 'vitest';
import { reservePort } from '../../scripts/lib/reserve-port.js';
import { type Claim, type Inbox, redisInbox } from '../../src/callbacks/index.js';
import { clientOf, open as openSandbox, request } from '../sandbox/setup.js';
import { needs } from '../support/optional-tools.js';
import { startRedis } from './redis.js';
import { open, post, serve, soon, taskCallback } from './setup.js';

type RedisClient = Parameters<typeof redisInbox>[0];

/** A connection as ioredis makes it. It gives up early, so that the service gets its response early. */
async function byIoredis(port: number): Promise<RedisClient> {
  const client = new Redis(port, '127.0.0.1', { maxRetriesPerRequest: 1, retryStrategy: () => 50 });
  client.on('error', () => {});
  onTestFinished(() => client.disconnect());
  return client;
}

/** The same as the package redis makes it. */
async function byNodeRedis(port: number): Promise<RedisClient> {
  const socket = { host: '127.0.0.1', port, reconnectStrategy: () => 50 };
  const client = createClient({ socket, disableOfflineQueue: true });
  client.on('error', () => {});
  onTestFinished(() => client.destroy());
  await client.connect();
  return client;
}

const connections: [string, (port: number) => Promise<RedisClient>][] = [
  ['ioredis', byIoredis],
  ['redis', byNodeRedis],
];

const claimOf = (state: string, owner: string, lease = 60_000): Claim => {
  const ends = ['success', 'failed'];
  return { state, supersededBy: ends.includes(state) ? ends : [state, ...ends], owner, lease };
};

/** What a test reads directly. */
async function inspect(port: number): Promise<Redis> {
  const client = new Redis(port, '127.0.0.1');
  onTestFinished(() => client.disconnect());
  return client;
}

describe.each(connections)('an inbox in Redis, by %s', needs('redis'), (_, connect) => {
  async function scene() {
    const { port } = await startRedis();
    const inboxes = [redisInbox(await connect(port)), redisInbox(await connect(port))] as const;
    return { port, inboxes, inspector: await inspect(port) };
  }

  it('claims an update for one owner at a time, until it is completed, released or expired', async () => {
    const { inboxes } = await scene();
    const [one, two] = inboxes;
    const [mine, yours] = [claimOf('processing', 'one'), claimOf('processing', 'two')];
    expect(await one.claim('a', mine)).toBe('claimed');
    expect(await two.claim('a', yours)).toBe('busy');
    expect(await two.claim('a', claimOf('success', 'two'))).toBe('busy');
    expect(await two.claim('b', yours)).toBe('claimed');
    expect(await one.claim('a', mine)).toBe('claimed');
    await two.release('a', yours);
    expect(await two.claim('a', yours)).toBe('busy');
    await one.release('a', mine);
    expect(await two.claim('a', yours)).toBe('claimed');
    await two.complete('a', yours);
    expect(await one.claim('a', mine)).toBe('handled');
    expect(await one.claim('a', claimOf('success', 'one', 1))).toBe('claimed');
    await expect.poll(() => two.claim('a', claimOf('success', 'two')), soon).toBe('claimed');
  });

  it('never returns to an earlier state, and accepts one end of a task', async () => {
    const { inboxes } = await scene();
    const [one, two] = inboxes;
    expect(await one.claim('a', claimOf('processing', 'one', 1))).toBe('claimed');
    await two.complete('a', claimOf('success', 'two'));
    await one.complete('a', claimOf('processing', 'one'));
    expect(await one.latest(['a', 'b'])).toEqual(['success', undefined]);
    await one.complete('a', claimOf('failed', 'one'));
    expect(await one.latest(['b', 'a'])).toEqual([undefined, 'success']);
    for (const state of ['processing', 'success', 'failed']) {
      expect(await one.claim('a', claimOf(state, 'one'))).toBe('handled');
    }
  });

  it('leaves the claim of another after its own claim has expired', async () => {
    const { inboxes, inspector } = await scene();
    const [one, two] = inboxes;
    await one.claim('a', claimOf('processing', 'one', 1));
    await expect.poll(() => two.claim('a', claimOf('processing', 'two')), soon).toBe('claimed');
    await one.complete('a', claimOf('processing', 'one'));
    expect(await inspector.get('genmedia:callbacks:{a}:claim')).toBe('two');
  });

  it('handles each of 200 updates once that two machines get in the same instant', async () => {
    const { inboxes } = await scene();
    const machines = inboxes.map((inbox) => open({ inbox }));
    const ids = Array.from({ length: 200 }, (__, index) => `task-${index}`);
    const send = (id: string) => machines.map(({ callbacks }) => post(callbacks, taskCallback(id, 'success')));
    const responses = await Promise.all(ids.flatMap(send));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    const handled = machines.flatMap(({ updates }) => updates.map(({ taskId }) => taskId));
    expect(handled.sort()).toEqual([...ids].sort());
  });

  it('handles processing and success of the same instant one after the other', async () => {
    const { inboxes, inspector } = await scene();
    const running = new Set<string>();
    let together = 0;
    const onUpdate = async ({ taskId, state }: { taskId: string; state: string }) => {
      if (running.has(taskId)) together += 1;
      running.add(taskId);
      await new Promise((resolve) => setTimeout(resolve, 1));
      running.delete(taskId);
      handled.push(`${taskId} ${state}`);
    };
    const handled: string[] = [];
    const [one, two] = inboxes.map((inbox) => open({ inbox, onUpdate, updateTimeout: 20_000 }));
    if (!one || !two) throw new Error('There are two.');
    const ids = Array.from({ length: 100 }, (__, index) => `task-${index}`);
    await Promise.all(
      ids.flatMap((id) => [
        post(one.callbacks, taskCallback(id, 'processing')),
        post(two.callbacks, taskCallback(id, 'success')),
      ]),
    );
    for (const id of ids) expect((await post(one.callbacks, taskCallback(id, 'success'))).status).toBe(200);
    expect(together).toBe(0);
    expect(handled.filter((line) => line.endsWith('success')).sort()).toEqual(ids.map((id) => `${id} success`).sort());
    expect(new Set(handled).size).toBe(handled.length);
    const states = await inspector.mget(ids.map((id) => `genmedia:callbacks:{${id}}`));
    expect(new Set(states)).toEqual(new Set(['success']));
  });

  it('notifies listeners at another machine', async () => {
    const { inboxes } = await scene();
    const [one, two] = inboxes.map((inbox) => open({ inbox }));
    const received: string[] = [];
    for (const id of ['a', 'b'])
      onTestFinished(two?.callbacks.listen(id, (state) => received.push(`${id} ${state}`)) ?? (() => {}));
    if (one) await post(one.callbacks, taskCallback('a', 'success'));
    await expect.poll(() => received, soon).toEqual(['a success']);
  });

  it('keeps two keys of a task, for as long as `ttl` says, and no claim that has ended', async () => {
    const { port } = await startRedis();
    const inspector = await inspect(port);
    const client = await connect(port);
    const { callbacks } = open({ inbox: redisInbox(client, { prefix: 'shop:hooks', ttl: 60 }) });
    const lasting = open({ inbox: redisInbox(client) });
    let during: string[] = [];
    const looking = open({
      inbox: redisInbox(client, { prefix: 'looking' }),
      onUpdate: async () => {
        during = await inspector.keys('looking:*');
      },
    });
    await post(callbacks, taskCallback('Task:1', 'success', { payload: 'a secret' }));
    await post(lasting.callbacks, taskCallback('a', 'success'));
    await post(looking.callbacks, taskCallback('a', 'success'));
    expect(during).toEqual(['looking:{a}:claim']);
    const keys = await inspector.keys('*');
    expect(keys.sort()).toEqual(['genmedia:callbacks:{a}', 'looking:{a}', 'shop:hooks:{_0054ask_003a1}']);
    const left = await inspector.ttl('shop:hooks:{_0054ask_003a1}');
    expect(left).toBeGreaterThan(30);
    expect(left).toBeLessThanOrEqual(60);
    expect(await inspector.ttl('genmedia:callbacks:{a}')).toBeGreaterThan(604_700);
  });

  it('loses no update while Redis is down, and handles each once', async () => {
    const redis = await startRedis('--appendonly', 'no');
    const { callbacks, updates, errors } = open({ inbox: redisInbox(await connect(redis.port)) });
    const ids = Array.from({ length: 60 }, (__, index) => `task-${index}`);
    const statuses: number[] = [];
    const send = async (id: string) => {
      const { status } = await post(callbacks, taskCallback(id, 'success'));
      statuses.push(status);
      return status;
    };
    for (const [index, id] of ids.entries()) {
      if (index === 20) await redis.stop();
      if (index === 40) await redis.start();
      await send(id);
    }
    for (const id of ids.slice(20)) await expect.poll(() => send(id), soon).toBe(200);
    expect(statuses).toContain(503);
    expect(errors[0]?.message).toMatch(/^The inbox failed for task task-/);
    expect(updates.map(({ taskId }) => taskId).sort()).toEqual([...ids].sort());
  });

  it('fails a delivery of the sandbox while Redis is down, which is sent again', async () => {
    const redis = await startRedis();
    const handler = open({ inbox: redisInbox(await connect(redis.port)) });
    const sandbox = openSandbox({ timing: { processing: 0, end: 0 } });
    await redis.stop();
    await clientOf(sandbox).text2video.create({ ...request, callback_url: await serve(handler) });
    await expect.poll(() => sandbox.callbacks()[0]?.attempts.length, soon).toBe(1);
    expect(sandbox.callbacks()).toMatchObject([{ outcome: 'retrying', attempts: [{ status: 503 }] }]);
    await redis.start();
    await expect.poll(async () => (await post(handler.callbacks, taskCallback('a', 'success'))).status, soon).toBe(200);
    await sandbox.advance('1s');
    expect(sandbox.callbacks()).toMatchObject([{ outcome: 'delivered', attempts: [{ status: 503 }, { status: 200 }] }]);
  });
});

describe('an inbox in a cluster of Redis', needs('redis'), () => {
  /** A cluster of one machine, which rejects steps over keys that could be on different nodes. */
  async function startCluster(): Promise<number> {
    // By default the second port is 10,000 above the first, where the system has connections.
    const second = ['--cluster-port', `${await reservePort()}`];
    const { port } = await startRedis('--cluster-enabled', 'yes', '--cluster-announce-ip', '127.0.0.1', ...second);
    const client = await inspect(port);
    await client.call('CLUSTER', 'ADDSLOTS', ...Array.from({ length: 16_384 }, (_, slot) => `${slot}`));
    await expect.poll(() => client.call('CLUSTER', 'INFO'), soon).toContain('cluster_state:ok');
    return port;
  }

  const clusters: [string, (port: number) => Promise<RedisClient>][] = [
    [
      'ioredis',
      async (port) => {
        const client = new Cluster([{ host: '127.0.0.1', port }]);
        onTestFinished(() => client.disconnect());
        return client;
      },
    ],
    [
      'redis',
      async (port) => {
        const client = createCluster({ rootNodes: [{ url: `redis://127.0.0.1:${port}` }] });
        onTestFinished(() => void client.destroy());
        await client.connect();
        return client;
      },
    ],
  ];

  it.each(clusters)('reports and listens in a cluster by %s', async (_, connect) => {
    const inbox: Inbox = redisInbox(await connect(await startCluster()));
    const { callbacks, states, errors } = open({ inbox });
    const received: string[] = [];
    for (const id of ['a', 'b', 'c']) {
      for (const state of ['processing', 'success', 'success'] as const) await post(callbacks, taskCallback(id, state));
      onTestFinished(callbacks.listen(id, (state) => received.push(`${id} ${state}`)));
    }
    await expect.poll(() => received, soon).toEqual(['a success', 'b success', 'c success']);
    expect([states().length, errors]).toEqual([6, []]);
  });
});
