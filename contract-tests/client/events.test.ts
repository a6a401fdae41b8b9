import { afterEach, describe, expect, it, vi } from 'vitest';
import { batch } from '../../src/batch/index.js';
import type { GenMediaEvent, GenMediaOptions } from '../../src/index.js';
import type { Fault } from '../../src/sandbox/index.js';
import { videos } from '../batch/setup.js';
import { ends, simulate } from '../tasks/simulated.js';
import { failure } from './failure.js';
import { client, created, request, server, task } from './faulty-service.js';
import { type Behaviour, dropsConnection, hangs, responds } from './server.js';

afterEach(() => void vi.restoreAllMocks());

/** A client and its events. */
async function listen(behaviours: Behaviour[], options: GenMediaOptions = {}) {
  const events: GenMediaEvent[] = [];
  const gen = await client(behaviours, { onEvent: (event) => void events.push(event), ...options });
  return { gen, events };
}

const typesOf = (events: readonly GenMediaEvent[]) => events.map(({ type }) => type);

describe('the events of a call', () => {
  it('reports requests, responses and retries of a call, and the task that it created', async () => {
    const { gen, events } = await listen([
      responds(429, { why: 'busy' }, { 'retry-after': '0' }),
      responds(200, created, { 'x-request-id': 'req-7' }),
    ]);
    await gen.text2video.create(request);
    const sent = {
      operation: 'createText2Video',
      taskId: undefined,
      method: 'POST',
      url: `${server?.url}/ent/v2/text2video`,
    };
    const [rejected, retry] = [events[1], events[2]];
    expect(events).toEqual([
      { type: 'request', attempt: 1, ...sent },
      {
        type: 'response',
        attempt: 1,
        ...sent,
        status: 429,
        requestId: undefined,
        milliseconds: expect.any(Number),
        error: expect.anything(),
      },
      {
        type: 'retry',
        attempt: 1,
        operation: 'createText2Video',
        taskId: undefined,
        delay: expect.any(Number),
        reason: 'createText2Video was rejected with status 429: {"why":"busy"}',
      },
      { type: 'request', attempt: 2, ...sent },
      {
        type: 'response',
        attempt: 2,
        ...sent,
        status: 200,
        requestId: 'req-7',
        milliseconds: expect.any(Number),
        error: undefined,
      },
      { type: 'task', operation: 'createText2Video', taskId: 'task-1', state: 'created', progress: undefined },
    ]);
    expect(rejected).toMatchObject({ error: { name: 'RejectedError', status: 429 } });
    expect((retry as { delay: number }).delay).toBeLessThanOrEqual(500);
  });

  it('reports no status of the attempt before if the last one gets no response', async () => {
    const { gen, events } = await listen([responds(429, {}, { 'retry-after': '0' }), dropsConnection], { retries: 1 });
    const error = await failure(gen.text2video.create(request));
    expect(error).toMatchObject({ name: 'OutcomeUnknownError', headers: undefined });
    const [first, last] = events.filter(({ type }) => type === 'response');
    expect(first).toMatchObject({ attempt: 1, status: 429 });
    expect(last).toMatchObject({ attempt: 2, status: undefined, requestId: undefined });
  });

  it('reports the operation and the task of a read, and its URL without id and query', async () => {
    const { gen, events } = await listen([responds(200, task)]);
    await gen.tasks.get('task-1', { extraQuery: { token: 'hush' } });
    for (const event of events) expect(event).toMatchObject({ operation: 'getTaskCreations', taskId: 'task-1' });
    expect(events[0]).toMatchObject({ url: `${server?.url}/ent/v2/tasks/{id}/creations` });
    expect(JSON.stringify(events)).not.toContain('hush');
  });

  it.each<[string, Behaviour, GenMediaOptions, string]>([
    ['was lost', dropsConnection, {}, 'NetworkError'],
    ['did not come in time', hangs, { timeout: 50 }, 'TimeoutError'],
    ['is not JSON', responds(200, '<p>'), {}, 'UnreadableResponseError'],
  ])('says why a response %s', async (_, behaviour, options, name) => {
    const { gen, events } = await listen([behaviour], { retries: 0, ...options });
    await failure(gen.text2video.create(request));
    await expect.poll(() => typesOf(events)).toEqual(['request', 'response']);
    expect(events[1]).toMatchObject({ error: { name }, status: name === 'UnreadableResponseError' ? 200 : undefined });
  });

  it('reports no events if nothing was sent', async () => {
    const { gen, events } = await listen([responds(200, created)]);
    await failure(gen.tasks.get('..'));
    await failure(gen.text2video.create('x' as never));
    expect([events, server?.received]).toEqual([[], []]);
  });

  it('leaves the key out of all events', async () => {
    const apiKey = 'secret-key-1';
    const quotes: Behaviour = (response, { headers }) =>
      responds(400, `No such key: ${headers.authorization}`, { 'x-request-id': `${headers.authorization}` })(
        response,
        undefined as never,
      );
    const { gen, events } = await listen([quotes], { apiKey });
    await failure(gen.tasks.get(apiKey));
    expect(typesOf(events)).toEqual(['request', 'response']);
    expect(JSON.stringify(events)).not.toContain(apiKey);
    expect(JSON.stringify(events)).toContain('[API key]');
  });
});

