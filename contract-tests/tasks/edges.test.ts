import { describe, expect, it, vi } from 'vitest';
import { GenMedia, type RunOptions, type WaitOptions } from '../../src/index.js';
import { failure } from '../client/failure.js';
import { request } from '../sandbox/setup.js';
import { Noticeboard } from './fake-updates.js';
import { atOnce, ends, gapsOf, pass, simulate } from './simulated.js';

/** A service that answers as told, in simulated time. */
function told(answer: (look: number) => [status: number, body: object, headers?: Record<string, string>]) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  const startedAt = Date.now();
  const looks: number[] = [];
  const fetch = async () => {
    looks.push(Date.now() - startedAt);
    const [status, body, headers = {}] = answer(looks.length);
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
  };
  return { looks, gen: new GenMedia({ baseUrl: 'http://localhost', apiKey: 'secret-key', fetch }) };
}

describe('the deadline of a wait', () => {
  it('holds where every look tells a change', async () => {
    const { gen, looks } = told((look) => [200, { id: 'a', state: 'processing', progress: look }]);
    const waiting = failure(gen.tasks.wait('a', { deadline: 5000 }));
    await pass(6000);
    expect(looks.filter((at) => at >= 5000)).toHaveLength(1);
    expect(await atOnce(waiting)).toMatchObject({ name: 'DeadlineError' });
  });

  it('brings a last look, also before Retry-After is over', async () => {
    const { gen, looks } = told(() => [429, {}, { 'retry-after': '30' }]);
    await ends(failure(gen.tasks.wait('a', { deadline: 10_000 })));
    expect(looks).toEqual([0, 10_000]);
  });

  it('finds a task that was done long before, behind a page of maintenance', async () => {
    const { gen, looks } = told((look) =>
      look === 1 ? [503, {}, { 'retry-after': '3600' }] : [200, { id: 'a', state: 'success', creations: [] }],
    );
    expect(await ends(gen.tasks.wait('a', { deadline: 6000 }))).toMatchObject({ state: 'success' });
    expect(looks).toEqual([0, 6000]);
  });
});

describe('a first look', () => {
  it.each([Number.NaN, '20s', -1, {}])('after %s is refused', async (firstPollAfter) => {
    const { gen, sent } = simulate();
    const run = failure(gen.text2video.run(request, { firstPollAfter: firstPollAfter as never }));
    await pass(1000);
    expect(sent).toEqual([]);
    expect(await atOnce(run)).toMatchObject({ name: 'ConfigurationError' });
  });
});

it('a run finds out that a signal is none before it pays', async () => {
  const { gen, creates } = simulate();
  const outcome = await ends(failure(gen.text2video.run(request, { signal: new EventTarget() as AbortSignal })));
  expect([outcome.name, creates()]).toEqual(['ConfigurationError', 0]);
});

describe('what fails after a create carries the handle, also', () => {
  const broken = () => {
    throw new Error('The disk is full.');
  };
  it.each<[string, object]>([
    ['an onUpdate that fails', { onUpdate: broken }],
    ['an onUpdate that rejects', { onUpdate: async () => broken() }],
    ['an onUpdate that is no function', { onUpdate: 'log' }],
    ['an onCreated that fails', { onCreated: broken }],
    ['an onCreated that is no function', { onCreated: 7 }],
    ['callbacks that cannot be listened to', { callbacks: {} }],
    ['callbacks that fail', { callbacks: { listen: broken } }],
  ])('%s', async (_, options) => {
    const { gen, sandbox } = simulate();
    const error = await ends(failure(gen.text2video.run(request, options as RunOptions)));
    expect(error).toBeInstanceOf(Error);
    expect(error.handle).toMatchObject({ id: sandbox.tasks()[0]?.id, operation: 'createText2Video' });
  });
});

it('news during the wait that Retry-After asks for do not end it', async () => {
  const { gen } = told((look) =>
    look === 1 ? [429, {}, { 'retry-after': '7200' }] : [200, { id: 'a', state: 'success', creations: [] }],
  );
  const callbacks = new Noticeboard();
  const waiting = gen.tasks.wait('a', { callbacks });
  await pass(1000);
  callbacks.pin('a', 'success');
  expect(await atOnce(waiting)).toMatchObject({ state: 'success' });
});

describe('a deadline of a wrong type', () => {
  it.each(['5000', true, [5000]])('%j is refused', async (deadline) => {
    const { gen } = simulate();
    const error = await ends(failure(gen.tasks.wait('a', { deadline } as unknown as WaitOptions)));
    expect(error.name).toBe('ConfigurationError');
  });
});

it('a handle from a clock that is ahead is looked at at the usual pace', async () => {
  const { gen, looks } = simulate({ timing: { end: '60s' } });
  const { handle } = await gen.text2video.create(request);
  await ends(gen.tasks.resume({ ...handle, createdAt: Date.now() + 3_600_000 }));
  expect(Math.max(...gapsOf(looks()))).toBeLessThanOrEqual(4000);
});

it('news of success that the service does not confirm yet bring looks at the usual pace', async () => {
  const { gen, looks } = simulate({ timing: { end: '10s' } });
  const callbacks = new Noticeboard();
  const created = await gen.adFilm.create({ images: ['https://example.com/watch.png'] });
  const wait = gen.tasks.wait(created, { callbacks });
  await pass(9500);
  callbacks.pin(created.id, 'success');
  await ends(wait);
  expect(looks()[1]).toBeLessThanOrEqual(12_000);
});

it('an unknown state is warned of once, also with progress, and without the key', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { gen } = told((look) =>
    look < 5
      ? [200, { id: 'a', state: 'paused secret-key', progress: look }]
      : [200, { id: 'a', state: 'success', creations: [] }],
  );
  await ends(gen.tasks.wait('a'));
  expect(warn).toHaveBeenCalledTimes(1);
  expect(JSON.stringify(warn.mock.calls)).not.toContain('secret-key');
});
