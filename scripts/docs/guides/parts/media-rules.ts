import {
  type Media,
  type OpenApiDocument,
  type Operation,
  operationsOf,
  type Range,
} from '../../../document/document.js';
import { asRatio, countWords, inMegabytes, pixelWords, rangeWords } from '../../../document/media-words.js';
import { type Place, walk } from '../../../document/walk.js';
import { type Html, html } from '../../site/html.js';
import { linkToOperation } from '../operation-link.js';

const heads = ['Field', 'Files', 'Each file'] as const;

/** Which files a field accepts, in words. */
interface Limits {
  count: string;
  each: readonly string[];
}

/** A field with the variants that set the same limits. */
interface Row {
  field: string;
  variants: string[];
  limits: Limits;
}

/** The limits on files, by generator and field. */
export function mediaRules(document: OpenApiDocument): Html {
  const groups = operationsOf(document).flatMap(({ operation }): Html[] => {
    const { schema } = operation.requestBody?.content['application/json'] ?? {};
    const places = schema ? walk(schema, document) : [];
    const rows = rowsOf(places);
    return rows.length > 0 ? [group(operation, rows, places)] : [];
  });
  return html`<div class="scrolls" tabindex="0" role="group" aria-label="Limits on files">
<table class="media-rules" role="table">
<caption>Limits on files, by generator and field</caption>
<thead role="rowgroup"><tr role="row">${heads.map((head) => html`<th scope="col" role="columnheader">${head}</th>`)}</tr></thead>
${groups}
</table>
</div>`;
}

function group(operation: Operation, rows: readonly Row[], places: readonly Place[]): Html {
  const maxBytes = operation.requestBody?.['x-max-bytes'];
  const body = maxBytes === undefined ? '' : `whole request at most ${inMegabytes(maxBytes)}`;
  return html`<tbody role="rowgroup" data-operation="${operation.operationId}">
<tr role="row" class="media-generator"><th scope="rowgroup" role="rowheader" colspan="${heads.length}">${linkToOperation(operation)} <span class="media-body">${body}</span></th></tr>
${rows.map((row) => write(row, variantsWith(row.field, places)))}</tbody>
`;
}

/** A row names its variants if others have other limits or do not accept the field. */
function write({ field, variants, limits }: Row, all: number): Html {
  const some = variants.length < all && html`<span class="media-variants">${variants.join(', ')}</span>`;
  const cells = [limits.count, html`<ul>${limits.each.map((text) => html`<li>${text}</li>`)}</ul>`];
  return html`<tr role="row"><th scope="row" role="rowheader"><code>${field}</code>${some}</th>${cells.map(
    (cell, index) => html`<td role="cell" data-head="${heads[index + 1]}">${cell}</td>`,
  )}</tr>
`;
}

/** How many variants there are of the body that a field is in. */
function variantsWith(field: string, places: readonly Place[]): number {
  const owner = field.split('[]')[0]?.split('.')[0] ?? '';
  const isNested = places.some((place) => place.name === owner && place.variant === '');
  const among = isNested ? places.filter((place) => place.name.startsWith(`${owner}[]`)) : places;
  return new Set(among.flatMap(({ variant }) => variant || [])).size || 1;
}

function rowsOf(places: readonly Place[]): Row[] {
  const rows = new Map<string, Row>();
  for (const place of places) {
    if (!place.schema['x-media']?.kind) continue;
    const limits = limitsOf(place);
    const key = JSON.stringify([place.name, limits]);
    const row = rows.get(key) ?? { field: place.name, variants: [], limits };
    rows.set(key, { ...row, variants: [...row.variants, place.variant] });
  }
  const order = [...new Set([...rows.values()].map(({ field }) => field))];
  return [...rows.values()].sort((one, other) => order.indexOf(one.field) - order.indexOf(other.field));
}

function limitsOf({ schema, name, parent }: Place): Limits {
  const list: Place | undefined = name.endsWith('[]') ? parent : undefined;
  const media: Media = schema['x-media'] ?? {};
  const { bytes, decodedBytes, aspectRatio, seconds } = media as Record<string, Range | undefined>;
  return {
    count: list ? filesOf(list) : 'one',
    each: [
      (media.formats ?? []).join(', '),
      ...(bytes ? [rangeWords(bytes, inMegabytes)] : []),
      dataUriOf(schema.pattern, decodedBytes),
      ...pixelWords(media),
      ...(aspectRatio ? [`ratio ${rangeWords(aspectRatio, asRatio)}`] : []),
      ...(seconds ? [rangeWords(seconds, String, ' s')] : []),
      ...togetherOf(list?.schema['x-media'] ?? {}),
    ],
  };
}

/** Limits on the files of an array as a whole. */
function togetherOf(media: Media): string[] {
  const { frameRatio, secondsByCount } = media as { frameRatio?: Range; secondsByCount?: Record<string, Range> };
  return [
    ...(frameRatio ? [`pixels, first ÷ second: ${rangeWords(frameRatio)}`] : []),
    ...Object.entries(secondsByCount ?? {}).map(
      ([count, range]) => `${count === '1' ? 'one alone' : `each of ${count}`}: ${rangeWords(range, String, ' s')}`,
    ),
  ];
}

/** How many files an array accepts, alone and together with another field. */
function filesOf({ name, schema, parent }: Place): string {
  const isOpen = Object.keys(schema['x-undocumented'] ?? {}).some((sentence) => sentence.endsWith('-count'));
  const key = name.slice(name.lastIndexOf('.') + 1);
  const withOthers = Object.entries(parent?.schema.dependentSchemas ?? {}).flatMap(([other, { properties }]) => {
    const limit = properties?.[key]?.maxItems;
    return limit === undefined ? [] : [`at most ${limit} together with ${other}`];
  });
  return [isOpen ? 'number undocumented' : countWords(schema.minItems, schema.maxItems), ...withOthers].join('; ');
}

/** Whether a file may be a data URI, which its pattern says. */
function dataUriOf(pattern = '', decoded?: Range): string {
  if (!pattern.includes('data:')) return 'URL only';
  return decoded ? `data URI ${rangeWords(decoded, inMegabytes)} decoded` : 'URL or data URI';
}
