import { readFileSync } from 'node:fs';

// biome-ignore lint/suspicious/noExplicitAny: the tests read the document as plain JSON.
type Json = any;

/** The bundled document. */
export const document: Json = JSON.parse(
  readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8'),
);

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/** Every operation with its path and method. */
export const operations: { path: string; method: string; operation: Json }[] = Object.entries<Json>(
  document.paths,
).flatMap(([path, item]) =>
  methods.filter((method) => item[method]).map((method) => ({ path, method, operation: item[method] })),
);

/** Follows a `$ref` inside the document, if there is one. */
export function resolve(node: Json): Json {
  if (!node?.$ref) return node;
  const keys = node.$ref.slice(2).split('/') as string[];
  return resolve(keys.reduce((at, key) => at[key.replaceAll('~1', '/').replaceAll('~0', '~')], document));
}

/** `#/components/schemas/Task` → `Task`. */
export function nameOf(node: Json): string {
  return node.$ref.split('/').at(-1);
}

/** The examples of a body, by their names there. An operation without a body has none. */
export function examplesOf(body: Json): [name: string, value: Json][] {
  const examples = body?.content['application/json'].examples ?? {};
  return Object.entries(examples).map(([name, example]) => [name, resolve(example).value]);
}

/** Visits every object of the document, with the keys that lead to it. */
export function walk(node: Json, visit: (node: Json, keys: string[]) => void, keys: string[] = []) {
  if (typeof node !== 'object' || node === null) return;
  if (!Array.isArray(node)) visit(node, keys);
  for (const [key, value] of Object.entries(node)) walk(value, visit, [...keys, key]);
}
