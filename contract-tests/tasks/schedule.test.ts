import { describe, expect, it, vi } from 'vitest';
import type { WaitOptions } from '../../src/index.js';
import { request } from '../sandbox/setup.js';
import { ends, gapsOf, simulate } from './simulated.js';

/** The looks at a task that takes a while, and how long it was from each to the next. */
async function looksAt(end: `${number}${'s' | 'm'}`, options: WaitOptions = {}) {
  const { gen, looks } = simulate({ timing: { end } });
  await ends(gen.text2video.run(request, options));
  return { looks: looks(), gaps: gapsOf(looks()) };
}

/** With this by chance, every look comes as late or as early as it may. */
const latest = () => vi.spyOn(Math, 'random').mockReturnValue(0);
const earliest = () => vi.spyOn(Math, 'random').mockReturnValue(1 - Number.EPSILON);

describe('between two looks', () => {
  it('there are two seconds at first, more with the age of the task, and fifteen at most', async () => {
    latest();
    const { looks, gaps } = await looksAt('20m');
    expect(gaps.slice(0, 5)).toEqual([2000, 2000, 2000, 2000, 2000]);
    expect(gaps).toEqual([...gaps].sort((one, two) => one - two));
    expect(gaps.at(-1)).toBe(15_000);
    const growing = gaps.filter((gap) => gap > 2000 && gap < 15_000);
    expect(growing.length).toBeGreaterThan(20);
    // A task is never seen to end later than by a fifteenth of its age.
    for (const [index, gap] of gaps.entries()) {
      expect(gap).toBeLessThanOrEqual(Math.max(2000, (looks[index] ?? 0) / 15));
    }
  });

  it('there is never less than nine tenths of that', async () => {
    earliest();
    const { looks, gaps } = await looksAt('20m');
    for (const [index, gap] of gaps.entries()) {
      const most = Math.max(2000, Math.min(15_000, (looks[index] ?? 0) / 15));
      expect(gap).toBeGreaterThanOrEqual(Math.floor(0.9 * most));
      expect(gap).toBeLessThan(0.91 * most);
    }
  });

  it('there is something between these, by chance', async () => {
    const { gaps } = await looksAt('60s');
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
  ])('%j asks for %i to %i ms', async (options, shortest, longest) => {
    latest();
    const { gaps } = await looksAt('20m', options);
    expect([gaps[0], gaps.at(-1)]).toEqual([shortest, longest]);
    expect(gaps).toEqual([...gaps].sort((one, two) => one - two));
  });

  it('there is an interval that is kept where an old task is looked at at once', async () => {
    const { gen, looks } = simulate({ timing: { end: '30s' } });
    const { id } = await gen.text2video.create(request);
    await ends(gen.tasks.wait(id));
    expect(looks()[0]).toBeLessThanOrEqual(1);
    expect(Math.min(...gapsOf(looks()))).toBeGreaterThanOrEqual(1800);
  });
});

describe('two hundred runs at a time of tasks of 30 s', () => {
  it('take eight looks at most, and are at most two seconds late, each of them', async () => {
    const { gen, looks, now, creates } = simulate({ timing: { end: '30s' } });
    const runs = Array.from({ length: 200 }, async () => {
      const { id } = await gen.text2video.run(request);
      return { id, late: now() - 30_000 };
    });
    const ended = await ends(Promise.all(runs));
    expect(creates()).toBe(200);
    expect(new Set(ended.map(({ id }) => id)).size).toBe(200);
    expect(Math.max(...ended.map(({ id }) => looks(id).length))).toBeLessThanOrEqual(8);
    expect(Math.max(...ended.map(({ late }) => late))).toBeLessThanOrEqual(2000);
    expect(Math.min(...ended.map(({ late }) => late))).toBeGreaterThanOrEqual(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    ['late', latest],
    ['early', earliest],
  ])('keep that also where every look is as %s as it may be', async (_, spread) => {
    spread();
    const { looks } = await looksAt('30s');
    expect(looks.length).toBeLessThanOrEqual(8);
    expect((looks.at(-1) ?? 0) - 30_000).toBeLessThanOrEqual(2000);
  });
});

it('no look is answered by a cache', async () => {
  const { gen, sent } = simulate();
  await ends(gen.text2video.run(request, { firstPollAfter: 0 }));
  const looks = sent.filter(({ method }) => method === 'GET');
  expect(looks.length).toBeGreaterThan(3);
  expect(new Set(looks.map(({ cache }) => cache))).toEqual(new Set(['no-store']));
});
