import { describe, expect, it, vi } from 'vitest';
import { request } from '../sandbox/setup.js';
import { all, ends, pass, simulate, statesOf } from './simulated.js';

const film = { images: ['https://example.com/watch.png'], prompt: 'A watch that survives the sea' };
const often = { firstPollAfter: 0, interval: 500, maxInterval: 500 };

describe('a watch', () => {
  it('gives each change of the state once, in order, and ends with the task', async () => {
    const { gen, looks } = simulate({ timing: { queueing: '2s', processing: '6s', end: '20s' } });
    const created = await gen.text2video.create(request);
    const seen = await ends(all(gen.tasks.watch(created, often)));
    expect(statesOf(seen)).toEqual(['created', 'queueing', 'processing', 'success']);
    expect(looks().length).toBeGreaterThan(40);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('skips what nobody saw', async () => {
    const { gen } = simulate({ timing: { queueing: '1s', processing: '2s', end: '30s' } });
    const created = await gen.text2video.create(request);
    const seen = await ends(all(gen.tasks.watch(created, { firstPollAfter: 5000 })));
    expect(statesOf(seen)).toEqual(['processing', 'success']);
  });

  it('gives the progress of a film, each step once', async () => {
    const { gen, looks } = simulate({ timing: { queueing: 0, processing: 0, end: '100s' } });
    const created = await gen.adFilm.create(film);
    const seen = await ends(all(gen.tasks.watch(created, often)));
    const steps = seen.map(({ progress }) => progress ?? -1);
    expect(steps).toEqual([...new Set(steps)].sort((one, two) => one - two));
    expect([steps[0], steps.at(-1), seen.at(-1)?.state]).toEqual([0, 100, 'success']);
    // Looks are twice as many as steps: those between two steps give nothing.
    expect(steps.length).toBeGreaterThan(95);
    expect(looks().length).toBeGreaterThan(1.8 * steps.length);
  });

  it('looks only while somebody asks for more', async () => {
    const { gen, looks } = simulate({ timing: { queueing: '2s', processing: '6s', end: '20s' } });
    const created = await gen.text2video.create(request);
    const watch = gen.tasks.watch(created, often);
    await pass(60_000);
    expect([looks().length, vi.getTimerCount()]).toEqual([0, 0]);
    expect(await ends(watch.next())).toMatchObject({ value: { state: 'success' } });
    await pass(60_000);
    expect([looks().length, vi.getTimerCount()]).toEqual([1, 0]);
    expect(await watch.next()).toEqual({ value: undefined, done: true });
  });

  it('of one task does not disturb another of it', async () => {
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
    const { gen, looks } = simulate();
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
    const before = looks().length;
    expect(vi.getTimerCount()).toBe(0);
    await pass(600_000);
    expect(looks()).toHaveLength(before);
    expect(removed).toHaveBeenCalledTimes(1);
  });

  it('at once leaves nothing either', async () => {
    const { gen, looks } = simulate();
    const created = await gen.text2video.create(request);
    const watch = gen.tasks.watch(created, often);
    await watch.return();
    await pass(60_000);
    expect([await watch.next(), looks().length, vi.getTimerCount()]).toEqual([{ value: undefined, done: true }, 0, 0]);
  });
});
