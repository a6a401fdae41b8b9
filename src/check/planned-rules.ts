import { behaviours } from '../../generated/service.js';
import { singleChecks, unknownIdChecks } from './key-checks.js';
import { lifecycleRulesBySubject } from './lifecycle/index.js';
import { readRules } from './lifecycle/wait.js';
import { probeRule, taskRead } from './probe.js';
import { type Profile, profiles } from './profiles.js';
import { RuleResults } from './rule-results.js';
import { responseRules } from './run.js';
import { tableRules } from './table-checks.js';

/** A rule that a check covers. */
interface PlannedRule {
  readonly subject: string;
  readonly rule: string;
}

interface Plan {
  profile: Profile;
  only?: readonly string[] | undefined;
  /** Id of a task that is read. */
  task?: string | undefined;
}

/** The rules that a check covers, known before it runs, in the order of their subjects. */
export function plannedRules({ profile, only = [], task }: Plan): PlannedRule[] {
  const results = new RuleResults(only, () => {});
  const sent = tableRules(profile).filter(({ operation, sentence }) => results.covers(operation, sentence));
  const accepting = [probeRule.subject, ...sent.filter(({ accepts }) => accepts).map(({ operation }) => operation)];
  const planned: PlannedRule[] = [
    probeRule,
    ...accepting.flatMap((subject) => Object.values(responseRules).map((rule) => ({ subject, rule }))),
    ...(task === undefined ? [] : [...Object.values(responseRules), readRules.sameId]).map((rule) => ({
      subject: taskRead,
      rule,
    })),
    ...sent.map(({ operation: subject, sentence: rule }) => ({ subject, rule })),
    ...singleChecks(profile).map(({ subject, rule }) => ({ subject, rule })),
    ...(profile === 'full' ? lifecycleRulesBySubject() : []).flatMap(([subject, rules]) =>
      rules.map((rule) => ({ subject, rule })),
    ),
  ];
  const byName = new Map(planned.map(({ subject, rule }) => [`${subject}: ${rule}`, { subject, rule }]));
  return [...byName.values()]
    .filter(({ subject, rule }) => results.covers(subject, rule))
    .sort((a, b) => (a.subject < b.subject ? -1 : Number(a.subject > b.subject)));
}

/** The number of rules of all profiles together. */
export function allRules(): number {
  const names = (Object.keys(profiles) as Profile[]).flatMap((profile) =>
    plannedRules({ profile }).map(({ subject, rule }) => `${subject}: ${rule}`),
  );
  return new Set(names).size;
}

/** Whether a check of a server in contract meets a task. Profile `refusals` only sends what must be rejected. */
export function expectsTask(profile: Profile, only: readonly string[]): boolean {
  if (profile === 'refusals') return false;
  const results = new RuleResults(only, () => {});
  if (profile === 'read') return unknownIdChecks().some(({ subject, rule }) => results.covers(subject, rule));
  const isCreated = tableRules(profile).some(
    ({ operation, sentence, accepts }) =>
      accepts && behaviours[operation].creates && results.covers(operation, sentence),
  );
  const isFollowed = lifecycleRulesBySubject().some(([subject, rules]) =>
    rules.some((rule) => results.covers(subject, rule)),
  );
  return isCreated || (profile === 'full' && isFollowed);
}
