import { expect, it } from 'vitest';
import { ConfigurationError } from '../../src/index.js';
import { preflight } from '../../src/preflight/index.js';
import { isValid, standardSchema, validate, validateRequest, validateResponse } from '../../src/validate/index.js';

const body = { model: 'genq2', prompt: 'A boat' };

it.each<[string, () => unknown, string]>([
  [
    'a generator',
    () => validate('text2video' as never, body),
    'no body named text2video. Did you mean Text2VideoRequest?',
  ],
  ['an operation', () => validate('createText2Video' as never, body), 'It is an operation: use validateRequest or '],
  ['a misspelled name', () => isValid('Taks' as never, body), 'no body named Taks. '],
  [
    'a body in place of the name',
    () => validate(body as never, 'Task'),
    'The first argument is the name of the body, ',
  ],
  ['no name', () => standardSchema(undefined as never), 'not this: Undefined.'],
  [
    'a response that was not read',
    () => validateResponse('getTaskCreations', new Response('{}')),
    'await response.json()',
  ],
  [
    'a path',
    () => validateRequest('/ent/v2/text2video' as never, body),
    'There are getTaskCreations, createText2Video, ',
  ],
])('reports which names a validator accepts in place of %s', (_, call, message) => {
  expect(call).toThrow(ConfigurationError);
  expect(call).toThrow(message);
});

it('reports which names preflight accepts', async () => {
  await expect(preflight('text2video' as never, body)).rejects.toThrow('Did you mean createText2Video?');
  await expect(preflight(body as never, {})).rejects.toThrow('The first argument is the name of the operation, ');
  expect(await preflight('createText2Video', body)).toEqual([]);
});

it('rejects a body that was not awaited', async () => {
  const late = Promise.resolve(body);
  const message = 'The second argument must be a body, not a Promise, which must be awaited.';
  expect(() => validateRequest('createText2Video', late)).toThrow(message);
  expect(() => validateResponse('createText2Video', late)).toThrow(message);
  expect(() => validate('Text2VideoRequest', late)).toThrow(message);
  await expect(preflight('createText2Video', late)).rejects.toThrow(message);
});

it('reports a body of an operation that has none', () => {
  expect(validateRequest('getTaskCreations', body)).toEqual([
    { path: '', rule: 'body', message: 'The body must be left out: getTaskCreations has none.' },
  ]);
  expect(validateRequest('getTaskCreations', undefined)).toEqual([]);
});
