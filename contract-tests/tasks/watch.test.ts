import { describe, expect, it, vi } from 'vitest';
import { lengths, pollCount } from '../../scripts/docs/guides/parts/poll-counts.js';
import type { CreatedTask, GenMedia, Task, WatchOptions } from '../../src/index.js';
import { request } from '../sandbox/setup.js';
import { FakeUpdates } from './fake-updates.js';
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

  it('leaves another watch of the same task as it is', async () => {
    const { gen } = simulate({ timing: { queueing: '2s', processing: '6s', end: '20s' } });
    const created = await gen.text2video.create(request);
    const watches = [gen.tasks.watch(created, often), gen.tasks.watch(created, often)];
    for (const seen of await ends(Promise.all(watches.map(all)))) {
      expect(statesOf(seen)).toEqual(['created', 'queueing', 'processing', 'success']);
    }
  });
});

/** Ways to see the changes of a task. Each returns what was seen. */
const watchers: [how: string, see: (gen: GenMedia, task: CreatedTask) => Promise<Task[]>][] = [
  ['watch', (gen, task) => all(gen.tasks.watch(task))],
  ['onUpdate of wait', (gen, task) => updatesOf((onUpdate) => gen.tasks.wait(task, { onUpdate }))],
  ['onUpdate of resume', (gen, { handle }) => updatesOf((onUpdate) => gen.tasks.resume(handle, { onUpdate }))],
];

async function updatesOf(wait: (onUpdate: (task: Task) => void) => Promise<unknown>): Promise<Task[]> {
  const seen: Task[] = [];
  await wait((task) => void seen.push(task));
  return seen;
}

describe('changes with the default options', () => {
  it.each(watchers)('reports every state by %s, as the server advises, with a poll for each', async (_, see) => {
    const { gen, polls, now } = simulate({ pollAdvice: true });
    const seen = await ends(see(gen, await gen.text2video.create(request)));
    expect(statesOf(seen)).toEqual(['queueing', 'processing', 'success']);
    expect(polls()).toHaveLength(3);
    expect(now()).toBeLessThan(10_500);
  });

  it('reports every state by onUpdate of run', async () => {
    const { gen } = simulate({ pollAdvice: true });
    const seen = await ends(updatesOf((onUpdate) => gen.text2video.run(request, { onUpdate })));
    expect(statesOf(seen)).toEqual(['queueing', 'processing', 'success']);
  });

  it.each([10, 60])('reports the last states at speed %i of the sandbox, too', async (speed) => {
    const { gen } = simulate({ pollAdvice: true, speed });
    const seen = await ends(all(gen.tasks.watch(await gen.text2video.create(request))));
    expect(statesOf(seen).slice(-2)).toEqual(['processing', 'success']);
  });

  it.each(watchers)('reports by %s every state of a film of 40 s without advice', async (_, see) => {
    const { gen, polls, now } = simulate({ timing: { end: '40s' } });
    const seen = await ends(see(gen, await gen.adFilm.create(film)));
    expect(statesOf(seen)).toEqual(['queueing', ...Array(seen.length - 2).fill('processing'), 'success']);
    expect(seen.length).toBeGreaterThan(10);
    expect(polls()[0]).toBeLessThanOrEqual(1000);
    expect(polls().length).toBeLessThanOrEqual(20);
    // Nobody who only waits sees the end before a minute.
    expect(now()).toBeLessThan(49_000);
  });

  it('reports each part of a film, as the server advises', async () => {
    const { gen, polls } = simulate({ pollAdvice: true });
    const seen = await ends(all(gen.tasks.watch(await gen.adFilm.create({ ...film, duration: 50 }))));
    // Thirteen parts, and the two states before them.
    expect(seen.length).toBeGreaterThanOrEqual(13);
    expect(polls().length).toBeLessThanOrEqual(16);
  });

  it('polls at once in a watch that begins late', async () => {
    const { gen, polls } = simulate({ timing: { end: '5m' } });
    const { handle } = await gen.adFilm.create(film);
    await pass(5000);
    const watch = gen.tasks.watch(handle);
    await ends(watch.next());
    await watch.return();
    expect(polls()).toEqual([5000]);
  });

  it.each<[what: string, options: WatchOptions, polls: number[]]>([
    ['firstPollAfter', { firstPollAfter: 3000 }, [3000, 4000, 5000, 6000]],
    ['interval', { interval: 3000 }, [3000, 6000, 9000, 12_000]],
    ['maxInterval', { maxInterval: 1000 }, [1000, 2000, 3000, 4000, 5000, 6000, 7000, 8000]],
    ['deadline', { deadline: 2500 }, [1000, 2000, 2500]],
  ])('polls no more often than %s says', async (_, options, expected) => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const { gen, polls } = simulate({ timing: { end: '20s' } });
    const watched = all(gen.tasks.watch(await gen.text2video.create(request), options));
    await ends(watched.catch(() => {}));
    expect(polls().slice(0, expected.length)).toEqual(expected);
  });

  it('polls with callbacks only when they report a change', async () => {
    const { gen, polls } = simulate({ timing: { end: '20s' } });
    const callbacks = new FakeUpdates();
    const { handle } = await gen.text2video.create(request);
    const watched = all(gen.tasks.watch(handle, { callbacks }));
    await pass(10_000);
    expect(polls()).toEqual([]);
    callbacks.send(handle.id, 'processing');
    await pass(10_000);
    callbacks.send(handle.id, 'success');
    expect([statesOf(await ends(watched)), polls().length]).toEqual([['processing', 'success'], 2]);
  });

  it('polls rarely after a state that the document does not know, and after a failure', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const { gen, polls, sandbox } = simulate({ timing: { end: '30s' } });
    sandbox.setFaults([{ fault: 'unknown-state', state: 'paused', operation: 'getTaskCreations', times: 1 }]);
    const watch = gen.tasks.watch(await gen.text2video.create(request));
    await ends(watch.next());
    sandbox.setFaults([{ fault: 'status', code: 503, operation: 'getTaskCreations', times: 1 }]);
    await ends(watch.next());
    await watch.return();
    expect(polls()).toEqual([1000, 16_000, 31_000]);
  });
});

