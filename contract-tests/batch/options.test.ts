import { describe, expect, it, vi } from 'vitest';
import type { BatchItem, BatchOptions } from '../../src/batch/index.js';
import { ConfigurationError, GenMediaError } from '../../src/index.js';
import { validateRequest } from '../../src/validate/index.js';
import { request } from '../sandbox/setup.js';
import { ends, pass } from '../tasks/simulated.js';
import { payloadsIn, setupBatch, upTo, videos, wordOf } from './setup.js';

const generators =
  'text2video, img2video, startEnd2video, reference2video, reference2image, templateStory, mv, premiumMv, ' +
  'explainComic, adFilm, generalOneClick, speech';

/** Creates a batch that must be rejected before anything is sent, and returns the message. */
async function rejectionOf(items: unknown, options?: unknown): Promise<string> {
  const { gen, exchanges } = setupBatch();
  let thrown: unknown;
  try {
    gen.batch(items as BatchItem[], options as BatchOptions);
  } catch (error) {
    thrown = error;
  }
  await pass(60_000);
  expect(exchanges).toEqual([]);
  expect(thrown).toBeInstanceOf(GenMediaError);
  return (thrown as GenMediaError).message;
}

describe('the arguments of a batch', () => {
  it.each([[undefined], [null], ['videos'], [5], [{}], [{ length: 1, 0: videos(1)[0] }], [new Set(videos(1))]])(
    'requires a list, and rejects %o',
    async (items) => {
      expect(await rejectionOf(items)).toMatch(
        /^The first argument of batch must be an array of requests and handles, not \w+( \w+)?\.$/,
      );
    },
  );

  it.each([
    ['a1b2c3', '"a1b2c3"'],
    [null, 'null'],
    [undefined, 'undefined'],
    [5, '5'],
    [true, 'true'],
    [Promise.resolve(videos(1)[0]), 'a Promise, which must be awaited'],
  ])('requires requests and handles, and rejects %o', async (item, message) => {
    expect(await rejectionOf([...videos(1), item, ...videos(1)])).toBe(
      `Item 1 of the batch must be a request, { generator, request }, or a handle, such as { id }, not ${message}.`,
    );
  });

  it.each([
    [{ id: '' }],
    [{ id: undefined }],
    [{ id: 5 }, '5'],
    [{ id: null, operation: 'createText2Video' }, 'null'],
    [{ id: 5, generator: undefined }, '5'],
  ])('requires handles with an identifier, and rejects %o', async (handle, found?: string) => {
    expect(await rejectionOf([...videos(1), handle])).toBe(
      found
        ? `Item 1 of the batch: id must be the identifier of a task, not ${found}.`
        : 'Item 1 of the batch has neither a generator nor an id: pass a request, { generator, request }, or a handle, such as { id }.',
    );
  });

  it.each([
    ['subjects'],
    ['tasks'],
    ['__proto__'],
    ['constructor'],
    ['toString'],
    ['use'],
    ['fetch'],
    ['batch'],
    [''],
    [undefined],
    [5],
  ])('requires known generators, and rejects %o', async (generator) => {
    expect(await rejectionOf([...videos(2), { generator, request }])).toBe(
      `Item 2 of the batch has no generator ${generator}. There are ${generators}.`,
    );
  });

  it('suggests a generator for an operation', async () => {
    expect(await rejectionOf([{ generator: 'createText2Video', request }])).toContain(
      'has no generator createText2Video. Did you mean text2video? There are ',
    );
  });

  it.each([
    ['txt2video', 'text2video'],
    ['adfilm', 'adFilm'],
  ])('suggests a generator for %o', async (generator, meant) => {
    expect(await rejectionOf([{ generator, request }])).toBe(
      `Item 0 of the batch has no generator ${generator}. Did you mean ${meant}? There are ${generators}.`,
    );
  });

  it.each<[item: object, said: string]>([
    [{ optons: {} }, 'Item 1 of the batch has no field optons. Did you mean options?'],
    [{ reqest: {} }, 'Item 1 of the batch has no field reqest. Did you mean request?'],
    [{ weight: 1 }, 'Item 1 of the batch has no field weight. It has generator, request, options.'],
    [{ options: 'fast' }, 'Item 1 of the batch: options must be the options of a call, not "fast".'],
    [{ options: { timeouts: 5 } }, 'Item 1 of the batch: a call has no option timeouts. Did you mean timeout?'],
    [
      { options: { signal: new AbortController().signal } },
      'Item 1 of the batch: options.signal must be left out: a signal cannot end one item.',
    ],
  ])('requires known fields of an item, and rejects %o', async (more, message) => {
    expect(await rejectionOf([...videos(1), { ...videos(1)[0], ...more }])).toBe(message);
  });

  it.each([
    [{ ...videos(1)[0], id: 'task-1' }],
    [{ id: 'task-1', request }],
    [{ id: 'task-1', generator: 'text2video' }],
  ])('requires a request or a handle, since a second task would be paid, and rejects %o', async (item) => {
    expect(await rejectionOf([...videos(1), item])).toBe(
      'Item 1 of the batch has an id and a request: an id is that of a task that exists. Pass a request, { generator, request }, ' +
        'or a handle, such as { id }.',
    );
  });

  it('accepts a handle as JSON may have it, with fields that are undefined', async () => {
    const { gen } = setupBatch();
    const { handle } = await gen.text2video.create(request);
    const items = [{ ...handle, generator: undefined, request: undefined }];
    expect((await ends(gen.batch(items).results)).map(wordOf)).toEqual(['success']);
  });

  it.each<[option: string, value: unknown, said: string]>([
    ...[0, -1, 1.5, '3', Number.NaN, Number.POSITIVE_INFINITY, null].map((value): [string, unknown, string] => [
      'concurrency',
      value,
      `concurrency must be a whole number of at least 1, not ${typeof value === 'string' ? `"${value}"` : value}.`,
    ]),
    ...[5, 'log', null, {}].map((value): [string, unknown, string] => [
      'onUpdate',
      value,
      'onUpdate must be a function, not ',
    ]),
    ...[Number.NaN, 0, -1, 'soon', Date.now()].map((value): [string, unknown, string] => [
      'deadline',
      value,
      `deadline must be a number of milliseconds from now, above 0, or a date, such as new Date(Date.now() + 60_000), not ${typeof value === 'string' ? `"${value}"` : value}.`,
    ]),
    [
      'deadline',
      new Date(Number.NaN),
      'deadline must be a number of milliseconds from now, above 0, or a date, such as new Date(Date.now() + 60_000), not an invalid date.',
    ],
    ['firstPollAfter', Number.NaN, 'firstPollAfter must be a number of milliseconds, at least 0'],
    ['firstPollAfter', -1, 'firstPollAfter must be a number of milliseconds, at least 0'],
    ['interval', 0, 'interval must be a number of milliseconds above 0, not 0.'],
    ['maxInterval', Number.NaN, 'maxInterval must be a number of milliseconds above 0, not NaN.'],
    ['timeout', -5, 'timeout must be a number of milliseconds above 0, not -5.'],
    ['concurency', 3, 'batch has no option concurency. Did you mean concurrency?'],
    ['signal', {}, 'signal must be an AbortSignal, such as the signal of an AbortController, not an object.'],
    ['journal', 'films.journal', 'such as fileJournal(path) returns (an object with append, read), not a string.'],
    ['journal', Promise.resolve(), '(an object with append, read), not a Promise, which must be awaited.'],
    ['callbacks', {}, 'callbacks must be a handler of createCallbackHandler (an object with listen), not '],
    ['callbacks', 5, 'callbacks must be a handler of createCallbackHandler (an object with listen), not '],
    [
      'extraHeaders',
      { authorization: 'Token other' },
      'extraHeaders must be without Authorization, which the client sets: pass the key as apiKey.',
    ],
    ['extraHeaders', { 'x-trace': 'a\nb' }, 'extraHeaders must be an object of valid headers, unlike x-trace.'],
  ])('rejects the option %s with the value %o', async (option, value, message) => {
    expect(await rejectionOf(videos(3), { [option]: value })).toContain(message);
    expect(await rejectionOf([], { [option]: value })).toContain(message);
  });

  it.each<BatchOptions>([
    { concurrency: 1 },
    { concurrency: undefined, onUpdate: undefined, deadline: undefined, signal: undefined, callbacks: undefined },
    { deadline: Number.POSITIVE_INFINITY },
    { deadline: new Date('9999-01-01') },
    { interval: 1, maxInterval: 1, firstPollAfter: 9990, timeout: 1000 },
    { extraHeaders: { 'x-trace': '1' }, extraQuery: { trace: 1 } },
  ])('accepts the options %o', async (options) => {
    const { gen } = setupBatch();
    expect((await ends(gen.batch(videos(2), options).results)).map(wordOf)).toEqual(['success', 'success']);
  });
});

