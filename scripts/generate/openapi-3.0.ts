import type { OpenApiDocument } from '../document/document.js';
import { escapeKey, valueAt } from '../document/reference.js';
import { toExamples } from './openapi-3.0/examples.js';
import { type LeftOut, placeWords } from './openapi-3.0/left-out.js';
import { type Schema30, schemaConverter } from './openapi-3.0/schemas.js';
import { usedComponents } from './openapi-3.0/used.js';
import { inlineCallbacks } from './published.js';

// biome-ignore lint/suspicious/noExplicitAny: what is not a schema is passed on as plain JSON.
type Json = any;

/**
 * The document as OpenAPI 3.0.3, in constructs that generators of many languages read alike. The rules that it loses are
 * listed in `x-left-out`, in the description, and at their places.
 */
export function toOpenApi30(document: OpenApiDocument): Json {
  const { openapi: _version, info, jsonSchemaDialect: _dialect, paths, components, ...rest } = document as Json;
  const { callbacks, ...kept } = components;
  const leftOut: LeftOut[] = [];
  const convert = schemaConverter(document, leftOut);

  const inlined = inlineCallbacks(paths, callbacks);
  const result: Json = {
    ...rest,
    paths: convertBodies(inlined, '#/paths', convert),
    components: {
      ...kept,
      responses: convertBodies(kept.responses, '#/components/responses', convert),
      schemas: convertEach(kept.schemas, '#/components/schemas', convert),
    },
  };
  result.components.examples = toExamples(result);
  result.components = usedComponents(result);
  const used = leftOut.filter(({ place }) => valueAt(place, result));
  return { openapi: '3.0.3', info: toInfo(info, used), 'x-left-out': used, ...result };
}

type Convert = (schema: Json, place: string) => Schema30;

const convertEach = (schemas: Json, place: string, convert: Convert): Record<string, Schema30> =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, convert(schema, `${place}/${name}`)]));

/** Converts the schemas in a part of the document that is not itself a schema. */
function convertBodies(node: Json, place: string, convert: Convert): Json {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) return node.map((item, index) => convertBodies(item, `${place}/${index}`, convert));
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => {
      const at = `${place}/${escapeKey(key)}`;
      if (key.startsWith('x-') || key === 'examples' || key === 'example') return [key, value];
      return [key, key === 'schema' ? convert(value, at) : convertBodies(value, at, convert)];
    }),
  );
}

/** 3.0 has neither a summary of the document nor the identifier of a license. */
function toInfo(
  { summary, description, license: { identifier, ...license }, ...info }: Json,
  leftOut: LeftOut[],
): Json {
  return {
    ...info,
    description: [
      `${summary}.\n\n${description.trimEnd()}\n`,
      'This is the document in OpenAPI 3.0, for tools that do not read 3.1. These rules are left out of it, so that what is',
      'generated from it does not check them. For programs they are listed in `x-left-out`.\n',
      ...leftOut.map((one) => `- In \`${placeWords(one)}\`, ${one.rule}.`),
      '',
    ].join('\n'),
    license: { ...license, ...(identifier && { url: `https://spdx.org/licenses/${identifier}.html` }) },
  };
}
