import { describe, expect, it, vi } from 'vitest';
import { GenMedia, type RunOptions, type WaitOptions } from '../../src/index.js';
import { failure } from '../client/failure.js';
import { request } from '../sandbox/setup.js';
import { FakeUpdates } from './fake-updates.js';
import { atOnce, ends, gapsOf, pass, simulate } from './simulated.js';

/** A client of a service that returns the given responses, in simulated time. */
function setupService(responseTo: (poll: number) => [status: number, body: object, headers?: Record<string, string>]) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  const startedAt = Date.now();
  const polls: number[] = [];
  const fetch = async () => {
    polls.push(Date.now() - startedAt);
    const [status, body, headers = {}] = responseTo(polls.length);
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
  };
  return { polls, gen: new GenMedia({ baseUrl: 'http://localhost', apiKey: 'secret-key', fetch }) };
}

describe('the deadline of a wait', () => {
  it('keeps the deadline even if every poll returns a change', async () => {
    const { gen, polls } = setupService((poll) => [200, { id: 'a', state: 'processing', progress: poll }]);
    const waiting = failure(gen.tasks.wait('a', { deadline: 5000 }));
    await pass(6000);
    expect(polls.filter((at) => at >= 5000)).toHaveLength(1);
    expect(await atOnce(waiting)).toMatchObject({ name: 'DeadlineError' });
  });

  it('polls a last time at the deadline, even before Retry-After is over', async () => {
    const { gen, polls } = setupService(() => [429, {}, { 'retry-after': '30' }]);
    await ends(failure(gen.tasks.wait('a', { deadline: 10_000 })));
    expect(polls).toEqual([0, 10_000]);
  });

  it('finds at its deadline a task that ended long before, during a Retry-After of an hour', async () => {
    const { gen, polls } = setupService((poll) =>
      poll === 1 ? [503, {}, { 'retry-after': '3600' }] : [200, { id: 'a', state: 'success', creations: [] }],
    );
    expect(await ends(gen.tasks.wait('a', { deadline: 6000 }))).toMatchObject({ state: 'success' });
    expect(polls).toEqual([0, 6000]);
  });
});

describe('firstPollAfter', () => {
  it.each([Number.NaN, '20s', -1, {}])('rejects %s as firstPollAfter', async (firstPollAfter) => {
    const { gen, sent } = simulate();
    const run = failure(gen.text2video.run(request, { firstPollAfter: firstPollAfter as never }));
    await pass(1000);
    expect(sent).toEqual([]);
    expect(await atOnce(run)).toMatchObject({ name: 'ConfigurationError' });
  });
});

it('rejects an invalid signal of a run before it creates a task', async () => {
  const { gen, creates } = simulate();
  const outcome = await ends(failure(gen.text2video.run(request, { signal: new EventTarget() as AbortSignal })));
  expect([outcome.name, creates()]).toEqual(['ConfigurationError', 0]);
});

it.each([{ onUpdate: 'log' }, { onCreated: 7 }, { onSending: {} }])(
  'rejects %o before it creates a task',
  async (options) => {
    const { gen, creates } = simulate();
    const outcome = await ends(failure(gen.text2video.run(request, options as never)));
    expect([outcome.name, creates()]).toEqual(['ConfigurationError', 0]);
  },
);

describe('an error after a create', () => {
  const broken = () => {
    throw new Error('The disk is full.');
  };
  it.each<[string, object]>([
    ['an onUpdate that throws', { onUpdate: broken }],
    ['an onUpdate that rejects', { onUpdate: async () => broken() }],
    ['an onCreated that throws', { onCreated: broken }],
    ['callbacks that throw', { callbacks: { listen: broken } }],
  ])('adds the handle to the error with %s', async (_, options) => {
    const { gen, sandbox } = simulate();
    const error = await ends(failure(gen.text2video.run(request, options as RunOptions)));
    expect(error).toBeInstanceOf(Error);
    expect(error.handle).toMatchObject({ id: sandbox.tasks()[0]?.id, operation: 'createText2Video' });
  });
});

it('polls at once for an update during Retry-After', async () => {
  const { gen } = setupService((poll) =>
    poll === 1 ? [429, {}, { 'retry-after': '7200' }] : [200, { id: 'a', state: 'success', creations: [] }],
  );
  const callbacks = new FakeUpdates();
  const waiting = gen.tasks.wait('a', { callbacks });
  await pass(1000);
  callbacks.send('a', 'success');
  expect(await atOnce(waiting)).toMatchObject({ state: 'success' });
});

describe('a deadline of an invalid type', () => {
  it.each(['5000', true, [5000]])('rejects %j as a deadline', async (deadline) => {
    const { gen } = simulate();
    const error = await ends(failure(gen.tasks.wait('a', { deadline } as unknown as WaitOptions)));
    expect(error.name).toBe('ConfigurationError');
  });
});

it('polls at the usual interval with a handle from a clock that is ahead', async () => {
  const { gen, polls } = simulate({ timing: { end: '60s' } });
  const { handle } = await gen.text2video.create(request);
  await ends(gen.tasks.resume({ ...handle, createdAt: Date.now() + 3_600_000 }));
  expect(Math.max(...gapsOf(polls()))).toBeLessThanOrEqual(4000);
});

it('polls at the usual interval after an update of success that the service does not confirm yet', async () => {
  const { gen, polls } = simulate({ timing: { end: '10s' } });
  const callbacks = new FakeUpdates();
  const created = await gen.adFilm.create({ images: ['https://example.com/watch.png'] });
  const wait = gen.tasks.wait(created, { callbacks });
  await pass(9500);
  callbacks.send(created.id, 'success');
  await ends(wait);
  expect(polls()[1]).toBeLessThanOrEqual(12_000);
});

it('logs an unknown state once, even if the progress changes, and without the key', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { gen } = setupService((poll) =>
    poll < 5
      ? [200, { id: 'a', state: 'paused secret-key', progress: poll }]
      : [200, { id: 'a', state: 'success', creations: [] }],
  );
  await ends(gen.tasks.wait('a'));
  expect(warn).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(warn.mock.calls)).not.toContain('secret-key');
});
