import { describe, expect, it, vi } from 'vitest';
import type { WaitOptions } from '../../src/index.js';
import type { SandboxOptions } from '../../src/sandbox/index.js';
import { failure } from '../client/failure.js';
import { request } from '../sandbox/setup.js';
import { FakeUpdates } from './fake-updates.js';
import { atOnce, ends, gapsOf, pass, simulate } from './simulated.js';

const operation = 'getTaskCreations';
const endingAfter = (end: '30s' | '60s'): SandboxOptions => ({ timing: { queueing: 0, processing: '2s', end } });

/** Starts a wait that receives updates from a fake source. */
async function setupWait(sandbox: SandboxOptions = endingAfter('30s'), options: WaitOptions = {}) {
  const simulation = simulate(sandbox);
  const callbacks = new FakeUpdates();
  const created = await simulation.gen.text2video.create(request);
  const wait = simulation.gen.tasks.wait(created, { callbacks, ...options });
  return { ...simulation, callbacks, created, wait, send: (state: string) => callbacks.send(created.id, state) };
}

describe('a wait with callbacks', () => {
  it('polls when an update arrives, and rarely otherwise', async () => {
    const { polls, wait, send, now } = await setupWait();
    await pass(2000);
    send('processing');
    await pass(28_000);
    expect(polls().length).toBeLessThanOrEqual(1);
    send('success');
    expect(await atOnce(wait)).toMatchObject({ state: 'success' });
    expect([polls(), now()]).toEqual([[2000, 30_000], 30_000]);
  });

  it('polls at once for an update that arrived before the wait, but not for one of another task', async () => {
    const { gen, polls, now } = simulate(endingAfter('30s'));
    const callbacks = new FakeUpdates();
    const created = await gen.text2video.create(request);
    callbacks.send(created.id, 'processing');
    callbacks.send('another', 'success');
    const wait = gen.tasks.wait(created, { callbacks });
    await pass(30_000);
    callbacks.send('another', 'failed');
    expect(polls()).toHaveLength(1);
    expect(polls()[0]).toBeLessThanOrEqual(1);
    callbacks.send(created.id, 'success');
    expect(await atOnce(wait)).toMatchObject({ state: 'success' });
    expect(now()).toBe(30_000);
  });

  it('takes the update as a hint: the state comes from the service', async () => {
    const { wait, send } = await setupWait({ ...endingAfter('30s'), faults: [{ fault: 'failed', errCode: 'E1' }] });
    await pass(30_000);
    send('success');
    expect(await atOnce(failure(wait))).toMatchObject({ name: 'TaskFailedError', errCode: 'E1' });
  });

  it('polls again for an update that arrived during a poll', async () => {
    const { sandbox, polls, wait, send, now } = await setupWait();
    sandbox.setFaults([{ fault: 'slow', by: '1s', operation }]);
    await pass(29_500);
    send('processing');
    await pass(500);
    send('success');
    expect(await ends(wait)).toMatchObject({ state: 'success' });
    expect(polls()[0]).toBe(29_500);
    expect(polls()).toHaveLength(2);
    expect(now()).toBeLessThanOrEqual(31_510);
  });

  it('polls at the usual interval while the service does not report the success yet', async () => {
    const { polls, wait, send, now } = await setupWait(endingAfter('60s'));
    await pass(25_000);
    send('success');
    expect(await ends(wait)).toMatchObject({ state: 'success' });
    const gaps = gapsOf(polls());
    expect(polls()[0]).toBe(25_000);
    expect(gaps.length).toBeGreaterThan(8);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(1800);
    expect(now()).toBeLessThanOrEqual(64_000);
  });

  it('polls again at the usual interval after a failed poll', async () => {
    const { sandbox, polls, wait, send } = await setupWait();
    sandbox.setFaults([{ fault: 'status', code: 503, operation, times: 2 }]);
    await pass(30_000);
    send('success');
    await ends(wait);
    expect(polls()).toHaveLength(3);
    for (const gap of gapsOf(polls())) {
      expect(gap).toBeGreaterThanOrEqual(1800);
      expect(gap).toBeLessThanOrEqual(2200);
    }
  });

  it('waits for Retry-After if the poll for an update is rejected with 429', async () => {
    const { sandbox, polls, wait, send } = await setupWait();
    sandbox.setFaults([{ fault: 'status', code: 429, retryAfter: '20s', operation, times: 1 }]);
    await pass(25_000);
    send('processing');
    await ends(wait);
    expect(polls()[0]).toBe(25_000);
    expect(polls()[1]).toBeGreaterThanOrEqual(45_000);
  });

  it('passes each state to onUpdate once, however often it is sent', async () => {
    const onUpdate = vi.fn();
    const { polls, wait, send } = await setupWait(endingAfter('30s'), { onUpdate });
    await pass(5000);
    for (const state of ['processing', 'processing', 'queueing', 'nonsense', '']) {
      send(state);
      await pass(100);
    }
    await pass(24_500);
    send('success');
    await atOnce(wait);
    expect(onUpdate.mock.calls.map(([{ state }]) => state)).toEqual(['processing', 'success']);
    expect(polls().length).toBeLessThanOrEqual(6);
  });
});

