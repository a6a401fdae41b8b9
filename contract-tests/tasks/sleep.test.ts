import { describe, expect, it, vi } from 'vitest';
import { failure } from '../client/failure.js';
import { request } from '../sandbox/setup.js';
import { ends, pass, simulate } from './simulated.js';

const operation = 'getTaskCreations';
const hour = 3_600_000;
const minute = 60_000;

/** Simulates a machine that sleeps: its clock goes on, its timers do not. */
function sleep(milliseconds: number): void {
  vi.setSystemTime(Date.now() + milliseconds);
}

describe('a wait on a machine that slept', () => {
  it('finds a task that ended during a sleep past the deadline, although the network is down at first', async () => {
    const { gen, sandbox, now } = simulate({ timing: { end: '30s' } });
    const running = gen.text2video.run(request);
    await pass(21_000);
    sandbox.setFaults([{ fault: 'lost', operation, times: 2 }]);
    sleep(8 * hour);
    expect(await ends(running)).toMatchObject({ state: 'success' });
    expect(now() - 8 * hour).toBeLessThan(2 * minute);
  });

  it('finds a task that ended during a sleep past the deadline that began during a poll', async () => {
    const { gen, sandbox } = simulate({ timing: { end: '30s' } });
    const running = gen.text2video.run(request);
    sandbox.setFaults([{ fault: 'hang', operation, times: 1 }]);
    await pass(21_000);
    sandbox.setFaults([{ fault: 'lost', operation, times: 1 }]);
    sleep(8 * hour);
    expect(await ends(running)).toMatchObject({ state: 'success' });
  });

  it('continues if a poll succeeds after a sleep past the deadline, and the task has not ended', async () => {
    const { gen, sandbox } = simulate({ timing: { end: '40s' } });
    const running = gen.text2video.run(request);
    sandbox.setFaults([{ fault: 'slow', by: 5000, operation, times: 1 }]);
    await pass(22_000);
    sleep(8 * hour);
    expect(await ends(running)).toMatchObject({ state: 'success' });
  });

  it('polls for a minute after a sleep past the deadline, and then throws a DeadlineError', async () => {
    const { gen, sandbox, polls, now } = simulate({ timing: { end: '30s' } });
    const running = failure(gen.text2video.run(request));
    await pass(21_000);
    sandbox.setFaults([{ fault: 'lost', operation }]);
    const before = polls().length;
    sleep(8 * hour);
    expect(await ends(running)).toMatchObject({ name: 'DeadlineError', cause: { name: 'NetworkError' } });
    expect(polls().length - before).toBeGreaterThanOrEqual(4);
    expect(now() - 8 * hour).toBeGreaterThanOrEqual(21_000 + minute);
    expect(now() - 8 * hour).toBeLessThan(21_000 + 2 * minute);
  });

  it('keeps a deadline of 30 s after a sleep of a few seconds', async () => {
    const { gen, now } = simulate({ timing: { end: '10m' } });
    const running = failure(gen.text2video.run(request, { deadline: 30_000 }));
    await pass(21_000);
    sleep(5000);
    expect(await ends(running)).toMatchObject({ name: 'DeadlineError' });
    expect(now()).toBeLessThan(40_000);
  });

  it('keeps a deadline of an hour after a sleep of a few minutes', async () => {
    const { gen, now } = simulate({ timing: { end: '50m' } });
    const running = gen.text2video.run(request);
    await pass(21_000);
    sleep(5 * minute);
    expect(await ends(running)).toMatchObject({ state: 'success' });
    expect(now()).toBeGreaterThanOrEqual(50 * minute);
  });
});

it('keeps the deadline during a slow onUpdate, which does not count as sleep', async () => {
  const { gen, now } = simulate({ timing: { queueing: 0, processing: 0, end: '10m' } });
  const onUpdate = () => new Promise<void>((resolve) => void setTimeout(resolve, 40_000));
  const running = failure(gen.text2video.run(request, { onUpdate, firstPollAfter: 0, deadline: 30_000 }));
  expect(await ends(running)).toMatchObject({ name: 'DeadlineError' });
  expect(now()).toBeLessThan(42_000);
});
