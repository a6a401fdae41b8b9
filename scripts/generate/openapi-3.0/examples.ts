import { nameOf } from '../../document/document.js';
import type { Schema30 } from './schemas.js';

type Examples = Record<string, { value: unknown }>;

/** What examples need of a document in OpenAPI 3.0. */
interface Document30 {
  paths: object;
  components: { schemas: Record<string, Schema30>; examples: Examples };
}

/** The examples, changed where the document accepts more than its form in 3.0: one entry becomes a list. */
export function toExamples({ paths, components: { schemas, examples } }: Document30): Examples {
  const resolve = (schema: Schema30 = {}): Schema30 => (schema.$ref ? (schemas[nameOf(schema.$ref)] ?? {}) : schema);

  const toFitting = (value: unknown, schema: Schema30 | undefined): unknown => {
    const { type, items, properties = {}, discriminator } = resolve(schema);
    if (Array.isArray(value)) return value.map((item) => toFitting(item, items));
    if (type === 'array') return [toFitting(value, items)];
    if (typeof value !== 'object' || value === null) return value;
    const fields = value as Record<string, unknown>;
    const selected = discriminator?.mapping[String(fields[discriminator.propertyName])];
    if (selected) return toFitting(value, { $ref: selected });
    return Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, toFitting(field, properties[key])]));
  };

  const changed = { ...examples };
  JSON.stringify(paths, (_key, body) => {
    if (!body?.schema || !body.examples) return body;
    for (const { $ref } of Object.values<{ $ref: string }>(body.examples)) {
      const name = nameOf($ref);
      changed[name] = { ...changed[name], value: toFitting(changed[name]?.value, body.schema) };
    }
    return body;
  });
  return changed;
}
