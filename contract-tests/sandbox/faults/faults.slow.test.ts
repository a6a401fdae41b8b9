import { describe, expect, it } from 'vitest';
import type { GenMediaOptions } from '../../../src/index.js';
import type { Fault, SandboxOptions } from '../../../src/sandbox/index.js';
import { failure } from '../../client/failure.js';
import { examplesOf, operations } from '../../support/document.js';
import { open, receive, request, statesOf, transports } from '../setup.js';

const exampleOf = (operationId: string) =>
  examplesOf(operations.find(({ operation }) => operation.operationId === operationId)?.operation.requestBody)[0]?.[1];

/** `{ fault: 'status', code: 429 }` → `status; code=429`. */
const toHeader = ({ fault, ...parameters }: Fault) =>
  [fault, ...Object.entries(parameters).map(([key, value]) => `${key}=${value}`)].join('; ');

type Way = (
  fault: Fault,
  options?: SandboxOptions,
) => { sandbox: ReturnType<typeof open>; headers: Record<string, string> };
/** How a fault can be asked for. */
const ways: [string, Way][] = [
  ['by header', (fault, options) => ({ sandbox: open(options), headers: { 'x-sandbox-fault': toHeader(fault) } })],
  ['by option', (fault, options) => ({ sandbox: open({ faults: [fault], ...options }), headers: {} })],
  [
    'by setFaults',
    (fault, options) => {
      const sandbox = open(options);
      sandbox.setFaults([fault]);
      return { sandbox, headers: {} };
    },
  ],
];
const paths = transports.flatMap(([door, enter]) =>
  ways.map(([way, ask]) => ({ title: `${door}, ${way}`, enter, ask })),
);

/** What a create fails with, why, and how many tasks it has made. */
const creates: [Fault, object, number][] = [
  [{ fault: 'status', code: 429, retryAfter: '1500ms' }, { name: 'RejectedError', status: 429, retryAfter: 2000 }, 0],
  [{ fault: 'status', code: 404 }, { name: 'RejectedError', status: 404, retryAfter: undefined }, 0],
  [{ fault: 'status', code: 503 }, { name: 'OutcomeUnknownError', cause: { name: 'RejectedError', status: 503 } }, 0],
  [{ fault: 'lost' }, { name: 'OutcomeUnknownError', cause: { name: 'NetworkError', neverConnected: false } }, 1],
  [{ fault: 'cut' }, { name: 'OutcomeUnknownError', cause: { name: 'NetworkError', neverConnected: false } }, 1],
  [{ fault: 'html' }, { name: 'OutcomeUnknownError', cause: { name: 'UnreadableResponseError', status: 200 } }, 1],
  [{ fault: 'html', code: 502 }, { name: 'OutcomeUnknownError', cause: { name: 'RejectedError', status: 502 } }, 1],
];

/** What a read fails with. */
const reads: [Fault, object][] = [
  [
    { fault: 'status', code: 429, retryAfter: 0 },
    { name: 'RejectedError', status: 429, retryAfter: 0 },
  ],
  [
    { fault: 'status', code: 500 },
    { name: 'RejectedError', status: 500 },
  ],
  [{ fault: 'lost' }, { name: 'NetworkError' }],
  [{ fault: 'cut' }, { name: 'NetworkError' }],
  [
    { fault: 'html' },
    { name: 'UnreadableResponseError', status: 200, text: expect.stringContaining('<!doctype html>') },
  ],
  [
    { fault: 'html', code: 502 },
    { name: 'RejectedError', status: 502 },
  ],
];

const slow: Fault[] = [{ fault: 'hang' }, { fault: 'slow', by: '20s' }];

