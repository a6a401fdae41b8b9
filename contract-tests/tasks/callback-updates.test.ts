import { describe, expect, it, vi } from 'vitest';
import type { WaitOptions } from '../../src/index.js';
import type { SandboxOptions } from '../../src/sandbox/index.js';
import { failure } from '../client/failure.js';
import { request } from '../sandbox/setup.js';
import { Noticeboard } from './fake-updates.js';
import { atOnce, ends, gapsOf, pass, simulate } from './simulated.js';

const operation = 'getTaskCreations';
const taking = (end: '30s' | '60s'): SandboxOptions => ({ timing: { queueing: 0, processing: '2s', end } });

/** A wait that listens to a noticeboard. */
async function listening(sandbox: SandboxOptions = taking('30s'), options: WaitOptions = {}) {
  const simulation = simulate(sandbox);
  const callbacks = new Noticeboard();
  const created = await simulation.gen.text2video.create(request);
  const wait = simulation.gen.tasks.wait(created, { callbacks, ...options });
  return { ...simulation, callbacks, created, wait, pin: (state: string) => callbacks.pin(created.id, state) };
}

describe('a wait that is told of news', () => {
  it('looks when there is news, and hardly ever else', async () => {
    const { looks, wait, pin, now } = await listening();
    await pass(2000);
    pin('processing');
    await pass(28_000);
    expect(looks().length).toBeLessThanOrEqual(1);
    pin('success');
    expect(await atOnce(wait)).toMatchObject({ state: 'success' });
    expect([looks(), now()]).toEqual([[2000, 30_000], 30_000]);
  });

  it('looks at once for news that came before it, and not for those of another task', async () => {
    const { gen, looks, now } = simulate(taking('30s'));
    const callbacks = new Noticeboard();
    const created = await gen.text2video.create(request);
    callbacks.pin(created.id, 'processing');
    callbacks.pin('another', 'success');
    const wait = gen.tasks.wait(created, { callbacks });
    await pass(30_000);
    callbacks.pin('another', 'failed');
    expect(looks()).toHaveLength(1);
    expect(looks()[0]).toBeLessThanOrEqual(1);
    callbacks.pin(created.id, 'success');
    expect(await atOnce(wait)).toMatchObject({ state: 'success' });
    expect(now()).toBe(30_000);
  });

  it('takes the news for a hint and the service for the truth', async () => {
    const { wait, pin } = await listening({ ...taking('30s'), faults: [{ fault: 'failed', errCode: 'E1' }] });
    await pass(30_000);
    pin('success');
    expect(await atOnce(failure(wait))).toMatchObject({ name: 'TaskFailedError', errCode: 'E1' });
  });

  it('looks again for news that came during a look', async () => {
    const { sandbox, looks, wait, pin, now } = await listening();
    sandbox.setFaults([{ fault: 'slow', by: '1s', operation }]);
    await pass(29_500);
    pin('processing');
    await pass(500);
    pin('success');
    expect(await ends(wait)).toMatchObject({ state: 'success' });
    expect(looks()[0]).toBe(29_500);
    expect(looks()).toHaveLength(2);
    expect(now()).toBeLessThanOrEqual(31_510);
  });

  it('looks at the usual pace where the service does not know of the success yet', async () => {
    const { looks, wait, pin, now } = await listening(taking('60s'));
    await pass(25_000);
    pin('success');
    expect(await ends(wait)).toMatchObject({ state: 'success' });
    const gaps = gapsOf(looks());
    expect(looks()[0]).toBe(25_000);
    expect(gaps.length).toBeGreaterThan(8);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(1800);
    expect(now()).toBeLessThanOrEqual(64_000);
  });

  it('looks again at the usual pace after a look that failed', async () => {
    const { sandbox, looks, wait, pin } = await listening();
    sandbox.setFaults([{ fault: 'status', code: 503, operation, times: 2 }]);
    await pass(30_000);
    pin('success');
    await ends(wait);
    expect(looks()).toHaveLength(3);
    for (const gap of gapsOf(looks())) {
      expect(gap).toBeGreaterThanOrEqual(1800);
      expect(gap).toBeLessThanOrEqual(2200);
    }
  });

  it('does not look before Retry-After is over, also for news', async () => {
    const { sandbox, looks, wait, pin } = await listening();
    sandbox.setFaults([{ fault: 'status', code: 429, retryAfter: '20s', operation, times: 1 }]);
    await pass(25_000);
    pin('processing');
    await ends(wait);
    expect(looks()[0]).toBe(25_000);
    expect(looks()[1]).toBeGreaterThanOrEqual(45_000);
  });

  it('gives each state to onUpdate once, however often it is told', async () => {
    const onUpdate = vi.fn();
    const { looks, wait, pin } = await listening(taking('30s'), { onUpdate });
    await pass(5000);
    for (const state of ['processing', 'processing', 'queueing', 'nonsense', '']) {
      pin(state);
      await pass(100);
    }
    await pass(24_500);
    pin('success');
    await atOnce(wait);
    expect(onUpdate.mock.calls.map(([{ state }]) => state)).toEqual(['processing', 'success']);
    expect(looks().length).toBeLessThanOrEqual(6);
  });
});

