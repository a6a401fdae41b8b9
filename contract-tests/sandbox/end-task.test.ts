import { describe, expect, it } from 'vitest';
import { ConfigurationError } from '../../src/index.js';
import type { Sandbox } from '../../src/sandbox/index.js';
import { failure } from '../client/failure.js';
import { byHeader, open, openStopped, receive, request, statesOf, transports } from './setup.js';

const film = { images: ['https://example.com/bottle.png'], prompt: 'A bottle', duration: 15 } as const;

describe('finish', () => {
  it('ends one task with success, and posts its callback; others go on', async () => {
    const { url, ...receiver } = await receive();
    const { sandbox, gen } = openStopped();
    const [first, second] = [
      await gen.text2video.create({ ...request, callback_url: url }),
      await gen.text2video.create(request),
    ];
    await sandbox.advance('3s');
    const before = sandbox.now();
    await sandbox.finish(first);
    expect(sandbox.now()).toEqual(before);
    expect(statesOf({ ...receiver, url })).toEqual(['processing', 'success']);
    expect(await gen.tasks.get(first.id)).toMatchObject({ state: 'success', creations: [{ url: expect.any(String) }] });
    expect(await gen.tasks.get(second.id)).toMatchObject({ state: 'processing' });
    // What was planned for its first end does nothing.
    await sandbox.advance('1h');
    expect(receiver.received).toHaveLength(2);
  });

  it('skips the states that the task has not reached, in its callbacks too', async () => {
    const receiver = await receive();
    const { sandbox, gen } = openStopped();
    const { id } = await gen.text2video.create({ ...request, callback_url: receiver.url });
    await sandbox.finish(id);
    await sandbox.advance('1h');
    expect(statesOf(receiver)).toEqual(['success']);
    expect(sandbox.callbacks().map(({ state, outcome }) => [state, outcome])).toContainEqual([
      'processing',
      'not sent',
    ]);
  });

  it('turns a task that was to fail into one that succeeds', async () => {
    const { sandbox, gen } = openStopped();
    const { id } = await gen.text2video.create(request, byHeader('failed'));
    await sandbox.finish(id);
    expect(await gen.tasks.get(id)).toMatchObject({ state: 'success', err_code: '' });
  });

  it.each([
    ['callback-delayed; by=5s', '4999ms', '1ms'],
    ['callback-out-of-order', '999ms', '1ms'],
  ])('keeps the fault %s of the callbacks of a task', async (fault, before, rest) => {
    const receiver = await receive();
    const { sandbox, gen } = openStopped();
    const { id } = await gen.text2video.create({ ...request, callback_url: receiver.url }, byHeader(fault));
    await sandbox.advance('3s');
    await sandbox.finish(id);
    await sandbox.advance(before as '1ms');
    const missing = fault.startsWith('callback-out') ? 'processing' : 'success';
    expect(statesOf(receiver)).not.toContain(missing);
    await sandbox.advance(rest as '1ms');
    expect(statesOf(receiver).at(-1)).toBe(missing);
    await sandbox.advance('1h');
    expect(receiver.received).toHaveLength(2);
  });

  it('ends a film with its parts', async () => {
    const { sandbox, gen } = openStopped();
    const task = await gen.adFilm.create(film);
    await sandbox.finish(task.id);
    const { data_records, state } = (await gen.adFilm.get(task)) as { state: string; data_records: object };
    expect(state).toBe('success');
    expect(JSON.stringify(data_records).match(/"state":"success"/g)).toHaveLength(6);
  });
});

describe('fail', () => {
  it('ends a task with an error code, by default that of the fault', async () => {
    const receiver = await receive();
    const { sandbox, gen } = openStopped();
    const make = () => gen.text2video.create({ ...request, callback_url: receiver.url });
    const [first, second] = [await make(), await make()];
    await sandbox.fail(first, 'OUT_OF_PAPER');
    await sandbox.fail(second.id);
    expect(await gen.tasks.get(first.id)).toMatchObject({ state: 'failed', err_code: 'OUT_OF_PAPER' });
    expect(await gen.tasks.get(second.id)).toMatchObject({ state: 'failed', err_code: 'SANDBOX_FAULT' });
    expect(statesOf(receiver)).toEqual(['failed', 'failed']);
  });

  it('fails only the composition of a film', async () => {
    const { sandbox, gen } = openStopped();
    const task = await gen.adFilm.create(film);
    await sandbox.fail(task.id, 'OUT_OF_PAPER');
    const text = JSON.stringify(await gen.adFilm.get(task));
    expect(text.match(/"err_code":"OUT_OF_PAPER"/g)).toHaveLength(2);
    expect(text.match(/"state":"success"/g)).toHaveLength(5);
  });

  it('rejects an empty error code', () => {
    expect(() => open().fail('x', '')).toThrow(
      'The second argument of fail must be an error code, a string that is not empty, not "".',
    );
  });
});

it('rejects the end of a task that has ended the other way, or that does not exist', async () => {
  const { sandbox, gen } = openStopped();
  const [good, bad] = [await gen.text2video.create(request), await gen.text2video.create(request, byHeader('failed'))];
  await sandbox.advance('10s');
  const error = await failure(sandbox.fail(good));
  expect(error).toBeInstanceOf(ConfigurationError);
  expect(error.message).toBe(`Task ${good.id} has succeeded already, so it cannot be failed. Create another one.`);
  expect((await failure(sandbox.finish(bad))).message).toContain('has failed already, so it cannot be finished.');
  expect((await failure(sandbox.fail('nobody'))).message).toBe(
    'This sandbox has no task nobody. tasks(), or GET /_sandbox/tasks, lists those that it has.',
  );
});

