import { expect, it } from 'vitest';
import {
  assertInContract,
  Coverage,
  checkServer,
  contractTests,
  coverageText,
  exchangesOf,
  exitCodeOf,
  matchers,
  TrafficCheck,
} from '../../src/check/index.js';
import { ConfigurationError } from '../../src/errors/configuration-error.js';

expect.extend(matchers);

const request = { model: 'genq2', prompt: 'A lighthouse', duration: 10 };
const response = { task_id: 't1', state: 'created', credits: 20, created_at: '2026-01-01T00:00:00.000Z' };
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const post = (body: string) => new Request('http://localhost/ent/v2/text2video', { method: 'POST', body });

it('compares a body with a schema of the document', () => {
  expect(request).toBeInContract('Text2VideoRequest');
  expect({ ...request, seed: undefined }).toBeInContract('Text2VideoRequest');
  expect({ ...request, duration: 11 }).not.toBeInContract('Text2VideoRequest');
  expect(undefined).not.toBeInContract('Text2VideoRequest');
  assertInContract(request, 'Text2VideoRequest');
});

it('reports every violation, and what was received', () => {
  const message = `It is not in contract with Text2VideoRequest:
  promt is not a field here; did you mean prompt?
  duration must be at most 10, not 11.
Received: {"model":"genq2","prompt":"A lighthouse","duration":11,"promt":""}`;
  const body = { ...request, duration: 11, promt: '' };
  expect(() => assertInContract(body, 'Text2VideoRequest')).toThrow(message);
  expect(() => expect(body).toBeInContract('Text2VideoRequest')).toThrow(message);
  expect(() => expect(request).not.toBeInContract('Text2VideoRequest')).toThrow(
    'It is in contract with Text2VideoRequest, which was not expected.',
  );
});

it('takes the name of an operation for its response', () => {
  expect(response).toBeInContract('createText2Video');
  expect(request).not.toBeInContract('createText2Video');
});

it('reads a response of fetch, which can be read again', async () => {
  const received = json(response);
  await expect(received).toBeInContract('createText2Video');
  await assertInContract(received, 'createText2Video');
  await expect(received).toBeInContract('Text2VideoResponse');
  expect(await received.json()).toEqual(response);
});

it.each([
  [() => json(response, 400), 'It must have status 200, not 400.'],
  [() => json({ ...response, state: 'done' }), '  state must be '],
  [() => new Response('<html>'), 'Its body is not JSON.\nReceived: <html>'],
])('rejects a response that is not in contract: %#', async (make, message) => {
  await expect(assertInContract(make(), 'createText2Video')).rejects.toThrow(message);
  await expect(make()).not.toBeInContract('createText2Video');
});

it('compares a request of fetch with the request of the operation', async () => {
  await expect(post(JSON.stringify(request))).toBeInContract('createText2Video');
  await expect(post(JSON.stringify({ ...request, duration: 0 }))).not.toBeInContract('createText2Video');
  await expect(post('{')).not.toBeInContract('createText2Video');
});

it('throws for wrong use, which is not a violation', async () => {
  const wrong = 'Text2VideoRequst' as 'Text2VideoRequest';
  const message = 'The document has no body or operation named Text2VideoRequst. Did you mean Text2VideoRequest?';
  expect(() => assertInContract(request, wrong)).toThrow(message);
  expect(() => expect(request).not.toBeInContract(wrong)).toThrow(message);
  const used = json(response);
  await used.text();
  await expect(assertInContract(used, 'createText2Video')).rejects.toThrow('The body has been read.');
});

it('declares the names for the compiler, and what has to be awaited', () => {
  const uses = () => {
    // @ts-expect-error: there is no such body
    expect(request).toBeInContract('Text3VideoRequest');
    const later: Promise<void> = expect(json(response)).toBeInContract('createText2Video');
    const asserted: Promise<void> = assertInContract(post(''), 'createText2Video');
    // @ts-expect-error: a body is compared at once, and there is nothing to await
    const compared: Promise<void> = expect(request).toBeInContract('Text2VideoRequest');
    // @ts-expect-error: the same
    const wrong: Promise<void> = assertInContract(request, 'Text2VideoRequest');
    return [later, asserted, compared, wrong];
  };
  expect(uses).toBeTypeOf('function');
});

it('says what to pass for an unknown name or a value of another kind', async () => {
  const assert = (value: unknown, name: string) => () => assertInContract(value, name as 'Text2VideoRequest');
  expect(assert(request, 'text2video')).toThrow(
    'Did you mean Text2VideoRequest, or createText2Video for its response?',
  );
  expect(assert(request, 'zzz')).toThrow('Pass an operation, such as createText2Video, or a body, such as Text2Vid');
  expect(assert(request, 'createText2Video')).toThrow('It is a request. The name of an operation stands for its resp');
  expect(assert(JSON.stringify(request), 'Text2VideoRequest')).toThrow('It is JSON as text: pass JSON.parse of it.');
  expect(assert(Promise.resolve(request), 'Text2VideoRequest')).toThrow(
    'The value is a Promise, which must be awaited',
  );
  expect(assert({ ...request, seed: 1n }, 'Text2VideoRequest')).toThrow('The value cannot be sent as JSON: ');
  expect(assert(undefined, 'zzz')).toThrow('The document has no body or operation named zzz.');
  await expect(assertInContract(new Response(''), 'createText2Video')).rejects.toThrow('It has no body.');
});

