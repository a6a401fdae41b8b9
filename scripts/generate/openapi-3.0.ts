import { nameOf, type OpenApiDocument } from '../document/document.js';
import type { LeftOut } from './openapi-3.0/left-out.js';
import { escapeKey, type Schema30, schemaConverter } from './openapi-3.0/schemas.js';

// biome-ignore lint/suspicious/noExplicitAny: paths and components are read as plain JSON.
type Json = any;

/**
 * The document as OpenAPI 3.0.3, in constructs that generators of many languages read alike. The rules that it loses are
 * listed in `x-left-out`, in the description, and at their places.
 */
export function toOpenApi30(document: OpenApiDocument): Json {
  const { info, paths, components, jsonSchemaDialect: _, ...rest } = document as Json;
  const leftOut: LeftOut[] = [];
  const convert = schemaConverter(document, leftOut);

  const schemas = Object.entries<Json>(components.schemas).map(([name, schema]) => [
    name,
    convert(schema, `#/components/schemas/${name}`),
  ]);
  const result = {
    ...rest,
    openapi: '3.0.3',
    paths: inlineCallbacks(convertBodies(paths, '#/paths', convert), components.callbacks),
    components: { ...components, schemas: Object.fromEntries(schemas), callbacks: undefined },
  };
  fitExamples(result);
  removeUnused(result);
  const used = leftOut.filter(({ place }) => exists(place, result));
  const { openapi, ...parts } = result;
  return { openapi, info: toInfo(info, used), 'x-left-out': used, ...parts };
}

function toInfo({ summary, description, license: { name, identifier }, ...info }: Json, leftOut: readonly LeftOut[]) {
  const rules = leftOut.map(({ place, rule }) => `- In \`${nameOf(place)}\`, ${rule}.`);
  const left = [
    'This form of the document, in OpenAPI 3.0, is made from the one in OpenAPI 3.1. What it cannot express is not checked by',
    'what is generated from it; `x-left-out` lists it for programs:',
  ];
  return {
    ...info,
    description: [`${summary}.\n\n${description.trimEnd()}\n`, ...left, '', ...rules, ''].join('\n'),
    license: { name, ...(identifier && { url: `https://spdx.org/licenses/${identifier}.html` }) },
  };
}

/** Converts every schema in a part of the document that is not a schema. */
function convertBodies(node: Json, place: string, convert: (schema: Json, place: string) => Schema30): Json {
  if (Array.isArray(node)) return node.map((item, index) => convertBodies(item, `${place}/${index}`, convert));
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => {
      const at = `${place}/${escapeKey(key)}`;
      if (key.startsWith('x-') || key === 'examples' || key === 'example') return [key, value];
      return [key, key === 'schema' ? convert(value, at) : convertBodies(value, at, convert)];
    }),
  );
}

/** Puts each callback into its operation, with an `operationId` of its own: many generators do not follow a reference. */
function inlineCallbacks(paths: Json, callbacks: Json): Json {
  return JSON.parse(JSON.stringify(paths), (_key, value) => {
    if (!value?.operationId || !value.callbacks) return value;
    const inline = Object.entries<Json>(value.callbacks).map(([name, { $ref }]) => {
      const operationId = `${value.operationId}${name.charAt(0).toUpperCase()}${name.slice(1)}`;
      const requests = Object.entries<Json>(callbacks[nameOf($ref)]);
      return [name, Object.fromEntries(requests.map(([url, { post }]) => [url, { post: { ...post, operationId } }]))];
    });
    return { ...value, callbacks: Object.fromEntries(inline) };
  });
}

/** Changes examples of what only the document accepts: one entry becomes a list. */
function fitExamples(document: Json): void {
  const { schemas, examples } = document.components;
  const resolve = (schema: Json): Json => (schema?.$ref ? schemas[nameOf(schema.$ref)] : schema);
  const fit = (value: Json, source: Json): Json => {
    const schema = resolve(source);
    if (schema?.type === 'array' && !Array.isArray(value)) return [fit(value, schema.items)];
    if (Array.isArray(value)) return value.map((item) => fit(item, schema?.items));
    if (typeof value !== 'object' || value === null) return value;
    const { propertyName, mapping } = schema?.discriminator ?? {};
    const { properties = {} } = propertyName ? resolve({ $ref: mapping[value[propertyName]] }) : (schema ?? {});
    return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, fit(field, properties[key])]));
  };
  const changed: Json = { ...examples };
  JSON.stringify(document.paths, (_key, value) => {
    for (const { $ref } of Object.values<Json>((value?.schema && value.examples) || {})) {
      const name = nameOf($ref);
      changed[name] = { ...changed[name], value: fit(changed[name].value, value.schema) };
    }
    return value;
  });
  document.components.examples = changed;
}

/** Removes components that nothing refers to, such as a field that is written out wherever it is used. */
function removeUnused(document: Json): void {
  const used = new Set<string>();
  const visit = (node: Json) => {
    JSON.stringify(node, (key, value) => {
      if (key.startsWith('x-') || typeof value !== 'string' || !value.startsWith('#/components/')) return value;
      if (!used.has(value)) {
        used.add(value);
        visit(at(value, document));
      }
      return value;
    });
  };
  visit(document.paths);
  for (const kind of ['schemas', 'responses', 'examples']) {
    const entries = Object.entries(document.components[kind] ?? {});
    document.components[kind] = Object.fromEntries(
      entries.filter(([name]) => used.has(`#/components/${kind}/${escapeKey(name)}`)),
    );
  }
}

/** The value that a reference leads to. */
function at(reference: string, document: Json): Json {
  const keys = reference.split('/').slice(1);
  return keys.reduce((node, key) => node?.[key.replaceAll('~1', '/').replaceAll('~0', '~')], document);
}

const exists = (reference: string, document: Json): boolean => at(reference, document) !== undefined;
