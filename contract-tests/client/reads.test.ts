import { describe, expect, it } from 'vitest';
import { type TaskReference, UnreadableResponseError } from '../../src/index.js';
import { failure } from './failure.js';
import { client, created, request, server, task } from './faulty-service.js';
import { answers, cutsAnswer, dropsConnection } from './server.js';

describe('a read is sent again', () => {
  it.each([
    ['a dropped connection', dropsConnection],
    ['a cut-off answer', cutsAnswer('{"id":')],
    ['status 408', answers(408)],
    ['status 409', answers(409)],
    ['status 425', answers(425)],
    ['status 429', answers(429, '', { 'retry-after': '0' })],
    ['status 500', answers(500)],
    ['status 503 with Retry-After', answers(503, '', { 'retry-after': '0' })],
  ])('after %s', async (_, behaviour) => {
    const gen = await client([behaviour, answers(200, task)]);
    expect(await gen.tasks.get('task-1')).toEqual(task);
    expect(server?.received).toHaveLength(2);
  });

  it('three times, unless told otherwise', async () => {
    const gen = await client([answers(500, { why: 'x' })]);
    const error = await failure(gen.tasks.get('task-1'));
    expect(error).toMatchObject({ name: 'RejectedError', status: 500, taskId: 'task-1' });
    expect(error.message).toBe('getTaskCreations failed with status 500: {"why":"x"}');
    expect(server?.received).toHaveLength(4);
  });

  it('but not after another refusal', async () => {
    const gen = await client([answers(404)]);
    expect(await failure(gen.tasks.get('task-1'))).toMatchObject({ name: 'RejectedError', status: 404 });
    expect(server?.received).toHaveLength(1);
  });

  it.each([
    ['a page', '<html></html>', 'no JSON object: <html></html>'],
    ['half of its JSON', '{"id":"task', 'no JSON object: {"id":"task'],
    ['nothing', '', 'no JSON object'],
  ])('and answered with %s, tells what came', async (_, text, said) => {
    const gen = await client([answers(200, text)]);
    const error = await failure(gen.tasks.get('task-1'));
    expect(error).toBeInstanceOf(UnreadableResponseError);
    expect(error).toMatchObject({ status: 200, text, taskId: 'task-1' });
    expect(error.message).toBe(`getTaskCreations got ${said}`);
    expect(server?.received).toHaveLength(1);
  });

  it.each<[TaskReference, isTaken: boolean]>([
    ['task-2', false],
    [{ id: 'task-2', operation: 'createMv' } as TaskReference, false],
    ['task-1', true],
    // Which identifier a part of a film carries is not shown.
    [{ id: 'task-2', operation: 'editAdFilm' } as TaskReference, true],
    [{ id: 'task-2', operation: 'composeAdFilm' } as TaskReference, true],
  ])('of %j and answered with task-1 is taken: %s', async (asked, isTaken) => {
    const gen = await client([answers(200, task)]);
    const outcome = await gen.tasks.get(asked).catch((error) => error);
    if (isTaken) expect(outcome).toEqual(task);
    else {
      expect(outcome).toMatchObject({ name: 'UnreadableResponseError', taskId: 'task-2', text: JSON.stringify(task) });
      expect(outcome.message).toContain('got another task: {"id":"task-1"');
    }
  });

  it('is never served from a cache', async () => {
    const modes: string[] = [];
    const gen = await client([answers(200, task), answers(200, created)], {
      fetch: (request) => {
        modes.push((request as Request & { cache: string }).cache);
        return fetch(request);
      },
    });
    await gen.tasks.get('task-1');
    await gen.text2video.create(request);
    expect(modes).toEqual(['no-store', 'default']);
  });
});
