import { describe, expect, it } from 'vitest';
import { valueAt } from '../../scripts/document/reference.js';
import { toOpenApi30 } from '../../scripts/generate/openapi-3.0.js';
import { validate } from '../implementations/openapi-3.0.js';
import { document, examplesOf, operations, walk } from '../support/document.js';
import { document30, leftOut } from '../support/document-30.js';

// biome-ignore lint/suspicious/noExplicitAny: the tests read the document as plain JSON.
type Json = any;

/** Every schema, with its place. What is in an extension or an example is not a schema. */
const schemas: [place: string, schema: Json][] = [];
walk(document30, (node, keys) => {
  const isData = keys.some((key) => key.startsWith('x-') || key === 'example' || key === 'examples');
  const parent = keys.at(-2) ?? '';
  const isSchema =
    ['schema', 'items'].includes(keys.at(-1) ?? '') || ['schemas', 'properties', 'oneOf'].includes(parent);
  if (isSchema && !isData) schemas.push([keys.join('/'), node]);
});
const placesOf = (fits: (schema: Json) => boolean) =>
  schemas.filter(([, schema]) => fits(schema)).map(([place]) => place);

const found: Json[] = [];
walk(document30, (node) => node.operationId && node.responses && found.push(node));

/** The document with a change, in OpenAPI 3.0. */
function changed(change: (schemas: Json) => void): Json {
  const copy = structuredClone(document);
  change(copy.components.schemas);
  return toOpenApi30(copy);
}

describe('the document in OpenAPI 3.0', () => {
  it('contains the operations of the document', () => {
    expect(document30.openapi).toBe('3.0.3');
    const names = operations.map(({ operation }) => operation.operationId);
    expect(
      Object.values<Json>(document30.paths).flatMap((path) =>
        Object.values<Json>(path).flatMap(({ operationId }) => operationId ?? []),
      ),
    ).toEqual(names);
  });

  it('uses only keywords of 3.0 that its readers agree about, and the extensions', () => {
    const keywords = new Set(schemas.flatMap(([, schema]) => Object.keys(schema)));
    expect([...keywords].filter((keyword) => !keyword.startsWith('x-')).sort()).toEqual([
      ...['$ref', 'additionalProperties', 'default', 'description', 'discriminator', 'enum', 'example', 'format'],
      ...['items', 'maxItems', 'maxLength', 'maximum', 'minItems', 'minLength', 'minimum', 'oneOf', 'pattern'],
      ...['properties', 'required', 'type'],
    ]);
  });

  it('contains nothing next to a reference', () => {
    expect(placesOf(({ $ref, ...beside }) => $ref && Object.keys(beside).length > 0)).toEqual([]);
  });

  it('declares one type for each schema, and items for each list', () => {
    expect(placesOf(({ type }) => Array.isArray(type))).toEqual([]);
    expect(placesOf(({ type, items }) => (type === 'array') !== (items !== undefined))).toEqual([]);
  });

  it('contains a union only where a discriminator selects', () => {
    expect(placesOf(({ oneOf, discriminator }) => oneOf && !discriminator)).toEqual([]);
  });

  it('contains only enums of texts that are not empty', () => {
    expect(
      placesOf((schema) => schema.enum?.some((value: unknown) => typeof value !== 'string' || value === '')),
    ).toEqual([]);
  });

  it('states for every object whether it is open, as the document does', () => {
    const objects = schemas.filter(([, { type, oneOf }]) => type === 'object' && !oneOf);
    expect(objects.length).toBeGreaterThan(60);
    for (const [place, { additionalProperties }] of objects) {
      const original = valueAt(`#/${place}`, document) as Json;
      expect(additionalProperties, place).toBe(original.additionalProperties !== false);
    }
  });

  it('contains a different operationId for every operation and callback, and callbacks in their operations', () => {
    const callbacks = operations.filter(({ operation }) => operation.callbacks);
    expect(new Set(found.map(({ operationId }) => operationId)).size).toBe(operations.length + callbacks.length);
    expect(JSON.stringify(document30)).not.toContain('#/components/callbacks/');
    expect(document30.components.callbacks).toBeUndefined();
  });

  it('contains no unused component', () => {
    const text = JSON.stringify(document30);
    const names = ['schemas', 'responses', 'examples'].flatMap((kind) =>
      Object.keys(document30.components[kind]).map((name) => `"#/components/${kind}/${name}"`),
    );
    expect(names.filter((name) => !text.includes(name))).toEqual([]);
  });

  it('accepts each of its examples, and has all of the document', () => {
    const count = (all: Json[]) =>
      all.flatMap(({ requestBody, responses }) => [requestBody, responses[200]]).flatMap(examplesOf).length;
    const bodies = found
      .flatMap(({ requestBody, responses }) => [requestBody, responses[200]])
      .filter((body) => body?.content);
    for (const { content } of bodies) {
      const { schema, examples = {} } = content['application/json'];
      for (const { $ref } of Object.values<Json>(examples)) {
        const { value } = valueAt($ref, document30) as Json;
        expect(validate(schema.$ref.split('/').at(-1), value), $ref).toEqual({ accepted: true, reason: '' });
      }
    }
    const own = found.filter(({ operationId }) =>
      operations.some(({ operation }) => operation.operationId === operationId),
    );
    expect(count(own)).toBe(count(operations.map(({ operation }) => operation)));
  });
});

