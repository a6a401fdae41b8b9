import type { OpenApiDocument, Schema } from '../../document/document.js';
import { type Place, placeOf, variantsOf, walk } from '../../document/walk.js';
import { inlineHtml } from '../site/markdown.js';
import { plainText } from '../site/plain-text.js';
import type { TryItField, TryItVariant } from './try-it-data.js';

/** The variants of a body, each with its fields. */
export function toVariants(schema: Schema, document: OpenApiDocument): TryItVariant[] {
  return variantsOf(placeOf(schema, document), document).map((place) => ({
    value: place.key,
    fields: fieldsOf(place, document),
  }));
}

/** All fields of a variant, also those inside others. One that several branches have is listed once, with the values of all. */
function fieldsOf(variant: Place, document: OpenApiDocument): TryItField[] {
  const fields = new Map<string, TryItField>();
  for (const place of walk(variant.schema, document)) {
    if (place.step !== 'field') {
      // The values of an array belong to its items, and those of a branch to its field.
      const owner = place.name.endsWith('[]') ? { name: place.name } : fields.get(place.name);
      if (owner && place.name !== '') fields.set(place.name, withValues(owner, place.schema));
      continue;
    }
    const { key, name, schema, parent } = place;
    const isRequired = parent?.schema.required?.includes(key);
    const field: TryItField = {
      name,
      ...(typeof schema.type === 'string' && { type: schema.type }),
      ...(isRequired && { isRequired: true as const }),
      ...(schema.default !== undefined && { default: schema.default }),
      ...(schema.description && { description: firstSentence(schema.description) }),
    };
    fields.set(name, withValues({ ...fields.get(name), ...field }, schema));
  }
  return [...fields.values()].filter(({ type, values }) => type !== undefined || values !== undefined);
}

function withValues(field: TryItField, schema: Schema): TryItField {
  const values = [...new Set([...(field.values ?? []), ...valuesOf(schema)])];
  return values.length > 0 ? { ...field, values } : field;
}

function valuesOf(schema: Schema): unknown[] {
  if (schema.const !== undefined) return [schema.const];
  if (schema.type === 'boolean') return [true, false];
  return schema.enum ?? schema['x-known-values'] ?? [];
}

const firstSentence = (markdown: string): string => {
  const text = plainText(inlineHtml(markdown).text).replace(/\s+/g, ' ');
  return /^.*?[.!?](?= |$)/.exec(text)?.[0] ?? text;
};
