import { expect, it } from 'vitest';
import { compareDocuments } from '../../src/diff/index.js';

type Schema = object | boolean;

/** A document whose request and whose response have a field `a` of this schema. */
function documentOf(a: Schema) {
  const content = { 'application/json': { schema: { properties: { a } } } };
  const post = { requestBody: { required: true, content }, responses: { 200: { description: '', content } } };
  return { openapi: '3.1.0', info: { title: '', version: '1.0.0' }, paths: { '/a': { post } } };
}

/** Impacts in the request and in the response, the sentence, and where in the body. */
function changesOf(before: Schema, after: Schema) {
  const changes = compareDocuments(documentOf(before), documentOf(after));
  const of = (part: string) => changes.filter(({ place }) => place.includes(part));
  const read = of('responses');
  expect(changes).toHaveLength(2 * read.length);
  return of('requestBody').map(({ impact, what, place }, at) => {
    expect(read[at]).toMatchObject({ what, place: ['/a', 'post', 'responses', '200', ...place.slice(3)] });
    return `${impact}/${read[at]?.impact}: ${what} (${place.slice(3).join(' > ')})`;
  });
}

it.each<[string, Schema, Schema, string[]]>([
  [
    'a type more',
    { type: 'string' },
    { type: ['string', 'null'] },
    ["patch/major: Type of `a` widened from 'string' to 'string, null'. (a)"],
  ],
  [
    'another type',
    { type: 'string' },
    { type: 'number', maximum: 5 },
    ["major/major: Type of `a` changed from 'string' to 'number'. (a)"],
  ],
  ['a new type', {}, { type: 'string' }, ["major/patch: `type` of `a` was set to 'string'. (a)"]],
  ['all types', { type: ['string', 'null'] }, {}, ["patch/major: `type` of `a` was removed: 'string, null'. (a)"]],
  [
    'a type next to another limit',
    { type: ['string', 'null'], maxLength: 2 },
    { type: ['string', 'number'], maxLength: 1 },
    [
      "major/major: Type of `a` changed from 'string, null' to 'string, number'. (a)",
      "major/patch: `maxLength` of `a` changed from '2' to '1'. (a)",
    ],
  ],
  [
    'integer to number',
    { type: 'integer', minimum: 1 },
    { type: 'number', minimum: 0 },
    [
      "patch/major: Type of `a` widened from 'integer' to 'number'. (a)",
      "patch/major: Lower bound of `a` changed from '>= 1' to '>= 0'. (a)",
    ],
  ],
  ['a constant', { const: 'a' }, { const: 'b' }, ["major/major: `const` of `a` changed from 'a' to 'b'. (a)"]],
  [
    'constant to list',
    { const: 'a' },
    { enum: ['b', 'c'] },
    ["major/patch: Enum of `a` lost values: 'a'. (a)", "minor/major: Enum of `a` gained values: 'b', 'c'. (a)"],
  ],
  [
    'a list',
    { enum: ['a', 'b'] },
    { enum: ['b', 'c', 'd'] },
    ["major/patch: Enum of `a` lost values: 'a'. (a)", "minor/major: Enum of `a` gained values: 'c', 'd'. (a)"],
  ],
  ['all values', { enum: ['a'] }, {}, ['patch/major: `enum` of `a` was removed: \'["a"]\'. (a)']],
  ['a list of values', {}, { enum: ['a'] }, ['major/patch: `enum` of `a` was set to \'["a"]\'. (a)']],
  ['a new constant', {}, { const: 'a' }, ["major/patch: `const` of `a` was set to 'a'. (a)"]],
  ['a removed constant', { const: 'a' }, {}, ["patch/major: `const` of `a` was removed: 'a'. (a)"]],
  [
    'properties that become required',
    { properties: { a: {}, b: {} } },
    { properties: { a: {}, b: {} }, required: ['a', 'b'] },
    ['major/patch: Properties of `a` became required: `a`, `b`. (a)'],
  ],
  [
    'nested required',
    { properties: { b: {} }, required: ['b'] },
    { properties: { b: {} } },
    ['patch/major: Properties of `a` are no longer required: `b`. (a)'],
  ],
  [
    'a removed required property',
    { properties: { b: {} }, required: ['b'] },
    {},
    ['major/major: Property `b` of `a` was removed. (a > b)'],
  ],
  ['an added property', {}, { properties: { b: {} } }, ['minor/minor: Property `b` of `a` was added. (a > b)']],
  [
    'counts',
    { maxLength: 2, minItems: 1 },
    { maxLength: 3, minItems: 2 },
    [
      "patch/major: `maxLength` of `a` changed from '2' to '3'. (a)",
      "major/patch: `minItems` of `a` changed from '1' to '2'. (a)",
    ],
  ],
  ['a count set', {}, { maxProperties: 2 }, ["major/patch: `maxProperties` of `a` was set to '2'. (a)"]],
  ['a count removed', { minContains: 1 }, {}, ["patch/major: `minContains` of `a` was removed: '1'. (a)"]],
  [
    'bounds',
    { minimum: 1, maximum: 5 },
    { exclusiveMinimum: 1, maximum: 6 },
    [
      "patch/major: Upper bound of `a` changed from '<= 5' to '<= 6'. (a)",
      "major/patch: Lower bound of `a` changed from '>= 1' to '> 1'. (a)",
    ],
  ],
  ['bound set', {}, { exclusiveMaximum: 6 }, ["major/patch: Upper bound of `a` was set to '< 6'. (a)"]],
  ['bound removed', { minimum: 0 }, {}, ["patch/major: Lower bound of `a` was removed: '>= 0'. (a)"]],
  [
    'the tighter of two bounds',
    { minimum: 0, exclusiveMinimum: 0 },
    { minimum: 1, exclusiveMinimum: 0 },
    ["major/patch: Lower bound of `a` changed from '> 0' to '>= 1'. (a)"],
  ],
  ['a pattern', { pattern: '^a' }, { pattern: '^b' }, ["major/major: `pattern` of `a` changed from '^a' to '^b'. (a)"]],
  ['a format set', {}, { format: 'uuid' }, ["major/patch: `format` of `a` was set to 'uuid'. (a)"]],
  ['a pattern removed', { pattern: '^a' }, {}, ["patch/major: `pattern` of `a` was removed: '^a'. (a)"]],
  [
    'dependent fields',
    { dependentRequired: { a: ['b'] } },
    { dependentRequired: { a: ['c'] } },
    ['major/major: `dependentRequired` of `a` changed from \'{"a":["b"]}\' to \'{"a":["c"]}\'. (a)'],
  ],
  ['unique items', {}, { uniqueItems: true }, ["major/patch: `uniqueItems` of `a` was set to 'true'. (a)"]],
  [
    'unique items no longer',
    { uniqueItems: true },
    { uniqueItems: false },
    ["patch/major: `uniqueItems` of `a` changed from 'true' to 'false'. (a)"],
  ],
  [
    'a switch that stays off',
    { uniqueItems: false, title: 'A' },
    { title: 'B' },
    ['patch/patch: `title` of `a` changed. (a)'],
  ],
  [
    'a multiple of its own',
    { multipleOf: 2 },
    { multipleOf: 4 },
    ["major/patch: `multipleOf` of `a` changed from '2' to '4'. (a)"],
  ],
  [
    'a divisor',
    { multipleOf: 4 },
    { multipleOf: 2 },
    ["patch/major: `multipleOf` of `a` changed from '4' to '2'. (a)"],
  ],
  [
    'another multiple',
    { multipleOf: 2 },
    { multipleOf: 3 },
    ["major/major: `multipleOf` of `a` changed from '2' to '3'. (a)"],
  ],
  ['a multiple set', {}, { multipleOf: 3 }, ["major/patch: `multipleOf` of `a` was set to '3'. (a)"]],
  [
    'items',
    { items: { maxLength: 2 } },
    { items: { maxLength: 1 } },
    ["major/patch: `maxLength` changed from '2' to '1'. (a)"],
  ],
  [
    'contains',
    { contains: { maxLength: 2 } },
    { contains: { maxLength: 1 } },
    ["major/patch: `maxLength` of `a` changed from '2' to '1'. (a > contains)"],
  ],
  [
    'property names',
    { propertyNames: { maxLength: 2 } },
    { propertyNames: { maxLength: 1 } },
    ["major/patch: `maxLength` of `a` changed from '2' to '1'. (a > propertyNames)"],
  ],
  [
    'a condition',
    { if: { required: ['a'] }, else: { required: ['b'] } },
    { if: { required: ['c'] }, else: { required: ['b', 'd'] } },
    ['major/major: `if` of `a` changed. (a)', 'major/patch: Properties of `a` became required: `d`. (a > else)'],
  ],
  [
    'all of',
    { allOf: [{ maxLength: 2 }] },
    { allOf: [{ maxLength: 1 }, { minLength: 1 }] },
    [
      "major/patch: `maxLength` of `a` changed from '2' to '1'. (a > allOf > 0)",
      "major/patch: `minLength` of `a` was set to '1'. (a > allOf > 1)",
    ],
  ],
  [
    'dependent schemas',
    { dependentSchemas: { b: { required: ['c'] } } },
    { dependentSchemas: { b: { required: ['c', 'd'] } } },
    ['major/patch: Properties of `b` became required: `d`. (a > dependentSchemas > b)'],
  ],
  [
    'pattern properties',
    { patternProperties: { '^b': { maxLength: 2 } } },
    { patternProperties: { '^b': { maxLength: 1 } } },
    ["major/patch: `maxLength` of `^b` changed from '2' to '1'. (a > patternProperties > ^b)"],
  ],
  [
    'no other properties',
    { properties: {} },
    { properties: {}, additionalProperties: false },
    ['major/patch: Other properties of `a` are no longer accepted. (a)'],
  ],
  [
    'other properties again',
    { additionalProperties: false },
    { additionalProperties: true },
    ['patch/patch: Other properties of `a` are now accepted. (a)'],
  ],
  [
    'other properties',
    { additionalProperties: { maxLength: 2 } },
    { additionalProperties: { maxLength: 1 } },
    ["major/patch: `maxLength` of `a` changed from '2' to '1'. (a > additionalProperties)"],
  ],
  ['not set', {}, { not: { const: 1 } }, ['major/patch: `not` of `a` was set to \'{"const":1}\'. (a)']],
  [
    'not',
    { not: { maxLength: 2 } },
    { not: { maxLength: 1 } },
    ["patch/major: `maxLength` of `a` changed from '2' to '1'. (a > not)"],
  ],
  ['not removed', { not: { const: 1 } }, {}, ['patch/major: `not` of `a` was removed: \'{"const":1}\'. (a)']],
  ['read only', {}, { readOnly: true }, ['major/major: `readOnly` of `a` was added. (a)']],
  ['write only', { writeOnly: true }, {}, ['major/major: `writeOnly` of `a` was removed. (a)']],
  [
    'discriminator',
    { discriminator: { propertyName: 'a' } },
    { discriminator: { propertyName: 'b' } },
    ["major/major: `discriminator` of `a` changed from 'a' to 'b'. (a)"],
  ],
  [
    'no discriminator',
    { discriminator: { propertyName: 'a' } },
    {},
    ['patch/patch: `discriminator` of `a` was removed. (a)'],
  ],
  ['default', { default: 1 }, { default: 2 }, ["minor/patch: `default` of `a` changed from '1' to '2'. (a)"]],
  [
    'default set',
    {},
    { default: 'x'.repeat(100) },
    [
      "minor/patch: `default` of `a` was set to 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…'. (a)",
    ],
  ],
  ['deprecated', {}, { deprecated: true }, ["minor/minor: `deprecated` of `a` was set to 'true'. (a)"]],
  [
    'no longer deprecated',
    { deprecated: true },
    { deprecated: false },
    ["patch/patch: `deprecated` of `a` changed from 'true' to 'false'. (a)"],
  ],
  [
    'texts',
    { title: 'A', description: 'A' },
    { title: 'B' },
    ['patch/patch: `title` of `a` changed. (a)', 'patch/patch: `description` of `a` was removed. (a)'],
  ],
  ['one of set', {}, { oneOf: [{ const: 1 }] }, ['major/patch: `oneOf` of `a` was added. (a)']],
  ['any of removed', { anyOf: [{ const: 1 }] }, {}, ['patch/major: `anyOf` of `a` was removed. (a)']],
  [
    'alternatives that change and move',
    { oneOf: [{ const: 1 }, { maxLength: 2 }] },
    { oneOf: [{ maxLength: 1 }, { const: 1 }, { const: 3 }] },
    [
      'minor/major: `oneOf` subschema of `a` was added. (a > oneOf > 0)',
      'minor/major: `oneOf` subschema of `a` was added. (a > oneOf > 2)',
      'major/minor: `oneOf` subschema of `a` was removed. (a > oneOf > 1)',
    ],
  ],
  [
    'an alternative less',
    { anyOf: [{ const: 1 }, { const: 2 }] },
    { anyOf: [{ const: 2 }] },
    ['major/minor: `anyOf` subschema of `a` was removed. (a > anyOf > 0)'],
  ],
  ['a schema that rejects everything', false, true, ["patch/major: `not` of `a` was removed: '{}'. (a)"]],
  [
    'a maximum of bytes',
    { 'x-max-bytes': 5 },
    { 'x-max-bytes': 4 },
    ["major/patch: Upper bound of `x-max-bytes` changed from '<= 5' to '<= 4'. (a > x-max-bytes)"],
  ],
  [
    'limits of files',
    { 'x-media': { bytes: { maximum: 9 }, formats: ['png', 'gif'], seconds: { minimum: 2 } } },
    { 'x-media': { bytes: { maximum: 10 }, formats: ['png', 'bmp'], pixels: { maximum: 3 } } },
    [
      "patch/major: Upper bound of `bytes` changed from '<= 9' to '<= 10'. (a > x-media > bytes)",
      "major/patch: Enum of `formats` lost values: 'gif'. (a > x-media > formats)",
      "minor/major: Enum of `formats` gained values: 'bmp'. (a > x-media > formats)",
      "patch/major: Lower bound of `seconds` was removed: '>= 2'. (a > x-media > seconds)",
      "major/patch: Upper bound of `pixels` was set to '<= 3'. (a > x-media > pixels)",
    ],
  ],
  [
    'other limits of files',
    { 'x-media': { maxCount: 3, kind: 'a' } },
    { 'x-media': { maxCount: 2, kind: 'b' } },
    [
      "major/patch: `maxCount` of `x-media` changed from '3' to '2'. (a > x-media > maxCount)",
      "major/major: `kind` of `x-media` changed from 'a' to 'b'. (a > x-media > kind)",
    ],
  ],
  [
    'pause marker',
    { 'x-pause-marker': { maxDecimals: 2, minSeconds: 1 } },
    { 'x-pause-marker': { maxDecimals: 3 } },
    [
      "patch/major: `maxDecimals` of `x-pause-marker` changed from '2' to '3'. (a > x-pause-marker > maxDecimals)",
      "patch/major: `minSeconds` of `x-pause-marker` was removed: '1'. (a > x-pause-marker > minSeconds)",
    ],
  ],
  [
    'equal counts',
    {},
    { 'x-count-equals': 'b' },
    ["major/patch: `x-count-equals` was set to 'b'. (a > x-count-equals)"],
  ],
  [
    'equal count changed',
    { 'x-count-equals': 'c' },
    { 'x-count-equals': 'b' },
    ["major/major: `x-count-equals` changed from 'c' to 'b'. (a > x-count-equals)"],
  ],
  [
    'promise shortened',
    { 'x-url-lifetime': { seconds: 2 } },
    { 'x-url-lifetime': { seconds: 1, after: 'end' } },
    [
      "major/major: `seconds` of `x-url-lifetime` changed from '2' to '1'. (a > x-url-lifetime > seconds)",
      "minor/minor: `after` of `x-url-lifetime` was set to 'end'. (a > x-url-lifetime > after)",
    ],
  ],
  ['promise removed', { 'x-creates': 'task' }, {}, ["major/major: `x-creates` was removed: 'task'. (a > x-creates)"]],
  [
    'promise list',
    { 'x-callback-delivery': { states: ['a', 'b'] } },
    { 'x-callback-delivery': { states: ['a', 'b', 'c'] } },
    [
      'minor/minor: `states` of `x-callback-delivery` changed from \'["a","b"]\' to \'["a","b","c"]\'. (a > x-callback-delivery > states)',
    ],
  ],
  [
    'promise list lost',
    { 'x-callback-delivery': { states: ['a', 'b'] } },
    { 'x-callback-delivery': { states: ['a'] } },
    [
      'major/major: `states` of `x-callback-delivery` changed from \'["a","b"]\' to \'["a"]\'. (a > x-callback-delivery > states)',
    ],
  ],
  ['meaning', { 'x-no-effect': true }, {}, ['minor/minor: `x-no-effect` of `a` was removed. (a)']],
  ['other extension', { 'x-note': 1 }, { 'x-note': 2 }, ['patch/patch: `x-note` of `a` changed. (a)']],
  ['order of keys', { title: 'A', maxLength: 1 }, { maxLength: 1, title: 'A' }, []],
])('says what has changed and whom it breaks: %s', (_, before, after, expected) => {
  expect(changesOf(before, after)).toEqual(expected);
});
