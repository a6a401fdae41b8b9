import { changeInCode } from './change-in-code.js';

/** Fields to set in a valid body. `undefined` removes a field. */
export type BodyChange = Record<string, unknown>;

/** One rule of the service, with what must be accepted and what must be rejected because of it alone. */
export interface Rule {
  /** The rule as a sentence; its subject is the request or response of the table. */
  rule: string;
  /** Variants it applies to, by their key in `legal`. Default: all. */
  for?: readonly string[];
  accept: readonly BodyChange[];
  reject: readonly BodyChange[];
  /**
   * Why the service leaves open whether `accept` is accepted, as a sentence; `false` if it says in words that it is. Default: as
   * `openapi/` marks it.
   */
  leftOpen?: string | false;
  /** Why the service may accept `reject` all the same, as a sentence: the rejection is a reading of ours. */
  mayAccept?: string;
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
  warn?: readonly BodyChange[];
  /** Number of segments of the film that the request is about. Default: no film is known. */
  segments?: number;
}

/** The changes that must be warned of. Schemas do not warn. */
export const warnedBy = (rule: Rule | PreflightRule): readonly BodyChange[] => ('warn' in rule && rule.warn) || [];

/** A film, or a part of it. */
export type ExistingPart = 'film' | 'segment' | 'videos' | 'music' | 'narration';

/** The rules of one body. Each case differs from a valid body in one point. */
export interface RuleTable {
  /** Component of the document that the rules are about. */
  schema: string;
  /** A valid body for each variant. */
  legal: Record<string, BodyChange>;
  rules: readonly Rule[];
  preflight?: readonly PreflightRule[];
  /**
   * Fields that name something that the server has to have, and what: a server with memory accepts only what exists there,
   * so that a check replaces them.
   */
  refersTo?: Readonly<Record<string, ExistingPart>>;
  /** Whether the service does not document the body, so that it may reject objects that the schema accepts. */
  isUndocumented?: true;
  /** Whether not even the form of the body is documented: arrays and single values are accepted too. */
  isAnyJson?: boolean;
  /** If the component is only a part of bodies: a body, and the JSON Pointer to the part in it. */
  within?: { schema: string; body: BodyChange; at: string };
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

/** A case of a table that schemas decide. */
export interface RuleCase extends Case {
  /** The rule as a sentence. */
  sentence: string;
  /** Key of the legal body that was changed, if it was one. */
  variant?: string;
  /** The change to the legal body, if it is one. */
  change?: BodyChange;
  /** The change in a few words. */
  words: string;
  /** `leftOpen` or `mayAccept` of its rule. */
  leftOpen?: string | false | undefined;
}

/** A case that preflight decides. Its files are still described. */
export interface PreflightCase extends Case {
  rule: PreflightRule;
  /** What must be found, and nothing else. Default: nothing. */
  severity?: 'error' | 'warning';
}

/** Every case of a table that schemas decide, expanded. */
export function casesOf(table: RuleTable): RuleCase[] {
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
function put(part: unknown, at: string, body: BodyChange): BodyChange {
  const copy = structuredClone(body);
  const keys = at.split('/').slice(1);
  const last = keys.pop() ?? '';
  const holder = keys.reduce<BodyChange>((value, key) => value[key] as BodyChange, copy);
  holder[last] = part;
  return copy;
}

function ownCasesOf({ schema, legal, rules, isAnyJson = false }: RuleTable): RuleCase[] {
  const cases: RuleCase[] = [];
  for (const [variant, body] of Object.entries(legal)) {
    const words = 'it as it is';
    const title = `${variant}: a legal body`;
    cases.push({ about: schema, title, schema, body, accepted: true, sentence: sentences.legal, variant, words });
  }
  // Tools of OpenAPI 3.0 differ on null where there is no type.
  for (const body of [[], [Object.values(legal)[0]], 'text', 7, true, ...(isAnyJson ? [] : [null])]) {
    const words = JSON.stringify(body);
    const sentence = isAnyJson ? sentences.anyJson : sentences.object;
    const title = `${sentence}: ${isAnyJson ? 'accepts' : 'rejects'} ${words}`;
    cases.push({ about: schema, title, schema, body, accepted: isAnyJson, sentence, words });
  }
  for (const { rule, for: variants = Object.keys(legal), accept, reject, ...open } of rules) {
    // Variants share changes, some of which have a million characters.
    const wordsOf = new Map([...accept, ...reject].map((change) => [change, describe(change)]));
    for (const variant of variants) {
      const add = (accepted: boolean) => (change: BodyChange) => {
        const words = wordsOf.get(change) ?? '';
        const title = `${variant}: ${rule}: ${accepted ? 'accepts' : 'rejects'} ${words}`;
        const body = apply(change, legal[variant]);
        const leftOpen = accepted ? open.leftOpen : open.mayAccept;
        cases.push({ about: schema, title, schema, body, accepted, sentence: rule, variant, change, words, leftOpen });
      };
      accept.forEach(add(true));
      reject.forEach(add(false));
    }
  }
  return cases;
}

/** Rules of every table. */
export const sentences = {
  legal: 'a legal body is accepted',
  object: 'a body is an object',
  anyJson: 'a body is any JSON',
};

/** A valid body with a change applied. */
export function apply(change: BodyChange, body: BodyChange | undefined): BodyChange {
  if (!body) throw new Error('A rule names a variant that has no legal body.');
  return Object.fromEntries(Object.entries({ ...body, ...change }).filter(([, value]) => value !== undefined));
}

/** A change in a few words: `prompt = "xxx…" (5001 characters)`. */
function describe(change: BodyChange): string {
  const parts = Object.entries(change).map(([field, value]) => {
    if (value === undefined) return `no ${field}`;
    const text = JSON.stringify(value);
    return text.length <= 60
      ? `${field} = ${text}`
      : `${field} = ${text.slice(0, 40)}… (${text.length} characters of JSON)`;
  });
  return parts.join(', ') || 'it as it is';
}