describe('a handler of events that fails', () => {
  it.each<[string, () => unknown]>([
    [
      'by an exception',
      () => {
        throw new Error('The log is full.');
      },
    ],
    ['by a rejection', () => Promise.reject(new Error('The log is full.'))],
  ])('continues the call and logs the failure if the handler fails %s', async (_, onEvent) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { gen } = await listen([responds(200, created)], { onEvent });
    expect(await gen.text2video.create(request)).toMatchObject({ id: 'task-1' });
    await expect.poll(() => log.mock.calls.length).toBe(3);
    expect(`${log.mock.calls[0]}`).toContain('The log is full.');
  });

  it('rejects a handler that is not a function', async () => {
    await expect(listen([responds(200)], { onEvent: 'log' as never })).rejects.toThrow(
      'onEvent must be a function, such as console.log.',
    );
    await expect(listen([responds(200)], { trace: {} as never })).rejects.toThrow(
      'trace must be a function, such as otel() of genmedia/otel.',
    );
  });
});

describe('the events of a wait', () => {
  it('reports the polls of a wait and the updates of its task', async () => {
    const events: GenMediaEvent[] = [];
    const { gen } = simulate({}, { onEvent: (event) => void events.push(event) });
    const { id } = await ends(gen.text2video.run(request, { deadline: 600_000 }));
    const about = { operation: 'createText2Video', taskId: id };
    const polls = events.filter(({ type }) => type === 'poll');
    const updates = events.filter(({ type }) => type === 'task');
    expect(polls.length).toBeGreaterThan(0);
    for (const event of [...polls, ...updates]) expect(event).toMatchObject(about);
    expect(polls[0]).toMatchObject({ state: 'created', timeLeft: expect.any(Number) });
    expect(updates[0]).toMatchObject({ state: 'created' });
    expect(updates.at(-1)).toMatchObject({ state: 'success' });
  });

  it('reports an unknown state as an event, and not on the console', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const behaviours = [
      responds(200, { id: '1', state: 'paused' }),
      responds(200, { id: '1', state: 'success', creations: [] }),
    ];
    const { gen, events } = await listen(behaviours);
    await gen.tasks.wait('1', { interval: 1, maxInterval: 1 });
    expect(events).toContainEqual({ type: 'unknown-state', operation: undefined, taskId: '1', state: 'paused' });
    expect(warn).not.toHaveBeenCalled();
  });
});

it('reports that a batch slows down, once for each pause', async () => {
  const events: GenMediaEvent[] = [];
  const faults: Fault[] = [
    { fault: 'status', code: 429, operation: 'createText2Video', times: 3, retryAfter: '5s' },
    { fault: 'slow', by: 100 },
  ];
  const { gen } = simulate({ faults }, { onEvent: (event) => void events.push(event) });
  const films = gen.use(batch).batch(videos(3));
  await ends(films.results);
  const pauses = events.filter(({ type }) => type === 'slow-down');
  expect(pauses).toHaveLength(1);
  expect(pauses[0]).toMatchObject({ operation: 'createText2Video', taskId: undefined, limit: 16 });
  expect(pauses[0]).toMatchObject({ reason: expect.stringContaining('429'), delay: expect.any(Number) });
  expect(events.filter(({ type }) => type === 'poll').length).toBeGreaterThan(0);
});
