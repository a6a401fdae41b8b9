import { describe, expect, it } from 'vitest';
import { compareDocuments } from '../../src/diff/index.js';
import { document } from '../support/document.js';

type Node = typeof document;

const key = { type: 'apiKey', in: 'header', name: 'Authorization' };
const schemes = (more: object) => ({ components: { securitySchemes: { Key: key, ...more } } });

const operation = (more: object = {}) => ({
  openapi: '3.1.0',
  info: { title: '', version: '1.0.0' },
  ...schemes({}),
  security: [{ Key: [] }],
  paths: { '/a': { get: { operationId: 'getA', responses: { 200: { description: '' } }, ...more } } },
});

const parameter = (more: object = {}) => ({ name: 'id', in: 'query', schema: { type: 'string' }, ...more });
const callback = (url: string, more: object = {}) => ({ done: { [url]: { post: { responses: {}, ...more } } } });
const body = (schema: object, required = true) => ({ required, content: { 'application/json': { schema } } });

const rated = (before: object, after: object) =>
  compareDocuments(before, after).map(({ impact, what }) => `${impact}  ${what}`);

describe('operations', () => {
  it.each<[string, object, object]>([
    ["major  `operationId` changed from 'getA' to 'readA'.", {}, { operationId: 'readA' }],
    ['minor  `deprecated` was added.', {}, { deprecated: true }],
    ['patch  `summary` was added.', {}, { summary: 'Read' }],
    ['major  `security` changed from \'[{"Key":[]}]\' to \'[{"Other":[]}]\'.', {}, { security: [{ Other: [] }] }],
    ["major  `security` changed from '[]' to '[{\"Key\":[]}]'.", { security: [] }, {}],
    ['minor  `security` changed from \'[{"Key":[]}]\' to \'[{"Key":[]},{}]\'.', {}, { security: [{ Key: [] }, {}] }],
    ['minor  Optional `id` query parameter was added.', {}, { parameters: [parameter()] }],
    ['major  Required `id` query parameter was added.', {}, { parameters: [parameter({ required: true })] }],
    ['major  `id` query parameter was removed.', { parameters: [parameter()] }, {}],
    [
      "major  `required` of `id` changed from 'false' to 'true'.",
      { parameters: [parameter()] },
      { parameters: [parameter({ required: true })] },
    ],
    [
      "major  `explode` of `id` was set to 'false'.",
      { parameters: [parameter()] },
      { parameters: [parameter({ explode: false })] },
    ],
    [
      "major  `maxLength` of `id` was set to '2'.",
      { parameters: [parameter()] },
      { parameters: [parameter({ schema: { type: 'string', maxLength: 2 } })] },
    ],
    ['major  Request body was added.', {}, { requestBody: body({}) }],
    ['minor  Request body was added.', {}, { requestBody: body({}, false) }],
    ['major  Request body was removed.', { requestBody: body({}, false) }, {}],
    ['minor  Response `404` was added.', {}, { responses: { 200: { description: '' }, 404: { description: '' } } }],
    ['major  Response `200` was removed.', {}, { responses: {} }],
    [
      'major  Header `X-A` was removed.',
      { responses: { 200: { headers: { 'X-A': { schema: {} } } } } },
      { responses: { 200: {} } },
    ],
    [
      'major  Media type `text/csv` was removed.',
      { responses: { 200: { content: { 'text/csv': {} } } } },
      { responses: { 200: { content: {} } } },
    ],
    ['minor  Callback `done` was added.', {}, { callbacks: callback('{$request.body#/url}') }],
    [
      "major  URL of `done` changed from '{$request.body#/url}' to '{$request.body#/hook}'.",
      { callbacks: callback('{$request.body#/url}') },
      { callbacks: callback('{$request.body#/hook}') },
    ],
    [
      'major  Properties are no longer required: `a`.',
      { callbacks: callback('{$url}', { requestBody: body({ required: ['a'] }) }) },
      { callbacks: callback('{$url}', { requestBody: body({}) }) },
    ],
    [
      "major  `retries` of `x-callback-delivery` changed from '3' to '2'.",
      { callbacks: callback('{$url}', { 'x-callback-delivery': { retries: 3 } }) },
      { callbacks: callback('{$url}', { 'x-callback-delivery': { retries: 2 } }) },
    ],
    ['major  All callbacks were removed.', { callbacks: callback('{$url}') }, {}],
    [
      'major  Callback `done` was removed.',
      { callbacks: { ...callback('{$url}'), more: callback('{$url}').done } },
      { callbacks: { more: callback('{$url}').done } },
    ],
    [
      'minor  Required `sign` header parameter was added.',
      { callbacks: callback('{$url}') },
      { callbacks: callback('{$url}', { parameters: [parameter({ name: 'sign', in: 'header', required: true })] }) },
    ],
    [
      'minor  Optional `id` header parameter was added.',
      { parameters: [parameter()] },
      { parameters: [parameter(), parameter({ in: 'header' })] },
    ],
    [
      'patch  `description` of `id` was removed.',
      { parameters: [parameter({ description: 'Which' })] },
      { parameters: [parameter()] },
    ],
    [
      "patch  `required` of `requestBody` changed from 'true' to 'false'.",
      { requestBody: body({}) },
      { requestBody: body({}, false) },
    ],
    [
      'patch  `description` of `requestBody` changed.',
      { requestBody: { ...body({}), description: 'A' } },
      { requestBody: { ...body({}), description: 'B' } },
    ],
    [
      'minor  Response `404` was removed.',
      { responses: { 200: {}, 404: { description: '' } } },
      { responses: { 200: {} } },
    ],
    [
      'patch  `description` of `200` changed.',
      { responses: { 200: { description: 'A' } } },
      { responses: { 200: { description: 'B' } } },
    ],
    [
      'minor  Media type `text/csv` was added.',
      { responses: { 200: { content: {} } } },
      { responses: { 200: { content: { 'text/csv': {} } } } },
    ],
    [
      'minor  Header `X-A` was added.',
      { responses: { 200: {} } },
      { responses: { 200: { headers: { 'X-A': { schema: {} } } } } },
    ],
    [
      "major  `required` of `X-A` changed from 'true' to 'false'.",
      { responses: { 200: { headers: { 'X-A': { required: true } } } } },
      { responses: { 200: { headers: { 'X-A': {} } } } },
    ],
    [
      "patch  `maxLength` of `X-A` was set to '2'.",
      { responses: { 200: { headers: { 'X-A': { schema: {} } } } } },
      { responses: { 200: { headers: { 'X-A': { schema: { maxLength: 2 } } } } } },
    ],
    ["major  `x-creates` changed from 'video' to 'image'.", { 'x-creates': 'video' }, { 'x-creates': 'image' }],
    ['patch  `x-first-poll-after` changed.', { 'x-first-poll-after': 1 }, { 'x-first-poll-after': 2 }],
  ])('rates a change of an operation: %s', (expected, before, after) => {
    expect(rated(operation(before), operation(after))).toEqual([expected]);
  });

  it('gives operations the parameters of their path', () => {
    const shared = operation();
    Object.assign(shared.paths['/a'], { parameters: [parameter()] });
    expect(rated(shared, operation({ parameters: [parameter()] }))).toEqual(['patch  Examples or the like changed.']);
  });
});

