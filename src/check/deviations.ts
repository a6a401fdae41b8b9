import { closest } from '../shared/closest.js';
import { isObject } from '../shared/is-object.js';
import { notJson } from '../shared/json-problem.js';
import { plannedRules } from './planned-rules.js';
import { type Profile, profiles } from './profiles.js';
import { type CheckReport, type Deviation, type DeviationOutcome, type RuleResult, withSummary } from './report.js';
import { trafficRuleNames } from './traffic.js';

/** The file that lists what is accepted, in the folder in which a check is started. */
export const deviationsFile = 'genmedia-check.json';

const fields = ['rule', 'violations', 'profile', 'reason', 'until'];

/** Reads an array of deviations. Throws an error that says what is wrong, where, and what to do. */
export function parseDeviations(text: string): Deviation[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error(`${notJson(text).replace('it', 'It')}. Correct it, or write it with --accept.`);
  }
  const { accepted, $schema: _, ...others } = (isObject(value) ? value : {}) as Record<string, unknown>;
  const [other] = Object.keys(others);
  const found = other === undefined ? '' : `, not ${other}`;
  if (!Array.isArray(accepted) || other !== undefined)
    throw new Error(
      `It must be an object with the array accepted${found}, such as { "accepted": [] }, and nothing else but $schema.`,
    );
  const names = ruleNames();
  return accepted.map((entry: unknown, index) => {
    const problem = isObject(entry)
      ? problemOf(entry as Record<string, unknown>, names)
      : 'must be an object with rule, reason and until.';
    if (problem !== undefined) throw new Error(`accepted[${index}] ${problem}`);
    return entry as Deviation;
  });
}

/** What is wrong with an entry, completing its name. */
function problemOf(entry: Record<string, unknown>, names: ReadonlySet<string>): string | undefined {
  const { rule, violations, profile, reason, until } = entry;
  const unknown = Object.keys(entry).find((name) => !fields.includes(name));
  if (unknown !== undefined) return `has the field ${unknown}, which does not exist. It may have ${fields.join(', ')}.`;
  if (typeof rule !== 'string') return 'must have the field rule, such as "createText2Video: prompt is required".';
  if (!names.has(rule)) {
    const meant = similarRule(rule, [...names]);
    const help = meant ? `Did you mean "${meant}"?` : `Copy it from a report${rulesLike(rule, names)}.`;
    return `names the rule "${rule}", which does not exist. ${help}`;
  }
  if (typeof reason !== 'string' || reason.trim() === '')
    return 'must have a reason, which is a string, such as "fixed in 2.4".';
  if (!isDay(until)) return `must have an end date until, such as "2027-03-31", not ${JSON.stringify(until)}.`;
  const isList = Array.isArray(violations) && violations.length > 0 && violations.every(isId);
  if (violations !== undefined && !isList)
    return 'has violations, which must be an array of ids of 8 hexadecimal digits, as a report has them, or be left out.';
  if (profile !== undefined && profile !== 'traffic' && !Object.hasOwn(profiles, profile as string))
    return `has the profile ${JSON.stringify(profile)}. Allowed: ${[...Object.keys(profiles), 'traffic'].join(', ')}.`;
  return undefined;
}

/** The rule that was most likely meant: of the same operation, if there is one, and then only its sentence counts. */
function similarRule(rule: string, names: readonly string[]): string | undefined {
  const operation = /^\w+: /.exec(rule)?.[0] ?? '';
  const same = names.filter((name) => operation && name.startsWith(operation));
  if (same.length === 0) return closest(rule, names);
  const sentence = closest(
    rule.slice(operation.length),
    same.map((name) => name.slice(operation.length)),
  );
  return sentence === undefined ? undefined : operation + sentence;
}

/** `, such as "…"`: rules of the same operation and field, if there are any. */
function rulesLike(rule: string, names: ReadonlySet<string>): string {
  const start = /^\w+: \w+ /.exec(rule)?.[0];
  const found = start === undefined ? [] : [...names].filter((name) => name.startsWith(start)).slice(0, 5);
  return found.length > 0 ? `, such as ${found.map((name) => `"${name}"`).join(', ')}` : '';
}

const isId = (value: unknown) => typeof value === 'string' && /^[0-9a-f]{8}$/.test(value);

/** Whether a string is a day of the calendar. */
export const isDay = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^\d{4}-\d{2}-\d{2}$/.test(value) &&
  new Date(`${value}T00:00:00Z`).toJSON()?.slice(0, 10) === value;

