import { probeRule, singleChecks } from './check-server.js';
import { lifeRulesOf } from './lifecycle/index.js';
import type { Profile } from './profiles.js';
import { RuleResults } from './rule-results.js';
import { responseRules } from './run.js';
import { tableRules } from './table-checks.js';

/** A rule that a check covers. */
export interface PlannedRule {
  readonly subject: string;
  readonly rule: string;
}

/** The rules that a check covers, known before it runs, in the order of their subjects. */
export function plannedRules(profile: Profile, only: readonly string[]): PlannedRule[] {
  const results = new RuleResults(only, () => {});
  const sent = tableRules(profile).filter(({ operation, sentence }) => results.covers(operation, sentence));
  const accepting = [probeRule.subject, ...sent.filter(({ accepts }) => accepts).map(({ operation }) => operation)];
  const planned: PlannedRule[] = [
    probeRule,
    ...accepting.flatMap((subject) => Object.values(responseRules).map((rule) => ({ subject, rule }))),
    ...sent.map(({ operation: subject, sentence: rule }) => ({ subject, rule })),
    ...singleChecks(profile).map(({ subject, rule }) => ({ subject, rule })),
    ...(profile === 'full' ? lifeRulesOf() : []).flatMap(([subject, rules]) =>
      rules.map((rule) => ({ subject, rule })),
    ),
  ];
  const byName = new Map(planned.map(({ subject, rule }) => [`${subject}: ${rule}`, { subject, rule }]));
  return [...byName.values()]
    .filter(({ subject, rule }) => results.covers(subject, rule))
    .sort((a, b) => (a.subject < b.subject ? -1 : Number(a.subject > b.subject)));
}
