import { describe, expect, it, vi } from 'vitest';
import { DeadlineError } from '../../src/index.js';
import { failure } from '../client/failure.js';
import { request } from '../sandbox/setup.js';
import { ends, pass, simulate } from './simulated.js';

const operation = 'getTaskCreations';
const minute = 60_000;

describe('the end of a wait at its deadline', () => {
  it.each([
    ['milliseconds from now', () => minute],
    ['a date', () => new Date(Date.now() + minute)],
  ])('ends a wait at its deadline, given as %s, after a last poll', async (_, deadline) => {
    const { gen, polls, now } = simulate({ timing: { end: '10m' } });
    const created = await gen.text2video.create(request);
    const error = await ends(failure(gen.tasks.wait(created, { deadline: deadline() })));
    expect(error).toBeInstanceOf(DeadlineError);
    expect(polls()).toContain(minute);
    expect(now() - minute).toBeLessThan(10);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('ends after the milliseconds of its deadline, even if the system clock is set back', async () => {
    const { gen } = simulate({ timing: { end: '10m' } });
    const created = await gen.text2video.create(request);
    const before = performance.now();
    const waiting = failure(gen.tasks.wait(created, { deadline: 1000, firstPollAfter: 0 }));
    await pass(500);
    vi.setSystemTime(Date.now() - 20_000);
    expect(await ends(waiting)).toBeInstanceOf(DeadlineError);
    expect(performance.now() - before).toBeLessThan(1100);
  });

  it('counts the milliseconds of the deadline from the start of the wait, not from the creation', async () => {
    const { gen, now } = simulate({ timing: { end: '10m' } });
    const created = await gen.text2video.create(request);
    await pass(minute);
    await ends(failure(gen.tasks.wait(created, { deadline: minute })));
    expect(now() - 2 * minute).toBeLessThan(10);
    expect(now()).toBeGreaterThanOrEqual(2 * minute);
  });

  it('ends a wait after an hour by default', async () => {
    const { gen, now } = simulate({ timing: (_, { prompt }) => ({ end: prompt === 'long' ? '61m' : '59m' }) });
    expect(await ends(gen.text2video.run({ ...request, prompt: 'short' }))).toMatchObject({ state: 'success' });
    const before = now();
    const error = await ends(failure(gen.text2video.run({ ...request, prompt: 'long' })));
    expect(error.name).toBe('DeadlineError');
    expect(now() - before).toBeGreaterThanOrEqual(60 * minute);
    expect(now() - before).toBeLessThan(60 * minute + 10);
  });

  it('waits without an end if the deadline is Infinity', async () => {
    const { gen, now } = simulate({ timing: { end: '3h' } });
    const wait = gen.text2video.run(request, { deadline: Number.POSITIVE_INFINITY });
    expect(await ends(wait)).toMatchObject({ state: 'success' });
    expect(now()).toBeGreaterThanOrEqual(180 * minute);
    expect(now()).toBeLessThanOrEqual(181 * minute);
  });

  it('ends at once if the date is in the past, but not before a poll', async () => {
    const { gen, polls, now } = simulate();
    const created = await gen.text2video.create(request);
    const error = await ends(failure(gen.tasks.wait(created, { deadline: new Date(Date.now() - 1) })));
    expect(error).toMatchObject({ name: 'DeadlineError', state: 'created' });
    expect(polls()).toHaveLength(1);
    expect(now()).toBeLessThan(10);
    await pass(minute);
    const again = gen.tasks.wait(created, { deadline: new Date(Date.now() - 1) });
    expect(await ends(again)).toMatchObject({ state: 'success' });
  });

  it('ends after a single poll if the deadline comes before the first poll is due', async () => {
    const { gen, polls, now } = simulate({ timing: { end: '30s' } });
    const error = await ends(failure(gen.text2video.run(request, { deadline: 5000 })));
    expect(error).toMatchObject({ name: 'DeadlineError', state: 'processing' });
    expect(polls()).toEqual([5000]);
    expect(now()).toBeLessThan(5010);
  });

  it.each([
    ['4999ms', 'success'],
    ['5s', 'success'],
    ['6s', undefined],
  ] as const)('polls at a deadline of five seconds: a task that takes %s ends as %s', async (end, state) => {
    const { gen } = simulate({ timing: { end } });
    const outcome = await ends(gen.text2video.run(request, { deadline: 5000 }).catch((error) => error.name));
    expect(state ? outcome.state : outcome).toBe(state ?? 'DeadlineError');
  });
});

describe('a deadline during a poll that hangs', () => {
  it('keeps a deadline during a poll that hangs, within two seconds', async () => {
    const { gen, sandbox, now } = simulate();
    sandbox.setFaults([{ fault: 'hang', operation }]);
    for (const deadline of [5000, 20_500, 25_000]) {
      const before = now();
      const error = await ends(failure(gen.text2video.run(request, { deadline })));
      expect(error).toMatchObject({ name: 'DeadlineError', cause: { name: 'TimeoutError' } });
      expect(now() - before).toBeGreaterThanOrEqual(deadline);
      expect(now() - before).toBeLessThanOrEqual(deadline + 2000);
      expect(vi.getTimerCount()).toBe(0);
    }
  });

  it('leaves one second for the last poll at the deadline', async () => {
    for (const [by, name] of [
      [999, undefined],
      [1001, 'DeadlineError'],
    ] as const) {
      const { gen, sandbox } = simulate({ timing: { end: '1s' } });
      sandbox.setFaults([{ fault: 'slow', by, operation }]);
      const outcome = await ends(gen.text2video.run(request, { deadline: 5000 }).catch((error) => error));
      expect(name ? outcome.name : outcome.state).toBe(name ?? 'success');
    }
  });
});

describe('a DeadlineError', () => {
  it('adds the state, the handle and the error of the last poll to a DeadlineError', async () => {
    const { gen, sandbox } = simulate({ timing: { end: '10m' } });
    const created = await gen.text2video.create(request);
    const waiting = failure(gen.tasks.wait(created, { deadline: minute }));
    await pass(30_000);
    sandbox.setFaults([{ fault: 'status', code: 503, operation }]);
    const error = await ends(waiting);
    const { id: taskId, handle } = created;
    expect(error).toMatchObject({ state: 'processing', taskId, handle, cause: { name: 'RejectedError', status: 503 } });
    expect(error.message).toBe(
      `The wait for task ${taskId} reached its deadline of 60000 ms in the state processing: resume it with error.handle. The last poll failed: ${(error.cause as Error).message}`,
    );
  });

  it('adds no cause if the last poll succeeded, whatever happened before', async () => {
    const { gen, sandbox } = simulate({ timing: { end: '10m' } });
    sandbox.setFaults([{ fault: 'lost', operation, for: '40s' }]);
    const error = await ends(failure(gen.text2video.run(request, { deadline: minute })));
    expect([error.name, error.state, error.cause]).toEqual(['DeadlineError', 'processing', undefined]);
  });

  it('adds no state if no poll has succeeded', async () => {
    const { gen, sandbox } = simulate();
    sandbox.setFaults([{ fault: 'status', code: 503, operation }]);
    const error = await ends(failure(gen.text2video.run(request, { deadline: minute })));
    expect([error.name, error.state, error.cause.status]).toEqual(['DeadlineError', undefined, 503]);
  });

  it('ends the wait at its deadline, and not the task, which its handle resumes', async () => {
    const { gen, creates } = simulate({ timing: { end: '90s' } });
    const error = await ends(failure(gen.text2video.run(request, { deadline: minute })));
    expect(await ends(gen.tasks.resume(error.handle))).toMatchObject({ id: error.taskId, state: 'success' });
    expect(creates()).toBe(1);
  });

  it('ends a watch at its deadline, too', async () => {
    const { gen } = simulate({ timing: { queueing: 0, processing: 0, end: '10m' } });
    const created = await gen.text2video.create(request);
    const watch = gen.tasks.watch(created, { deadline: minute });
    expect(await ends(watch.next())).toMatchObject({ value: { state: 'processing' } });
    expect(await ends(failure(watch.next()))).toMatchObject({ name: 'DeadlineError', state: 'processing' });
  });
});
