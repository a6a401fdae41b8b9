import { nameOf, type OpenApiDocument, type Schema } from './document.js';

/**
 * The component schemas as one JSON Schema that ajv takes in strict mode: references point into `$defs`, a limit
 * next to a reference gets its type too, and what ajv does not read (`x-…`, `discriminator.mapping`) is gone,
 * unless it is to be kept.
 */
export function toJsonSchema(
  document: OpenApiDocument,
  keep: readonly string[] = [],
): { $id: string; $defs: Record<string, Schema> } {
  const { schemas } = document.components;
  const typeOf = (schema: Schema | undefined): string | undefined =>
    schema?.$ref ? typeOf(schemas[nameOf(schema.$ref)]) : schema?.type;

  const $defs = JSON.parse(JSON.stringify(schemas), (key, value) => {
    if (key.startsWith('x-') && !keep.includes(key)) return undefined;
    if (key === 'discriminator') return { propertyName: value.propertyName };
    if (typeof value?.$ref !== 'string') return value;
    const { $ref, ...beside } = value;
    const type = Object.keys(beside).length > 0 ? typeOf(value) : undefined;
    return { $ref: `#/$defs/${nameOf($ref)}`, ...(type && { type }), ...beside };
  });
  return { $id: 'genmedia', $defs };
}