describe('news that never come', () => {
  it('cost time and nothing else: a look that comes five times as late finds the end', async () => {
    const { looks, wait, now } = await listening();
    expect(await ends(wait)).toMatchObject({ state: 'success' });
    expect(looks()).toHaveLength(1);
    expect(now()).toBeGreaterThanOrEqual(90_000);
    expect(now()).toBeLessThanOrEqual(100_000);
  });

  it('cost no more where only the last are lost', async () => {
    const { looks, wait, pin, now } = await listening();
    await pass(2000);
    pin('processing');
    expect(await ends(wait)).toMatchObject({ state: 'success' });
    expect(looks()).toHaveLength(2);
    expect(now()).toBeLessThanOrEqual(100_000);
  });

  it('do not hold up the deadline', async () => {
    const { wait, now } = await listening(taking('60s'), { deadline: 30_000 });
    expect(await ends(failure(wait))).toMatchObject({ name: 'DeadlineError', state: 'processing' });
    expect(now()).toBeLessThan(30_010);
  });
});

describe('a wait listens no more', () => {
  it('when its task has ended', async () => {
    const { callbacks, created, wait, pin, looks } = await listening();
    await pass(30_000);
    expect(callbacks.listening(created.id)).toBe(1);
    pin('success');
    await atOnce(wait);
    expect(callbacks.listening(created.id)).toBe(0);
    pin('success');
    await pass(600_000);
    expect([looks().length, vi.getTimerCount()]).toEqual([1, 0]);
  });

  it.each<[what: string, options: WaitOptions, name: string]>([
    ['aborted', { signal: AbortSignal.abort() }, 'AbortError'],
    ['over its deadline', { deadline: 1000 }, 'DeadlineError'],
    ['refused', { extraHeaders: { 'x-sandbox-fault': 'status; code=404' } }, 'RejectedError'],
    ['ended by onUpdate', { firstPollAfter: 0, onUpdate: () => Promise.reject(new RangeError('Full.')) }, 'RangeError'],
  ])('when it is %s', async (_, options, name) => {
    const { callbacks, created, wait } = await listening(taking('30s'), options);
    expect((await ends(failure(wait))).name).toBe(name);
    expect([callbacks.listening(created.id), vi.getTimerCount()]).toEqual([0, 0]);
  });

  it('when a watch is left', async () => {
    const { gen } = simulate();
    const callbacks = new Noticeboard();
    const { id } = await gen.text2video.create(request);
    const leave = async () => {
      for await (const task of gen.tasks.watch(id, { callbacks })) {
        expect(callbacks.listening(task.id)).toBe(1);
        break;
      }
    };
    await ends(leave());
    expect([callbacks.listening(id), vi.getTimerCount()]).toEqual([0, 0]);
  });
});
