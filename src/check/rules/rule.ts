import { changeInCode } from './change-in-code.js';

/** Fields to set in a valid body. `undefined` removes a field. */
export type Change = Record<string, unknown>;

/** One rule of the service, with what must be accepted and what must be rejected because of it alone. */
export interface Rule {
  /** The rule as a sentence; its subject is the request or response of the table. */
  rule: string;
  /** Variants it applies to, by their key in `legal`. Default: all. */
  for?: readonly string[];
  accept: readonly Change[];
  reject: readonly Change[];
}

/**
 * A rule on files or texts that no schema expresses. Only preflight decides it. Files in its cases are described
 * as in `described.ts`.
 */
export interface PreflightRule extends Rule {
  /** The name by which preflight reports it. */
  finds: string;
  /** What preflight reports as allowed. Default: not compared. */
  allowed?: unknown;
  /** A part of its message. */
  says?: string;
  /** What must be warned of: it is advised against, or it is not documented whether it is allowed. */
  warn?: readonly Change[];
  /** Number of segments of the film that the request is about. Default: no film is known. */
  segments?: number;
}

/** The changes that must be warned of. Schemas do not warn. */
export const warnedBy = (rule: Rule | PreflightRule): readonly Change[] => ('warn' in rule && rule.warn) || [];

/** The rules of one body. Each case differs from a valid body in one point. */
export interface RuleTable {
  /** Component of the document that the rules are about. */
  schema: string;
  /** A valid body for each variant. */
  legal: Record<string, Change>;
  rules: readonly Rule[];
  preflight?: readonly PreflightRule[];
  /** If the component is only a part of bodies: a body, and the JSON Pointer to the part in it. */
  within?: { schema: string; body: Change; at: string };
}

export interface Case {
  /** The component that the violated or followed rule is about. */
  about: string;
  title: string;
  /** Component that validates the body: a request, a response or a callback. */
  schema: string;
  body: unknown;
  accepted: boolean;
}

/** A case that preflight decides. Its files are still described. */
export interface PreflightCase extends Case {
  rule: PreflightRule;
  /** What must be found, and nothing else. Default: nothing. */
  severity?: 'error' | 'warning';
}

/** Every case of a table that schemas decide, expanded. */
export function casesOf(table: RuleTable): Case[] {
  return ownCasesOf(table).map((testCase) => inside(table, testCase));
}

/** Every case of a table that preflight decides. */
export function preflightCasesOf(table: RuleTable): PreflightCase[] {
  const { schema, legal, preflight = [] } = table;
  const outcomes = { accept: 'accepts', warn: 'warns of', reject: 'rejects' } as const;
  return preflight.flatMap((rule) =>
    (rule.for ?? Object.keys(legal)).flatMap((variant) =>
      (['accept', 'warn', 'reject'] as const).flatMap((outcome) =>
        (rule[outcome] ?? []).map((change) =>
          inside(table, {
            about: schema,
            title: `${variant}: ${rule.rule}: ${outcomes[outcome]} ${changeInCode(change)}`,
            schema,
            body: apply(change, legal[variant]),
            accepted: outcome !== 'reject',
            rule,
            ...(outcome !== 'accept' && { severity: outcome === 'warn' ? ('warning' as const) : ('error' as const) }),
          }),
        ),
      ),
    ),
  );
}

/** The case with the whole body, if its table is about a part of one. */
function inside<C extends Case>({ within }: RuleTable, testCase: C): C {
  if (!within) return testCase;
  return { ...testCase, schema: within.schema, body: put(testCase.body, within.at, within.body) };
}

/** A copy of a body with a part inserted at a JSON Pointer. */
function put(part: unknown, at: string, body: Change): Change {
  const copy = structuredClone(body);
  const keys = at.split('/').slice(1);
  const last = keys.pop() ?? '';
  const holder = keys.reduce<Change>((value, key) => value[key] as Change, copy);
  holder[last] = part;
  return copy;
}

function ownCasesOf({ schema, legal, rules }: RuleTable): Case[] {
  const cases: Case[] = [];
  for (const [variant, body] of Object.entries(legal)) {
    cases.push({ about: schema, title: `${variant}: a legal body`, schema, body, accepted: true });
  }
  for (const body of [[], [Object.values(legal)[0]], 'text', 7, true, null]) {
    const title = `a body is an object: rejects ${JSON.stringify(body)}`;
    cases.push({ about: schema, title, schema, body, accepted: false });
  }
  for (const { rule, for: variants = Object.keys(legal), accept, reject } of rules) {
    // Variants share changes, some of which have a million characters.
    const words = new Map([...accept, ...reject].map((change) => [change, describe(change)]));
    for (const variant of variants) {
      const add = (accepted: boolean) => (change: Change) =>
        cases.push({
          about: schema,
          title: `${variant}: ${rule}: ${accepted ? 'accepts' : 'rejects'} ${words.get(change)}`,
          schema,
          body: apply(change, legal[variant]),
          accepted,
        });
      accept.forEach(add(true));
      reject.forEach(add(false));
    }
  }
  return cases;
}

/** A valid body with a change applied. */
export function apply(change: Change, body: Change | undefined): Change {
  if (!body) throw new Error('A rule names a variant that has no legal body.');
  return Object.fromEntries(Object.entries({ ...body, ...change }).filter(([, value]) => value !== undefined));
}

/** A change in a few words: `prompt = "xxx…" (5001 characters)`. */
function describe(change: Change): string {
  const parts = Object.entries(change).map(([field, value]) => {
    if (value === undefined) return `no ${field}`;
    const text = JSON.stringify(value);
    return text.length <= 60
      ? `${field} = ${text}`
      : `${field} = ${text.slice(0, 40)}… (${text.length} characters of JSON)`;
  });
  return parts.join(', ') || 'it as it is';
}
