import type { BodyName } from 'genmedia/schema';
import { type Field, type Generator, generators, type ValueRule } from '../models/index.js';
import { type StandardSchema, standardSchema } from '../validate/index.js';
import { fieldsIn } from './to-task.js';

/** JSON Schema, as far as tools use it. */
export type JsonSchema = { [keyword: string]: unknown };

/** A validator that also says what it accepts: Standard Schema and Standard JSON Schema. */
export interface ToolSchema<Value> {
  readonly '~standard': StandardSchema<Value>['~standard'] & {
    readonly jsonSchema: {
      readonly input: (options?: unknown) => JsonSchema;
      readonly output: (options?: unknown) => JsonSchema;
    };
  };
}

/** The input of a tool that creates with a generator. The JSON Schema helps a model to write it; the validator decides. */
export function requestSchema(generator: Generator, body: BodyName): ToolSchema<object> {
  return withJsonSchema(standardSchema(body) as StandardSchema<object>, () => toJsonSchema(generator));
}

/** A validator with a JSON Schema, in place of its own if it has one. */
export function withJsonSchema<Value>(
  { '~standard': validator }: { '~standard': Omit<StandardSchema<Value>['~standard'], 'jsonSchema'> },
  toSchema: () => JsonSchema,
): ToolSchema<Value> {
  return { '~standard': { ...validator, jsonSchema: { input: toSchema, output: toSchema } } };
}

/** One object for all variants of a request: models of some vendors take no union at the top. */
function toJsonSchema(generator: Generator): JsonSchema {
  const { models, selector } = generators[generator];
  const variants =
    models.length > 0 ? models.map((model) => fieldsIn(generator, model)) : [fieldsIn(generator, undefined)];
  const schema = objectOf(Object.assign({}, ...variants.toReversed()));
  const isInAll = (name: string) => variants.every((fields) => fields[name]?.required);
  const properties = schema.properties as Record<string, JsonSchema>;
  if (selector) properties[selector] = { type: 'string', enum: models };
  return { ...schema, required: Object.keys(properties).filter(isInAll) };
}

function objectOf(fields: Readonly<Record<string, Field>>): JsonSchema {
  const entries = Object.entries(fields);
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([name, field]) => [name, toProperty(field)])),
    required: entries.filter(([, { required }]) => required).map(([name]) => name),
    additionalProperties: false,
  };
}

function toProperty(field: Field): JsonSchema {
  const { description, text, details = [], fields } = field;
  const said = [description, `${text}.`, ...details.map((detail) => `${detail}.`)].filter(Boolean).join(' ');
  const inner = fields && objectOf(fields);
  if (field.type === 'object or array') return { description: said, anyOf: [inner, { type: 'array', items: inner }] };
  const value = toValue(field);
  if (!inner) return { description: said, ...value };
  return { description: said, ...value, ...(field.type === 'array' ? { items: inner } : inner) };
}

function toValue(rule: ValueRule): JsonSchema {
  const { type, values, items, default: fallback, minimum, maximum, minLength, maxLength, minItems, maxItems } = rule;
  const limits = {
    minimum,
    maximum,
    minLength,
    maxLength,
    minItems,
    maxItems,
    pattern: rule.pattern,
    const: rule.const,
  };
  const known = Object.entries({ ...limits, enum: values, default: fallback }).filter(
    ([, value]) => value !== undefined,
  );
  return { type, ...Object.fromEntries(known), ...(items && { items: toValue(items) }) };
}
