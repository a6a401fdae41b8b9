import { agree, excuseOf, quickJudges, runJudges } from '../../../contract-tests/judges/agree.js';
import type { Excuse } from '../../../contract-tests/judges/excuses.js';
import { agreeWithPreflight, judge as judgeByPreflight } from '../../../contract-tests/judges/preflight.js';
import { isLargeOnceMade } from '../../../src/check/rules/described.js';
import type { RuleTable } from '../../../src/check/rules/rule.js';
import { type BodyName, validate } from '../../../src/validate/index.js';
import { judges } from './judges.js';
import { type ListedRule, listRules } from './list-rules.js';
import { slugsOf } from './slugs.js';

/** A table whose rules have been checked by the judges. */
export interface JudgedTable {
  table: RuleTable;
  rules: readonly JudgedRule[];
}

export interface JudgedRule extends ListedRule {
  slug: string;
  /** The judges that have checked it and agree. The tests run the others. */
  judgedBy: readonly string[];
  excused: readonly Excused[];
}

/** Cases of a rule that a judge cannot decide. */
export interface Excused {
  excuse: Excuse;
  /** How many of the rule's cases. */
  count: number;
  /** Which of `changes` they are, for at least one variant. */
  changes: ReadonlySet<number>;
}

/** Cases with texts or files of a million characters take longer than all others together, and are left to the tests. */
const heavyBodyLength = 1_000_000;

/** Runs the quick judges on all cases. Fails with their report if one of them disagrees with a table. */
export async function judgeAll(tables: readonly RuleTable[]): Promise<JudgedTable[]> {
  const judged = tables.map((table): JudgedTable => {
    const rules = listRules(table);
    const slugs = slugsOf(rules);
    return { table, rules: rules.map((rule, index) => prepare(rule, slugs[index] as string)) };
  });
  const all = judged.flatMap(({ rules }) => rules).filter(({ judgedBy }) => judgedBy.length > 0);
  for (const testCase of all.flatMap(({ preflight = [] }) => preflight)) {
    agreeWithPreflight(testCase, await judgeByPreflight(testCase));
  }
  const rules = all.filter(({ preflight }) => !preflight);
  const verdicts = await runJudges(
    quickJudges,
    rules.flatMap(({ cases }) => cases),
  );
  verdicts.forEach(agree);
  return judged;
}

function prepare(rule: ListedRule, slug: string): JudgedRule {
  if (rule.preflight) {
    const isLarge = rule.preflight.some(({ body }) => isLargeOnceMade(body));
    return { ...rule, slug, judgedBy: isLarge ? [] : ['preflight'], excused: [] };
  }
  const isHeavy = rule.cases
    .slice(0, rule.changes.length)
    .some(({ body }) => JSON.stringify(body).length > heavyBodyLength);
  return { ...rule, slug, judgedBy: isHeavy ? [] : Object.keys(quickJudges), excused: excusedOf(rule) };
}

function excusedOf({ cases, changes }: ListedRule): Excused[] {
  const found = new Map<Excuse, { count: number; changes: Set<number> }>();
  for (const [index, one] of cases.entries()) {
    // An accepted body breaks nothing: the judges check that.
    const broken = one.accepted ? [] : validate(one.schema as BodyName, one.body);
    for (const judge of Object.keys(judges)) {
      const excuse = excuseOf(judge, one, broken);
      if (!excuse) continue;
      const entry = found.get(excuse) ?? { count: 0, changes: new Set() };
      found.set(excuse, { count: entry.count + 1, changes: entry.changes.add(index % changes.length) });
    }
  }
  return [...found].map(([excuse, entry]) => ({ excuse, ...entry }));
}
