import { expect, it, onTestFinished } from 'vitest';
import { OutcomeUnknownError } from '../../src/index.js';
import { failure } from './failure.js';
import { client, created, request, server } from './faulty-service.js';
import { type Behaviour, hangs, responds } from './server.js';

it('aborts only the call that has the signal', async () => {
  let release = () => {};
  const waits: Behaviour = (response, incoming) => {
    release = () => responds(200, { ...created, task_id: 'task-2' })(response, incoming);
  };
  const gen = await client([responds(200, created), responds(200, created), waits, hangs]);
  const first = await gen.text2video.create(request).withResponse();
  await gen.text2video.create(request);
  const beside = gen.text2video.create(request);
  await expect.poll(() => server?.received, { timeout: 60_000 }).toHaveLength(3);
  const controller = new AbortController();
  const aborted = failure(gen.text2video.create(request, { signal: controller.signal }));
  await expect.poll(() => server?.received, { timeout: 60_000 }).toHaveLength(4);
  controller.abort();
  expect(await aborted).toBeInstanceOf(OutcomeUnknownError);
  release();
  expect(await beside).toMatchObject({ id: 'task-2' });
  expect(first.data).toMatchObject({ id: 'task-1' });
  expect(server?.received).toHaveLength(4);
});

it('causes no warning for many calls with one signal', async () => {
  const warnings: Error[] = [];
  const warn = (warning: Error) => warnings.push(warning);
  process.on('warning', warn);
  onTestFinished(() => void process.off('warning', warn));
  const gen = await client([responds(200, created)]);
  const { signal } = new AbortController();
  for (let call = 0; call < 60; call += 1) await gen.text2video.create(request, { signal });
  expect(warnings).toEqual([]);
});
