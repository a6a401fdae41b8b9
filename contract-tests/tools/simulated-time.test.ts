import { expect, it } from 'vitest';
import { waitForAll } from '../../scripts/bench/polling/ours.js';
import { videosOf } from '../../scripts/bench/polling/polled-tasks.js';
import { inSimulatedTime } from '../../scripts/bench/polling/simulated-time.js';

/** Keeps the machine busy for some real milliseconds. */
function work(milliseconds: number): void {
  for (const end = process.hrtime.bigint() + BigInt(milliseconds) * 1_000_000n; process.hrtime.bigint() < end; );
}

it('has both clocks pass as the timers do, however long the work takes', async () => {
  const clocks = [Date.now, performance.now];
  const passed = await inSimulatedTime(async () => {
    const [date, elapsed] = [Date.now(), performance.now()];
    work(20);
    await new Promise((resolve) => setTimeout(resolve, 3_600_000));
    return [Date.now() - date, performance.now() - elapsed];
  });
  expect(passed).toEqual([3_600_000, 3_600_000]);
  expect([Date.now, performance.now]).toEqual(clocks);
});

it('ends the waits of the polling benchmark as late as the client polls, not as the machine is busy', async () => {
  const outcomes = await waitForAll(videosOf('30 s video', 30, 30, 5));
  expect(outcomes).toHaveLength(5);
  for (const { polls, late } of outcomes) {
    expect(polls).toBeGreaterThan(5);
    expect(polls).toBeLessThanOrEqual(8);
    expect(late).toBeGreaterThanOrEqual(0);
    expect(late).toBeLessThanOrEqual(2000);
  }
  const [called] = await waitForAll(videosOf('30 s video', 30, 30, 1), { lost: 0 });
  expect(called).toEqual({ polls: 2, late: 0 });
});