describe('the document', () => {
  it.each<[string, object, object]>([
    ['major  Security scheme `Key` was removed.', {}, { components: {} }],
    ['major  Server `/v1` was removed.', { servers: [{ url: '/v1' }] }, {}],
    ['minor  Server `/v1` was added.', {}, { servers: [{ url: '/v1' }] }],
    ['patch  `tags` was added.', {}, { tags: [] }],
    ['minor  Operation `POST b` was added.', {}, { webhooks: { b: { post: {} } } }],
    ['major  Operation `POST b` was removed.', { webhooks: { b: { post: {} } } }, { webhooks: { b: {} } }],
    ['major  Path `/a` was removed.', {}, { paths: {} }],
    ['minor  Security scheme `Other` was added.', {}, schemes({ Other: {} })],
    [
      "major  `in` of security scheme `Key` changed from 'header' to 'query'.",
      {},
      schemes({ Key: { ...key, in: 'query' } }),
    ],
    ['patch  `description` of security scheme `Key` was added.', {}, schemes({ Key: { ...key, description: 'A' } })],
    [
      'major  Type `Task` of the package was removed.',
      { components: { ...schemes({}).components, schemas: { Task: {} } } },
      {},
    ],
    ['patch  `title` of `info` changed.', {}, { info: { title: 'A', version: '1.0.0' } }],
    ['patch  `servers` changed.', { servers: [{ url: '/v1' }] }, { servers: [{ url: '/v1', description: 'A' }] }],
    ['patch  `openapi` changed.', {}, { openapi: '3.1.1' }],
    [
      "minor  `seconds` of `x-url-lifetime` changed from '1' to '2'.",
      { 'x-url-lifetime': { seconds: 1 } },
      { 'x-url-lifetime': { seconds: 2 } },
    ],
    ['patch  `x-note` was added.', {}, { 'x-note': 1 }],
  ])('rates a change of the document: %s', (expected, before, after) => {
    expect(rated({ ...operation(), ...before }, { ...operation(), ...after })).toEqual([expected]);
  });

  it('reports a reference that leads nowhere', () => {
    const broken = operation({ parameters: [{ $ref: '#/components/parameters/Id' }] });
    expect(() => compareDocuments(operation(), broken)).toThrow('no #/components/parameters/Id');
  });
});

describe('the document of this package', () => {
  /** The first place of every keyword, outside of examples: a change of it must be seen. */
  const places = new Map<string, string[]>();
  const visit = (node: Node, keys: string[]): void => {
    for (const [key, value] of Object.entries<Node>(Object(node))) {
      const last = keys.at(-1) ?? '';
      if (['examples', 'links', 'mapping'].includes(key) || last === 'x-codeSamples') continue;
      const isName = ['properties', 'schemas', 'callbacks', 'responses', 'paths', 'variables', 'required'].includes(
        last,
      );
      if (typeof value === 'object' && value !== null) visit(value, [...keys, key]);
      else if (!isName && !/^\d+$/.test(key) && key !== '$ref' && key !== 'version') {
        const group = `${keys[0]} ${keys.find((one) => one.startsWith('x-')) ?? ''} ${key}`;
        if (!places.has(group)) places.set(group, [...keys, key]);
      }
    }
  };
  visit(document, []);

  it('reports a change of each keyword', () => {
    expect(places.size).toBeGreaterThan(60);
    const unseen = [...places.values()].filter((keys) => {
      const edited = structuredClone(document);
      const parent = keys.slice(0, -1).reduce((node, key) => node[key], edited);
      const key = keys.at(-1) as string;
      parent[key] =
        typeof parent[key] === 'number'
          ? parent[key] + 1
          : typeof parent[key] === 'boolean'
            ? !parent[key]
            : `${parent[key]}?`;
      return compareDocuments(document, edited).every(({ what }) => what === 'Examples or the like changed.');
    });
    expect(unseen.map((keys) => keys.join(' > '))).toEqual([]);
  });
});
