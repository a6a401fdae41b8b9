import { describe, expect, it } from 'vitest';
import { type TaskReference, UnreadableResponseError } from '../../src/index.js';
import { failure } from './failure.js';
import { client, created, request, server, task } from './faulty-service.js';
import { cutsResponse, dropsConnection, responds } from './server.js';

describe('a read', () => {
  it.each([
    ['a dropped connection', dropsConnection],
    ['a cut-off response', cutsResponse('{"id":')],
    ['status 408', responds(408)],
    ['status 409', responds(409)],
    ['status 425', responds(425)],
    ['status 429', responds(429, '', { 'retry-after': '0' })],
    ['status 500', responds(500)],
    ['status 503 with Retry-After', responds(503, '', { 'retry-after': '0' })],
  ])('sends a read again after %s', async (_, behaviour) => {
    const gen = await client([behaviour, responds(200, task)]);
    expect(await gen.tasks.get('task-1')).toEqual(task);
    expect(server?.received).toHaveLength(2);
  });

  it('sends a read again three times by default', async () => {
    const gen = await client([responds(500, { why: 'x' })]);
    const error = await failure(gen.tasks.get('task-1'));
    expect(error).toMatchObject({ name: 'RejectedError', status: 500, taskId: 'task-1' });
    expect(error.message).toBe('getTaskCreations failed with status 500: {"why":"x"}');
    expect(server?.received).toHaveLength(4);
  });

  it('does not send a read again after another rejection', async () => {
    const gen = await client([responds(404)]);
    expect(await failure(gen.tasks.get('task-1'))).toMatchObject({ name: 'RejectedError', status: 404 });
    expect(server?.received).toHaveLength(1);
  });

  it.each([
    ['a page', '<html></html>', 'a page (check the URL of the service): <html></html>'],
    ['half of the JSON', '{"id":"task', 'no JSON object: {"id":"task'],
    ['an empty body', '', 'no JSON object'],
  ])('does not send a read again after %s, and quotes it in the error', async (_, text, problem) => {
    const gen = await client([responds(200, text)]);
    const error = await failure(gen.tasks.get('task-1'));
    expect(error).toBeInstanceOf(UnreadableResponseError);
    expect(error).toMatchObject({ status: 200, text, taskId: 'task-1' });
    expect(error.message).toBe(`getTaskCreations got ${problem}`);
    expect(server?.received).toHaveLength(1);
  });

  it.each<[TaskReference, isAccepted: boolean]>([
    ['task-2', false],
    [{ id: 'task-2', operation: 'createMv' } as TaskReference, false],
    ['task-1', true],
    // It is undocumented which identifier a part of a film carries.
    [{ id: 'task-2', operation: 'editAdFilm' } as TaskReference, true],
    [{ id: 'task-2', operation: 'composeAdFilm' } as TaskReference, true],
  ])('checks whether the response to a read of %j may be that of task-1: %s', async (reference, isAccepted) => {
    const gen = await client([responds(200, task)]);
    const outcome = await gen.tasks.get(reference).catch((error) => error);
    if (isAccepted) expect(outcome).toEqual(task);
    else {
      expect(outcome).toMatchObject({ name: 'UnreadableResponseError', taskId: 'task-2', text: JSON.stringify(task) });
      expect(outcome.message).toContain('got another task: {"id":"task-1"');
    }
  });

  it('never reads from a cache', async () => {
    const modes: unknown[] = [];
    const gen = await client([responds(200, task), responds(200, created)], {
      fetch: (url, init) => {
        modes.push((init as { cache?: string }).cache);
        return fetch(url, init);
      },
    });
    await gen.tasks.get('task-1');
    await gen.text2video.create(request);
    expect(modes).toEqual(['no-store', undefined]);
  });
});