it('says what was passed in place of a list', () => {
  const { gen } = setupBatch();
  const { remaining } = gen.batch([]);
  expect(() => gen.batch(remaining as never)).toThrow(
    'The first argument of batch must be an array of requests and handles, not a function.',
  );
});

describe('an invalid request', () => {
  const wrong = (request: unknown) => [...videos(1), { generator: 'text2video', request }, ...videos(3).slice(2)];

  it('ends only its item with all violations if requests are validated, and does not send it', async () => {
    const { gen, sandbox, creates } = setupBatch({}, { validate: validateRequest });
    const films = gen.batch(wrong({ ...request, prompt: 'x'.repeat(5001), duration: 11 }) as BatchItem[]);
    const results = await ends(films.results);
    expect(results.map(wordOf)).toEqual(['success', 'InvalidRequestError', 'success']);
    expect(results[1]).toMatchObject({ handle: undefined, error: { operation: 'createText2Video' } });
    expect(results[1]?.error?.message).toContain('prompt must have at most 5000 characters.');
    expect([creates(), films.remaining(), await payloadsIn(sandbox)]).toEqual([2, [], [0, 2]]);
  });

  it('ends only its item with the rejection by the service if requests are not validated', async () => {
    const { gen, sandbox, creates } = setupBatch();
    const results = await ends(gen.batch(wrong({ ...request, duration: 11 }) as BatchItem[]).results);
    expect(results.map(wordOf)).toEqual(['success', 'RejectedError', 'success']);
    expect([creates(), await payloadsIn(sandbox)]).toEqual([3, [0, 2]]);
  });

  it.each([[undefined], [null], ['A lighthouse'], [[]]])(
    'ends only the item whose request is not an object but %o',
    async (request) => {
      const { gen, creates } = setupBatch();
      const results = await ends(gen.batch(wrong(request) as BatchItem[]).results);
      expect(results.map(wordOf)).toEqual(['success', 'InvalidRequestError', 'success']);
      expect(results[1]?.error?.message).toMatch(
        /^createText2Video was not sent: A request is an object such as \{ field: value \}, not this: [A-Z][a-z]+\.$/,
      );
      expect(creates()).toBe(2);
    },
  );

  it.each<[options: unknown, said: string]>([
    [{ timeout: -1 }, 'timeout must be a number of milliseconds above 0, not -1.'],
    [
      { extraHeaders: { Authorization: 'Token other' } },
      'extraHeaders must be without Authorization, which the client sets: pass the key as apiKey.',
    ],
  ])('ends only the item whose options are %o', async (options, message) => {
    const { gen, creates } = setupBatch();
    const items = videos(3).map((item, index) => (index === 1 ? { ...item, options } : item)) as BatchItem[];
    const results = await ends(gen.batch(items).results);
    expect(results.map(wordOf)).toEqual(['success', 'ConfigurationError', 'success']);
    expect([results[1]?.error?.message, creates()]).toEqual([`createText2Video was not sent: ${message}`, 2]);
  });

  it('ends a thousand items with a thousand invalid requests, and sends nothing', async () => {
    const { gen, exchanges } = setupBatch({}, { validate: validateRequest });
    const items = upTo(1000).map(() => ({ generator: 'text2video', request: {} })) as unknown as BatchItem[];
    const results = await ends(gen.batch(items).results);
    expect(new Set(results.map(wordOf))).toEqual(new Set(['InvalidRequestError']));
    expect(exchanges).toEqual([]);
  });
});

