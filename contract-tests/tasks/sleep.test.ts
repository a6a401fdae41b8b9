import { describe, expect, it, vi } from 'vitest';
import { failure } from '../client/failure.js';
import { request } from '../sandbox/setup.js';
import { ends, pass, simulate } from './simulated.js';

const operation = 'getTaskCreations';
const hour = 3_600_000;
const minute = 60_000;

/** A machine sleeps: its clock goes on and its timers stand still. */
function sleep(milliseconds: number): void {
  vi.setSystemTime(Date.now() + milliseconds);
}

describe('a machine that slept past the deadline', () => {
  it('finds a task that is done, although the network is gone at first', async () => {
    const { gen, sandbox, now } = simulate({ timing: { end: '30s' } });
    const running = gen.text2video.run(request);
    await pass(21_000);
    sandbox.setFaults([{ fault: 'lost', operation, times: 2 }]);
    sleep(8 * hour);
    expect(await ends(running)).toMatchObject({ state: 'success' });
    expect(now() - 8 * hour).toBeLessThan(2 * minute);
  });

  it('in the middle of a look finds it too', async () => {
    const { gen, sandbox } = simulate({ timing: { end: '30s' } });
    const running = gen.text2video.run(request);
    sandbox.setFaults([{ fault: 'hang', operation, times: 1 }]);
    await pass(21_000);
    sandbox.setFaults([{ fault: 'lost', operation, times: 1 }]);
    sleep(8 * hour);
    expect(await ends(running)).toMatchObject({ state: 'success' });
  });

  it('has a minute, and then gives up', async () => {
    const { gen, sandbox, looks, now } = simulate({ timing: { end: '30s' } });
    const running = failure(gen.text2video.run(request));
    await pass(21_000);
    sandbox.setFaults([{ fault: 'lost', operation }]);
    const before = looks().length;
    sleep(8 * hour);
    expect(await ends(running)).toMatchObject({ name: 'DeadlineError', cause: { name: 'NetworkError' } });
    expect(looks().length - before).toBeGreaterThanOrEqual(4);
    expect(now() - 8 * hour).toBeGreaterThanOrEqual(21_000 + minute);
    expect(now() - 8 * hour).toBeLessThan(21_000 + 2 * minute);
  });

  it('for a moment only has the deadline that it had', async () => {
    const { gen, now } = simulate({ timing: { end: '10m' } });
    const running = failure(gen.text2video.run(request, { deadline: 30_000 }));
    await pass(21_000);
    sleep(5000);
    expect(await ends(running)).toMatchObject({ name: 'DeadlineError' });
    expect(now()).toBeLessThan(40_000);
  });

  it('and before it has no shorter one', async () => {
    const { gen, now } = simulate({ timing: { end: '50m' } });
    const running = gen.text2video.run(request);
    await pass(21_000);
    sleep(5 * minute);
    expect(await ends(running)).toMatchObject({ state: 'success' });
    expect(now()).toBeGreaterThanOrEqual(50 * minute);
  });
});

it('an onUpdate that takes long is no sleep: the deadline stays', async () => {
  const { gen, now } = simulate({ timing: { queueing: 0, processing: 0, end: '10m' } });
  const onUpdate = () => new Promise<void>((resolve) => void setTimeout(resolve, 40_000));
  const running = failure(gen.text2video.run(request, { onUpdate, firstPollAfter: 0, deadline: 30_000 }));
  expect(await ends(running)).toMatchObject({ name: 'DeadlineError' });
  expect(now()).toBeLessThan(42_000);
});
