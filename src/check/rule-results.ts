import { pageOf } from './page-of.js';
import type { FoundViolation, RuleResult, RuleViolation, UndocumentedCase } from './report.js';
import { curlLine, type SentRequest, toShort } from './sent-request.js';
import { violationId } from './violation-id.js';

interface Entry {
  subject: string;
  rule: string;
  checks: number;
  why?: string;
  violations: RuleViolation[];
  /** All violations, also those that are only counted: their ids, each with its line in traffic. */
  keys: Set<string>;
  undocumented: UndocumentedCase[];
  undocumentedCount: number;
}

/** More cases of one rule are only counted. */
const maxViolations = 20;

/** Command that prints the page of the docs about a subject. */
export const docsOf = (subject: string): string => `genmedia docs ${pageOf(subject).replace(/^.*\//, '')}`;

/** Collects what is found out about each rule. */
export class RuleResults {
  #found = { entries: new Map<string, Entry>(), broken: 0 };
  #followed: SentRequest | undefined;
  readonly #only: readonly string[];
  readonly #onBroken: (entry: { subject: string; rule: string }, violation: RuleViolation) => void;

  /** `only` limits it to rules whose subject or sentence contains one of these strings. */
  constructor(
    only: readonly string[],
    onBroken: (rule: { subject: string; rule: string }, violation: RuleViolation) => void,
  ) {
    this.#only = only.map((text) => text.toLowerCase());
    this.#onBroken = onBroken;
  }

  /** The same results, for what is found while the task or film of a request is followed. */
  within(followed: SentRequest): RuleResults {
    const results = new RuleResults(this.#only, this.#onBroken);
    results.#found = this.#found;
    results.#followed = followed;
    return results;
  }

  /** Whether a rule is to be checked. */
  covers(subject: string, rule: string): boolean {
    const name = `${subject}: ${rule}`.toLowerCase();
    return this.#only.length === 0 || this.#only.some((text) => name.includes(text));
  }

  /** The number of rules that are broken. It is read after each request. */
  get broken(): number {
    return this.#found.broken;
  }

  /** The number of rules that were checked. */
  get checked(): number {
    return [...this.#found.entries.values()].filter(({ checks }) => checks > 0).length;
  }

  held(subject: string, rule: string): void {
    const entry = this.#entryOf(subject, rule);
    if (entry) entry.checks += 1;
  }

  violated(subject: string, rule: string, found: FoundViolation): void {
    const entry = this.#entryOf(subject, rule);
    if (!entry) return;
    entry.checks += 1;
    const violation = this.#toViolation(entry, found);
    if (entry.violations.length === 0) this.#found.broken += 1;
    const key = `${violation.id} ${violation.line ?? ''}`;
    if (!entry.keys.has(key) && entry.violations.length < maxViolations) entry.violations.push(violation);
    entry.keys.add(key);
    this.#onBroken(entry, violation);
  }

  /** Records what differs where the service documents nothing. */
  undocumented(subject: string, rule: string, found: UndocumentedCase): void {
    const entry = this.#entryOf(subject, rule);
    if (!entry) return;
    entry.checks += 1;
    entry.undocumentedCount += 1;
    if (entry.undocumented.length < maxViolations) entry.undocumented.push(found);
  }

  notChecked(subject: string, rule: string, why: string): void {
    const entry = this.#entryOf(subject, rule);
    if (entry) entry.why = why;
  }

  #toViolation({ subject, rule }: Entry, found: FoundViolation): RuleViolation {
    const request = this.#followed ?? found.sent;
    const sent = request && { ...request, ...('body' in request && { body: toShort(request.body) }) };
    return { id: violationId(subject, rule, { ...found, ...(sent && { sent }) }), ...found, ...(sent && { sent }) };
  }

  /** What was found out. `baseUrl` is that of the server. */
  list(baseUrl = ''): RuleResult[] {
    return [...this.#found.entries.values()].map(({ why, keys, undocumented, undocumentedCount, ...entry }) => ({
      ...entry,
      docs: docsOf(entry.subject),
      status: entry.violations.length > 0 ? 'broken' : entry.checks > 0 ? 'held' : 'not checked',
      ...(entry.checks === 0 && why !== undefined && { why }),
      violationCount: keys.size,
      violations: entry.violations.map((one) => (one.sent ? { ...one, curl: curlLine(baseUrl, one.sent) } : one)),
      ...(undocumentedCount > 0 && { undocumented, undocumentedCount }),
    }));
  }

  #entryOf(subject: string, rule: string): Entry | undefined {
    if (!this.covers(subject, rule)) return undefined;
    const key = JSON.stringify([subject, rule]);
    const entry = this.#found.entries.get(key) ?? {
      ...{ subject, rule, checks: 0, violations: [], keys: new Set<string>() },
      ...{ undocumentedCount: 0, undocumented: [] },
    };
    this.#found.entries.set(key, entry);
    return entry;
  }
}
