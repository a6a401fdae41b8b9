import type { BodyName } from 'genmedia/schema';
import { ConfigurationError } from '../errors/configuration-error.js';

type Json = Readonly<Record<string, unknown>>;

/** Files of this package, by the target that they are for. */
const documents: Readonly<Record<string, string>> = {
  'draft-2020-12': 'genmedia/openapi.json',
  'draft-07': 'genmedia/openapi.json',
  'openapi-3.0': 'genmedia/openapi-3.0.json',
};

const loaded = new Map<string, Readonly<Record<string, Json>>>();

/** The schemas of a document, which is read when the first one is asked for: most programs ask for none. */
function schemasFor(target: string): Readonly<Record<string, Json>> {
  const known = loaded.get(target);
  if (known) return known;
  const { [target]: file } = documents;
  if (!file)
    throw new ConfigurationError(
      `There is no JSON Schema for ${target}. There are ${Object.keys(documents).join(', ')}.`,
    );
  const modules = globalThis.process?.getBuiltinModule?.('node:module');
  if (!modules)
    throw new ConfigurationError(`JSON Schema needs the file ${file} of this package, and so Node, Bun or Deno.`);
  const { components } = modules.createRequire(import.meta.url)(file) as {
    components: { schemas: Record<string, Json> };
  };
  loaded.set(target, components.schemas);
  return components.schemas;
}

/** The variant of a request for one model, mode or type. */
interface Variant {
  /** The field that has the model. */
  readonly selector: string;
  readonly schema: string;
}

const prefix = '#/components/schemas/';

/** The variant of a body. Throws a `ConfigurationError` if there is none. */
export function variantOf(name: BodyName, model: string, target = 'draft-2020-12'): Variant {
  const { discriminator } = schemasFor(target)[name] as { discriminator?: { propertyName: string; mapping: Json } };
  const { propertyName = '', mapping = {} } = discriminator ?? {};
  if (Object.hasOwn(mapping, model))
    return { selector: propertyName, schema: `${mapping[model]}`.slice(prefix.length) };
  const names = Object.keys(mapping);
  const help = names.length > 0 ? `There are ${names.join(', ')}.` : 'It is the same for all.';
  throw new ConfigurationError(`${name} has no schema for ${model}. ${help}`);
}

/** A body as JSON Schema, for one model or for all. It refers to nothing outside of itself. */
export function jsonSchemaOf(name: BodyName, model: string | undefined, target: string): Record<string, unknown> {
  const schemas = schemasFor(target);
  const root = model === undefined ? name : variantOf(name, model, target).schema;
  if (target !== 'draft-2020-12') {
    const schema = { type: 'object', ...(inlined(schemas[root], schemas) as Json) };
    return target === 'draft-07' ? flat(schema) : schema;
  }
  const definitions: Record<string, unknown> = {};
  const add = (schema: string): void => {
    if (Object.hasOwn(definitions, schema)) return;
    definitions[schema] = true;
    definitions[schema] = plain(schemas[schema], (other) => {
      add(other);
      return { $ref: `#/$defs/${other}` };
    });
  };
  add(root);
  const { [root]: own, ...others } = definitions;
  const $defs = Object.keys(others).length > 0 && { $defs: others };
  return { $schema: 'https://json-schema.org/draft/2020-12/schema', type: 'object', ...(own as Json), ...$defs };
}

/** A schema without references: in OpenAPI 3.0 they lead into a document, and in draft 7 they hide what is next to them. */
const inlined = (schema: unknown, schemas: Readonly<Record<string, Json>>): unknown =>
  plain(schema, (name) => inlined(schemas[name], schemas) as Json);

interface Flat extends Json {
  readonly oneOf?: readonly { readonly properties: Json; readonly required: readonly string[] }[];
  readonly not?: unknown;
}

/**
 * One object for all variants. AI SDKs ask for draft 7 and pass it to vendors that reject `oneOf` and `not` at the top, so it accepts more
 * than the document. The validator of the same schema does not.
 */
function flat({ oneOf: variants, not: _, ...schema }: Flat): Record<string, unknown> {
  if (!variants) return schema;
  const names = [...new Set(variants.flatMap(({ properties }) => Object.keys(properties)))];
  const toProperty = (name: string) => {
    const texts = variants.flatMap(({ properties }) => JSON.stringify(properties[name]) ?? []);
    const different = [...new Set(texts)].map((text): unknown => JSON.parse(text));
    return different.length === 1 ? different[0] : { anyOf: different };
  };
  return {
    ...schema,
    properties: Object.fromEntries(names.map((name) => [name, toProperty(name)])),
    required: names.filter((name) => variants.every(({ required }) => required.includes(name))),
    additionalProperties: false,
  };
}

/** A schema with its references replaced, and without what only OpenAPI and this document know. */
function plain(schema: unknown, refer: (name: string) => Json): unknown {
  if (Array.isArray(schema)) return schema.map((item) => plain(item, refer));
  if (typeof schema !== 'object' || schema === null) return schema;
  const { $ref, discriminator: _, ...rest } = schema as Record<string, unknown>;
  const entries = Object.entries(rest).filter(([key]) => !key.startsWith('x-'));
  const own = entries.map(([key, value]) => [key, asIs.has(key) ? value : plain(value, refer)]);
  return { ...(typeof $ref === 'string' && refer($ref.slice(prefix.length))), ...Object.fromEntries(own) };
}

/** Keywords whose values are not schemas. */
const asIs = new Set(['const', 'enum', 'default', 'example', 'examples', 'required']);
