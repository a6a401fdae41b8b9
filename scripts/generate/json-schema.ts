/** An OpenAPI document, as far as the scripts read it. */
export interface OpenApiDocument {
  paths: Record<string, object>;
  components: {
    schemas: Record<string, Schema>;
    callbacks: Record<string, Record<string, { post: { requestBody: Body } }>>;
  };
}

/** A body, which lint keeps to a named schema of JSON. */
export interface Body {
  content: { 'application/json': { schema: { $ref: string } } };
}

/** Limits on a file, as openapi/docs/extensions.md describes them. */
export interface Media {
  formats?: string[];
  [measure: string]: unknown;
}

/** A schema, as far as the scripts read it. */
export interface Schema {
  $ref?: string;
  type?: string;
  description?: string;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
  const?: unknown;
  properties?: Record<string, Schema>;
  items?: Schema;
  'x-enumDescriptions'?: Record<string, string>;
  'x-media'?: Media;
}

/**
 * The component schemas as one JSON Schema that ajv takes in strict mode: references point into `$defs`, a limit
 * beside a reference has its type beside it too, and what ajv does not read (`x-…`, `discriminator.mapping`) is gone,
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

const nameOf = (reference: string) => reference.replace('#/components/schemas/', '');