it.each([
  [undefined, 'undefined'],
  [null, 'null'],
  [5, '5'],
  [{}, 'an object'],
  [Promise.resolve({ id: 'x' }), 'a promise: await it first'],
])('names what was passed in place of a task: %s', async (task, shown) => {
  for (const sandbox of [open(), open({ isolate: 'key' })]) {
    const message = `must be a task or its id, not ${shown}.`;
    expect((await failure(sandbox.finish(task as never))).message).toBe(`The first argument of finish ${message}`);
    expect((await failure(sandbox.fail(task as never))).message).toBe(`The first argument of fail ${message}`);
  }
});

it('leaves a task that has ended this way as it is, with the callbacks that it had', async () => {
  const receiver = await receive();
  const { sandbox, gen } = openStopped();
  const make = (fault: string) => gen.text2video.create({ ...request, callback_url: receiver.url }, byHeader(fault));
  const [good, bad] = [await make('slow; by=0'), await make('failed; errCode=FIRST')];
  await sandbox.advance('10s');
  const before = sandbox.tasks();
  await sandbox.finish(good);
  await sandbox.fail(bad, 'SECOND');
  expect(sandbox.tasks()).toEqual(before);
  expect(receiver.received).toHaveLength(4);
});

it.each<[string, Parameters<Sandbox['advance']>[0] | undefined, number]>([
  ['by its fault', undefined, 99],
  ['while it was queueing', '1s', 0],
  ['in the middle', '6s', 50],
  ['just before its end', 9999, 99],
])('reports of a task that failed %s the progress at that time', async (_, at, progress) => {
  const { sandbox, gen } = openStopped();
  const made = await gen.adFilm.create(film, byHeader(at === undefined ? 'failed' : 'slow; by=0'));
  await sandbox.advance(at ?? '10s');
  if (at !== undefined) await sandbox.fail(made);
  await sandbox.advance('1h');
  expect(await gen.tasks.get(made)).toMatchObject({ state: 'failed', progress });
  expect(sandbox.tasks().find(({ id }) => id === made.id)).toMatchObject({ state: 'failed', progress });
});

describe.each(transports)('the controls for tasks and speed %s', (_, enter) => {
  it('ends tasks and sets the speed by the controls', async () => {
    const sandbox = open();
    const { gen, fetch, url } = await enter(sandbox);
    const control = async (path: string, body: unknown, method = 'POST') => {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(`${url}/_sandbox${path}`, { method, headers, body: JSON.stringify(body) });
      return [response.status, await response.json()];
    };
    const [first, second] = [await gen.text2video.create(request), await gen.text2video.create(request)];
    expect(await control('/finish', { task: first.id })).toMatchObject([200, { speed: 0 }]);
    expect(await control('/fail', { task: second.id, errCode: 'OUT' })).toMatchObject([200, { speed: 0 }]);
    expect(sandbox.tasks().map(({ state, errCode }) => [state, errCode])).toEqual([
      ['failed', 'OUT'],
      ['success', ''],
    ]);
    expect(await control('/finish', { task: first.id })).toMatchObject([200, { speed: 0 }]);
    expect(await control('/fail', { task: second.id })).toMatchObject([200, { speed: 0 }]);
    expect(await control('/fail', { task: first.id })).toMatchObject([422, { error: { code: 'invalid_request' } }]);
    expect(await control('/finish', { task: 'x' })).toMatchObject([404, { error: { code: 'unknown_task' } }]);
    expect(await control('/fail', {})).toMatchObject([422, { error: { message: expect.stringContaining('"task"') } }]);
    expect(await control('/speed', { speed: 60 }, 'PUT')).toMatchObject([200, { speed: 60 }]);
    expect(await control('/speed', { speed: -1 }, 'PUT')).toMatchObject([
      422,
      { error: { message: 'The argument of setSpeed must be a number of at least 0, not -1.' } },
    ]);
    expect(sandbox.speed).toBe(60);
    expect(await control('/reset', { keepClock: true })).toMatchObject([200, { speed: 60 }]);
    expect(await control('/reset', {})).toMatchObject([200, { speed: 0 }]);
  });
});

it('starts a clock that stood still with setSpeed, and posts callbacks that were waiting', async () => {
  const receiver = await receive();
  const { sandbox, gen } = openStopped();
  await gen.text2video.create({ ...request, callback_url: receiver.url });
  const before = sandbox.now();
  sandbox.setSpeed(10_000);
  await expect.poll(() => statesOf(receiver)).toEqual(['processing', 'success']);
  expect(+sandbox.now()).toBeGreaterThan(+before);
  sandbox.setSpeed(0);
  expect(sandbox.now()).toEqual(sandbox.now());
});

it('keeps the clock on a reset if asked', async () => {
  const { sandbox } = openStopped();
  await sandbox.advance('30d');
  const now = sandbox.now();
  await sandbox.reset({ keepClock: true });
  expect(sandbox.now()).toEqual(now);
  await sandbox.reset();
  expect(+now - +sandbox.now()).toBeGreaterThan(29 * 86_400_000);
});
