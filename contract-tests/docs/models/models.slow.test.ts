import { describe, expect, it } from 'vitest';
import { leavesOpen } from '../../../scripts/document/models/cell-facts.js';
import type { Cell } from '../../../scripts/document/models/cells.js';
import { toMatrix } from '../../../scripts/document/models/matrix.js';
import { document, operations, resolve, walk } from '../../support/document.js';
import { shapeOf } from '../../support/shape.js';
import { type Place, places, requests } from './walk.js';

const matrix = toMatrix(document);
const { generators, undocumented } = matrix;

const generatorOf = (operationId: string) => generators.find((generator) => generator.operationId === operationId);
const cellOf = (operationId: string, name: string, variant = '') =>
  generatorOf(operationId)?.fields.find((field) => field.name === name)?.cells[variant];

/** The rules of a place, by the names that the matrix uses for the keywords. */
const keywords: Record<string, keyof Cell> = {
  type: 'type',
  const: 'const',
  enum: 'values',
  default: 'default',
  minimum: 'minimum',
  maximum: 'maximum',
  minLength: 'minLength',
  maxLength: 'maxLength',
  minItems: 'minItems',
  maxItems: 'maxItems',
  pattern: 'pattern',
  'x-pattern-means': 'patternMeans',
  'x-enumDescriptions': 'valueMeanings',
  'x-known-values': 'knownValues',
  'x-media': 'media',
  'x-credits': 'credits',
  'x-advice': 'advice',
  'x-mentions': 'mentions',
  'x-script': 'script',
  'x-ignored-if': 'ignoredIf',
  'x-pause-marker': 'pauseMarker',
  'x-count-equals': 'countEquals',
  'x-no-effect': 'noEffect',
  contentMediaType: 'contentMediaType',
};

const rulesOf = (shape: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(keywords).flatMap(([key, name]) => (key in shape ? [[name, shape[key]]] : [])));

const factsOf = (cell: object) =>
  Object.fromEntries(
    Object.values(keywords).flatMap((name) => (name in cell ? [[name, Reflect.get(cell, name)]] : [])),
  );

/** The cell of a place, or its case if variants of a nested object differ. */
function cellAt({ operationId, name, variant, inner }: Place): Cell | undefined {
  const cell = cellOf(operationId, name, variant);
  return cell?.cases?.find(({ is }) => is.includes(inner)) ?? cell ?? undefined;
}

/** Every sentence of `x-undocumented` in a schema and in those that it references. */
function sentencesIn(schema: object): string[] {
  const found: string[] = [];
  const visit = (node: Parameters<typeof walk>[0]) =>
    walk(node, (inner) => {
      found.push(...Object.values<string>(inner['x-undocumented'] ?? {}));
      if (inner.$ref) visit(resolve(inner));
    });
  visit(schema);
  return found;
}

