import { type OpenApiDocument, resolveSchema, type Schema } from '../../document/document.js';

/** A field of a body, wherever it is in it: `assets[].name`. */
interface BodyField {
  name: string;
  /** In words, such as `array of strings`. */
  type: string;
  description: string;
  /** The place that the reference gives it in its body: `assets[]&d=0/name` is in the first variant of an asset. */
  path: string;
}

/** The fields of a body at any depth and of all its variants, each name once. */
export function fieldsOf(body: Schema, document: OpenApiDocument): BodyField[] {
  const found = new Map<string, BodyField>();
  const visit = (schema: Schema, { prefix, path, by, within }: Place) => {
    // A schema that holds itself has been told of.
    if (schema.$ref && within.includes(schema.$ref)) return;
    const inside = schema.$ref ? [...within, schema.$ref] : within;
    const { properties = {}, oneOf = [], discriminator, items, if: condition } = resolveSchema(schema, document);
    // The two ways of a condition are shown like variants.
    const own = condition ? `${path}&oneof=0` : path;
    for (const [key, field] of Object.entries(properties)) {
      const name = prefix + key;
      const at = by?.name === key ? by.path : stepTo(own, key);
      found.set(name, merged(found.get(name), toField(name, at, field, document)));
      visit(field, { prefix: `${name}.`, path: at, within: inside });
    }
    const told = discriminator && { name: discriminator.propertyName, path: stepTo(path, discriminator.propertyName) };
    for (const variant of withoutSingles(oneOf)) {
      const at = `${path}&${told ? 'd' : 'oneof'}=${oneOf.indexOf(variant)}`;
      visit(variant, { prefix, path: at, ...(told && { by: told }), within: inside });
    }
    if (items) visit(items, { prefix: `${prefix.slice(0, -1)}[].`, path: `${path}[]`, within: inside });
  };
  visit(body, { prefix: '', path: '', within: [] });
  return [...found.values()];
}

/** Where the walk is: before the names of fields, in the reference, and inside which schemas. */
interface Place {
  prefix: string;
  path: string;
  /** The field that tells the variants apart. The reference shows it once, above them. */
  by?: { name: string; path: string };
  within: readonly string[];
}

const stepTo = (path: string, key: string) => (path ? `${path}/${key}` : key);

function toField(name: string, path: string, field: Schema, document: OpenApiDocument): BodyField {
  const { description, const: value } = resolveSchema(field, document);
  // A field that tells variants apart has no text but its values.
  const text = description ?? (value === undefined ? '' : `\`${value}\``);
  return { name, type: typesOf(field, document).join(' or '), description: text, path };
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