describe('a batch that is read as something else', () => {
  const howToRead = 'A batch is read with for await, or all at once: await batch.results.';
  // biome-ignore lint/suspicious/noExplicitAny: programs without types can call anything.
  const films: any = setupBatch().gen.batch([]);

  it.each<[string, () => unknown]>([
    ['for without await', () => [...films]],
    ['Array.from', () => Array.from(films)],
    ['map', () => films.map(() => 1)],
    ['forEach', () => films.forEach(() => {})],
    ['at', () => films.at(0)],
  ])('says how to read a batch to a program that uses %s', (_, read) => {
    expect(read).toThrow(ConfigurationError);
    expect(read).toThrow(howToRead);
  });

  it('suggests a name for a misspelled field, and has no other fields of promises and lists', async () => {
    expect(() => films.result).toThrow('A batch has no result. Did you mean results?');
    expect([films.then, films.toJSON, films.length, films.handle]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(await (await films).results).toEqual([]);
  });
});

describe('a date in the past', () => {
  const deadline = new Date('2020-01-01');
  const message = 'deadline must be a date that is not in the past, not 2020-01-01T00:00:00.000Z. Nothing was sent.';

  it('rejects a past date as the deadline of requests', async () => {
    expect(await rejectionOf(videos(2), { deadline })).toBe(message);
    const { gen, exchanges } = setupBatch({}, { wait: { deadline } });
    expect(() => gen.batch(videos(1))).toThrow(message);
    expect(exchanges).toEqual([]);
  });

  it('accepts a past date for tasks that exist, and reads each once', async () => {
    const { gen } = setupBatch();
    const { handle } = await gen.text2video.create(request);
    const [result] = await ends(gen.batch([handle], { deadline }).results);
    expect(result?.error).toMatchObject({ name: 'DeadlineError', state: 'created' });
  });
});

describe('callbacks without a callback_url in any request', () => {
  const callbacks = { listen: () => () => {} };
  const warned = 'The option callbacks was passed for a batch whose requests have no callback_url: no update comes, ';

  it('warns of callbacks if no request has a callback_url', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { gen } = setupBatch();
    await ends(gen.batch(videos(3), { callbacks }).results);
    expect(warn.mock.calls).toEqual([[expect.stringContaining(`genmedia: ${warned}`)]]);
    const events: object[] = [];
    const other = setupBatch({}, { onEvent: (event) => void events.push(event) });
    await ends(other.gen.batch(videos(1), { callbacks }).results);
    expect(events).toContainEqual(
      expect.objectContaining({ type: 'warning', reason: expect.stringContaining(warned) }),
    );
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('does not warn of callbacks if a request has a callback_url, or no request is sent', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { gen } = setupBatch({ deliver: async () => new Response() });
    const { handle } = await gen.text2video.create(request);
    const withUrl = { ...request, callback_url: 'http://localhost/hooks' };
    const items = [handle, ...videos(1), { generator: 'text2video', request: withUrl } as const];
    await ends(gen.batch(items, { callbacks }).results);
    await ends(gen.batch([handle], { callbacks }).results);
    const journal = { append: async () => {}, read: async function* () {} };
    const wrong = { ...request, extra: 1n } as never;
    expect(() => gen.batch([{ generator: 'text2video', request: wrong }], { callbacks, journal })).toThrow('JSON');
    expect(warn).not.toHaveBeenCalled();
  });
});
