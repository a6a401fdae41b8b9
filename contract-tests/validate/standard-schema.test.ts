import { sValidator } from '@hono/standard-validator';
import type { Text2VideoRequest } from 'genmedia/schema';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { standardSchema } from '../../src/validate/index.js';

const schema = standardSchema('Text2VideoRequest');
const check = schema['~standard'].validate;
const valid: Text2VideoRequest = { model: 'genq2', prompt: 'A lighthouse in a storm' };

it('implements Standard Schema version 1', () => {
  expect(schema['~standard']).toMatchObject({ version: 1, vendor: 'genmedia' });
  expect(check(valid)).toEqual({ value: valid });
});

it('returns the value unchanged, and reads undefined as left out', () => {
  const body = { ...valid, seed: undefined, unknown: undefined };
  const result = check(body);
  expect('value' in result && result.value).toBe(body);
});

it('reports every mistake with its path', () => {
  expect(check({ model: 'genq2', duration: 99, 'a/b~': 1 })).toEqual({
    issues: expect.arrayContaining([
      { message: 'prompt is missing.', path: ['prompt'] },
      { message: 'duration must be at most 10, not 99.', path: ['duration'] },
      { message: expect.stringContaining('is not a field here'), path: ['a/b~'] },
    ]),
  });
  expect(check('x')).toEqual({ issues: [{ message: 'The body must be an object, not a string.', path: [] }] });
  const images = ['https://example.com/a.png', 7];
  const inList = standardSchema('AdFilmRequest')['~standard'].validate({ images, prompt: 'x' });
  expect(inList).toEqual({ issues: [{ message: expect.any(String), path: ['images', 1] }] });
});

it('accepts only bodies of the document', () => {
  expect(() => standardSchema('NoSuchRequest' as never)).toThrow('The document has no body named NoSuchRequest.');
});

it('validates a route of Hono, which also reads its types', async () => {
  const app = new Hono().post('/videos', sValidator('json', schema), (context) => {
    const request: Text2VideoRequest = context.req.valid('json');
    return context.json({ model: request.model });
  });
  const post = (body: object) =>
    app.request('/videos', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const accepted = await post(valid);
  expect([accepted.status, await accepted.json()]).toEqual([200, { model: 'genq2' }]);
  const rejected = await post({ ...valid, watermark: true });
  expect(rejected.status).toBe(400);
  expect(JSON.stringify(await rejected.json())).toContain('watermark is a field of ');
});
