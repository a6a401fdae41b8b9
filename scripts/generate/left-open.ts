import { type OpenApiDocument, type Operation, operationsOf, type Schema } from '../document/document.js';
import { leavesOpen } from '../document/models/cell-facts.js';
import { childrenOf, type Place, placeOf, variantsOf } from '../document/walk.js';

/** Names of `x-undocumented` on files: which data URIs there are is open, URLs are documented. */
const openTypes = ['video-content-type', 'audio-content-type'];

/** Names of `x-undocumented` that leave open which values a field has, in addition to those of the matrix of models. */
const openValues = ['subjects-shape', 'voice-list'];

const sentences = {
  empty: 'Whether it may be empty is not documented.',
  characters: 'Its longest length is not documented.',
  items: 'Its largest number of items is not documented.',
  url: 'Whether a URL may have characters outside ASCII is not documented.',
};

/** Characters of a text without a documented limit that a server has to accept. */
const freeCharacters = 1000;

/** What is left open of one place in a body, and why. */
type OpenPlace = { at: readonly string[]; why: string } & Record<string, unknown>;

/**
 * A module with what the document accepts though the service does not document it: a server that rejects it is not wrong.
 * Places that leave the same open are in it once.
 */
export function toLeftOpen(document: OpenApiDocument): string {
  const table: string[] = [];
  const indexOf = (place: OpenPlace) => {
    const text = JSON.stringify(place);
    if (!table.includes(text)) table.push(text);
    return table.indexOf(text);
  };
  const requests = operationsOf(document)
    .filter(({ operation }) => operation.requestBody)
    .map(({ operation }) => [operation.operationId, variantsIn(operation, document, indexOf)]);
  return `// Made from openapi/ by \`npm run generate\`.
export const openPlaces = [
${table.map((place) => `  ${place},\n`).join('')}];
export const openRequests = ${JSON.stringify(Object.fromEntries(requests))};
`;
}

/** Types of that module. */
export const leftOpenTypes = `/** Made from openapi/ by \`npm run generate\`. */
import type { operations as Operations } from './schema.js';
/** Values of a place in a body that the document accepts, though the service does not document them. */
export interface OpenPlace {
  /** The way to it: keys, and \`[]\` for the items of a list. */
  readonly at: readonly string[];
  /** What is undocumented, as a sentence. */
  readonly why: string;
  /** All values are open, apart from these. */
  readonly except?: readonly unknown[];
  /** Texts that match are open. */
  readonly matching?: string;
  /** Shorter texts and lists are open. */
  readonly shorterThan?: number;
  /** Longer texts and lists are open. */
  readonly longerThan?: number;
}
export declare const openPlaces: readonly OpenPlace[];
/** Positions in \`openPlaces\` by operation and variant; without variants there is a single one, named ''. */
export declare const openRequests: { readonly [Operation in keyof Operations]?: Readonly<Record<string, readonly number[]>> };
`;

/** Whether a body has no documented field at all. */
const isUndocumented = ({ properties, oneOf, 'x-undocumented': undocumented }: Schema): boolean =>
  undocumented !== undefined && properties === undefined && oneOf === undefined;

function variantsIn({ requestBody }: Operation, document: OpenApiDocument, indexOf: (place: OpenPlace) => number) {
  if (!requestBody) return {};
  const body = placeOf(requestBody.content['application/json'].schema, document);
  const variants = variantsOf(body, document).map((variant) => {
    const places = placesIn(variant, document).flatMap(openPlacesOf);
    return [variant.key, [...new Set(places.map(indexOf))]];
  });
  return Object.fromEntries(variants);
}

const placesIn = (place: Place, document: OpenApiDocument): Place[] => [
  place,
  ...childrenOf(place, document).flatMap((child) => placesIn(child, document)),
];

function openPlacesOf({ step, name, schema }: Place): OpenPlace[] {
  const {
    default: byDefault,
    examples = [],
    'x-known-values': known = [],
    'x-undocumented': undocumented = {},
  } = schema;
  const at = name === '' ? [] : name.replaceAll('[]', '.[]').split('.');
  const isOpen = (rule: 'values' | 'count' | 'elements') => (key: string) => leavesOpen[key]?.includes(rule);
  const keys = Object.keys(undocumented);
  const why = (key: string | undefined, sentence = '') => undocumented[key ?? ''] ?? sentence;
  const values =
    step === 'body' && isUndocumented(schema)
      ? keys[0]
      : keys.find((key) => openValues.includes(key) || isOpen('values')(key) || isOpen('elements')(key));
  if (values !== undefined) {
    const except = [...(byDefault === undefined ? [] : [byDefault]), ...examples, ...known];
    return [{ at, why: why(values), except }];
  }
  if (schema.type === 'string') return textPlaces(at, schema, why(keys.find((key) => openTypes.includes(key))));
  if (schema.type !== 'array') return [];
  return [
    ...(schema.minItems === undefined ? [{ at, why: sentences.empty, shorterThan: 1 }] : []),
    ...(schema.maxItems === undefined
      ? [{ at, why: why(keys.find(isOpen('count')), sentences.items), longerThan: 1 }]
      : []),
  ];
}

function textPlaces(at: readonly string[], schema: Schema, openType: string): OpenPlace[] {
  const { enum: values, const: value, pattern, minLength, maxLength, 'x-script': script } = schema;
  if (values !== undefined || value !== undefined) return [];
  const isUrl = pattern !== undefined && new RegExp(pattern).test('https://example.com');
  if (isUrl && !new RegExp(pattern).test('example')) {
    return [
      ...(openType ? [{ at, why: openType, matching: '^data:' }] : []),
      { at, why: sentences.url, matching: '^http.*[^ -~]' },
    ];
  }
  // What an empty JSON text means is documented.
  const acceptsEmpty =
    schema.contentMediaType === undefined &&
    minLength === undefined &&
    (pattern === undefined || new RegExp(pattern).test(''));
  return [
    ...(acceptsEmpty ? [{ at, why: sentences.empty, shorterThan: 1 }] : []),
    ...(maxLength === undefined && pattern === undefined && script === undefined
      ? [{ at, why: sentences.characters, longerThan: freeCharacters }]
      : []),
  ];
}