describe.each(paths)('$title', ({ enter, ask }) => {
  it.each(creates.map((one) => [toHeader(one[0]), ...one] as const))(
    'fails a create as %s says',
    async (_, fault, error, tasks) => {
      const { sandbox, headers } = ask(fault);
      const { gen } = await enter(sandbox, { retries: 3 * Number(fault.fault !== 'status') });
      expect(await failure(gen.text2video.create(request, { extraHeaders: headers }))).toMatchObject(error);
      expect(sandbox.requests().map(({ method, operation }) => `${method} ${operation}`)).toEqual([
        'POST createText2Video',
      ]);
      expect(sandbox.tasks()).toHaveLength(tasks);
    },
  );

  it.each(reads.map((one) => [toHeader(one[0]), ...one] as const))(
    'fails a read as %s says',
    async (_, fault, error) => {
      const { sandbox, headers } = ask({ ...fault, ...(ask !== ways[0]?.[1] && { operation: 'getTaskCreations' }) });
      const { gen } = await enter(sandbox);
      const { id } = await gen.text2video.create(request);
      expect(await failure(gen.tasks.get(id, { extraHeaders: headers }))).toMatchObject({ ...error, taskId: id });
      if (ask !== ways[0]?.[1]) sandbox.setFaults([]);
      expect(await gen.tasks.get(id)).toMatchObject({ id, state: 'created' });
    },
  );

  it('ends hang and slow at the time-out of the client, or when it aborts', async () => {
    const begin = async (fault: Fault, options: GenMediaOptions, stop?: AbortController) => {
      const signal = stop?.signal;
      const { sandbox, headers } = ask(fault);
      const { gen } = await enter(sandbox, options);
      const create = failure(gen.text2video.create(request, { extraHeaders: headers, signal }));
      const read = failure(gen.tasks.get('any', { extraHeaders: headers, signal }));
      await expect.poll(() => sandbox.requests(), { timeout: 60_000 }).toHaveLength(2);
      expect(sandbox.tasks()).toHaveLength(fault.fault === 'hang' ? 0 : 1);
      stop?.abort();
      return Promise.all([create, read]);
    };
    const late = Promise.all(slow.map((fault) => begin(fault, { timeout: 3000 })));
    const aborted = Promise.all(slow.map((fault) => begin(fault, {}, new AbortController())));
    for (const errors of await aborted) {
      const unknown = { name: 'OutcomeUnknownError', cause: { name: 'AbortError' } };
      expect(errors).toMatchObject([unknown, { name: 'AbortError' }]);
    }
    for (const errors of await late) {
      const unknown = { name: 'OutcomeUnknownError', cause: { name: 'TimeoutError' } };
      expect(errors).toMatchObject([unknown, { name: 'TimeoutError' }]);
    }
  });

  it('responds in the end with slow, by the real clock', async () => {
    const { sandbox, headers } = ask({ fault: 'slow', by: '300ms' });
    const { gen } = await enter(sandbox);
    const start = performance.now();
    const { id } = await gen.text2video.create(request, { extraHeaders: headers });
    expect(performance.now() - start).toBeGreaterThanOrEqual(290);
    expect(sandbox.tasks()).toMatchObject([{ id }]);
  });

  it.each<[string, Fault]>([
    ['paused', { fault: 'unknown-state' }],
    ['on hold', { fault: 'unknown-state', state: 'on hold' }],
  ])('returns the unknown state %s by reads', async (state, fault) => {
    const { sandbox, headers } = ask(fault);
    const { gen } = await enter(sandbox);
    const options = { extraHeaders: headers };
    const task = await gen.text2video.create(request);
    const film = await gen.adFilm.create(exampleOf('createAdFilm'));
    const oneClick = (await gen.generalOneClick.create({ a: 1 })) as { id: string };
    expect(task.state).toBe('created');
    expect(await gen.tasks.get(task.id, options)).toMatchObject({ id: task.id, state });
    expect(await gen.adFilm.get(film.id, options)).toMatchObject({ id: film.id, state });
    expect(await gen.generalOneClick.get(oneClick.id, options)).toMatchObject({ id: oneClick.id, state });
    expect(sandbox.tasks().every((one) => one.state === 'created')).toBe(true);
  });

  it.each<[string, Fault]>([
    ['SANDBOX_FAULT', { fault: 'failed' }],
    ['NO_MORE_INK', { fault: 'failed', errCode: 'NO_MORE_INK' }],
  ])('fails a task with %s', async (errCode, fault) => {
    const { sandbox, headers } = ask(fault);
    const { gen } = await enter(sandbox);
    const options = { extraHeaders: headers };
    const receiver = await receive();
    const task = await gen.text2video.create({ ...request, callback_url: receiver.url }, options);
    const film = await gen.adFilm.create(exampleOf('createAdFilm'), options);
    const speech = await failure(gen.speech.create(exampleOf('createSpeech'), options));
    expect(speech).toMatchObject({ name: 'TaskFailedError', taskId: expect.any(String) });
    await sandbox.advance('2s');
    expect(await gen.tasks.get(task.id)).toMatchObject({ state: 'processing', err_code: '' });
    await sandbox.advance('8s');
    const end = { state: 'failed', err_code: errCode };
    for (const id of [task.id, film.id, speech.taskId]) expect(await gen.tasks.get(id)).toMatchObject({ id, ...end });
    expect(await gen.adFilm.get(film.id)).toMatchObject({
      ...end,
      data_records: { completed_creation_records: [end] },
    });
    expect(JSON.parse(receiver.received.at(-1)?.body ?? '')).toMatchObject({ id: task.id, ...end });
  });

  it.each<[string, Fault, string[], string[]]>([
    ['callback-lost', { fault: 'callback-lost' }, [], []],
    [
      'callback-doubled',
      { fault: 'callback-doubled' },
      ['processing', 'processing', 'success', 'success'],
      ['processing', 'processing', 'success', 'success'],
    ],
    ['callback-delayed', { fault: 'callback-delayed', by: '1h' }, [], ['processing', 'success']],
    ['callback-out-of-order', { fault: 'callback-out-of-order' }, ['success'], ['success', 'processing']],
  ])('posts to the receiver as %s says', async (_, fault, atEnd, later) => {
    const receiver = await receive();
    const { sandbox, headers } = ask(fault);
    const { gen } = await enter(sandbox);
    const body = { ...request, callback_url: receiver.url };
    const { id } = await gen.text2video.create(body, { extraHeaders: headers });
    await sandbox.advance('10s');
    expect(await gen.tasks.get(id)).toMatchObject({ state: 'success' });
    expect(statesOf(receiver)).toEqual(atEnd);
    await sandbox.advance(3_591_999);
    expect(statesOf(receiver)).toEqual(fault.fault === 'callback-delayed' ? [] : later);
    await sandbox.advance('1d');
    expect(statesOf(receiver)).toEqual(later);
    const lost = { outcome: 'not sent', why: 'lost on demand', attempts: [] };
    const outcome = fault.fault === 'callback-lost' ? lost : { outcome: 'delivered' };
    expect(sandbox.callbacks()).toMatchObject([outcome, outcome]);
  });
});
