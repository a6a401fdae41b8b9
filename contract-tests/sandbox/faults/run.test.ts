import { expect, it } from 'vitest';
import { failure } from '../../client/failure.js';
import { byHeader, clientOf, open, receive, request, statesOf } from '../setup.js';

const wait = { firstPollAfter: 0, interval: 1 };
const fast = { speed: 10_000 };

it('fails the task and not its polls by a fault of the task in the headers of run', async () => {
  const gen = clientOf(open(fast));
  const error = await failure(gen.text2video.run(request, { ...wait, ...byHeader('failed; errCode=OUT') }));
  expect(error).toMatchObject({ name: 'TaskFailedError', errCode: 'OUT' });
});

it('applies a fault of callbacks, and the task is read to its end', async () => {
  const receiver = await receive();
  const gen = clientOf(open(fast));
  const body = { ...request, callback_url: receiver.url };
  expect(await gen.text2video.run(body, { ...wait, ...byHeader('callback-doubled') })).toMatchObject({
    state: 'success',
  });
  await expect.poll(() => statesOf(receiver)).toEqual(['processing', 'processing', 'success', 'success']);
});

it('creates a task with a fault of polls', async () => {
  const sandbox = open({ speed: 0 });
  const gen = clientOf(sandbox);
  const { id } = await gen.text2video.create(request, byHeader('unknown-state; state=paused'));
  expect(sandbox.tasks()).toMatchObject([{ id, state: 'created' }]);
  expect(await gen.tasks.get(id, byHeader('unknown-state; state=paused, failed'))).toMatchObject({ state: 'paused' });
});
