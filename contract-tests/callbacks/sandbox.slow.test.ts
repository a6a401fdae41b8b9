import { describe, expect, it } from 'vitest';
import type { CreatedTask, OperationId } from '../../src/index.js';
import type { Sandbox, SandboxOptions } from '../../src/sandbox/index.js';
import { calls } from '../client/calls.js';
import { compositionOf, finishedFilm } from '../sandbox/finished-film.js';
import { byHeader, clientOf, open as openSandbox, request } from '../sandbox/setup.js';
import { document, examplesOf, operations } from '../support/document.js';
import { open, post, serve, taskCallback } from './setup.js';

const cases = operations
  .filter(({ operation }) => operation.callbacks)
  .flatMap(({ operation }) =>
    examplesOf(operation.requestBody).map(([name, example]) => ({
      operationId: operation.operationId as OperationId,
      name,
      example,
    })),
  );

/** A sandbox, its client, and a handler behind a real server that it calls back. */
async function scene(options: SandboxOptions = {}) {
  const handler = open();
  const url = await serve(handler);
  const sandbox = openSandbox(options);
  return { ...handler, url, sandbox, gen: clientOf(sandbox) };
}

const attemptsOf = (sandbox: Sandbox) =>
  sandbox.callbacks().flatMap(({ attempts }) => attempts.map(({ status }) => status));

describe('every operation that calls back', () => {
  it.each(cases)('accepts and reports the updates of $operationId, $name', async ({ operationId, example }) => {
    const { sandbox, gen, url, updates, rejections, errors } = await scene();
    const isPart = operationId === 'editAdFilm' || operationId === 'composeAdFilm';
    const film = isPart ? await finishedFilm(sandbox, gen) : undefined;
    const parts = film && (operationId === 'editAdFilm' ? { ad_one_click_task_id: film.id } : compositionOf(film));
    const body = { ...example, ...parts, callback_url: url };
    const { id } = (await calls[operationId](gen, body, {})) as CreatedTask;
    // The parts of a film are done at once.
    for (const wait of isPart ? [0] : [2000, 8000]) await sandbox.advance(wait);
    expect(updates.map(({ taskId, state }) => [taskId, state])).toEqual(
      (isPart ? ['success'] : ['processing', 'success']).map((state) => [id, state]),
    );
    const read = operationId === 'createAdFilm' ? gen.adFilm.get(id) : gen.tasks.get(id);
    expect(updates.at(-1)?.task).toEqual(await read);
    expect([rejections, errors]).toEqual([[], []]);
  });

  it.each(cases.filter(({ operationId }) => /createText2Video|createAdFilm|createMv/.test(operationId)))(
    'reports the failure of $operationId, $name with its code',
    async ({ operationId, example }) => {
      const { sandbox, gen, url, updates } = await scene();
      await calls[operationId](gen, { ...example, callback_url: url }, byHeader('failed; errCode=OUT_OF_PAPER'));
      await sandbox.advance('10s');
      expect(updates.map(({ task }) => [task.state, task.err_code])).toMatchObject([
        ['processing', ''],
        ['failed', 'OUT_OF_PAPER'],
      ]);
    },
  );
});