it.each([
  [{ baseUrl: undefined }, 'baseUrl is missing: the URL of the server, such as http://127.0.0.1:4020.'],
  [{ apiKey: undefined }, 'apiKey is missing: a key that the server accepts. A sandbox accepts any text.'],
  [{ apiKey: '' }, 'apiKey must be the key alone: printable ASCII characters without spaces, not this one.'],
  [{ apiKey: 'Token k' }, 'apiKey must be the key alone: printable ASCII characters without spaces, not this one.'],
  [{ baseUrl: '127.0.0.1:4020' }, 'baseUrl must be the URL of the server as a string that starts with http:// or '],
  [{ baseUrl: Promise.resolve('') }, 'not a Promise, which must be awaited.'],
  [{ profile: 'fulll' }, 'profile must be one of read, refusals, stateless, full, not "fulll".'],
  [{ only: 'createSpeech' }, "only must be an array of strings, such as ['createSpeech'], not a string."],
  [{ only: [5] }, 'not an array of something else.'],
  [{ seed: 'x' }, 'seed must be a whole number of at least 0, not "x".'],
  [{ concurrency: 0 }, 'concurrency must be a whole number of at least 1, not 0.'],
  [{ timeout: '5s' }, 'timeout must be a number of milliseconds above 0, up to 2147483647, not "5s".'],
  [{ maxTime: 2 ** 31 }, 'maxTime must be a number of milliseconds above 0, up to 2147483647, not 2147483648.'],
  [{ maxCredits: '500' }, 'maxCredits must be a number of at least 0, not "500".'],
  [{ bail: 'yes' }, 'bail must be true or false, not "yes".'],
  [{ task: 5 }, 'task must be the id of a task as a string, not 5.'],
  [{ media: ['a.png'] }, 'media must be an object with image, video, audio, each a URL, not an array.'],
  [
    { media: { image: 'a.png' } },
    'media.image must be the URL of a file as a string that starts with http:// or https://',
  ],
  [{ media: { picture: 'https://a.example' } }, 'media has no kind picture.'],
  [{ receiver: {} }, 'receiver must be a CallbackReceiver (an object with open, handle)'],
  [{ signal: new AbortController() }, 'signal must be an AbortSignal, such as the signal of an AbortController'],
  [{ fetch: 'fetch' }, 'fetch must be a function, such as fetch, not a string.'],
  [{ onProgress: 5 }, 'onProgress must be a function, not a number.'],
])('rejects %o in checkServer before it sends anything', async (options, message) => {
  const all = { baseUrl: 'http://127.0.0.1:1', apiKey: 'k', ...options };
  await expect(checkServer(all as never)).rejects.toThrow(message);
});

it('rejects checkServer without options', async () => {
  const message = 'The options of checkServer must be an object with baseUrl, apiKey, ';
  await expect(checkServer(undefined as never)).rejects.toThrow(message);
});

it('accepts a result of a check only as it is returned', () => {
  expect(() => exitCodeOf(Promise.resolve() as never)).toThrow('not a Promise, which must be awaited.');
  expect(() => coverageText(new Coverage() as never)).toThrow(
    'The argument of coverageText must be a report, as coverage.report() ',
  );
  expect(() => new Coverage({ groups: { operations: 5 } } as never)).toThrow(
    'The arguments of new Coverage must be reports, as report() ',
  );
  expect(() => new Coverage().inspect(undefined as never)).toThrow('an object with method, url and status');
  expect(() => new TrafficCheck(undefined as never)).toThrow('must be the name of what is checked');
  expect(() => new TrafficCheck('x', { only: 'x' as never })).toThrow('only must be an array of strings');
  expect(() => new TrafficCheck('x').inspect(Promise.resolve() as never, true)).toThrow('which must be awaited.');
  expect(() => exchangesOf({ log: {} } as never)).toThrow(
    'The first argument of exchangesOf must be the text of a HAR file, not an object.',
  );
});

it('says where the name belongs if the values are swapped or it is missing', () => {
  const help = 'The name of a body or an operation is missing. It comes second, after the value.';
  expect(() => assertInContract('Text2VideoRequest', request as never)).toThrow(help);
  expect(() => assertInContract(request, undefined as never)).toThrow(help);
  expect(() => assertInContract(request, undefined as never)).toThrow(ConfigurationError);
});

it.each([
  [undefined, 'The options of contractTests must be an object with baseUrl, '],
  [{ baseUrl: 'http://127.0.0.1:1' }, 'test is missing: the function test or it of vitest, jest or node:test.'],
  [{ test: 'it', baseUrl: 'http://127.0.0.1:1' }, 'test must be the function test or it of vitest, jest or node:test'],
  [{ test: it }, 'baseUrl is missing: the URL of the server as a string, or a function that returns it.'],
  [{ test: it, baseUrl: 5 }, 'baseUrl must be the URL of the server as a string, or a function that returns it'],
  [
    { test: it, baseUrl: 'http://127.0.0.1:1', callbackPort: '1' },
    'callbackPort must be a whole number from 0 to 65535',
  ],
  [{ test: it, baseUrl: 'http://127.0.0.1:1', callbackUrl: 'tunnel' }, 'callbackUrl must be a URL that leads to '],
  [{ test: it, baseUrl: 'http://127.0.0.1:1', profile: 'all' }, 'profile must be one of read, refusals, '],
  [
    { test: it, baseUrl: 'http://127.0.0.1:1', only: 'speech' },
    "only must be an array of strings, such as ['createSpeech'], not a string.",
  ],
])('rejects %o in contractTests before it makes a test', (options, message) => {
  expect(() => contractTests(options as never)).toThrow(message);
});
