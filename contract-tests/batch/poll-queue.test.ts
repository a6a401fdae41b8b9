import { expect, it, vi } from 'vitest';
import type { TaskHandle } from '../../src/index.js';
import { request } from '../sandbox/setup.js';
import { ends, pass } from '../tasks/simulated.js';
import { setupBatch, upTo, videos, wordOf } from './setup.js';

it('polls tasks of different ages, in any order, each on its own schedule', async () => {
  const { gen, polls, now } = setupBatch({ timing: { end: '1s' } });
  const born: { handle: TaskHandle; at: number }[] = [];
  for (const _ of upTo(100)) {
    born.push({ at: now(), handle: (await gen.text2video.create(request)).handle });
    await pass(1000);
  }
  const startedAt = now();
  // A list in neither ascending nor descending order.
  const mixed = upTo(100).map((place) => born[(place * 37) % 100] as (typeof born)[number]);
  const films = gen.batch(
    mixed.map(({ handle }) => handle),
    { concurrency: 100, firstPollAfter: 300_000 },
  );
  const results = await ends(films.results);
  expect(results.map(wordOf)).toEqual(upTo(100).map(() => 'success'));
  for (const { at, handle } of mixed) {
    const rest = at + 300_000 - startedAt;
    const [firstPoll = 0, ...more] = polls(handle.id);
    expect(more).toEqual([]);
    expect(firstPoll).toBeGreaterThanOrEqual(Math.floor(startedAt + 0.9 * rest));
    expect(firstPoll).toBeLessThanOrEqual(startedAt + rest + 50);
  }
});

it('continues without a delay after the clock is set back', async () => {
  const { gen } = setupBatch({ timing: { end: 0 } });
  const films = gen.batch(videos(3), { concurrency: 1 });
  await pass(5000);
  // The clock of the sandbox does not go back, and its tasks have already ended.
  vi.setSystemTime(Date.now() - 5 * 3_600_000);
  const before = performance.now();
  await ends(films.results);
  expect(performance.now() - before).toBeLessThan(120_000);
});
