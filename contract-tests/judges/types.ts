import { bodiesOf } from '../../scripts/document/bodies.js';
import { document } from '../support/document.js';
import { compile } from '../types/compile.js';
import type { Verdict } from './verdict.js';

const requests = new Set(Object.values(bodiesOf(document)).map(({ request }) => request));

/** `request` looks at fields that are not there, as a call does; `answer` does not, since a reader takes them. */
const head = `import type * as Schema from '../../generated/schema.js';
declare function request<S>(body: S): void;
declare function answer<S>(): <T extends S>(body: T) => void;`;

/** Judges bodies by the generated types: each is compiled as an argument of that type. */
export function judge(cases: readonly { schema: string; body: unknown }[]): Verdict[] {
  const lines = cases.map(({ schema, body }) => {
    // To TypeScript these two end a line, and each case has one line.
    const literal = JSON.stringify(body, shorten).replaceAll(/[\u2028\u2029]/g, ' ');
    return requests.has(schema) ? `request<Schema.${schema}>(${literal});` : `answer<Schema.${schema}>()(${literal});`;
  });
  return compile(head, lines).map((said) => ({ accepted: said === '', reason: said }));
}

/** To a type, all long texts are the same: none of them is a value that it lists. */
function shorten(_: string, value: unknown): unknown {
  return typeof value === 'string' && value.length > 200 ? `${value.slice(0, 200)}…` : value;
}
