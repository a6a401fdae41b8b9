import { readFileSync } from 'node:fs';
import type { LeftOut } from '../../scripts/generate/openapi-3.0/left-out.js';
import { nameOf, walk } from './document.js';

/** The document in OpenAPI 3.0. */
export const document30 = JSON.parse(
  readFileSync(new URL('../../generated/openapi-3.0.json', import.meta.url), 'utf8'),
);

/** The rules that it leaves out, as it lists them. */
export const leftOut: readonly LeftOut[] = document30['x-left-out'];

/** Names of its bodies: requests, responses and callbacks, each once. */
export function bodyNames30(): string[] {
  const names = new Set<string>();
  walk(document30.paths, ({ content }) => content && names.add(nameOf(content['application/json'].schema)));
  return [...names].sort();
}