describe('a rule that OpenAPI 3.0 leaves out', () => {
  it.each(leftOut)(
    'lists the rule that OpenAPI 3.0 leaves out: $rule, at $place',
    ({ place, keyword, rule, accepts }) => {
      expect((valueAt(place, document) as Json)[keyword]).toBeDefined();
      const schema = valueAt(place, document30) as Json;
      expect(schema[keyword]).toBeUndefined();
      if (accepts !== 'same') expect(schema.description).toContain(rule);
      expect(document30.info.description).toContain(
        `- In \`${place.slice('#/components/schemas/'.length)}\`, ${rule}.`,
      );
    },
  );

  it('covers every keyword of the document that is missing', () => {
    const dropped: string[] = [];
    walk(document.components.schemas, (node, keys) => {
      const isInside = keys.some((key) => ['if', 'else', 'not', 'dependentSchemas', 'contentSchema'].includes(key));
      for (const keyword of [
        'if',
        'not',
        'dependentSchemas',
        'contentMediaType',
        ...(node.discriminator ? [] : ['oneOf']),
      ]) {
        if (!isInside && keyword in node) dropped.push(`#/components/schemas/${keys.join('/')} ${keyword}`);
      }
    });
    expect(leftOut.map(({ place, keyword }) => `${place} ${keyword}`).sort()).toEqual(dropped.sort());
  });

  it('derives the list from the document, also for another rule', () => {
    const { 'x-left-out': list } = changed(({ Text2VideoGenq2 }) => {
      Text2VideoGenq2.not = { type: 'object', required: ['seed'], properties: { seed: { type: 'integer', const: 7 } } };
    });
    const place = '#/components/schemas/Text2VideoGenq2';
    expect(list).toContainEqual({ place, keyword: 'not', rule: 'seed: not 7', accepts: 'more' });
    expect(list).toHaveLength(leftOut.length + 1);
  });
});

describe('the conversion', () => {
  it.each([
    [100, 100],
    [9000, 5000],
  ])('takes the stricter limit: %i of a field or 5000 next to the reference', (maxLength, expected) => {
    const { components } = changed((schemas) => {
      schemas.Prompt = { type: 'string', maxLength };
      schemas.Text2VideoGenq2.properties.prompt = { $ref: '#/components/schemas/Prompt', maxLength: 5000 };
    });
    expect(components.schemas.Text2VideoGenq2.properties.prompt.maxLength).toBe(expected);
  });

  it('makes a range only of numbers without a gap', () => {
    const { components } = changed(({ DurationOnly4, DurationOnly5 }) => {
      DurationOnly4.enum = [6, 4, 5];
      DurationOnly5.enum = [5, 8];
    });
    expect(components.schemas.DurationOnly4).toMatchObject({ minimum: 4, maximum: 6 });
    expect(components.schemas.DurationOnly5).toMatchObject({ enum: [5, 8] });
  });

  it('adds up the undocumented points of a field and of its target', () => {
    const { components } = changed((schemas) => {
      schemas.Duration = { type: 'integer', 'x-undocumented': { more: 'More.' } };
      const own = { 'x-undocumented': { 'duration-default': 'Own.' } };
      schemas.Text2VideoGenq2.properties.duration = { $ref: '#/components/schemas/Duration', ...own };
    });
    const { duration } = components.schemas.Text2VideoGenq2.properties;
    expect(Object.keys(duration['x-undocumented'])).toEqual(['more', 'duration-default']);
  });

  it.each([
    ['a keyword that it does not know', { patternProperties: {} }, 'has `patternProperties`, which'],
    ['two patterns for one field', { $ref: '#/components/schemas/HttpUrl', pattern: 'x' }, 'has `pattern` next to'],
    ['a reference to nothing', { $ref: '#/components/schemas/Nothing', maxLength: 1 }, 'which does not exist'],
  ])('fails for %s', (_, field, message) => {
    const place = '#/components/schemas/MvRequest/properties/style ';
    const change = () => changed(({ MvRequest }) => Object.assign(MvRequest.properties, { style: field }));
    expect(change).toThrow(message);
    expect(change).toThrow(place);
  });
});