/** The names of all rules, of every profile and of traffic. */
const ruleNames = (): Set<string> =>
  new Set([
    ...(Object.keys(profiles) as Profile[]).flatMap((profile) => plannedRules({ profile, task: 'any' }).map(nameOf)),
    ...trafficRuleNames(),
  ]);

const nameOf = ({ subject, rule }: { subject: string; rule: string }) => `${subject}: ${rule}`;

/** A report in which broken rules that are accepted are so, with the outcome of each deviation. `today` is a day in UTC. */
export function withDeviations(report: CheckReport, accepted: readonly Deviation[], today: string): CheckReport {
  const own = accepted.filter(({ profile = report.profile }) => profile === report.profile);
  const deviations = own.flatMap((deviation) => outcomeOf(report, deviation, today) ?? []);
  const isAccepted = ({ subject, rule, status, violations, violationCount }: RuleResult) => {
    const entries = deviations.filter((one) => one.outcome === 'accepted' && one.rule === `${subject}: ${rule}`);
    if (status !== 'broken' || entries.length === 0) return false;
    const ids = entries.flatMap((one) => one.violations ?? []);
    // More violations than the report has may be others.
    const isComplete = violationCount <= violations.length;
    return entries.some((one) => !one.violations) || (isComplete && violations.every(({ id }) => ids.includes(id)));
  };
  const rules = report.rules.map((one) => (isAccepted(one) ? { ...one, status: 'accepted' as const } : one));
  return withSummary({ ...report, rules, ...(deviations.length > 0 && { deviations }) });
}

/** The outcome of a deviation. `undefined`: its rule was not checked, so that nobody knows. */
function outcomeOf(report: CheckReport, deviation: Deviation, today: string): DeviationOutcome | undefined {
  const { rule, violations: ids, reason, until } = deviation;
  const result = report.rules.find((one) => nameOf(one) === rule);
  if (!result || result.status === 'not checked') return undefined;
  const found = result.violations.map(({ id }) => id);
  const gone = ids ? ids.filter((id) => !found.includes(id)) : found.length === 0 ? [''] : [];
  if (gone.length > 0 && report.stopped !== undefined) return undefined;
  const which = ids && gone.length > 0 && gone.length < ids.length ? `, violation ${gone.join(', ')},` : '';
  const fix = `Remove it from ${deviationsFile}, or run the check with --accept.`;
  if (gone.length > 0)
    return { ...deviation, outcome: 'obsolete', message: `${rule}${which} is accepted, but no longer broken. ${fix}` };
  if (until < today) {
    const message = `${rule} was accepted until ${until}, which is over. Correct the server, or set a later date in ${deviationsFile}. Reason: ${reason}`;
    return { ...deviation, outcome: 'expired', message };
  }
  return { ...deviation, outcome: 'accepted', message: `${rule} is accepted until ${until}. Reason: ${reason}` };
}

/**
 * The list with an entry for each broken rule of a report, and without those that no longer occur. An entry that has ended gets
 * the new date and reason.
 */
export function acceptBroken(
  report: CheckReport,
  accepted: readonly Deviation[],
  { reason, until }: Pick<Deviation, 'reason' | 'until'>,
): Deviation[] {
  const outcomes = report.deviations ?? [];
  const broken = report.rules.filter(({ status }) => status === 'broken');
  const isKept = (one: Deviation) => {
    const isOver = outcomes.some((other) => other.outcome !== 'accepted' && isSame(one, other));
    const isReplaced = broken.some((rule) => nameOf(rule) === one.rule) && isOf(one, report);
    return !isOver && !isReplaced;
  };
  const added = broken.map(({ subject, rule, violations, violationCount }): Deviation => {
    // More violations than the report has cannot be named one by one.
    const isComplete = violationCount === violations.length;
    const ids = [...new Set(violations.map(({ id }) => id))].sort();
    const { profile } = report;
    return { rule: `${subject}: ${rule}`, ...(isComplete && { violations: ids }), profile, reason, until };
  });
  return [...accepted.filter(isKept), ...added];
}

const isOf = ({ profile }: Deviation, report: CheckReport) => profile === undefined || profile === report.profile;

const isSame = (a: Deviation, b: Deviation): boolean =>
  fields.every((field) => JSON.stringify(a[field as keyof Deviation]) === JSON.stringify(b[field as keyof Deviation]));
