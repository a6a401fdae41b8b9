import { describe, expect, it, vi } from 'vitest';
import { ConfigurationError, GenMedia, InvalidRequestError, type TaskRequest } from '../../src/index.js';
import { createSandbox } from '../../src/sandbox/index.js';
import { requests } from '../support/requests-of-generators.js';
import { client, created, request, server } from './faulty-service.js';
import { responds } from './server.js';

const names = Object.keys(requests);

/** Tasks as they come from a queue. */
const queue = Object.entries(requests).map(([generator, body]) => ({ generator, request: body })) as TaskRequest[];

function setup() {
  const sandbox = createSandbox({ timing: { end: 0 } });
  const fetch = vi.fn(sandbox.fetch);
  return { sandbox, fetch, gen: new GenMedia({ baseUrl: 'http://localhost', apiKey: 'k', fetch }) };
}

describe('one function over all generators', () => {
  it.each(queue)('creates what $generator creates', async (task) => {
    const { gen, fetch } = setup();
    const { id, raw, operation } = await gen.create(task);
    expect(raw).toBeTypeOf('object');
    const own = await gen[task.generator].create(task.request as never);
    expect([id, operation]).toEqual([expect.any(String), own.operation]);
    const sent = fetch.mock.calls.map(([url, init]) => [url, init?.method, init?.body]);
    expect(sent[0]).toEqual(sent[1]);
  });

  it('waits for the end, with the options of a run', async () => {
    const { gen } = setup();
    const onCreated = vi.fn();
    const waited = { firstPollAfter: 1, onCreated };
    const film = await gen.run({ generator: 'adFilm', request: requests.adFilm }, waited);
    expect(film).toMatchObject({ state: 'success', creations: [{ url: expect.any(String) }] });
    expect(onCreated).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ id: film.id, operation: 'createAdFilm' }),
    );
  });

  it('adds the options of a call to those of the task, and the former override', async () => {
    const gen = await client([responds(200, created)]);
    const options = { extraHeaders: { 'x-of': 'task' }, extraBody: { seed: 1 } };
    await gen.create({ generator: 'text2video', request, options });
    await gen.create({ generator: 'text2video', request, options }, { extraHeaders: { 'x-of': 'call' } });
    const sent = server?.received.map(({ headers, body }) => [headers['x-of'], JSON.parse(body).seed]);
    expect(sent).toEqual([
      ['task', 1],
      ['call', 1],
    ]);
  });

  it('returns the response of a create with withResponse', async () => {
    const gen = await client([responds(200, created, { 'x-request-id': 'request-1' })]);
    const { data, requestId } = await gen.create({ generator: 'text2video', request }).withResponse();
    expect([data.id, requestId]).toEqual(['task-1', 'request-1']);
  });
});

describe('a wrong task from elsewhere', () => {
  const listed = `There are ${names.join(', ')}.`;

  it.each<[task: unknown, says: string]>([
    [{ generator: 'text2vid', request }, `create has no generator text2vid. ${listed}`],
    [{ generator: 'premiummv', request }, `create has no generator premiummv. ${listed}`],
    [{ generator: 'subjects', request }, `create has no generator subjects. ${listed}`],
    [{ generator: 'tasks', request }, `create has no generator tasks. ${listed}`],
    [{ generator: 'create', request }, `create has no generator create. ${listed}`],
    [{ generator: '__proto__', request }, `create has no generator __proto__. ${listed}`],
    [{ generator: 'constructor', request }, `create has no generator constructor. ${listed}`],
    [{ generator: 7, request }, `create has no generator 7. ${listed}`],
    [request, 'The task of create has no field model. It has generator, request, options.'],
    [null, `create has no generator: pass { generator, request }. ${listed}`],
    [
      { generator: `text2video\n${'x'.repeat(1000)}`, request },
      `create has no generator text2video ${'x'.repeat(189)}…. `,
    ],
  ])('rejects a task without a known generator, and sends nothing: case %#', async (task, says) => {
    const { gen, fetch } = setup();
    const failure: unknown = await gen.create(task as TaskRequest).catch((error) => error);
    expect(failure).toBeInstanceOf(ConfigurationError);
    expect((failure as Error).message).toContain(says);
    await expect(gen.create(task as TaskRequest).withResponse()).rejects.toThrow(says);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('rejects a run of a generator that cannot be waited for', async () => {
    const { gen, fetch } = setup();
    const general = { generator: 'generalOneClick', request: {} } as unknown as TaskRequest<'speech'>;
    const others = names.filter((name) => name !== 'generalOneClick').join(', ');
    await expect(gen.run(general)).rejects.toThrow(
      `run has no generator generalOneClick. Its tasks can only be created: use create. There are ${others}.`,
    );
    expect(fetch).not.toHaveBeenCalled();
  });

  it('rejects a task without a request', async () => {
    const { gen, fetch } = setup();
    const task = { generator: 'speech' } as unknown as TaskRequest<'speech'>;
    await expect(gen.create(task)).rejects.toBeInstanceOf(InvalidRequestError);
    await expect(gen.run(task)).rejects.toBeInstanceOf(InvalidRequestError);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('does not end a process that awaits the rejection later', async () => {
    const gen = await client([responds(200, created)]);
    const wrong = { generator: 'text2vid', request } as unknown as TaskRequest<'text2video'>;
    const late = [gen.create(wrong), gen.run(wrong)];
    await new Promise((resolve) => setTimeout(resolve, 20));
    for (const one of late) await expect(one).rejects.toThrow('text2vid');
  });
});
