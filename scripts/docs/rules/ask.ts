import { agree, excuseOf, putTo, quickJudges } from '../../../contract-tests/judges/agree.js';
import type { Excuse } from '../../../contract-tests/judges/excuses.js';
import type { RuleTable } from '../../../contract-tests/rules/rule.js';
import { type BodyName, validate } from '../../../src/validate/index.js';
import { judges } from './judges.js';
import { type ListedRule, listRules } from './list.js';
import { slugsOf } from './slugs.js';

/** A table whose rules have been put to the judges. */
export interface AskedTable {
  table: RuleTable;
  rules: readonly AskedRule[];
}

export interface AskedRule extends ListedRule {
  slug: string;
  /** The judges that have been asked and agree. The others are asked by the tests. */
  asked: readonly string[];
  excused: readonly Excused[];
}

/** What a judge cannot decide of a rule. */
export interface Excused {
  excuse: Excuse;
  /** How many of the rule's cases. */
  count: number;
  /** Which of `told` they are, for one variant or another. */
  told: ReadonlySet<number>;
}

/** Cases with texts of a million characters take longer than all others together, and are left to the tests. */
const heavy = 1_000_000;

/** Puts the cases to the quick judges. Fails with their report where one of them disagrees with a table. */
export async function askAll(tables: readonly RuleTable[]): Promise<AskedTable[]> {
  const asked = tables.map((table): AskedTable => {
    const rules = listRules(table);
    const slugs = slugsOf(rules);
    return { table, rules: rules.map((rule, index) => prepare(rule, slugs[index] as string)) };
  });
  const rules = asked.flatMap(({ rules }) => rules).filter(({ asked }) => asked.length > 0);
  const judged = await putTo(
    quickJudges,
    rules.flatMap(({ cases }) => cases),
  );
  judged.forEach(agree);
  return asked;
}

function prepare(rule: ListedRule, slug: string): AskedRule {
  const isHeavy = rule.cases.slice(0, rule.told.length).some(({ body }) => JSON.stringify(body).length > heavy);
  return { ...rule, slug, asked: isHeavy ? [] : Object.keys(quickJudges), excused: excusedOf(rule) };
}

function excusedOf({ cases, told }: ListedRule): Excused[] {
  const found = new Map<Excuse, { count: number; told: Set<number> }>();
  for (const [index, one] of cases.entries()) {
    // What is accepted breaks nothing: the judges see to that.
    const broken = one.accepted ? [] : validate(one.schema as BodyName, one.body);
    for (const judge of Object.keys(judges)) {
      const excuse = excuseOf(judge, one, broken);
      if (!excuse) continue;
      const entry = found.get(excuse) ?? { count: 0, told: new Set() };
      found.set(excuse, { count: entry.count + 1, told: entry.told.add(index % told.length) });
    }
  }
  return [...found].map(([excuse, entry]) => ({ excuse, ...entry }));
}