describe('the matrix', () => {
  it('lists every request once, and marks those that are undocumented', () => {
    const found = [...generators, ...undocumented].map(({ operationId }) => operationId);
    expect(found.sort()).toEqual(requests.map(({ operationId }) => operationId).sort());
    const shown = new Set(places.map(({ operationId }) => operationId));
    expect(generators.map(({ operationId }) => operationId)).toEqual([...shown]);
    for (const { undocumented: sentences } of undocumented)
      expect(sentences[0]).toMatch(/are not documented, so any object is accepted\.$/);
  });

  it.each(generators)('lists exactly the variants and fields of $operationId', ({ operationId, variants, fields }) => {
    const here = places.filter((place) => place.operationId === operationId);
    expect(variants).toEqual([...new Set(here.map(({ variant }) => variant))]);
    for (const variant of variants) {
      const taken = fields.filter(({ cells }) => cells[variant] !== null).map(({ name }) => name);
      const expected = here.filter((place) => place.variant === variant).map(({ name }) => name);
      expect(taken.sort()).toEqual([...new Set(expected)].sort());
    }
    for (const { cells } of fields) expect(Object.keys(cells)).toEqual([...variants]);
  });

  it.each(generators)('states exactly the rules of $operationId', ({ operationId, by }) => {
    for (const place of places.filter((place) => place.operationId === operationId)) {
      const cell = cellAt(place);
      const where = `${place.variant} ${place.name} ${place.inner}`;
      expect(cell?.required, where).toBe(place.required);
      const { items, oneOf, 'x-undocumented': open = {} } = place.shape;
      // The discriminator of an object has the values of all its variants.
      if (place.inner && place.shape.const === place.inner) expect(cell?.values, where).toContain(place.inner);
      else expect({ ...factsOf(cell ?? {}), ...(oneOf && { type: undefined }) }, where).toEqual(rulesOf(place.shape));
      expect(cell?.undocumented ?? [], where).toEqual(expect.arrayContaining(Object.values(open as object)));
      const item = items && shapeOf(items);
      if (item && item.type !== 'object') expect(factsOf(cell?.items ?? {}), where).toEqual(rulesOf({ ...item }));
      if (by && place.name === by) expect(cell?.text).toBe(place.variant);
    }
  });

  it('describes every field in the words that apply to its variant', () => {
    for (const { operationId, variant, name, inner, shape } of places) {
      const field = generatorOf(operationId)?.fields.find((field) => field.name === name);
      const described = field?.cells[variant]?.description ?? field?.description ?? '';
      const { description = '' } = shape;
      // If the variants of a nested object have different descriptions, all of them are included.
      expect(inner && described.includes(`${description}`) ? description : described, name).toBe(description);
    }
  });

  it('includes everything undocumented', () => {
    const text = JSON.stringify(matrix);
    for (const { request } of requests) {
      for (const sentence of sentencesIn({ $ref: `#/components/schemas/${request}` })) {
        expect(text).toContain(JSON.stringify(sentence));
      }
    }
  });

  it('states for files in lists what applies to each file', () => {
    expect(cellOf('createReference2Video', 'images', 'genq1')?.items).toMatchObject({
      type: 'string',
      media: document.components.schemas.ReferenceImageInput['x-media'],
    });
    expect(cellOf('createPremiumMv', 'lip_ref_urls', 'sing')?.items?.media).toEqual(
      document.components.schemas.LipRefUrls.items['x-media'],
    );
  });

  it('consists of plain JSON', () => {
    expect(JSON.parse(JSON.stringify(matrix))).toStrictEqual(matrix);
  });

  it('fills every cell with text', () => {
    for (const { fields } of generators) {
      for (const { name, cells } of fields) {
        for (const cell of Object.values(cells)) {
          const texts = cell ? [cell.text, ...(cell.details ?? []), ...(cell.cases ?? []).map(({ text }) => text)] : [];
          for (const text of texts) expect(text, name).toMatch(/^(?!.*(?:undefined|null|NaN|\[object)).*\w/);
        }
      }
    }
  });

  it('includes where requests are sent, and what is undocumented outside fields', () => {
    for (const { operationId, method, path, summary, tag, maxBytes } of generators) {
      const found = operations.find(({ operation }) => operation.operationId === operationId);
      const { operation } = found ?? {};
      expect({ method, path, summary, tag }).toEqual({
        method: found?.method.toUpperCase(),
        path: found?.path,
        summary: operation.summary,
        tag: operation.tags[0],
      });
      expect(maxBytes).toBe(operation.requestBody['x-max-bytes']);
    }
    expect(generatorOf('createImg2Video')?.undocumented).toEqual([
      expect.stringContaining('Two more models of the q2 family'),
    ]);
  });

  it('includes the undocumented point of a field that accepts any value', () => {
    const open = places.flatMap(({ shape }) => Object.entries(shape['x-undocumented'] ?? {}));
    const letting = open.filter(([, sentence]) => /\bany \w+ (?:of that form )?passes/.test(sentence));
    expect([...new Set(letting.map(([name]) => name))].filter((name) => !(name in leavesOpen))).toEqual([]);
    const names = new Set(open.map(([name]) => name));
    expect(Object.keys(leavesOpen).filter((name) => !names.has(name))).toEqual([]);
  });
});

describe('a rule that depends on other fields', () => {
  it('puts a rule into the cell of the field that it constrains', () => {
    expect(cellOf('createReference2Video', 'images', 'genq2-pro')?.conditions).toEqual([
      { when: [{ field: 'videos' }], maxItems: 4, text: 'at most 4 together with videos' },
    ]);
    expect(cellOf('createMv', 'resolution')?.conditions).toEqual([
      { when: [{ field: 'lip_sync', values: [true] }], rejected: ['540p'], text: 'not 540p with lip_sync true' },
    ]);
  });

  it.each([
    ['{ "if": { "required": ["seed"] }, "then": { "required": ["audio"] } }', 'audio', 'required together with seed'],
    [
      '{ "if": { "required": ["seed"] }, "else": { "properties": { "duration": { "type": "integer", "maximum": 5 } } } }',
      'duration',
      'at most 5 without seed',
    ],
    [
      '{ "if": { "properties": { "audio": { "const": true } } }, "then": { "properties": { "seed": { "enum": [1, 2] } } } }',
      'seed',
      'only 1 or 2 with audio true',
    ],
    ['{ "not": { "required": ["seed", "audio"] } }', 'seed', 'not accepted together with audio'],
  ])('lists a rule at the place that %s states', (rule, field, text) => {
    const changed = structuredClone(document);
    Object.assign(changed.components.schemas.Text2VideoGenq2, JSON.parse(rule));
    const [generator] = toMatrix(changed).generators;
    expect(generator?.fields.find(({ name }) => name === field)?.cells.genq2?.text).toContain(`; ${text}`);
  });
});

describe('a keyword that the matrix does not know', () => {
  it.each([
    ['Seed', { multipleOf: 5 }, 'multipleOf'],
    ['ReferenceImageInput', { minLength: 1, format: 'uri' }, 'format'],
    ['Text2VideoGenq1', { dependentSchemas: { seed: { minProperties: 3 } } }, 'minProperties'],
    ['Text2VideoGenq1', { not: { properties: { seed: { multipleOf: 2 } } } }, 'multipleOf'],
  ])('rejects an unknown keyword, and does not silently omit it: %s with %j', (schema, keyword, name) => {
    const changed = structuredClone(document);
    Object.assign(changed.components.schemas[schema], keyword);
    expect(() => toMatrix(changed)).toThrow(`does not know \`${name}\``);
  });
});
