import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { compareDocuments, impacts } from '../../src/diff/index.js';

type Schema = object | boolean;

/** A document with one operation, whose body or response is the schema. */
const documentOf = (schema: Schema, side: 'sent' | 'read') => {
  const content = { 'application/json': { schema } };
  const operation =
    side === 'sent'
      ? { requestBody: { required: true, content } }
      : { responses: { 200: { description: '', content } } };
  return { openapi: '3.1.0', info: { title: '', version: '1.0.0' }, paths: { '/a': { post: operation } } };
};

const impactOf = (before: Schema, after: Schema, side: 'sent' | 'read') => {
  const changes = compareDocuments(documentOf(before, side), documentOf(after, side));
  return impacts.findLast((impact) => changes.some((change) => change.impact === impact)) ?? 'none';
};

const object = (properties: object, more: object = {}) => ({ type: 'object', properties, ...more });

/** Schemas of all kinds, each of which differs a little from some of the others. */
const schemas: Schema[] = [
  {},
  { type: 'string' },
  { type: ['string', 'null'] },
  { type: 'number' },
  { type: 'integer' },
  { type: 'number', maximum: 5 },
  { type: 'number', exclusiveMaximum: 5 },
  { type: 'number', maximum: 6, exclusiveMaximum: 5 },
  { type: 'number', minimum: 2, maximum: 5 },
  { type: 'number', multipleOf: 2 },
  { type: 'number', multipleOf: 4 },
  { type: 'number', multipleOf: 3 },
  { type: 'string', enum: ['a', 'b'] },
  { type: 'string', enum: ['a', 'b', 'abc'] },
  { type: 'string', const: 'a' },
  { type: 'string', const: 'b' },
  { const: 5 },
  { type: 'string', minLength: 2 },
  { type: 'string', maxLength: 2 },
  { type: 'string', pattern: '^a' },
  { type: 'string', pattern: '^b' },
  { type: 'array', items: { type: 'string' } },
  { type: 'array', items: { type: 'string', maxLength: 1 }, maxItems: 2 },
  { type: 'array', minItems: 1, uniqueItems: true },
  { type: 'array', prefixItems: [{ type: 'string' }] },
  { type: 'array', contains: { const: 'a' } },
  object({ a: { type: 'string' } }),
  object({ a: { type: 'string' } }, { required: ['a'] }),
  object({ a: { type: 'string', maxLength: 1 }, b: { type: 'number' } }, { required: ['a', 'b'] }),
  object({ a: { type: 'string' } }, { additionalProperties: { type: 'number' } }),
  object({ a: { type: 'string' } }, { dependentRequired: { a: ['b'] } }),
  object({ a: { type: 'string' } }, { dependentSchemas: { a: { required: ['b'] } } }),
  object({ a: {} }, { if: { required: ['a'] }, else: { required: ['b'] } }),
  object({ a: {} }, { if: { required: ['b'] }, else: { required: ['b'] } }),
  object({ a: {} }, { not: { required: ['b'] } }),
  object({ a: {} }, { not: { required: ['a', 'b'] } }),
  object({ a: {} }, { patternProperties: { '^b': { type: 'string' } } }),
  object({ a: {} }, { propertyNames: { maxLength: 0 } }),
  object({ a: {} }, { maxProperties: 1 }),
  { oneOf: [{ type: 'string' }, { type: 'number' }] },
  { oneOf: [{ type: 'string' }] },
  { oneOf: [{ type: 'number' }, { type: 'string', maxLength: 2 }] },
  { anyOf: [{ const: 'a' }, { const: 5 }, { type: 'array' }] },
  { allOf: [{ type: 'string' }, { maxLength: 2 }] },
  { allOf: [{ type: 'string' }] },
];

/** Rejects properties that it does not list, so only for what is sent: readers accept fields that they do not know. */
const closed: Schema[] = [
  object({ a: { type: 'string' } }, { additionalProperties: false }),
  object({ a: { type: 'string' }, b: {} }, { additionalProperties: false }),
  object({ a: { type: 'string' }, b: {} }, { additionalProperties: false, required: ['a'] }),
];

const values: unknown[] = [
  ...[null, true, '', 'a', 'b', 'ab', 'abc', 'bbb', 0, 1, 2, 3, 4, 4.5, 5, 6, 12],
  ...[[], ['a'], ['a', 'a'], ['abc'], [5], ['b', 'a', 'c'], ['a', 'b']],
  ...[{}, { a: 'a' }, { a: 'abc' }, { a: 5 }, { b: 1 }, { a: 'a', b: 1 }, { a: 'a', b: 'b' }, { '': 1 }, { c: 'c' }],
];

const ajv = new Ajv2020({ strict: false });
const verdicts = new Map(
  [...schemas, ...closed].map((schema) => [schema, values.map((value) => ajv.validate(schema, value))]),
);

/** A value that one schema accepts and the other rejects. */
const witness = (accepting: Schema, rejecting: Schema) =>
  values.find((_, at) => verdicts.get(accepting)?.[at] && !verdicts.get(rejecting)?.[at]);

/** All pairs for which the rating is smaller than what a value shows. */
function missed(all: readonly Schema[], side: 'sent' | 'read') {
  return all.flatMap((before) =>
    all.flatMap((after) => {
      const found = side === 'sent' ? witness(before, after) : witness(after, before);
      const isMissed = found !== undefined && impactOf(before, after, side) !== 'major';
      return isMissed ? [{ before, after, found }] : [];
    }),
  );
}

