import { expect, it } from 'vitest';
import { assertInContract, contractTests, matchers } from '../../src/check/index.js';

expect.extend(matchers);

const request = { model: 'genq2', prompt: 'A lighthouse', duration: 10 };
const response = { task_id: 't1', state: 'created', credits: 20, created_at: '2026-01-01T00:00:00.000Z' };
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const post = (body: string) => new Request('http://localhost/ent/v2/text2video', { method: 'POST', body });

it('a body is compared with a schema of the document', () => {
  expect(request).toBeInContract('Text2VideoRequest');
  expect({ ...request, seed: undefined }).toBeInContract('Text2VideoRequest');
  expect({ ...request, duration: 11 }).not.toBeInContract('Text2VideoRequest');
  expect(undefined).not.toBeInContract('Text2VideoRequest');
  assertInContract(request, 'Text2VideoRequest');
});

it('the message has every violation, and what was received', () => {
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

it('the name of an operation stands for its response', () => {
  expect(response).toBeInContract('createText2Video');
  expect(request).not.toBeInContract('createText2Video');
});

it('a response of fetch is read, and can be read again', async () => {
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
])('a response that is not in contract is rejected: %#', async (make, message) => {
  await expect(assertInContract(make(), 'createText2Video')).rejects.toThrow(message);
  await expect(make()).not.toBeInContract('createText2Video');
});

it('a request of fetch is compared with the request of the operation', async () => {
  await expect(post(JSON.stringify(request))).toBeInContract('createText2Video');
  await expect(post(JSON.stringify({ ...request, duration: 0 }))).not.toBeInContract('createText2Video');
  await expect(post('{')).not.toBeInContract('createText2Video');
});

it('a mistake in its use is not a violation', async () => {
  const wrong = 'Text2VideoRequst' as 'Text2VideoRequest';
  const message = 'The document has no body or operation named Text2VideoRequst. Did you mean Text2VideoRequest?';
  expect(() => assertInContract(request, wrong)).toThrow(message);
  expect(() => expect(request).not.toBeInContract(wrong)).toThrow(message);
  const used = json(response);
  await used.text();
  await expect(assertInContract(used, 'createText2Video')).rejects.toThrow('The body has been read.');
});

it('the compiler knows the names, and what has to be awaited', () => {
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

it('values that were swapped, or no name, say where the name belongs', () => {
  const help = 'The name of a body or an operation is missing. It comes second, after the value.';
  expect(() => assertInContract('Text2VideoRequest', request as never)).toThrow(help);
  expect(() => assertInContract(request, undefined as never)).toThrow(help);
});

it.each([
  [undefined, 'test must be the function test or it of vitest, jest or node:test.'],
  [{ baseUrl: 'http://127.0.0.1:1' }, 'test must be the function test or it of vitest, jest or node:test.'],
  [{ test: it }, 'baseUrl must be the URL of the server, or a function that returns it.'],
  [{ test: it, baseUrl: 'http://127.0.0.1:1', profile: 'all' }, 'profile must be one of read, refusals, '],
  [
    { test: it, baseUrl: 'http://127.0.0.1:1', only: 'speech' },
    "only must be an array of texts, such as ['createSpeech'].",
  ],
])('contractTests rejects %o before it makes a test', (options, message) => {
  expect(() => contractTests(options as never)).toThrow(message);
});
