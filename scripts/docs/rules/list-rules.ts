import { changeInCode, valueInCode } from '../../../src/check/rules/change-in-code.js';
import { isFiller } from '../../../src/check/rules/described.js';
import {
  type Case,
  type Change,
  casesOf,
  type PreflightCase,
  type PreflightRule,
  preflightCasesOf,
  type Rule,
  type RuleTable,
  warnedBy,
} from '../../../src/check/rules/rule.js';

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
  /** The same cases, if preflight decides them. */
  preflight?: readonly PreflightCase[];
}

export type Outcome = 'accepted' | 'warned' | 'rejected';

export interface ListedChange {
  code: string;
  outcome: Outcome;
}

/** The rule that `casesOf` adds to every table. */
const objectRule = 'a body is an object';

/** The rules of a table without their cases, in the order of `listRules`. */
export function namesOf({ legal, rules, preflight = [] }: RuleTable): Pick<ListedRule, 'rule' | 'for'>[] {
  const variants = Object.keys(legal);
  const named = [...rules, ...preflight].map(({ rule, for: bound }) => ({ rule, for: bound ?? variants }));
  return [{ rule: objectRule, for: variants }, ...named];
}

/** Every rule of a table. The cases that `casesOf` adds to every table come first, as a rule of their own. */
export function listRules(table: RuleTable): ListedRule[] {
  const { within: _, ...part } = table;
  const variants = Object.keys(table.legal);
  const head = casesOf({ ...table, rules: [] });
  const isObject: ListedRule = {
    rule: objectRule,
    for: variants,
    fields: [],
    changes: casesOf({ ...part, rules: [] }).map(({ body, accepted }) => ({
      code: valueInCode(body),
      outcome: accepted ? 'accepted' : 'rejected',
    })),
    cases: head,
  };
  const rules = table.rules.map((rule): ListedRule => {
    return { ...listed(rule, variants), cases: casesOf({ ...table, rules: [rule] }).slice(head.length) };
  });
  const preflight = (table.preflight ?? []).map((rule): ListedRule => {
    const cases = preflightCasesOf({ ...table, preflight: [rule] });
    return { ...listed(rule, variants), cases, preflight: cases };
  });
  return [isObject, ...rules, ...preflight];
}

function listed(tableRule: Rule | PreflightRule, variants: readonly string[]) {
  const { rule, for: bound, accept, reject } = tableRule;
  const warn = warnedBy(tableRule);
  const toChange = (outcome: Outcome) => (change: Change) => ({ code: changeInCode(change), outcome });
  return {
    rule,
    for: bound ?? variants,
    fields: [...new Set([...accept, ...warn, ...reject].flatMap(fieldsOf))],
    changes: [
      ...accept.map(toChange('accepted')),
      ...warn.map(toChange('warned')),
      ...reject.map(toChange('rejected')),
    ],
  };
}

/** A field that only makes a request large is not what the rule is about. */
const fieldsOf = (change: Change) => Object.keys(change).filter((field) => !isFiller(change[field]));