describe('callbacks under faults', () => {
  it.each([
    ['callback-doubled', 4, ['processing', 'success']],
    ['callback-out-of-order', 2, ['success']],
    ['callback-delayed; by=1h', 2, ['processing', 'success']],
    ['callback-doubled, callback-out-of-order', 4, ['success']],
    ['callback-doubled, failed', 4, ['processing', 'failed']],
    ['callback-lost', 0, []],
  ])('handles the fault %s: %i posts get 200, and %j is reported', async (fault, posts, reported) => {
    const { sandbox, gen, url, updates, states } = await scene();
    const { id } = await gen.text2video.create({ ...request, callback_url: url }, byHeader(fault));
    await sandbox.advance('1d');
    expect(attemptsOf(sandbox)).toEqual(Array(posts).fill(200));
    expect(states()).toEqual(reported);
    expect(updates.every(({ taskId }) => taskId === id)).toBe(true);
  });

  it('notifies a listener of the end, whatever else arrives and however often', async () => {
    const { sandbox, gen, url, callbacks } = await scene();
    const fault = byHeader('callback-doubled, callback-out-of-order');
    const { id } = await gen.text2video.create({ ...request, callback_url: url }, fault);
    const received: string[] = [];
    callbacks.listen(id, (state) => received.push(state));
    await sandbox.advance('1d');
    expect(received).toEqual(['success']);
  });

  it('reports 100 tasks once each that are posted twice at once, every third out of order', async () => {
    const { sandbox, gen, url, updates } = await scene();
    const create = (_: unknown, index: number) => {
      const fault = index % 3 === 0 ? 'callback-doubled, callback-out-of-order' : 'callback-doubled';
      return gen.text2video.create({ ...request, callback_url: url }, byHeader(fault));
    };
    const tasks = await Promise.all(Array.from({ length: 100 }, create));
    await sandbox.advance('1m');
    const reported = tasks.map(({ id }) =>
      updates
        .filter(({ taskId }) => taskId === id)
        .map(({ state }) => state)
        .join(),
    );
    expect(reported).toEqual(tasks.map((_, index) => (index % 3 === 0 ? 'success' : 'processing,success')));
  });
});

describe('a wait for a task', () => {
  const never = { firstPollAfter: 3_600_000, interval: 3_600_000, maxInterval: 3_600_000 };

  it('ends the wait at the callback, long before the next poll', async () => {
    const { sandbox, gen, url, callbacks } = await scene();
    const created = await gen.text2video.create({ ...request, callback_url: url });
    const waiting = gen.tasks.wait(created, { callbacks, ...never });
    await sandbox.advance('10s');
    expect(await waiting).toMatchObject({ id: created.id, state: 'success' });
  });

  it('ends the wait at a callback that came before', async () => {
    const { sandbox, gen, url, callbacks } = await scene();
    const created = await gen.text2video.create({ ...request, callback_url: url });
    await sandbox.advance('10s');
    expect(await gen.tasks.wait(created, { callbacks, ...never })).toMatchObject({ state: 'success' });
  });

  it('reads the task itself: false updates do not end the wait', async () => {
    const { sandbox, gen, url, callbacks } = await scene();
    const created = await gen.text2video.create({ ...request, callback_url: url }, byHeader('callback-lost'));
    const waiting = gen.tasks.wait(created, { callbacks, interval: 100, firstPollAfter: 0 });
    await post(callbacks, taskCallback(created.id, 'success'));
    const first = await Promise.race([waiting, new Promise((resolve) => setTimeout(resolve, 500, 'still waiting'))]);
    expect(first).toBe('still waiting');
    await sandbox.advance('10s');
    expect(await waiting).toMatchObject({ id: created.id, state: 'success' });
  });
});

it('accepts posts of a sandbox in the same process', async () => {
  const { callbacks, states } = open();
  const sandbox = openSandbox({ deliver: (posted) => callbacks(posted) });
  await clientOf(sandbox).text2video.create({ ...request, callback_url: 'http://localhost/hooks' });
  await sandbox.advance('10s');
  expect(states()).toEqual(['processing', 'success']);
});

it('returns the largest payload, also where each character is escaped', async () => {
  const { sandbox, gen, url, updates } = await scene();
  const payload = '\u0001'.repeat(document.components.schemas.Payload.maxLength);
  await gen.text2video.create({ ...request, payload, callback_url: url });
  await sandbox.advance('10s');
  expect(updates.map(({ task }) => 'payload' in task && task.payload === payload)).toEqual([true, true]);
});

it('accepts every example of a callback in the document', async () => {
  const bodies = operations
    .flatMap(({ operation }) => Object.values<object>(operation.callbacks ?? {}))
    .flatMap((callback) =>
      Object.values(callback).flatMap((path) => examplesOf(path.post.requestBody).map(([, example]) => example)),
    );
  expect(bodies.length).toBeGreaterThan(5);
  for (const body of bodies) expect((await post(open().callbacks, body)).status).toBe(200);
});
