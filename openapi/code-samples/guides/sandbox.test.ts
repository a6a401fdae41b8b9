import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GenMedia, OutcomeUnknownError } from 'genmedia';
import { createSandbox } from 'genmedia/sandbox';

const sandbox = createSandbox({ speed: 1_000 });
const local = { baseUrl: 'http://localhost', apiKey: 'any' };
const gen = new GenMedia({ ...local, fetch: sandbox.fetch });
const request = { model: 'genq2', prompt: 'A lighthouse' } as const;
const soon = { firstPollAfter: 50, interval: 50 };

test('a busy service costs time, not a second task', async () => {
  sandbox.setFaults([{ fault: 'status', code: 429, times: 1 }]);
  const task = await gen.text2video.run(request, soon);
  assert.deepEqual([task.state, sandbox.tasks().length], ['success', 1]);
});

test('a lost response is reported, and nothing is sent again', async () => {
  await sandbox.reset();
  sandbox.setFaults([{ fault: 'lost' }]);
  const run = gen.text2video.run(request, soon);
  await assert.rejects(run, OutcomeUnknownError);
  assert.equal(sandbox.tasks().length, 1);
});
