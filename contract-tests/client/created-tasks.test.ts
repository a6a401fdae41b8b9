import { expect, it } from 'vitest';
import { failure } from './failure.js';
import { client, request } from './faulty-service.js';
import { responds } from './server.js';

it.each([
  [{ task_id: 'a', id: 'b', state: 'created' }, 'a'],
  [{ id: 'b', state: 'created' }, 'b'],
  [{ task_id: '', id: 'b', state: 'created' }, 'b'],
  [{ sub_task_id: 'c', task_id: 'a', id: 'b', state: 'created' }, 'c'],
  [{ compose_sub_task_id: 'd', sub_task_id: 'c', id: 'b', state: 'success' }, 'd'],
])('reads from the response %j the identifier of the created task: %s', async (body, id) => {
  const gen = await client([responds(200, body)]);
  const task = await gen.text2video.create(request);
  const operation = 'createText2Video';
  const handle = { id, operation, createdAt: expect.any(Number) };
  expect(task).toEqual({ id, state: body.state, operation, raw: body, handle });
});

it('names the status and the film in the error if a response has no task', async () => {
  const gen = await client([responds(202, { state: 'created' })]);
  const edit = gen.adFilm.edit({ ad_one_click_task_id: 'film-1', type: 'generate_bgm', prompt: 'Slow piano' });
  const error = await failure(edit);
  expect(error).toMatchObject({
    name: 'OutcomeUnknownError',
    taskId: 'film-1',
    cause: { status: 202, taskId: 'film-1' },
  });
});

it('throws a TaskFailedError if a task fails on creation, even without an identifier', async () => {
  const gen = await client([responds(200, { state: 'failed', err_code: 'E1' })]);
  const error = await failure(gen.text2video.create(request));
  expect(error).toMatchObject({
    name: 'TaskFailedError',
    errCode: 'E1',
    message: 'createText2Video failed with err_code E1. To try again, create another task, which costs credits',
  });
});
