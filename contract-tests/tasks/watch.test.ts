import { describe, expect, it, vi } from 'vitest';
import { request } from '../sandbox/setup.js';
import { all, ends, pass, simulate, statesOf } from './simulated.js';

const film = { images: ['https://example.com/watch.png'], prompt: 'A watch that survives the sea' };
const often = { firstPollAfter: 0, interval: 500, maxInterval: 500 };

describe('a watch', () => {
  it('yields each change of the state once, in order, and ends with the task', async () => {
    const { gen, polls } = simulate({ timing: { queueing: '2s', processing: '6s', end: '20s' } });
    const created = await gen.text2video.create(request);
    const seen = await ends(all(gen.tasks.watch(created, often)));
    expect(statesOf(seen)).toEqual(['created', 'queueing', 'processing', 'success']);
    expect(polls().length).toBeGreaterThan(40);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('skips states between two polls', async () => {
    const { gen } = simulate({ timing: { queueing: '1s', processing: '2s', end: '30s' } });
    const created = await gen.text2video.create(request);
    const seen = await ends(all(gen.tasks.watch(created, { firstPollAfter: 5000 })));
    expect(statesOf(seen)).toEqual(['processing', 'success']);
  });

  it('yields the progress of a film, each step once', async () => {
    const { gen, polls } = simulate({ timing: { queueing: 0, processing: 0, end: '100s' } });
    const created = await gen.adFilm.create(film);
    const seen = await ends(all(gen.tasks.watch(created, often)));
    const steps = seen.map(({ progress }) => progress ?? -1);
    expect(steps).toEqual([...new Set(steps)].sort((a, b) => a - b));
    expect([steps[0], steps.at(-1), seen.at(-1)?.state]).toEqual([0, 100, 'success']);
    // There are twice as many polls as steps: those between two steps yield nothing.
    expect(steps.length).toBeGreaterThan(95);
    expect(polls().length).toBeGreaterThan(1.8 * steps.length);
  });

  it('polls only while the caller requests the next value', async () => {
    const { gen, polls } = simulate({ timing: { queueing: '2s', processing: '6s', end: '20s' } });
    const created = await gen.text2video.create(request);
    const watch = gen.tasks.watch(created, often);
    await pass(60_000);
    expect([polls().length, vi.getTimerCount()]).toEqual([0, 0]);
    expect(await ends(watch.next())).toMatchObject({ value: { state: 'success' } });
    await pass(60_000);
    expect([polls().length, vi.getTimerCount()]).toEqual([1, 0]);
    expect(await watch.next()).toEqual({ value: undefined, done: true });
  });

  it('does not disturb another watch of the same task', async () => {
    const { gen } = simulate({ timing: { queueing: '2s', processing: '6s', end: '20s' } });
    const created = await gen.text2video.create(request);
    const watches = [gen.tasks.watch(created, often), gen.tasks.watch(created, often)];
    for (const seen of await ends(Promise.all(watches.map(all)))) {
      expect(statesOf(seen)).toEqual(['created', 'queueing', 'processing', 'success']);
    }
  });
});

describe('leaving a watch', () => {
  const leave: [how: string, body: () => 'break' | 'throw'][] = [
    ['by break', () => 'break'],
    ['by an error', () => 'throw'],
  ];

  it.each(leave)('%s stops it: no further request, no timer, no listener', async (_, how) => {
    const { gen, polls } = simulate();
    const created = await gen.text2video.create(request);
    const removed = vi.fn();
    const callbacks = { listen: () => removed };
    const watching = async () => {
      for await (const { state } of gen.tasks.watch(created, { ...often, callbacks })) {
        if (state !== 'processing') continue;
        if (how() === 'throw') throw new Error('The disk is full.');
        break;
      }
    };
    const watched = watching().then(
      () => 'break',
      (error: Error) => error.message,
    );
    expect(await ends(watched)).toBe(how() === 'break' ? 'break' : 'The disk is full.');
    const before = polls().length;
    expect(vi.getTimerCount()).toBe(0);
    await pass(600_000);
    expect(polls()).toHaveLength(before);
    expect(removed).toHaveBeenCalledTimes(1);
  });

  it('before its first value leaves nothing behind either', async () => {
    const { gen, polls } = simulate();
    const created = await gen.text2video.create(request);
    const watch = gen.tasks.watch(created, often);
    await watch.return();
    await pass(60_000);
    expect([await watch.next(), polls().length, vi.getTimerCount()]).toEqual([{ value: undefined, done: true }, 0, 0]);
  });
});
