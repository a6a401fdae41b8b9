import { placeWords } from '../../scripts/generate/openapi-3.0/left-out.js';
import type { Case } from '../../src/check/rules/rule.js';
import type { Violation } from '../../src/index.js';
import { bodyLimit } from '../prism/prism-document.js';
import { document } from '../support/document.js';
import { leftOutRules } from './left-out.js';
import { targets } from './targets.js';

/** A limitation of a implementation, and the reason. The implementation may then accept what must be rejected, or vice versa. */
export interface KnownGap {
  implementation: string;
  why: string;
  /** Whether it applies to a case, with the rule that the case violates, if any. */
  covers: (testCase: Case, broken: Violation | undefined) => boolean;
}

const breaks =
  (...rules: string[]) =>
  (_: Case, broken: Violation | undefined) =>
    broken !== undefined && rules.includes(broken.rule);

/** The only place where a implementation is a known gap. The tests fail if no case needs an entry. */
export const knownGaps: readonly KnownGap[] = [
  {
    implementation: 'types',
    why: 'TypeScript does not count characters or items.',
    covers: breaks('minLength', 'maxLength', 'minItems', 'maxItems'),
  },
  { implementation: 'types', why: 'TypeScript has no ranges of numbers.', covers: breaks('minimum', 'maximum') },
  { implementation: 'types', why: 'TypeScript does not match texts with patterns.', covers: breaks('pattern') },
  {
    implementation: 'types',
    why: 'TypeScript does not distinguish whole numbers from others.',
    covers: (testCase, broken) => broken?.allowed === 'integer' && typeof at(broken.path, testCase.body) === 'number',
  },
  {
    implementation: 'types',
    why: 'Types of two fields do not depend on each other, unless one of them selects the variant.',
    covers: breaks('not'),
  },
  {
    implementation: 'types',
    why: 'An identifier goes by one of two names; as a union, a response would be hard to read.',
    covers: ({ schema }, broken) => broken?.rule === 'required' && isEitherName(schema, broken.path.slice(1)),
  },
  {
    implementation: 'prism',
    why: 'To JSON Schema a `format` is a hint. Prism treats it as a rule, and rejects days that are in no calendar.',
    covers: ({ body }) => !isInCalendar((body as { created_at?: unknown } | null)?.created_at),
  },
  {
    implementation: 'prism',
    why: 'Prism reads no body over 10 MiB.',
    covers: ({ body }) => Buffer.byteLength(JSON.stringify(body)) > bodyLimit,
  },
  {
    implementation: 'sandbox',
    why: 'The sandbox accepts requests. It sends responses and callbacks, which contract-tests/sandbox/ validates.',
    covers: ({ schema }) => !targets.has(schema),
  },
  // These are read from the document in 3.0, which has to list everything that it leaves out.
  ...leftOutRules
    .filter(({ rule }) => rule.accepts !== 'same')
    .map(({ rule, decides }) => ({
      implementation: 'openapi-3.0',
      why: `OpenAPI 3.0 leaves out, in \`${placeWords(rule)}\`: ${rule.rule}.`,
      covers: decides,
    })),
];

const isEitherName = (schema: string, field: string): boolean =>
  document.components.schemas[schema].else?.required.includes(field) ?? false;

/** `Date` accepts 30 February as 2 March. */
function isInCalendar(time: unknown): boolean {
  if (typeof time !== 'string') return true;
  const date = new Date(time);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 19) === time.slice(0, 19);
}

/** The value at a JSON Pointer. */
function at(path: string, body: unknown): unknown {
  const keys = path.split('/').slice(1);
  return keys.reduce<unknown>((value, key) => (value as Record<string, unknown>)?.[key], body);
}
