import type { FoundViolation } from './report.js';
import type { RuleResults } from './rule-results.js';
import { narrower } from './verdict.js';

/** A request that must be accepted, but that a server with memory, or one that reads files, may reject. */
interface AmbiguousRejection {
  subject: string;
  rule: string;
  violation: FoundViolation;
  /** Why the service leaves open whether it is accepted, as a sentence. */
  leftOpen: string | undefined;
}

/** Requests that a server either decides by the schema, or all rejects for another reason. */
export interface AmbiguousGroup {
  name: string;
  /** Why all of them are rejected, as a sentence. */
  why: string;
}

/**
 * Rejections that break a rule only if the server accepts others of the same group. A mock knows schemas and accepts all of
 * them. A server with memory rejects all of them, which says nothing about the rule.
 */
export class AmbiguousRejections {
  readonly #accepted = new Set<string>();
  readonly #rejected: (AmbiguousRejection & { group: AmbiguousGroup })[] = [];

  accept({ name }: AmbiguousGroup): void {
    this.#accepted.add(name);
  }

  reject(group: AmbiguousGroup, rejection: AmbiguousRejection): void {
    this.#rejected.push({ group, ...rejection });
  }

  /** Decides all of them, when nothing more is sent. */
  settle(results: RuleResults): void {
    for (const { group, subject, rule, violation, leftOpen } of this.#rejected.splice(0)) {
      const { request, case: what, actual } = violation;
      if (!this.#accepted.has(group.name)) results.notChecked(subject, rule, group.why);
      else if (leftOpen !== undefined)
        results.undocumented(subject, rule, {
          request,
          ...(what && { case: what }),
          actual: narrower(actual),
          why: leftOpen,
        });
      else results.violated(subject, rule, violation);
    }
  }
}
