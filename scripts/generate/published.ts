import { nameOf, type OpenApiDocument, type Schema } from '../document/document.js';
import { writtenOut } from './written-out.js';

// biome-ignore lint/suspicious/noExplicitAny: what is not a schema is passed on as plain JSON.
type Json = any;

/**
 * The document as others read it, with the same meaning: callbacks are in their operations, and what is next to a reference is written
 * out with its target. Several readers of 3.1 stop at the first, or ignore the second.
 */
export function toPublished(document: OpenApiDocument): OpenApiDocument {
  const { callbacks, ...components } = document.components;
  const paths = inlineCallbacks(document.paths, callbacks);
  return withoutUnused(writeOut({ ...document, paths, components }, document));
}

/** Without schemas that were written out in all of their places. */
function withoutUnused(document: OpenApiDocument): OpenApiDocument {
  const text = JSON.stringify(document);
  const schemas = Object.entries(document.components.schemas).filter(([name]) =>
    text.includes(`"#/components/schemas/${name}"`),
  );
  return { ...document, components: { ...document.components, schemas: Object.fromEntries(schemas) } };
}

/** Puts each callback that is a reference into its operation, with an `operationId` of its own. Few generators follow one. */
export function inlineCallbacks(paths: Json, callbacks: Json): Json {
  return JSON.parse(JSON.stringify(paths), (_key, operation) => {
    if (!operation?.operationId || !operation.callbacks) return operation;
    const inline = Object.entries<Json>(operation.callbacks).map(([name, callback]) => {
      if (!callback.$ref) return [name, callback];
      const operationId = `${operation.operationId}${name.charAt(0).toUpperCase()}${name.slice(1)}`;
      const requests = Object.entries<Json>(callbacks[nameOf(callback.$ref)]);
      return [name, Object.fromEntries(requests.map(([url, { post }]) => [url, { post: { ...post, operationId } }]))];
    });
    return { ...operation, callbacks: Object.fromEntries(inline) };
  });
}

/** Values in which a `$ref` is not a reference, or one of an example. */
const isValue = (key: string) =>
  key.startsWith('x-') || ['examples', 'example', 'default', 'const', 'enum'].includes(key);

function writeOut(node: Json, document: OpenApiDocument, place = '#'): Json {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) return node.map((item, index) => writeOut(item, document, `${place}/${index}`));
  const isAlone = Object.keys(node).every((key) => key === '$ref' || key === 'description');
  const whole: Schema = node.$ref && !isAlone ? writtenOut(node, document, place) : node;
  return Object.fromEntries(
    Object.entries(whole).map(([key, value]) => [
      key,
      isValue(key) ? value : writeOut(value, document, `${place}/${key}`),
    ]),
  );
}