describe('a breaking change', () => {
  it('rejects a body that was accepted', () => {
    expect(missed([...schemas, ...closed], 'sent')).toEqual([]);
  });

  it('allows a response what it did not before', () => {
    expect(missed(schemas, 'read')).toEqual([]);
  });
});

describe('a change of a schema', () => {
  it.each<[string, Schema, Schema, string, string]>([
    ['nothing', { type: 'string' }, { type: 'string' }, 'none', 'none'],
    ['another order', { enum: ['a', 'b'], type: 'string' }, { type: 'string', enum: ['b', 'a'] }, 'patch', 'patch'],
    ['a text', { title: 'A' }, { title: 'B' }, 'patch', 'patch'],
    ['a wider limit', { maxLength: 1 }, { maxLength: 2 }, 'patch', 'major'],
    ['a narrower limit', { maxLength: 2 }, { maxLength: 1 }, 'major', 'patch'],
    ['the bound itself', { maximum: 5 }, { exclusiveMaximum: 5 }, 'major', 'patch'],
    ['the bound of 3.0', { maximum: 5, exclusiveMaximum: true }, { maximum: 5 }, 'patch', 'major'],
    ['null in 3.0', { type: 'string' }, { type: 'string', nullable: true }, 'patch', 'major'],
    ['integer to number', { type: 'integer' }, { type: 'number' }, 'patch', 'major'],
    ['a new value', { enum: ['a'] }, { enum: ['a', 'b'] }, 'minor', 'major'],
    ['a value for more', { const: 'a' }, { enum: ['a', 'b'] }, 'minor', 'major'],
    ['a new property', object({}), object({ a: {} }), 'minor', 'minor'],
    ['a new required property', object({}), object({ a: {} }, { required: ['a'] }), 'major', 'minor'],
    ['a removed property', object({ a: {} }), object({}), 'major', 'major'],
    ['a required property', object({ a: {} }), object({ a: {} }, { required: ['a'] }), 'major', 'patch'],
    ['a default', { default: 1 }, { default: 2 }, 'minor', 'patch'],
    ['what is deprecated', {}, { deprecated: true }, 'minor', 'minor'],
    ['a wider not', { not: { maxLength: 1 } }, { not: { maxLength: 2 } }, 'major', 'patch'],
    ['items that accept all', { type: 'array' }, { type: 'array', items: {} }, 'patch', 'patch'],
    ['a limit on a file', { 'x-media': { bytes: { maximum: 9 } } }, {}, 'patch', 'major'],
    ['a new limit on a file', {}, { 'x-media': { bytes: { maximum: 9 } } }, 'major', 'patch'],
    [
      'a format of a file',
      { 'x-media': { formats: ['png'] } },
      { 'x-media': { formats: ['gif', 'png'] } },
      'minor',
      'major',
    ],
    ['decimals', { 'x-pause-marker': { maxDecimals: 2 } }, { 'x-pause-marker': { maxDecimals: 1 } }, 'major', 'patch'],
    ['a shorter life', { 'x-url-lifetime': { seconds: 2 } }, { 'x-url-lifetime': { seconds: 1 } }, 'major', 'major'],
    ['a longer life', { 'x-url-lifetime': { seconds: 2 } }, { 'x-url-lifetime': { seconds: 3 } }, 'minor', 'minor'],
    ['a price', { 'x-credits': { extraPerSecond: 2 } }, { 'x-credits': { extraPerSecond: 3 } }, 'minor', 'minor'],
  ])('rates %s for requests and for responses', (_, before, after, sent, read) => {
    expect([impactOf(before, after, 'sent'), impactOf(before, after, 'read')]).toEqual([sent, read]);
  });
});

describe('variants', () => {
  const union = (models: Record<string, object>) => ({
    ...documentOf(
      {
        oneOf: Object.keys(models).map((name) => ({ $ref: `#/components/schemas/${name}` })),
        discriminator: {
          propertyName: 'model',
          mapping: Object.fromEntries(
            Object.keys(models).map((name) => [name.toLowerCase(), `#/components/schemas/${name}`]),
          ),
        },
      },
      'sent',
    ),
    components: { schemas: models },
  });

  it('compares variants by the value that selects them, in any order', () => {
    const changes = compareDocuments(
      union({ A: object({ x: {} }), B: object({ y: { maxLength: 2 } }) }),
      union({ B: object({ y: { maxLength: 1 } }), C: object({}), A: object({ x: {} }) }),
    );
    expect(changes.map(({ impact, what, place }) => [impact, what, place.join(' > ')])).toEqual([
      ['major', "`maxLength` of `y` changed from '2' to '1'.", '/a > post > requestBody > b > y'],
      ['minor', '`oneOf` subschema was added.', '/a > post > requestBody > c'],
    ]);
  });

  it('enters variants that contain themselves once', () => {
    const tree = (maxLength: number) =>
      union({ A: object({ name: { maxLength }, child: { $ref: '#/components/schemas/A' } }) });
    const changes = compareDocuments(tree(2), tree(1));
    expect(changes.map(({ place }) => place.join(' > '))).toEqual(['/a > post > requestBody > a > name']);
  });
});
