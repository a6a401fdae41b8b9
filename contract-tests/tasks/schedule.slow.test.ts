import { describe, expect, it, vi } from 'vitest';
import type { WaitOptions } from '../../src/index.js';
import { request } from '../sandbox/setup.js';
import { ends, gapsOf, simulate } from './simulated.js';

/** The polls of a task that takes this long, and the gaps between them. */
async function pollsOf(end: `${number}${'s' | 'm'}`, options: WaitOptions = {}) {
  const { gen, polls } = simulate({ timing: { end } });
  await ends(gen.text2video.run(request, options));
  return { polls: polls(), gaps: gapsOf(polls()) };
}

/** With these random values, every poll comes as late or as early as possible. */
const latest = () => vi.spyOn(Math, 'random').mockReturnValue(0);
const earliest = () => vi.spyOn(Math, 'random').mockReturnValue(1 - Number.EPSILON);

describe('the gap between two polls', () => {
  it('polls every two seconds at first, and then less often with age, at least every fifteen seconds', async () => {
    latest();
    const { polls, gaps } = await pollsOf('20m');
    expect(gaps.slice(0, 5)).toEqual([2000, 2000, 2000, 2000, 2000]);
    expect(gaps).toEqual([...gaps].sort((a, b) => a - b));
    expect(gaps.at(-1)).toBe(15_000);
    const growing = gaps.filter((gap) => gap > 2000 && gap < 15_000);
    expect(growing.length).toBeGreaterThan(20);
    // The end of a task is detected at most a fifteenth of its age late.
    for (const [index, gap] of gaps.entries()) {
      expect(gap).toBeLessThanOrEqual(Math.max(2000, (polls[index] ?? 0) / 15));
    }
  });

  it('shortens a gap by a tenth at most', async () => {
    earliest();
    const { polls, gaps } = await pollsOf('20m');
    for (const [index, gap] of gaps.entries()) {
      const maxGap = Math.max(2000, Math.min(15_000, (polls[index] ?? 0) / 15));
      expect(gap).toBeGreaterThanOrEqual(Math.floor(0.9 * maxGap));
      expect(gap).toBeLessThan(0.91 * maxGap);
    }
  });

  it('chooses gaps at random between these bounds', async () => {
    const { gaps } = await pollsOf('60s');
    expect(new Set(gaps).size).toBeGreaterThan(5);
    for (const gap of gaps) {
      expect(gap).toBeGreaterThanOrEqual(1800);
      expect(gap).toBeLessThanOrEqual(4000);
    }
  });

  it.each<[WaitOptions, shortest: number, longest: number]>([
    [{ interval: 5000 }, 5000, 15_000],
    [{ interval: 1 }, 1333, 15_000],
    [{ maxInterval: 4000 }, 2000, 4000],
    [{ maxInterval: 60_000 }, 2000, 60_000],
    [{ interval: 3000, maxInterval: 3000 }, 3000, 3000],
    [{ interval: 20_000, maxInterval: 5000 }, 20_000, 20_000],
    [{ maxInterval: 500 }, 2000, 2000],
  ])('polls with %j every %i to %i ms', async (options, shortest, longest) => {
    latest();
    const { gaps } = await pollsOf('20m', options);
    expect([gaps[0], gaps.at(-1)]).toEqual([shortest, longest]);
    expect(gaps).toEqual([...gaps].sort((a, b) => a - b));
  });

  it('keeps the interval after a first poll that came at once', async () => {
    const { gen, polls } = simulate({ timing: { end: '30s' } });
    const { id } = await gen.text2video.create(request);
    await ends(gen.tasks.wait(id));
    expect(polls()[0]).toBeLessThanOrEqual(1);
    expect(Math.min(...gapsOf(polls()))).toBeGreaterThanOrEqual(1800);
  });
});

describe('two hundred concurrent runs of tasks of 30 s', () => {
  it('takes at most eight polls for each task, and is at most two seconds late', async () => {
    const { gen, polls, now, creates } = simulate({ timing: { end: '30s' } });
    const runs = Array.from({ length: 200 }, async () => {
      const { id } = await gen.text2video.run(request);
      return { id, late: now() - 30_000 };
    });
    const ended = await ends(Promise.all(runs));
    expect(creates()).toBe(200);
    expect(new Set(ended.map(({ id }) => id)).size).toBe(200);
    expect(Math.max(...ended.map(({ id }) => polls(id).length))).toBeLessThanOrEqual(8);
    expect(Math.max(...ended.map(({ late }) => late))).toBeLessThanOrEqual(2000);
    expect(Math.min(...ended.map(({ late }) => late))).toBeGreaterThanOrEqual(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    ['late', latest],
    ['early', earliest],
  ])('takes no more polls even if every poll is as %s as possible', async (_, setRandom) => {
    setRandom();
    const { polls } = await pollsOf('30s');
    expect(polls.length).toBeLessThanOrEqual(8);
    expect((polls.at(-1) ?? 0) - 30_000).toBeLessThanOrEqual(2000);
  });
});

it('reads no poll from a cache', async () => {
  const { gen, sent } = simulate();
  await ends(gen.text2video.run(request, { firstPollAfter: 0 }));
  const polls = sent.filter(({ method }) => method === 'GET');
  expect(polls.length).toBeGreaterThan(3);
  expect(new Set(polls.map(({ cache }) => cache))).toEqual(new Set(['no-store']));
});
