import { readFileSync } from 'node:fs';
import type { LeftOut } from '../../scripts/generate/openapi-3.0/left-out.js';

/** The document in OpenAPI 3.0. */
export const document30 = JSON.parse(
  readFileSync(new URL('../../generated/openapi-3.0.json', import.meta.url), 'utf8'),
);

/** The rules that it leaves out, as it lists them. */
export const leftOut: readonly LeftOut[] = document30['x-left-out'];
