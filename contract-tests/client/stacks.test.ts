import { expect, it } from 'vitest';
import { batch } from '../../src/batch/index.js';
import { DownloadError, download } from '../../src/download/index.js';
import {
  AbortError,
  DeadlineError,
  type GenMedia,
  type GenMediaOptions,
  InvalidRequestError,
  OutcomeUnknownError,
  RejectedError,
  TaskFailedError,
  TimeoutError,
} from '../../src/index.js';
import { validateRequest } from '../../src/validate/index.js';
import { failure } from './failure.js';
import { client, created, request, server, task } from './faulty-service.js';
import { type Behaviour, dropsConnection, hangs, responds } from './server.js';

const rejects = responds(400, { message: 'no' });
const fails = responds(200, { ...task, state: 'failed', err_code: 'E1' });
const accepts = responds(200, created);
const isBusy = responds(200, task);
const soon = { firstPollAfter: 0, interval: 1 };

type Use = (gen: GenMedia) => Promise<unknown>;

/** A function of an application. It awaits something first, so that only its own frame is on the stack at the call. */
async function makeVideoForOrder(use: Use, gen: GenMedia): Promise<unknown> {
  await Promise.resolve();
  return await use(gen);
}

const table: [string, new (...args: never[]) => Error, Behaviour[], Use, GenMediaOptions?][] = [
  ['a create that is rejected', RejectedError, [rejects], (gen) => gen.text2video.create(request)],
  ['any create that is rejected', RejectedError, [rejects], (gen) => gen.create({ generator: 'text2video', request })],
  ['a run that is rejected', RejectedError, [rejects], (gen) => gen.text2video.run(request)],
  ['a read that is rejected', RejectedError, [rejects], (gen) => gen.tasks.get('task-1')],
  ['a read with its response', RejectedError, [rejects], (gen) => gen.tasks.get('task-1').withResponse()],
  ['a wait that is rejected', RejectedError, [rejects], (gen) => gen.tasks.wait('task-1', soon)],
  ['a list that is rejected', RejectedError, [rejects], (gen) => gen.subjects.list()],
  ['a run that fails', TaskFailedError, [accepts, fails], (gen) => gen.text2video.run(request, soon)],
  ['a wait that fails', TaskFailedError, [fails], (gen) => gen.tasks.wait('task-1', soon)],
  ['a run at its deadline', DeadlineError, [accepts, isBusy], (gen) => runUntil(gen, 20)],
  ['a wait at its deadline', DeadlineError, [isBusy], (gen) => gen.tasks.wait('task-1', { ...soon, deadline: 20 })],
  ['a watch at its deadline', DeadlineError, [isBusy], watchUntilDeadline],
  ['a lost response', OutcomeUnknownError, [dropsConnection], (gen) => gen.text2video.create(request)],
  ['a run with a lost response', OutcomeUnknownError, [dropsConnection], (gen) => gen.text2video.run(request)],
  ['a wrong request', InvalidRequestError, [], (gen) => gen.text2video.create(5 as never)],
  [
    'a checked request',
    InvalidRequestError,
    [],
    (gen) => gen.text2video.run({} as never),
    { validate: validateRequest },
  ],
  ['a read that times out', TimeoutError, [hangs], (gen) => gen.tasks.get('task-1', { timeout: 1 })],
  ['an aborted read', AbortError, [hangs], (gen) => gen.tasks.get('task-1', { signal: AbortSignal.timeout(1) })],
  ['a download', DownloadError, [responds(410)], (gen) => gen.use(download).download(`${server?.url}/a.mp4`)],
];

const runUntil = (gen: GenMedia, deadline: number) => gen.text2video.run(request, { ...soon, deadline });

async function watchUntilDeadline(gen: GenMedia): Promise<void> {
  for await (const _ of gen.tasks.watch('task-1', { ...soon, deadline: 20 }));
}

it.each(table)('puts the line of the caller into the stack of %s', async (_, type, behaviours, use, options) => {
  const gen = await client(behaviours, { retries: 0, ...options });
  const error = await failure(makeVideoForOrder(use, gen));
  expect(error).toBeInstanceOf(type);
  const lines: string[] = error.stack.split('\n');
  expect(lines[0]).toContain(error.message);
  expect(lines.filter((line) => line.includes('makeVideoForOrder'))).toHaveLength(1);
  expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([]);
  expect(lines).not.toContain('Error');
});

it('puts the line of the caller into the stack of a stream that breaks', async () => {
  const gen = await client([
    (response) => {
      response.writeHead(200, { 'content-type': 'video/mp4', 'content-length': '20000' });
      response.write(Buffer.alloc(10_000, 1), () => response.destroy());
    },
  ]);
  const load: Use = () => gen.use(download).download(`${server?.url}/a.mp4`, undefined, { retries: 0 });
  const { stream } = (await makeVideoForOrder(load, gen)) as { stream: ReadableStream };
  const error = await failure(new Response(stream).arrayBuffer());
  expect(error.stack).toContain('makeVideoForOrder');
});

it('puts the line that started a batch into the stacks of its errors', async () => {
  const gen = (await client([rejects])).use(batch);
  const items = [{ generator: 'text2video', request } as const, { id: 'task-1' }];
  const results = await makeVideoForOrder(() => gen.batch(items, soon).results, gen);
  for (const { error } of results as { error: Error }[]) expect(error.stack).toContain('makeVideoForOrder');
});

it('leaves the stack of an error of the caller as it is', async () => {
  const gen = await client([responds(200, created)]);
  const own = new Error('the disk is full');
  const { stack } = own;
  const onSending = () => Promise.reject(own);
  expect(await failure(gen.text2video.create(request, { onSending }))).toBe(own);
  expect(own.stack).toBe(stack);
});
