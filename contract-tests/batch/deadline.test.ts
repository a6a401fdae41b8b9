import { describe, expect, it, vi } from 'vitest';
import { DeadlineError } from '../../src/index.js';
import type { Fault } from '../../src/sandbox/index.js';
import { ends, pass } from '../tasks/simulated.js';
import { copyOf, madeBefore, payloadsIn, setupBatch, upTo, videos, wordOf } from './setup.js';

const minute = 60_000;

/** Simulates a stopped process (SIGSTOP): both clocks advance, but no timer fires. */
function stopProcess(milliseconds: number): void {
  const steady = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => steady() + milliseconds);
  vi.setSystemTime(Date.now() + milliseconds);
}

describe('a deadline', () => {
  it('ends the wait for a task that takes longer, and returns its handle', async () => {
    const { gen, sandbox, now } = setupBatch({ timing: (_, { payload }) => ({ end: Number(payload) * minute }) });
    const films = gen.batch(videos(4), { deadline: 2.5 * minute });
    const results = await ends(films.results);
    expect(results.map(wordOf)).toEqual(['success', 'success', 'success', 'DeadlineError']);
    const { error, handle } = results[3] ?? {};
    expect(error).toBeInstanceOf(DeadlineError);
    expect(error).toMatchObject({ state: 'processing', handle, taskId: handle?.id });
    expect(films.remaining()).toEqual([handle]);
    expect(now()).toBeGreaterThanOrEqual(2.5 * minute);
    expect(now()).toBeLessThan(2.5 * minute + 10);
    expect(vi.getTimerCount()).toBe(0);

    const again = gen.batch(copyOf(films.remaining()));
    expect((await ends(again.results)).map(({ task }) => task?.payload)).toEqual(['3']);
    expect(await payloadsIn(sandbox)).toEqual(upTo(4));
  });

  it('applies milliseconds to each task separately, so that one that starts late has as long', async () => {
    const { gen, now } = setupBatch({ timing: { end: '50s' } });
    const films = gen.batch(videos(4), { concurrency: 1, deadline: minute });
    expect((await ends(films.results)).map(wordOf)).toEqual(upTo(4).map(() => 'success'));
    expect(now()).toBeGreaterThan(3 * minute);
  });

  it('frees the slot of a task for the next one', async () => {
    const { gen, now, creates } = setupBatch({ timing: { end: '10m' } });
    const films = gen.batch(videos(3), { concurrency: 1, deadline: minute });
    const results = await ends(films.results);
    expect(results.map(wordOf)).toEqual(upTo(3).map(() => 'DeadlineError'));
    expect(films.remaining()).toEqual(results.map(({ handle }) => handle));
    expect(creates()).toBe(3);
    expect(now()).toBeGreaterThanOrEqual(3 * minute);
    expect(now()).toBeLessThan(3 * minute + 30);
  });

  it('applies a date to all tasks alike', async () => {
    const { gen, now } = setupBatch({ timing: { end: '10m' } });
    const handles = await madeBefore(gen, 3);
    const films = gen.batch([...handles, ...videos(2)], { deadline: new Date(Date.now() + minute) });
    expect((await ends(films.results)).map(wordOf)).toEqual(upTo(5).map(() => 'DeadlineError'));
    expect(now()).toBeGreaterThanOrEqual(minute);
    expect(now()).toBeLessThan(minute + 10);
    expect(films.remaining()).toHaveLength(5);
  });

  it('waits for one hour by default', async () => {
    const { gen, now } = setupBatch({ timing: (_, { payload }) => ({ end: payload === '0' ? '59m' : '61m' }) });
    const films = gen.batch(videos(2));
    expect((await ends(films.results)).map(wordOf)).toEqual(['success', 'DeadlineError']);
    expect(now()).toBeGreaterThanOrEqual(60 * minute);
    expect(now()).toBeLessThan(60 * minute + 10);
  });

  it.each([3000, 6000, 20_000])(
    'ends after %i ms despite a Retry-After of an hour, after one last poll',
    async (deadline) => {
      const busy: Fault = { fault: 'status', code: 503, retryAfter: '1h', operation: 'getTaskCreations' };
      const { gen, now, polls } = setupBatch({ timing: { end: '300ms' }, faults: [{ ...busy, times: 1 }] });
      const films = gen.batch(videos(3), { deadline, firstPollAfter: 0 });
      expect((await ends(films.results)).map(wordOf)).toEqual(upTo(3).map(() => 'success'));
      expect(now()).toBeLessThan(deadline + 1000);
      expect(polls().length).toBeLessThanOrEqual(6);

      // Tasks that received no Retry-After themselves are held back as well, and have not slept.
      for (const faults of [[busy], [{ ...busy, times: 1 }]]) {
        const other = setupBatch({ timing: { end: '10m' }, faults });
        const ended = await ends(other.gen.batch(videos(3), { deadline, firstPollAfter: 0 }).results);
        expect(ended.map(wordOf)).toEqual(upTo(3).map(() => 'DeadlineError'));
        expect(other.now()).toBeLessThan(deadline + 1000);
      }
    },
  );

  it('ends requests held back by a pause at a date, and leaves them in remaining', async () => {
    const busy: Fault = { fault: 'status', code: 503, retryAfter: '1h', operation: 'getTaskCreations' };
    const { gen, now, creates } = setupBatch({ faults: [busy] });
    const deadline = new Date(Date.now() + 6000);
    const films = gen.batch(videos(4), { deadline, firstPollAfter: 0, concurrency: 2 });
    expect((await ends(films.results)).map(wordOf)).toEqual(upTo(4).map(() => 'DeadlineError'));
    expect(now()).toBeLessThan(7000);
    expect([creates(), films.remaining().length]).toEqual([2, 4]);
  });

  it('adds a minute to a deadline that passes while the machine sleeps', async () => {
    const { gen, sandbox, now } = setupBatch({ timing: { end: '30s' } });
    const films = gen.batch(videos(3), {});
    await pass(21_000);
    sandbox.setFaults([{ fault: 'lost', operation: 'getTaskCreations', times: 6 }]);
    vi.setSystemTime(Date.now() + 8 * 60 * minute);
    expect((await ends(films.results)).map(wordOf)).toEqual(upTo(3).map(() => 'success'));
    expect(now() - 8 * 60 * minute).toBeLessThan(2 * minute);
  });

  it('adds a minute to a deadline that passes while the process is stopped, without continuous polling', async () => {
    const { gen, polls, now } = setupBatch({ timing: { end: '10m' } });
    const films = gen.batch(videos(3), { deadline: 3000, firstPollAfter: 0 });
    await pass(1000);
    const before = polls().length;
    stopProcess(14_500);
    const results = await ends(films.results);
    expect(results.map(wordOf)).toEqual(upTo(3).map(() => 'DeadlineError'));
    expect(polls().length - before).toBeLessThan(150);
    expect(now()).toBeGreaterThanOrEqual(15_500 + minute);
    expect(now()).toBeLessThan(15_500 + 2 * minute);
  });

  it('ends after the milliseconds even if the clock is set back, without extra polls', async () => {
    const { gen, polls } = setupBatch({ timing: { end: '10m' } });
    const films = gen.batch(await madeBefore(gen, 2), { deadline: 1000, firstPollAfter: 0 });
    await pass(500);
    vi.setSystemTime(Date.now() - 20_000);
    const before = performance.now();
    expect((await ends(films.results)).map(wordOf)).toEqual(upTo(2).map(() => 'DeadlineError'));
    expect(performance.now() - before).toBeLessThan(1000);
    expect(polls().length).toBeLessThanOrEqual(6);
  });

  it('ends a task whose polls all fail, with the last error', async () => {
    const { gen, now } = setupBatch({ faults: [{ fault: 'hang', operation: 'getTaskCreations' }] });
    const films = gen.batch(videos(2), { deadline: minute });
    for (const { error, handle } of await ends(films.results)) {
      expect(error).toMatchObject({ name: 'DeadlineError', state: undefined, cause: { name: 'TimeoutError' }, handle });
    }
    expect(now()).toBeLessThanOrEqual(minute + 2000);
    expect(films.remaining()).toHaveLength(2);
  });
});
