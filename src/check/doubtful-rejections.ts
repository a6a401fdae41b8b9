import type { Ledger } from './ledger.js';
import type { RuleViolation } from './report.js';

/** A request that must be accepted, but that a server with memory, or one that reads files, may reject. */
interface Doubt {
  subject: string;
  rule: string;
  violation: RuleViolation;
}

/** Requests that a server either decides by the schema, or all rejects for another reason. */
export interface DoubtfulGroup {
  name: string;
  /** Why all of them are rejected, as a sentence. */
  why: string;
}

/**
 * Rejections that break a rule only if the server accepts others of the same group. A mock knows schemas and accepts all of
 * them. A server with memory rejects all of them, which says nothing about the rule.
 */
export class DoubtfulRejections {
  readonly #accepted = new Set<string>();
  readonly #rejected: (Doubt & { group: DoubtfulGroup })[] = [];

  accept({ name }: DoubtfulGroup): void {
    this.#accepted.add(name);
  }

  reject(group: DoubtfulGroup, doubt: Doubt): void {
    this.#rejected.push({ group, ...doubt });
  }

  /** Decides all of them, when nothing more is sent. */
  settle(ledger: Ledger): void {
    for (const { group, subject, rule, violation } of this.#rejected.splice(0)) {
      if (this.#accepted.has(group.name)) ledger.violated(subject, rule, violation);
      else ledger.notChecked(subject, rule, group.why);
    }
  }
}
