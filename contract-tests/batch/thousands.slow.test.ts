import { expect, it, vi } from 'vitest';
import { endsAmongMany, setupBatch, videos } from './setup.js';

const count = 10_000;

it('ends 10,000 tasks in one process, with one timer for all of them', { timeout: 180_000 }, async () => {
  const { gen, sandbox, sent, traffic, now } = setupBatch();
  let mostAtRest = 0;
  const films = gen.batch(videos(count), { concurrency: count });
  const results = await endsAmongMany(films.results, () => {
    if (traffic.underWay === 0) mostAtRest = Math.max(mostAtRest, vi.getTimerCount());
  });

  expect([mostAtRest, vi.getTimerCount()]).toEqual([1, 0]);
  // Each request in flight has its own timer for its timeout.
  expect(traffic.maxUnderWay).toBe(32);
  expect(traffic.maxTimers).toBeLessThanOrEqual(32 + 1);

  expect(results).toHaveLength(count);
  expect(results.every(({ index, task }, place) => index === place && task?.payload === `${place}`)).toBe(true);
  expect(sandbox.tasks(2 * count)).toHaveLength(count);
  expect(films.credits).toBe(10 * count);
  // All tasks run concurrently, and each is polled once, at the time when such a task is expected to end.
  expect(now()).toBeLessThan(30_000);
  expect(sent).toHaveLength(2 * count);
});
