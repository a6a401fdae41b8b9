import { pageOf } from './page-of.js';
import type { RuleResult, RuleViolation, UndocumentedCase } from './report.js';

interface Entry {
  subject: string;
  rule: string;
  checks: number;
  why?: string;
  violations: RuleViolation[];
  violationCount: number;
  undocumented: UndocumentedCase[];
  undocumentedCount: number;
}

/** More cases of one rule are only counted. */
const maxViolations = 20;

/** Collects what is found out about each rule. */
export class RuleResults {
  readonly #entries = new Map<string, Entry>();
  readonly #only: readonly string[];
  #broken = 0;
  readonly #onBroken: (entry: { subject: string; rule: string }, violation: RuleViolation) => void;

  /** `only` limits it to rules whose subject or sentence contains one of these texts. */
  constructor(
    only: readonly string[],
    onBroken: (rule: { subject: string; rule: string }, violation: RuleViolation) => void,
  ) {
    this.#only = only.map((text) => text.toLowerCase());
    this.#onBroken = onBroken;
  }

  /** Whether a rule is to be checked. */
  covers(subject: string, rule: string): boolean {
    const name = `${subject}: ${rule}`.toLowerCase();
    return this.#only.length === 0 || this.#only.some((text) => name.includes(text));
  }

  /** The number of rules that are broken. It is read after each request. */
  get broken(): number {
    return this.#broken;
  }

  /** The number of rules that were checked. */
  get checked(): number {
    return [...this.#entries.values()].filter(({ checks }) => checks > 0).length;
  }

  held(subject: string, rule: string): void {
    const entry = this.#entryOf(subject, rule);
    if (entry) entry.checks += 1;
  }

  violated(subject: string, rule: string, violation: RuleViolation): void {
    const entry = this.#entryOf(subject, rule);
    if (!entry) return;
    entry.checks += 1;
    entry.violationCount += 1;
    if (entry.violationCount === 1) this.#broken += 1;
    if (entry.violations.length < maxViolations) entry.violations.push(violation);
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

  list(): RuleResult[] {
    return [...this.#entries.values()].map(({ why, undocumented, undocumentedCount, ...entry }) => ({
      ...entry,
      docs: `genmedia docs ${pageOf(entry.subject).replace(/^.*\//, '')}`,
      status: entry.violations.length > 0 ? 'broken' : entry.checks > 0 ? 'held' : 'not checked',
      ...(entry.checks === 0 && why !== undefined && { why }),
      ...(undocumentedCount > 0 && { undocumented, undocumentedCount }),
    }));
  }

  #entryOf(subject: string, rule: string): Entry | undefined {
    if (!this.covers(subject, rule)) return undefined;
    const key = JSON.stringify([subject, rule]);
    const entry = this.#entries.get(key) ?? {
      ...{ subject, rule, checks: 0, violationCount: 0, violations: [] },
      ...{ undocumentedCount: 0, undocumented: [] },
    };
    this.#entries.set(key, entry);
    return entry;
  }
}
