import { describe, expect, it } from 'vitest';
import { mediaRules } from '../../../scripts/docs/guides/parts/media-rules.js';
import { document, operations, resolve } from '../../support/document.js';
import { between, textOf } from '../site/html.js';

// biome-ignore lint/suspicious/noExplicitAny: the tests read and change the document as plain JSON.
type Json = any;

interface Row {
  field: string;
  /** The models or modes that the row names; empty if it applies to all. */
  variants: string[];
  count: string;
  each: string[];
}

/** The rows of the table, by operation. */
function tableOf(from: Json): Record<string, Row[]> {
  const groups = between(mediaRules(from).text, /<tbody[^>]*data-operation=/, '</tbody>');
  return Object.fromEntries(
    groups.map((group) => [/^"(\w+)"/.exec(group)?.[1], group.split('<th scope="row"').slice(1).map(toRow)]),
  );
}

function toRow(html: string): Row {
  const [field = ''] = between(html, /<code>/, '</code>');
  const [variants = ''] = between(html, /<span class="media-variants">/, '</span>');
  const [count = ''] = between(html, /data-head="Files">/, '</td>');
  return {
    field,
    variants: variants.split(', ').filter(Boolean),
    count,
    each: between(html, /<li>/, '</li>').map(textOf),
  };
}

interface File {
  field: string;
  variant: string | undefined;
  file: Json;
  list: Json;
  together: Json;
}

/** A schema with its references resolved. */
const whole = (node: Json): Json => (node?.$ref ? { ...whole(resolve({ $ref: node.$ref })), ...node } : node);

/** Every field of a body that accepts files, found without the code of the site. */
function filesIn(node: Json, field = '', variant?: string, list?: Json, together?: Json): File[] {
  const schema = whole(node);
  const branches: Json[] = (schema.oneOf ?? []).map(whole);
  return [
    ...(schema['x-media']?.kind ? [{ field, variant, file: schema, list, together }] : []),
    ...Object.entries<Json>(schema.properties ?? {}).flatMap(([name, child]) =>
      filesIn(
        child,
        field ? `${field}.${name}` : name,
        variant,
        undefined,
        schema.dependentSchemas?.videos?.properties?.[name],
      ),
    ),
    ...(schema.items ? filesIn(schema.items, `${field}[]`, variant, schema, together) : []),
    ...branches
      .filter((branch) => schema.discriminator || branch.items)
      .flatMap((branch) =>
        filesIn(branch, field, branch.properties?.[schema.discriminator?.propertyName]?.const ?? variant),
      ),
  ];
}

const bounds: Record<string, string> = {
  minimum: 'at least',
  maximum: 'at most',
  exclusiveMinimum: 'more than',
  exclusiveMaximum: 'less than',
};

function words(range: Json, write: (value: number) => string | number, unit = ''): string {
  const { minimum, maximum } = range;
  if (minimum !== undefined && maximum !== undefined) return `${write(minimum)} to ${write(maximum)}${unit}`;
  return Object.entries<number>(range)
    .map(([bound, value]) => `${bounds[bound]} ${write(value)}${unit}`)
    .join(', ');
}

const plain = (value: number) => value;
const megabytes = (value: number) => `${value / 1_048_576} MB`;
const ratio = (value: number) => ({ 0.25: '1:4', 2: '2:1', 4: '4:1' })[value] ?? 'unknown';

/** The text for each measure of `x-media`. A measure that is missing here fails the test. */
const lines: Record<string, (value: Json) => string[]> = {
  kind: () => [],
  formats: (formats: string[]) => [formats.join(', ')],
  bytes: (range) => [words(range, megabytes)],
  decodedBytes: (range) => [`data URI ${words(range, megabytes)} decoded`],
  width: (range) => [words(range, (side) => `${side} × ${side}`, ' pixels')],
  height: () => [],
  longestSide: (range) => [`longest side ${words(range, plain, ' pixels')}`],
  aspectRatio: (range) => [`ratio ${words(range, ratio)}`],
  seconds: (range) => [words(range, plain, ' s')],
  frameRatio: (range) => [`pixels, first ÷ second: ${words(range, plain)}`],
  secondsByCount: (ranges) => [
    `one alone: ${words(ranges[1], plain, ' s')}`,
    `each of 2: ${words(ranges[2], plain, ' s')}`,
  ],
};

