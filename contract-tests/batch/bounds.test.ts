import { describe, expect, it, vi } from 'vitest';
import type { Sandbox } from '../../src/sandbox/index.js';
import { ends, pass } from '../tasks/simulated.js';
import { endsAmongMany, madeBefore, payloadsIn, setupBatch, upTo, videos, wordOf } from './setup.js';

/** Responses take a while, so that several requests are in flight together. */
const slow = { faults: [{ fault: 'slow' as const, by: 100 }] };

/** Tasks that were created and have not ended, as seen by the sandbox. */
const underWayIn = (sandbox: Sandbox) =>
  sandbox.tasks().filter(({ state }) => state !== 'success' && state !== 'failed').length;

describe('tasks under way', () => {
  it.each([
    [undefined, 10],
    [1, 1],
    [2, 2],
    [29, 29],
    [30, 30],
    [31, 30],
    [10_000, 30],
  ])('runs with concurrency %s at most %i of 30 tasks at once', async (concurrency, expectedMax) => {
    const { gen, sandbox, traffic } = setupBatch(slow);
    const seen: number[] = [];
    const onUpdate = () => seen.push(underWayIn(sandbox));
    const films = gen.batch(videos(30), { concurrency, onUpdate });
    const results = await endsAmongMany(films.results);
    expect(results.map(wordOf)).toEqual(upTo(30).map(() => 'success'));
    expect(Math.max(...seen)).toBe(expectedMax);
    expect(traffic.maxUnderWay).toBe(expectedMax);
    expect(await payloadsIn(sandbox)).toEqual(upTo(30));
  });

  it('counts tasks until they are seen to have ended, for handles and requests alike', async () => {
    const { gen, sandbox, polls, creates } = setupBatch({ timing: { end: '60s' } });
    const handles = await madeBefore(gen, 4);
    const films = gen.batch([...handles, ...videos(4)], { concurrency: 4 });
    await pass(59_000);
    expect([creates(), polls().length > 0]).toEqual([4, true]);
    await ends(films.results);
    expect(sandbox.tasks()).toHaveLength(8);
  });
});

describe('requests in flight', () => {
  it('sends at most 32 requests at once while creating', async () => {
    const { gen, traffic } = setupBatch(slow);
    await endsAmongMany(gen.batch(videos(300), { concurrency: 10_000 }).results);
    expect([traffic.underWay, traffic.maxUnderWay]).toEqual([0, 32]);
  });

  it('sends at most 32 requests at once, however many polls are due', async () => {
    const { gen, traffic, polls } = setupBatch();
    const handles = await madeBefore(gen, 300);
    await pass(60_000);
    traffic.maxUnderWay = 0;
    const films = gen.batch(handles, { concurrency: 10_000, firstPollAfter: 0 });
    await endsAmongMany(films.results);
    expect([traffic.maxUnderWay, polls().length]).toEqual([32, 300]);
  });

  it('sends one request at a time if the concurrency is one', async () => {
    const { gen, traffic } = setupBatch(slow);
    await ends(gen.batch(videos(5), { concurrency: 1, interval: 100 }).results);
    expect(traffic.maxUnderWay).toBe(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});
