import { type Case, casesOf, type RuleTable } from '../../../contract-tests/rules/rule.js';
import { changeInCode, valueInCode } from './code.js';

/** A rule with all its cases. */
export interface ListedRule {
  rule: string;
  /** Variants that it applies to. */
  for: readonly string[];
  /** Fields that its cases set or remove. */
  fields: readonly string[];
  /** The change that makes each case. Variants of a rule share them. */
  changes: readonly ListedChange[];
  /** The cases of the first variant in the order of `changes`, then those of the next. */
  cases: readonly Case[];
}

export interface ListedChange {
  code: string;
  accepted: boolean;
}

/** Every rule of a table. The cases that `casesOf` adds to every table come first, as a rule of their own. */
export function listRules(table: RuleTable): ListedRule[] {
  const { within: _, ...part } = table;
  const variants = Object.keys(table.legal);
  const head = casesOf({ ...table, rules: [] });
  const isObject: ListedRule = {
    rule: 'a body is an object',
    for: variants,
    fields: [],
    changes: casesOf({ ...part, rules: [] }).map(({ body, accepted }) => ({ code: valueInCode(body), accepted })),
    cases: head,
  };
  const rules = table.rules.map((rule): ListedRule => {
    const toChange = (accepted: boolean) => (change: object) => ({ code: changeInCode({ ...change }), accepted });
    return {
      rule: rule.rule,
      for: rule.for ?? variants,
      fields: [...new Set([...rule.accept, ...rule.reject].flatMap((change) => Object.keys(change)))],
      changes: [...rule.accept.map(toChange(true)), ...rule.reject.map(toChange(false))],
      cases: casesOf({ ...table, rules: [rule] }).slice(head.length),
    };
  });
  return [isObject, ...rules];
}
