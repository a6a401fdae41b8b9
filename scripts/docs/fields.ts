import { type OpenApiDocument, resolveSchema, type Schema } from '../generate/document.js';

/** A field of a body, wherever it is in it: `assets[].name`. */
export interface BodyField {
  name: string;
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
      const { description, const: value } = resolveSchema(field, document);
      const told = found.get(name)?.description;
      // A field that tells variants apart has no text but its values.
      if (!told) found.set(name, { name, description: description ?? (value === undefined ? '' : `\`${value}\``) });
      else if (value !== undefined && !description && !told.includes(`\`${value}\``)) {
        found.set(name, { name, description: `${told}, \`${value}\`` });
      }
      visit(field, `${name}.`, path);
    }
    for (const variant of oneOf) visit(variant, prefix, path);
    if (items) visit(items, `${prefix.slice(0, -1)}[].`, path);
  };
  visit(body, '', []);
  return [...found.values()];
}
