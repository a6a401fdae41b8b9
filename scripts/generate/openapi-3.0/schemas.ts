import type { OpenApiDocument, Schema } from '../../document/document.js';
import { escapeKey } from '../../document/reference.js';
import { writtenOut } from '../written-out.js';
import { type LeftOut, leaveOut } from './left-out.js';

/** A schema of OpenAPI 3.0. */
export interface Schema30 extends Omit<Schema, 'const' | 'examples' | 'properties' | 'items' | 'oneOf'> {
  example?: unknown;
  additionalProperties?: boolean;
  properties?: Record<string, Schema30>;
  items?: Schema30;
  oneOf?: Schema30[];
}

/** Keywords that mean the same in both versions. Those of extensions are kept too. */
const shared: readonly string[] = [
  ...['type', 'format', 'description', 'default', 'enum', 'pattern'],
  ...['required', 'additionalProperties', 'discriminator'],
  ...['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems'],
];

/** Converts schemas of the document to OpenAPI 3.0, and notes in `leftOut` what they lose. */
export function schemaConverter(document: OpenApiDocument, leftOut: LeftOut[]) {
  const convert = (source: Schema, place: string): Schema30 => {
    if (source.$ref && Object.keys(source).length === 1) return { $ref: source.$ref };
    const { kept, leftOut: lost } = leaveOut(writtenOut(source, document, place), place);
    leftOut.push(...lost);
    const schema: Schema30 = {};
    for (const [keyword, value] of Object.entries(kept)) {
      const isShared = shared.includes(keyword) || keyword.startsWith('x-');
      const converter = isShared ? () => ({ [keyword]: value }) : converters[keyword];
      if (!converter)
        throw new Error(`${place} has \`${keyword}\`, which scripts/generate/openapi-3.0/ does not know.`);
      const converted = converter(value, `${place}/${keyword}`);
      const twice = Object.keys(converted).find((key) => key in schema);
      if (twice) throw new Error(`${place} has two keywords that both become \`${twice}\` in OpenAPI 3.0.`);
      Object.assign(schema, converted);
    }
    return described(opened(ranged(schema)), lost);
  };

  const each = (schemas: Record<string, Schema>, place: string) =>
    Object.fromEntries(
      Object.entries(schemas).map(([name, one]) => [name, convert(one, `${place}/${escapeKey(name)}`)]),
    );

  // biome-ignore lint/suspicious/noExplicitAny: each keyword has a type of its own.
  const converters: Record<string, (value: any, place: string) => Schema30> = {
    // Titles repeat, and generators name types after them.
    title: () => ({}),
    examples: ([example]) => ({ example }),
    // An enum with an empty value has no name in most languages.
    const: (value) => (value === '' ? { maxLength: 0 } : { enum: [value] }),
    properties: (value, place) => ({ properties: each(value, place) }),
    items: (value, place) => ({ items: convert(value, place) }),
    oneOf: (value: Schema[], place) => ({ oneOf: value.map((one, index) => convert(one, `${place}/${index}`)) }),
  };
  return convert;
}

/** Whole numbers without a gap are a range. Several languages have no name for such a value of an enum. */
function ranged(schema: Schema30): Schema30 {
  const { enum: values, ...rest } = schema;
  if (schema.type !== 'integer' || !values) return schema;
  const numbers = [...(values as number[])].sort((a, b) => a - b);
  const [first = 0, last = 0] = [numbers[0], numbers.at(-1)];
  if (last - first !== numbers.length - 1) return schema;
  const { minimum = first, maximum = last } = rest;
  return { ...rest, minimum: Math.max(first, minimum), maximum: Math.min(last, maximum) };
}

/** Many generators close an object that says nothing. */
function opened(schema: Schema30): Schema30 {
  const isObject = schema.type === 'object' && !schema.oneOf;
  return isObject && schema.additionalProperties === undefined ? { ...schema, additionalProperties: true } : schema;
}

/** Generated code shows descriptions, so that what is not checked is said there. */
function described(schema: Schema30, leftOut: readonly LeftOut[]): Schema30 {
  const rules = leftOut.filter(({ accepts }) => accepts !== 'same').map(({ rule }) => rule);
  if (rules.length === 0) return schema;
  const text = `Not in this schema: ${rules.join('; ')}.`;
  return { ...schema, description: schema.description ? `${schema.description} ${text}` : text };
}
