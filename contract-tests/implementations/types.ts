import { bodiesOf } from '../../scripts/document/bodies.js';
import { document } from '../support/document.js';
import { compile } from '../types/compile.js';
import type { Verdict } from './verdict.js';

const requests = new Set(Object.values(bodiesOf(document)).map(({ request }) => request));

/** `request` checks for unknown fields, as a call does; `response` does not, since readers accept them. */
const head = `import type * as Schema from '../../generated/schema.js';
declare function request<S>(body: S): void;
declare function response<S>(): <T extends S>(body: T) => void;`;

/** Validates bodies with the generated types, or with others: each is compiled as an argument of that type. */
export function validate(cases: readonly { schema: string; body: unknown }[], types?: string): Verdict[] {
  const lines = cases.map(({ schema, body }) => {
    // TypeScript treats these two characters as line breaks, and each case must be one line.
    const literal = JSON.stringify(body, shorten).replaceAll(/[\u2028\u2029]/g, ' ');
    return requests.has(schema)
      ? `request<Schema.${schema}>(${literal});`
      : `response<Schema.${schema}>()(${literal});`;
  });
  const replaced = types === undefined ? {} : { 'generated/schema.d.ts': types };
  return compile(head, lines, replaced).map((diagnostic) => ({ accepted: diagnostic === '', reason: diagnostic }));
}

/** All long texts are the same to a type: none of them is an enum value. */
function shorten(_: string, value: unknown): unknown {
  return typeof value === 'string' && value.length > 200 ? `${value.slice(0, 200)}…` : value;
}
