import { describe, expect, it, vi } from 'vitest';
import { TaskFailedError } from '../../src/index.js';
import { failure } from '../client/failure.js';
import { request } from '../sandbox/setup.js';
import { all, atOnce, ends, pass, simulate } from './simulated.js';

const failedTask = { fault: 'failed', errCode: 'OUT_OF_PAPER', operation: 'createText2Video' } as const;

it('counts a simulated minute as a minute for the client and for the sandbox', async () => {
  const { sandbox, now } = simulate();
  const before = sandbox.now().getTime();
  await pass(60_000);
  expect([now(), sandbox.now().getTime() - before]).toEqual([60_000, 60_000]);
});

describe('a wait', () => {
  it('returns the task that has succeeded, with its creations', async () => {
    const { gen, creates } = simulate({ timing: { end: '30s' } });
    const created = await gen.text2video.create({ ...request, payload: 'order 7' });
    const task = await ends(gen.tasks.wait(created));
    expect(task).toMatchObject({ id: created.id, state: 'success', payload: 'order 7' });
    expect(task.creations[0]?.url).toMatch(/^http:/);
    expect([creates(), vi.getTimerCount()]).toEqual([1, 0]);
  });

  it('polls a task that has ended once, at once', async () => {
    const { gen, polls } = simulate({ timing: { end: '30s' } });
    const { id, handle } = await gen.text2video.create(request);
    await pass(60_000);
    expect(await ends(gen.tasks.wait(id))).toMatchObject({ id, state: 'success' });
    expect(await ends(gen.tasks.wait(handle))).toMatchObject({ id, state: 'success' });
    for (const at of polls()) expect(at - 60_000).toBeLessThanOrEqual(2);
    expect(polls()).toHaveLength(2);
  });

  it('throws for a task that has failed, with the error code, the response and the handle', async () => {
    const { gen } = simulate({ faults: [failedTask] });
    const created = await gen.text2video.create(request);
    const error = await ends(failure(gen.tasks.wait(created)));
    expect(error).toBeInstanceOf(TaskFailedError);
    const { id, handle } = created;
    expect(error).toMatchObject({ errCode: 'OUT_OF_PAPER', taskId: id, handle, raw: await gen.tasks.get(id) });
    expect(error.message).toBe(
      `Task ${id} failed with err_code OUT_OF_PAPER. To try again, create another task, which costs credits`,
    );
    expect(vi.getTimerCount()).toBe(0);
  });

  it('calls onUpdate with the failed task before it throws', async () => {
    const { gen } = simulate({ faults: [failedTask], timing: { queueing: 0, processing: 0, end: '30s' } });
    const states: string[] = [];
    const onUpdate = ({ state }: { state: string }) => states.push(state);
    await ends(failure(gen.text2video.run(request, { onUpdate, firstPollAfter: 0 })));
    expect(states).toEqual(['processing', 'failed']);
  });

  it('does not end the process if a wait fails without being awaited', async () => {
    const { gen, polls } = simulate({ faults: [failedTask] });
    const created = await gen.text2video.create(request);
    void gen.tasks.wait(created);
    void gen.tasks.resume(created.handle);
    void gen.tasks.wait('unknown');
    void gen.text2video.run(request);
    await pass(60_000);
    expect(polls(created.id)).toHaveLength(2);
  });
});

describe('a watch', () => {
  it('yields the task that has failed, and ends without throwing', async () => {
    const { gen } = simulate({ faults: [failedTask] });
    const created = await gen.text2video.create(request);
    const seen = await ends(all(gen.tasks.watch(created)));
    expect(seen.at(-1)).toMatchObject({ id: created.id, state: 'failed', err_code: 'OUT_OF_PAPER' });
  });
});

describe('onUpdate', () => {
  const reason = new Error('The disk is full.');

  it.each<[what: string, onUpdate: () => unknown]>([
    [
      'throws',
      () => {
        throw reason;
      },
    ],
    ['rejects', () => Promise.reject(reason)],
    ['rejects later', () => new Promise((_, reject) => void setTimeout(() => reject(reason), 5000))],
  ])('ends the wait with the error of an onUpdate that %s, and sends nothing more', async (_, onUpdate) => {
    const { gen, polls } = simulate();
    const created = await gen.text2video.create(request);
    expect(await ends(failure(gen.tasks.wait(created, { onUpdate, firstPollAfter: 0 })))).toBe(reason);
    expect(vi.getTimerCount()).toBe(0);
    await pass(60_000);
    expect(polls()).toHaveLength(1);
  });

  it('awaits onUpdate before the next poll', async () => {
    const { gen, polls, now } = simulate();
    const calls: [from: number, to: number][] = [];
    const onUpdate = async () => {
      const from = now();
      await new Promise((resolve) => void setTimeout(resolve, 30_000));
      calls.push([from, now()]);
    };
    await ends(gen.text2video.run(request, { onUpdate, firstPollAfter: 0 }));
    expect(now()).toBeGreaterThanOrEqual(60_000);
    expect(calls).toHaveLength(2);
    for (const [from, to] of calls) expect(polls().filter((at) => at > from && at < to)).toEqual([]);
  });

  it('does not call onUpdate if nothing has changed', async () => {
    const { gen, polls } = simulate({ timing: { queueing: 0, processing: 0, end: '60s' } });
    const onUpdate = vi.fn();
    await ends(gen.text2video.run(request, { onUpdate, firstPollAfter: 0 }));
    expect(polls().length).toBeGreaterThan(10);
    expect(onUpdate.mock.calls.map(([{ state }]) => state)).toEqual(['processing', 'success']);
  });

  it('ignores what onUpdate returns', async () => {
    const { gen } = simulate({ timing: { end: 0 } });
    const wait = gen.text2video.run(request, { onUpdate: () => ({ state: 'failed' }), firstPollAfter: 0 });
    expect(await atOnce(ends(wait))).toMatchObject({ state: 'success' });
  });
});