describe('a wait whose updates never arrive', () => {
  it('sees the end by a poll that comes five times as late', async () => {
    const { polls, wait, now } = await setupWait();
    expect(await ends(wait)).toMatchObject({ state: 'success' });
    expect(polls()).toHaveLength(1);
    expect(now()).toBeGreaterThanOrEqual(90_000);
    expect(now()).toBeLessThanOrEqual(100_000);
  });

  it('sees the end as late if only the last updates are lost', async () => {
    const { polls, wait, send, now } = await setupWait();
    await pass(2000);
    send('processing');
    expect(await ends(wait)).toMatchObject({ state: 'success' });
    expect(polls()).toHaveLength(2);
    expect(now()).toBeLessThanOrEqual(100_000);
  });

  it('keeps the deadline if no update arrives', async () => {
    const { wait, now } = await setupWait(endingAfter('60s'), { deadline: 30_000 });
    expect(await ends(failure(wait))).toMatchObject({ name: 'DeadlineError', state: 'processing' });
    expect(now()).toBeLessThan(30_010);
  });
});

describe('the end of listening for updates', () => {
  it('stops listening when its task has ended', async () => {
    const { callbacks, created, wait, send, polls } = await setupWait();
    await pass(30_000);
    expect(callbacks.listenerCount(created.id)).toBe(1);
    send('success');
    await atOnce(wait);
    expect(callbacks.listenerCount(created.id)).toBe(0);
    send('success');
    await pass(600_000);
    expect([polls().length, vi.getTimerCount()]).toEqual([1, 0]);
  });

  it.each<[what: string, options: WaitOptions, name: string]>([
    ['aborted', { signal: AbortSignal.abort() }, 'AbortError'],
    ['over its deadline', { deadline: 1000 }, 'DeadlineError'],
    ['rejected', { extraHeaders: { 'x-sandbox-fault': 'status; code=404' } }, 'RejectedError'],
    ['ended by onUpdate', { firstPollAfter: 0, onUpdate: () => Promise.reject(new RangeError('Full.')) }, 'RangeError'],
  ])('stops listening when the wait is %s', async (_, options, name) => {
    const { callbacks, created, wait } = await setupWait(endingAfter('30s'), options);
    expect((await ends(failure(wait))).name).toBe(name);
    expect([callbacks.listenerCount(created.id), vi.getTimerCount()]).toEqual([0, 0]);
  });

  it('stops listening when the caller leaves a watch', async () => {
    const { gen } = simulate();
    const callbacks = new FakeUpdates();
    const { id } = await gen.text2video.create(request);
    const leave = async () => {
      for await (const task of gen.tasks.watch(id, { callbacks })) {
        expect(callbacks.listenerCount(task.id)).toBe(1);
        break;
      }
    };
    await ends(leave());
    expect([callbacks.listenerCount(id), vi.getTimerCount()]).toEqual([0, 0]);
  });
});
