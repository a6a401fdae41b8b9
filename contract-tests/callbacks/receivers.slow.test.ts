import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { Redis } from 'ioredis';
import { describe, expect, it, onTestFinished } from 'vitest';
import { needs } from '../support/optional-tools.js';
import { startRedis } from './redis.js';
import { taskCallback } from './setup.js';

const program = fileURLToPath(new URL('./receiver.ts', import.meta.url));

/** Starting a process takes its time on a busy machine. */
const patient = { timeout: 60_000 };

/** A receiver in a process of its own. It is gone after the test. */
async function startReceiver(options: { port: number; hangs?: boolean }) {
  const child = spawn(process.execPath, ['--import', 'tsx', program, JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const kill = () => {
    child.kill('SIGKILL');
    return gone;
  };
  onTestFinished(kill);
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').once('data', resolve);
    child.once('exit', () => reject(new Error('The receiver has ended.')));
  });
  const post = async (id: string, state: 'processing' | 'success') => {
    const body = JSON.stringify(taskCallback(id, state));
    return (await fetch(`http://127.0.0.1:${port.trim()}/`, { method: 'POST', body })).status;
  };
  return { post, kill };
}

async function start() {
  const { port } = await startRedis();
  const client = new Redis(port, '127.0.0.1');
  onTestFinished(() => client.disconnect());
  /** How often this was logged, for each task. */
  const counts = async (ids: readonly string[], what: string) => {
    const log = await client.lrange('log', 0, -1);
    return ids.map((id) => log.filter((line) => line === what.replace('*', id)).length);
  };
  return { port, client, counts };
}

const idsOf = (count: number) => Array.from({ length: count }, (_, index) => `task-${index}`);

describe('receivers in processes of their own, with one Redis', needs('redis'), () => {
  it('finishes onUpdate before its 200, and drops what is sent again after a kill', patient, async () => {
    const { port, counts } = await start();
    const first = await startReceiver({ port });
    const ids = idsOf(5);
    const statuses = await Promise.all(ids.slice(0, -1).map((id) => first.post(id, 'success')));
    statuses.push(await first.post(ids.at(-1) ?? '', 'success'));
    await first.kill();
    expect(statuses).toEqual(ids.map(() => 200));
    expect(await counts(ids, 'finish * success')).toEqual(ids.map(() => 1));
    const second = await startReceiver({ port });
    expect(await Promise.all(ids.map((id) => second.post(id, 'success')))).toEqual(ids.map(() => 200));
    expect(await counts(ids, 'begin * success')).toEqual(ids.map(() => 1));
  });

  it('runs onUpdate again when a receiver is killed before its end, which has not responded', patient, async () => {
    const { port, counts } = await start();
    const ids = idsOf(5);
    const [first, second] = await Promise.all([startReceiver({ port, hangs: true }), startReceiver({ port })]);
    const broken = ids.map((id) => first.post(id, 'success').catch(() => 'no response'));
    await expect.poll(() => counts(ids, 'begin * success'), patient).toEqual(ids.map(() => 1));
    await first.kill();
    expect(await Promise.all(broken)).toEqual(ids.map(() => 'no response'));
    // The claims of the dead one expire soon. On a busy machine one more delivery may be needed.
    const send = () => Promise.all(ids.map((id) => second.post(id, 'success')));
    await expect.poll(send, patient).toEqual(ids.map(() => 200));
    expect(await counts(ids, 'finish * success')).toEqual(ids.map(() => 1));
    expect(await counts(ids, 'begin * success')).toEqual(ids.map(() => 2));
  });

  it('runs onUpdate once for a callback that two receivers get in the same instant', patient, async () => {
    const { port, counts } = await start();
    const receivers = await Promise.all([startReceiver({ port }), startReceiver({ port })]);
    const ids = idsOf(100);
    const send = (id: string) => Promise.all(receivers.map(({ post }) => post(id, 'success')));
    await expect.poll(async () => new Set((await Promise.all(ids.map(send))).flat()), patient).toEqual(new Set([200]));
    expect(await counts(ids, 'begin * success')).toEqual(ids.map(() => 1));
    expect(await counts(ids, 'finish * success')).toEqual(ids.map(() => 1));
  });

  it('records success when two receivers get processing and success in the same instant', patient, async () => {
    const { port, client, counts } = await start();
    const [one, two] = await Promise.all([startReceiver({ port }), startReceiver({ port })]);
    const ids = idsOf(100);
    const send = (id: string) => Promise.all([one.post(id, 'processing'), two.post(id, 'success')]);
    await expect.poll(async () => new Set((await Promise.all(ids.map(send))).flat()), patient).toEqual(new Set([200]));
    const states = await Promise.all(ids.map((id) => client.get(`genmedia:callbacks:{${id}}`)));
    expect(new Set(states)).toEqual(new Set(['success']));
    expect(new Set(await Promise.all(ids.map((id) => one.post(id, 'success'))))).toEqual(new Set([200]));
    expect(await counts(ids, 'begin * success')).toEqual(ids.map(() => 1));
    expect(Math.max(...(await counts(ids, 'begin * processing')))).toBeLessThanOrEqual(1);
  });
});
