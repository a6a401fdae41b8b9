import { type Case, casesOf, type RuleTable } from '../../../contract-tests/rules/rule.js';
import { changeInCode, valueInCode } from './code.js';

/** A rule with all its cases. */
export interface ListedRule {
  rule: string;
  /** Variants that it binds. */
  for: readonly string[];
  /** Fields that its cases set or take away. */
  fields: readonly string[];
  /** What is told of each case. A rule of several variants tells it once for all of them. */
  told: readonly Told[];
  /** The cases of the first variant in the order of `told`, then those of the next. */
  cases: readonly Case[];
}

export interface Told {
  code: string;
  accepted: boolean;
}

/** Every rule of a table. What `casesOf` tries without a rule of the table comes first, as a rule of its own. */
export function listRules(table: RuleTable): ListedRule[] {
  const { within: _, ...part } = table;
  const variants = Object.keys(table.legal);
  const head = casesOf({ ...table, rules: [] });
  const isObject: ListedRule = {
    rule: 'a body is an object',
    for: variants,
    fields: [],
    told: casesOf({ ...part, rules: [] }).map(({ body, accepted }) => ({ code: valueInCode(body), accepted })),
    cases: head,
  };
  const rules = table.rules.map((rule): ListedRule => {
    const tell = (accepted: boolean) => (change: object) => ({ code: changeInCode({ ...change }), accepted });
    return {
      rule: rule.rule,
      for: rule.for ?? variants,
      fields: [...new Set([...rule.accept, ...rule.refuse].flatMap((change) => Object.keys(change)))],
      told: [...rule.accept.map(tell(true)), ...rule.refuse.map(tell(false))],
      cases: casesOf({ ...table, rules: [rule] }).slice(head.length),
    };
  });
  return [isObject, ...rules];
}
