import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { toPublished } from '../../scripts/generate/published.js';
import { document, operations, walk } from '../support/document.js';

// biome-ignore lint/suspicious/noExplicitAny: the tests read the document as plain JSON.
type Json = any;

const sandbox: Json = JSON.parse(
  readFileSync(new URL('../../generated/openapi-sandbox.json', import.meta.url), 'utf8'),
);

describe.each([
  ['openapi.json', document],
  ['openapi-sandbox.json', sandbox],
])('generated/%s', (_, published) => {
  it('contains no limit next to a reference, which several readers ignore', () => {
    const found: string[] = [];
    walk(published, (node: Json, keys: string[]) => {
      const others = Object.keys(node).filter((key) => key !== '$ref' && key !== 'description');
      if (typeof node.$ref === 'string' && others.length > 0) found.push(keys.join('/'));
    });
    expect(found).toEqual([]);
  });

  it('contains callbacks in their operations, each with an operationId of its own', () => {
    const ids: string[] = [];
    walk(published, (node: Json) => node.operationId && node.responses && ids.push(node.operationId));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain('editAdFilmAdFilmUpdate');
    expect(ids).toHaveLength(operations.length + 12);
    expect(JSON.stringify(published)).not.toContain('#/components/callbacks/');
  });

  it('contains an example of every identifier in a path, which testers need', () => {
    const parameters = Object.values<Json>(published.paths).flatMap((item) => item.parameters ?? []);
    expect(parameters).toHaveLength(6);
    for (const { example } of parameters) expect(example).toMatch(/^(task|film|subject)-\d+$/);
  });
});

it('writes out a field that has a limit next to its reference, and keeps one that has a description only', () => {
  const schemas = {
    Text: { type: 'string', description: 'Any.', maxLength: 100 },
    Body: {
      type: 'object',
      properties: {
        long: { $ref: '#/components/schemas/Text', maxLength: 5000 },
        short: { $ref: '#/components/schemas/Text', maxLength: 7 },
        described: { $ref: '#/components/schemas/Text', description: 'Own.' },
      },
    },
  };
  const use = { post: { operationId: 'use', schema: { $ref: '#/components/schemas/Body' } } };
  const { components } = toPublished({ paths: { '/': use }, components: { schemas, callbacks: {} } } as never);
  expect(components.schemas.Body?.properties).toEqual({
    long: { type: 'string', description: 'Any.', maxLength: 100 },
    short: { type: 'string', description: 'Any.', maxLength: 7 },
    described: { $ref: '#/components/schemas/Text', description: 'Own.' },
  });
});
