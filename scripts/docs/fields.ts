import { type OpenApiDocument, resolveSchema, type Schema } from '../generate/document.js';

/** A field of a body, wherever it is in it: `assets[].name`. */
interface BodyField {
  name: string;
  /** In words, such as `array of strings`. */
  type: string;
  description: string;
}

/** The fields of a body at any depth and of all its variants, each name once. */
export function fieldsOf(body: Schema, document: OpenApiDocument): BodyField[] {
  const found = new Map<string, BodyField>();
  const visit = (schema: Schema, prefix: string, within: readonly string[]) => {
    // A schema that holds itself has been told of.
    if (schema.$ref && within.includes(schema.$ref)) return;
    const path = schema.$ref ? [...within, schema.$ref] : within;
    const { properties = {}, oneOf = [], items } = resolveSchema(schema, document);
    for (const [key, field] of Object.entries(properties)) {
      const name = prefix + key;
      found.set(name, merged(found.get(name), toField(name, field, document)));
      visit(field, `${name}.`, path);
    }
    for (const variant of withoutSingles(oneOf)) visit(variant, prefix, path);
    if (items) visit(items, `${prefix.slice(0, -1)}[].`, path);
  };
  visit(body, '', []);
  return [...found.values()];
}

function toField(name: string, field: Schema, document: OpenApiDocument): BodyField {
  const { description, const: value } = resolveSchema(field, document);
  // A field that tells variants apart has no text but its values.
  const text = description ?? (value === undefined ? '' : `\`${value}\``);
  return { name, type: typesOf(field, document).join(' or '), description: text };
}

/** The first text holds, with the values of further variants. */
function merged(known: BodyField | undefined, field: BodyField): BodyField {
  if (!known) return field;
  const type = [...new Set([...known.type.split(' or '), ...field.type.split(' or ')])].join(' or ');
  const isValue = /^`[^`]*`$/.test(field.description);
  if (!known.description) return { ...field, type };
  if (!isValue || known.description.includes(field.description)) return { ...known, type };
  return { ...known, type, description: `${known.description}, ${field.description}` };
}

/** The types that a value may have, in words. Of a list, that of its items too. */
function typesOf(field: Schema, document: OpenApiDocument): string[] {
  const { type, oneOf = [], items } = resolveSchema(field, document);
  if (!type) return [...new Set(oneOf.flatMap((variant) => typesOf(variant, document)))];
  if (!items) return [type];
  const ofItems = typesOf(items, document).map((item) => `${item}s`);
  return [`${type} of ${ofItems.join(' or ')}`];
}

/** What may be given alone or in a list is told as a list. */
function withoutSingles(variants: readonly Schema[]): Schema[] {
  const inLists = variants.flatMap(({ items }) => items?.$ref ?? []);
  return variants.filter(({ $ref }) => !$ref || !inLists.includes($ref));
}
