import type { Media, Schema } from '../document.js';

/** What the document says about a value, as plain JSON for programs. */
export interface Facts {
  /** `object or array` if a field accepts both. */
  type: string;
  const?: unknown;
  values?: readonly unknown[];
  valueMeanings?: Readonly<Record<string, string>>;
  /** Known values of a text. Others are accepted too. */
  knownValues?: readonly string[];
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  /** What the task that it refers to has as many of as the list has items. */
  countEquals?: string;
  pattern?: string;
  patternMeans?: string;
  contentMediaType?: string;
  suggestedKeys?: readonly string[];
  pauseMarker?: NonNullable<Schema['x-pause-marker']>;
  media?: Media;
  /** Limits that are recommended, not enforced. */
  advice?: NonNullable<Schema['x-advice']>;
  /** How a text names entries of a list. */
  mentions?: NonNullable<Schema['x-mentions']>;
  /** How a script is split and how long it takes to speak. */
  script?: NonNullable<Schema['x-script']>;
  credits?: NonNullable<Schema['x-credits']>;
  ignoredIf?: NonNullable<Schema['x-ignored-if']>;
  /** Each item of a list whose items have no fields. */
  items?: Facts;
  examples?: readonly unknown[];
  /** The model accepts the field and ignores it. */
  noEffect?: true;
  /** What is undocumented, in sentences. */
  undocumented?: readonly string[];
  /** Which rules these sentences are about. */
  leftOpen?: readonly Rule[];
}

type Rule = 'values' | 'default' | 'count' | 'elements';

/** Keywords that are facts as they stand, and their names here. */
const names: Partial<Record<keyof Schema, keyof Facts>> = {
  const: 'const',
  enum: 'values',
  'x-enumDescriptions': 'valueMeanings',
  'x-known-values': 'knownValues',
  default: 'default',
  minimum: 'minimum',
  maximum: 'maximum',
  minLength: 'minLength',
  maxLength: 'maxLength',
  minItems: 'minItems',
  maxItems: 'maxItems',
  'x-count-equals': 'countEquals',
  pattern: 'pattern',
  'x-pattern-means': 'patternMeans',
  contentMediaType: 'contentMediaType',
  'x-pause-marker': 'pauseMarker',
  'x-media': 'media',
  'x-advice': 'advice',
  'x-mentions': 'mentions',
  'x-script': 'script',
  'x-credits': 'credits',
  'x-ignored-if': 'ignoredIf',
  examples: 'examples',
  'x-no-effect': 'noEffect',
};

/** Keywords that are read elsewhere, or below. */
const readElsewhere: readonly string[] = [
  ...['$ref', 'type', 'title', 'description', 'items', 'contentSchema', 'x-undocumented', 'x-creates'],
  ...['properties', 'required', 'additionalProperties', 'oneOf', 'discriminator'],
  // Descriptions say how long a URL is valid.
  'x-url-lifetime',
  ...['dependentSchemas', 'not', 'if', 'then', 'else'],
];

/** A pattern says more exactly than `format` what a time is like. */
const isKnown = (keyword: string, value: unknown) =>
  keyword in names || readElsewhere.includes(keyword) || (keyword === 'format' && value === 'date-time');

/** What a name of `x-undocumented` leaves open of a field's rule. Names that are not here are remarks. */
export const leavesOpen: Readonly<Record<string, readonly Rule[]>> = {
  'duration-range': ['values'],
  'duration-default': ['default'],
  'resolution-table': ['values', 'default'],
  'reference-image-count': ['count'],
  'emotion-values': ['values'],
  'tone-elements': ['elements'],
};

/**
 * The facts of a schema whose reference has been followed by `resolve`. A keyword that it does not know throws, so that
 * no rule of the document is missing from the matrix silently.
 */
export function cellFactsOf(schema: Schema, resolve: (schema: Schema) => Schema): Facts {
  const { type, oneOf, items, contentSchema, 'x-undocumented': undocumented } = schema;
  const unknownKeyword = Object.entries(schema).find(([keyword, value]) => !isKnown(keyword, value))?.[0];
  if (unknownKeyword)
    throw new Error(
      `The matrix of models does not know \`${unknownKeyword}\`. Add it to scripts/document/models/cell-facts.ts.`,
    );
  const item = items && Object.keys(items).length > 0 ? resolve(items) : undefined;
  const open = Object.keys(undocumented ?? {}).flatMap((name) => leavesOpen[name] ?? []);
  return {
    type: type ?? [...new Set(oneOf?.map((form) => resolve(form).type))].join(' or '),
    ...Object.fromEntries(
      Object.entries(names).flatMap(([keyword, name]) =>
        keyword in schema ? [[name, schema[keyword as keyof Schema]]] : [],
      ),
    ),
    ...(contentSchema && { suggestedKeys: Object.keys(contentSchema.properties ?? {}) }),
    ...(item && !item.properties && !item.oneOf && { items: cellFactsOf(item, resolve) }),
    ...(undocumented && { undocumented: Object.values(undocumented) }),
    ...(open.length > 0 && { leftOpen: open }),
  };
}
