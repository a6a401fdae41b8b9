import {
  type Media,
  nameOf,
  type OpenApiDocument,
  operationsOf,
  resolveSchema,
  type Schema,
} from '../document/document.js';
import { boundWords, range } from '../document/words.js';

/**
 * The document with each field described where it is used: its own text or that of the schema it refers to, and the
 * limits and the default that hold there. An editor then shows the rules of a field for the very model that is being called.
 */
export function describeFields(document: OpenApiDocument): OpenApiDocument {
  const resolve = (schema: Schema) => resolveSchema(schema, document);
  const describe = (field: Schema): Schema => {
    const { description, ...limits } = resolve(field);
    const text = [description, ...limitsOf(limits, limits.items && resolve(limits.items))].filter(Boolean).join(' ');
    return { ...field, ...(text && { description: text }), ...('default' in limits && { default: limits.default }) };
  };
  const described: OpenApiDocument = JSON.parse(JSON.stringify(document), (key, value) =>
    key === 'properties' && isFields(value)
      ? Object.fromEntries(Object.entries(value).map(([name, field]) => [name, describe(field)]))
      : value,
  );
  describeModels(described);
  return described;
}

/** Describes the field that selects a variant: what the variant is, what it accepts, and where the docs have its column. */
function describeModels(document: OpenApiDocument): void {
  const { schemas } = document.components;
  for (const { operation } of operationsOf(document)) {
    const union = schemas[nameOf(operation.requestBody?.content['application/json'].schema.$ref ?? '')];
    for (const [model, reference] of Object.entries(union?.discriminator?.mapping ?? {})) {
      const selector = union?.discriminator?.propertyName ?? '';
      const { properties = {}, required = [], description } = schemas[nameOf(reference)] ?? {};
      const fields = Object.keys(properties).filter((name) => name !== selector);
      const isRequired = (name: string) => required.includes(name);
      const text = [
        `${firstSentence(union?.description)} with ${model}.`,
        description,
        `Required: ${fields.filter(isRequired).join(', ')}.`,
        `Optional: ${fields.filter((name) => !isRequired(name)).join(', ')}.`,
      ];
      const view = selector === 'model' ? `?generator=${operation.operationId}&model=${encodeURIComponent(model)}` : '';
      const link = `@see models.html${view}#${operation.operationId}`;
      properties[selector] = { ...properties[selector], description: `${text.filter(Boolean).join(' ')}\n${link}` };
    }
  }
}

/** Without its full stop. */
const firstSentence = (text = '') => text.split(/\.(?:\s|$)/)[0];

/** `properties` is a keyword of schemas, and could be a field's name too. */
const isFields = (value: unknown): value is Record<string, Schema> =>
  typeof value === 'object' && value !== null && Object.values(value).every((field) => typeof field === 'object');

function limitsOf(field: Schema, items: Schema | undefined): string[] {
  const values = Object.entries(field['x-enumDescriptions'] ?? {}).map(([value, means]) => `${value}: ${means}`);
  return [
    ...bounds(field.minimum, field.maximum),
    ...bounds(undefined, field.maxLength, 'character'),
    ...bounds(field.minItems, field.maxItems, 'item'),
    ...(values.length > 0 ? [`${values.join('; ')}.`] : []),
    ...mediaOf(field['x-media']),
    ...mediaOf(items?.['x-media']),
  ];
}

/** A range as a sentence. That there is something at all goes without saying. */
function bounds(least: number | undefined, most: number | undefined, unit?: string): string[] {
  const words = most === undefined && (least ?? 0) <= 1 ? undefined : range(least, most, unit);
  return words ? [`${words.charAt(0).toUpperCase()}${words.slice(1)}.`] : [];
}

/** `x-media` in words, such as `Formats: png, webp. Size in bytes: at most 52428800.` */
function mediaOf({ formats, ...media }: Media = {}): string[] {
  const limits = Object.entries(measures).flatMap(([key, measure]) => {
    const bounds = Object.entries(media[key] ?? {}).map(([bound, value]) => `${boundWords[bound]} ${value}`);
    return bounds.length > 0 ? [`${measure}: ${bounds.join(', ')}.`] : [];
  });
  return [...(formats ? [`Formats: ${formats.join(', ')}.`] : []), ...limits];
}

const measures = {
  bytes: 'Size in bytes',
  decodedBytes: 'Size in bytes once decoded',
  width: 'Width in pixels',
  height: 'Height in pixels',
  longestSide: 'Longest side in pixels',
  aspectRatio: 'Width divided by height',
  seconds: 'Length in seconds',
  frameRatio: 'Pixels of the first divided by those of the second',
};
