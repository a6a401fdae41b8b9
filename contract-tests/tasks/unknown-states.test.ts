import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DeadlineError, GenMedia, type GenMediaEvent } from '../../src/index.js';
import { failure } from '../client/failure.js';
import { responds } from '../client/server.js';
import { receive, request } from '../sandbox/setup.js';
import { all, ends, gapsOf, simulate, statesOf } from './simulated.js';

const paused = { fault: 'unknown-state', state: 'paused', operation: 'getTaskCreations' } as const;

const warn = () => vi.mocked(console.warn);
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));

describe('an undocumented state', () => {
  it('passes an undocumented state to onUpdate, logs one warning, and polls rarely', async () => {
    const { gen, polls, sandbox } = simulate({ timing: { end: '30s' } });
    sandbox.setFaults([{ ...paused, for: '5m' }]);
    const states: string[] = [];
    let id = '';
    const task = await ends(
      gen.text2video.run(request, {
        onCreated: (created) => {
          id = created.id;
        },
        onUpdate: ({ state }) => states.push(state),
      }),
    );
    expect([task.state, states]).toEqual(['success', ['paused', 'success']]);
    expect(warn().mock.calls).toEqual([[`Task ${id} is in the unknown state paused.`]]);
    expect(polls().length).toBeGreaterThan(18);
    for (const gap of gapsOf(polls())) {
      expect(gap).toBeGreaterThanOrEqual(13_500);
      expect(gap).toBeLessThanOrEqual(15_000);
    }
  });

  it('yields an undocumented state in a watch', async () => {
    const { gen, sandbox } = simulate();
    const created = await gen.text2video.create(request);
    sandbox.setFaults([{ ...paused, times: 3 }]);
    expect(statesOf(await ends(all(gen.tasks.watch(created))))).toEqual(['paused', 'success']);
  });

  it('polls an undocumented state at maxInterval', async () => {
    const { gen, polls, sandbox } = simulate();
    sandbox.setFaults([{ ...paused, times: 4 }]);
    await ends(gen.text2video.run(request, { maxInterval: 60_000 }));
    expect(polls()).toHaveLength(5);
    for (const gap of gapsOf(polls())) {
      expect(gap).toBeGreaterThanOrEqual(54_000);
      expect(gap).toBeLessThanOrEqual(60_000);
    }
  });

  it('keeps the deadline in an undocumented state', async () => {
    const { gen, sandbox, now } = simulate();
    sandbox.setFaults([paused]);
    const error = await ends(failure(gen.text2video.run(request, { deadline: 120_000 })));
    expect(error).toBeInstanceOf(DeadlineError);
    expect([error.state, error.cause]).toEqual(['paused', undefined]);
    expect(now()).toBeGreaterThanOrEqual(120_000);
    expect(now()).toBeLessThanOrEqual(121_000);
  });

  it('polls as often as before once a known state follows', async () => {
    const seen: (string | undefined)[] = [];
    const onEvent = (event: GenMediaEvent) => void (event.type === 'task' && seen.push(event.state));
    const { gen, polls, sandbox } = simulate({ timing: { queueing: 0, processing: 0, end: '90s' } }, { onEvent });
    sandbox.setFaults([{ ...paused, for: '30s' }]);
    await ends(gen.tasks.wait(await gen.text2video.create(request)));
    expect(seen.slice(1)).toEqual(['paused', 'processing', 'success']);
    const [slow = 0, ...others] = gapsOf(polls());
    expect(slow).toBeGreaterThanOrEqual(13_500);
    expect(others.length).toBeGreaterThan(8);
    expect(Math.max(...others)).toBeLessThanOrEqual(6400);
  });
});

describe('a response without a state', () => {
  it.each([[{}], [{ id: 'task-1' }], [{ state: null }]])(
    'polls rarely after the response %j, and keeps the deadline',
    async (body) => {
      const polls: number[] = [];
      const fetch = async () => {
        polls.push(now());
        return Response.json(body);
      };
      const { gen, now } = simulate({}, { fetch });
      const error = await ends(failure(gen.tasks.wait('task-1', { deadline: 120_000 })));
      expect(error).toMatchObject({ name: 'DeadlineError', taskId: 'task-1' });
      expect(error.state ?? undefined).toBeUndefined();
      // The last one is at the deadline.
      const gaps = gapsOf(polls).slice(0, -1);
      expect(gaps.length).toBeGreaterThan(6);
      for (const gap of gaps) {
        expect(gap).toBeGreaterThanOrEqual(13_500);
        expect(gap).toBeLessThanOrEqual(15_000);
      }
      expect(polls.at(-1)).toBeGreaterThanOrEqual(120_000);
      expect(polls.at(-1)).toBeLessThanOrEqual(121_000);
    },
  );

  it('continues a wait that gets a state later', async () => {
    const task = { id: 'task-1', state: 'success', creations: [] };
    const service = await receive(responds(200, {}), responds(200, {}), responds(200, task));
    const gen = new GenMedia({ baseUrl: service.url, apiKey: 'key' });
    const onUpdate = vi.fn();
    const wait = gen.tasks.wait('task-1', { interval: 10, maxInterval: 20, onUpdate });
    expect(await wait).toEqual(task);
    expect(onUpdate.mock.calls).toEqual([[task]]);
    expect(service.received).toHaveLength(3);
  });
});