function linesOf({ file, list }: File): string[] {
  const media = [file['x-media'], list?.['x-media'] ?? {}].flatMap((measures) => Object.entries(measures));
  const form = file.pattern.includes('data:') ? 'URL or data URI' : 'URL only';
  return [
    ...media.flatMap(([measure, value]) => lines[measure]?.(value) ?? [`${measure} is not known`]),
    ...(file['x-media'].decodedBytes ? [] : [form]),
  ];
}

function countOf({ list, together }: File): string {
  if (!list) return 'one';
  const { minItems, maxItems } = list;
  if (JSON.stringify(list['x-undocumented'] ?? {}).includes('Number of')) return 'number undocumented';
  const most =
    minItems === maxItems ? `exactly ${maxItems}` : minItems ? `${minItems} to ${maxItems}` : `up to ${maxItems}`;
  return [
    maxItems ? most : `${minItems} or more`,
    ...(together ? [`at most ${together.maxItems} together with videos`] : []),
  ].join('; ');
}

const bodies = operations.flatMap(({ operation }) => {
  const schema = operation.requestBody?.content['application/json'].schema;
  const files = schema ? filesIn(schema) : [];
  return files.length > 0 ? [{ operation, files }] : [];
});

describe('the table of file limits', () => {
  const table = tableOf(document);

  it('lists exactly the operations that accept files', () => {
    expect(Object.keys(table)).toEqual(bodies.map(({ operation }) => operation.operationId));
  });

  for (const { operation, files } of bodies) {
    const { operationId } = operation;

    it(`states every limit of ${operationId} in the row of its field and model, and nothing else`, () => {
      for (const file of files) {
        const rows = (table[operationId] ?? []).filter(({ field, variants }) => {
          return field === file.field && (variants.length === 0 || variants.includes(`${file.variant}`));
        });
        expect(rows, `${file.field} ${file.variant}`).toHaveLength(1);
        expect(rows[0]?.each.toSorted()).toEqual(linesOf(file).sort());
        expect(rows[0]?.count).toBe(countOf(file));
      }
    });

    it(`names no field and no model of ${operationId} that accepts no file`, () => {
      for (const { field, variants } of table[operationId] ?? []) {
        const takers = files.filter((file) => file.field === field).map(({ variant }) => variant);
        expect(takers).not.toEqual([]);
        for (const variant of variants) expect(takers).toContain(variant);
      }
    });
  }

  it.each<[operation: string, field: string, model: string, said: string]>([
    ['createReference2Video', 'images[]', 'genq2-pro', '1 to 7; at most 4 together with videos'],
    ['createReference2Video', 'images[]', 'gen2.0', '1 to 7'],
    ['createReference2Video', 'videos[]', 'genq2-pro', 'one alone: at most 8 s'],
    ['createReference2Video', 'sounds[]', 'genq3-drama', '3 to 12 s'],
    ['createReference2Video', 'subjects[].videos[]', 'genq2-pro', 'at most 5 s'],
    ['createStartEnd2Video', 'images[]', '', 'pixels, first ÷ second: 0.8 to 1.25'],
    ['createImg2Video', 'images[]', '', 'data URI less than 10 MB decoded'],
    ['createMv', 'audio_url', '', '10 to 300 s'],
    ['createMv', 'lip_ref_url', '', 'longest side less than 4096 pixels'],
    ['createPremiumMv', 'lip_ref_urls[]', 'sing', 'jpeg, jpg, png, bmp, webp'],
    ['createExplainComic', 'assets[].image_uri', '', 'at least 128 × 128 pixels'],
    ['createAdFilm', 'images[]', '', 'ratio more than 1:4, less than 4:1'],
  ])('states for %s %s of %s “%s”, as the service does', (operation, field, model, text) => {
    const row = table[operation]?.find((entry) => entry.field === field && (!model || entry.variants.includes(model)));
    expect([row?.count, ...(row?.each ?? [])]).toContain(text);
  });

  it('states the limit of the whole request next to each generator', () => {
    for (const group of between(mediaRules(document).text, /<tbody[^>]*data-operation=/, '</tbody>')) {
      const [, id] = /^"(\w+)"/.exec(group) ?? [];
      const maxBytes = operations.find(({ operation }) => operation.operationId === id)?.operation.requestBody[
        'x-max-bytes'
      ];
      expect(textOf(group).includes('whole request at most 20 MB'), id).toBe(maxBytes !== undefined);
    }
  });

  it('follows a change of the document', () => {
    const copy = structuredClone(document);
    copy.components.schemas.SongInput['x-media'].seconds.maximum = 77;
    const song = tableOf(copy).createMv?.find(({ field }) => field === 'audio_url');
    expect(song?.each).toContain('10 to 77 s');
  });
});