describe('polls that a watch adds', () => {
  it.each(lengths)('sends as many polls for a video of %i s as the guide says, watched or not', async (seconds) => {
    for (const isAdvised of [false, true]) {
      for (const isWatched of [false, true]) {
        // Every poll comes as early as it may.
        vi.spyOn(Math, 'random').mockReturnValue(isAdvised ? 0 : 1 - Number.EPSILON);
        const { gen, polls } = simulate({ timing: { end: `${seconds}s` }, pollAdvice: isAdvised });
        const created = await gen.text2video.create(request);
        const options = isWatched ? { onUpdate: () => {} } : {};
        await ends(gen.tasks.wait(created, options));
        const maxPolls = pollCount({ end: 1000 * seconds, usualFirstPoll: 20_000, isWatched, isAdvised });
        expect(polls().length, `${isAdvised} ${isWatched}`).toBeLessThanOrEqual(maxPolls);
        expect(polls().length, `${isAdvised} ${isWatched}`).toBeGreaterThanOrEqual(Math.floor(0.85 * maxPolls));
        vi.useRealTimers();
      }
    }
  });

  it('adds 20 polls at most, whatever the length of a task', () => {
    for (const usualFirstPoll of [0, 5000, 20_000, 60_000]) {
      for (let end = 250; end < 3_600_000; end *= 1.1) {
        const timing = { end, usualFirstPoll, isAdvised: false };
        const added = pollCount({ ...timing, isWatched: true }) - pollCount({ ...timing, isWatched: false });
        expect(added, `${usualFirstPoll} ms, ${end} ms`).toBeLessThanOrEqual(20);
        const advised = { end, usualFirstPoll, isAdvised: true };
        const few = pollCount({ ...advised, isWatched: true }) - pollCount({ ...advised, isWatched: false });
        expect(few, `${usualFirstPoll} ms, ${end} ms, with advice`).toBeLessThanOrEqual(6);
      }
    }
  });
});

describe('a watch that the caller leaves', () => {
  const leave: [how: string, body: () => 'break' | 'throw'][] = [
    ['by break', () => 'break'],
    ['by an error', () => 'throw'],
  ];

  it.each(leave)('stops when it is left %s, without further requests, timers and listeners', async (_, how) => {
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

  it('leaves no request and no timer if it is left before its first value', async () => {
    const { gen, polls } = simulate();
    const created = await gen.text2video.create(request);
    const watch = gen.tasks.watch(created, often);
    await watch.return();
    await pass(60_000);
    expect([await watch.next(), polls().length, vi.getTimerCount()]).toEqual([{ value: undefined, done: true }, 0, 0]);
  });
});
