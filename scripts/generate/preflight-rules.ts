import { operationLink, packagedPage } from '../document/docs-links.js';
import { type OpenApiDocument, type Operation, operationsOf, type Schema } from '../document/document.js';
import { isRequiredText } from '../document/required-text.js';
import { childrenOf, type Place, placeOf, variantsOf } from '../document/walk.js';

/** Rules of one place in a body, by the names that the module has for the keywords of the document. */
type PlaceRules = { at: readonly string[] } & Record<string, unknown>;

/**
 * A module with the rules that no schema expresses: limits on files and on what a text contains. Places with the same rules
 * are in it once.
 */
export function toPreflightRules(document: OpenApiDocument): string {
  const table: string[] = [];
  const indexOf = (rules: PlaceRules) => {
    const text = JSON.stringify(rules);
    if (!table.includes(text)) table.push(text);
    return table.indexOf(text);
  };
  const operations = operationsOf(document)
    .filter(({ operation }) => operation.requestBody)
    .map(({ operation }) => [operation.operationId, rulesOf(operation, document, indexOf)]);
  return `// Made from openapi/ by \`npm run generate\`.
export const placeRules = [
${table.map((rules) => `  ${rules},\n`).join('')}];
export const operationRules = ${JSON.stringify(Object.fromEntries(operations), null, 2)};
`;
}

/** Types of that module. */
export const preflightRuleTypes = `/** Made from openapi/ by \`npm run generate\`. */
import type { operations as Operations } from './schema.js';
export interface Range {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
}
/** Limits on a file, as x-media has them on a string. */
export interface FileLimits {
  readonly kind: 'image' | 'video' | 'audio';
  readonly formats?: readonly string[];
  readonly bytes?: Range;
  readonly decodedBytes?: Range;
  readonly width?: Range;
  readonly height?: Range;
  readonly longestSide?: Range;
  readonly aspectRatio?: Range;
  readonly seconds?: Range;
}
/** Limits on files together, as x-media has them on a list. */
export interface ListLimits {
  readonly frameRatio?: Range;
  readonly secondsByCount?: Readonly<Record<string, Range>>;
}
/** Rules of one place in a body. */
export interface PlaceRules {
  /** The way to it: keys, and \`[]\` for the items of a list. */
  readonly at: readonly string[];
  readonly file?: FileLimits;
  readonly files?: ListLimits;
  /** The file cannot be a data URI. */
  readonly urlOnly?: true;
  readonly advice?: { readonly items?: Range; readonly longestSide?: Range };
  readonly pauses?: { readonly open: string; readonly close: string; readonly seconds: Range; readonly maxDecimals: number };
  readonly mentions?: { readonly open: string; readonly close: string; readonly list: string; readonly key: string; readonly unless?: string };
  readonly script?: { readonly charactersPerMinute: number; readonly language: string; readonly splitAbove: Readonly<Record<string, number>>; readonly defaultLanguage?: string };
  /** The text is JSON, unless it is empty. */
  readonly json?: true;
  /** The text is required. It may be empty, which is probably a mistake. */
  readonly filled?: true;
  /** What the list has as many items as. */
  readonly countEquals?: 'storyboards';
  /** The field is accepted and ignored. */
  readonly noEffect?: { readonly default?: unknown };
  /** The field is ignored if another one has a value, which may be its default. */
  readonly ignoredIf?: { readonly field: string; readonly value: unknown; readonly default?: unknown };
  /** The field does nothing in a task that is longer, and it is as long as the file of \`secondsOf\`. */
  readonly upTo?: { readonly seconds: number; readonly secondsOf: string };
}
export interface OperationRules {
  /** Largest body in bytes. */
  readonly maxBytes?: number;
  /** Field that selects the variant. */
  readonly selector?: string;
  /** Rules of each variant, as positions in \`placeRules\`; without a selector there is a single one, named ''. */
  readonly variants: Readonly<Record<string, readonly number[]>>;
  /** Where the reference of the docs describes the operation. */
  readonly docs: string;
}
export declare const placeRules: readonly PlaceRules[];
export declare const operationRules: { readonly [Operation in keyof Operations]?: OperationRules };
`;

function rulesOf(operation: Operation, document: OpenApiDocument, indexOf: (rules: PlaceRules) => number) {
  const { requestBody, operationId } = operation;
  const body = placeOf(requestBody?.content['application/json'].schema ?? {}, document);
  const variants = variantsOf(body, document).map((variant) => {
    const places = placesIn(variant, document);
    return [variant.key, [...new Set(places.flatMap((place) => placeRulesOf(place, variant)).map(indexOf))]];
  });
  return {
    maxBytes: requestBody?.['x-max-bytes'],
    selector: body.schema.discriminator?.propertyName,
    variants: Object.fromEntries(variants),
    docs: packagedPage(operationLink(operationId, document)),
  };
}

const placesIn = (place: Place, document: OpenApiDocument): Place[] => [
  place,
  ...childrenOf(place, document).flatMap((child) => placesIn(child, document)),
];

function placeRulesOf(place: Place, variant: Place): PlaceRules[] {
  const { name, schema } = place;
  const media = schema['x-media'];
  const rules = {
    ...(media && (media.kind ? { file: media } : { files: media })),
    ...(media?.kind !== undefined && !schema.pattern?.includes('data:') && { urlOnly: true }),
    ...renamed(schema, { 'x-advice': 'advice', 'x-pause-marker': 'pauses', 'x-mentions': 'mentions' }),
    ...(schema['x-script'] && { script: withDefault(schema['x-script'], variant) }),
    ...effectRulesOf(schema, variant),
    ...(schema.contentMediaType === 'application/json' && { json: true }),
    ...renamed(schema, { 'x-count-equals': 'countEquals' }),
    ...(isRequiredText(place) && { filled: true }),
  };
  return Object.keys(rules).length > 0 ? [{ at: stepsOf(name), ...rules }] : [];
}

/** When a field has no effect. */
function effectRulesOf(schema: Schema, { schema: variant }: Place): Record<string, unknown> {
  const { 'x-no-effect': noEffect, 'x-ignored-if': ignoredIf, 'x-credits': credits, default: value } = schema;
  const { upToSeconds: seconds, secondsOf } = credits ?? {};
  return {
    ...(noEffect && { noEffect: { default: value } }),
    ...(ignoredIf && { ignoredIf: { ...ignoredIf, default: variant.properties?.[ignoredIf.field]?.default } }),
    ...(seconds && secondsOf && { upTo: { seconds, secondsOf } }),
  };
}

function renamed(schema: Schema, names: Record<string, string>): Record<string, unknown> {
  const found = Object.entries(names).map(([keyword, name]) => [name, schema[keyword as keyof Schema]] as const);
  return Object.fromEntries(found.filter(([, value]) => value !== undefined));
}

/** With the language that applies if the request has none. */
function withDefault(script: NonNullable<Schema['x-script']>, { schema }: Place) {
  return { ...script, defaultLanguage: schema.properties?.[script.language]?.default };
}

/** `subjects[].images[]` → `subjects`, `[]`, `images`, `[]`. */
const stepsOf = (name: string) => name.split(/\.|(?=\[\])/);
