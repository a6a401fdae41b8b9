import { changeInCode, valueInCode } from '../../../src/check/rules/change-in-code.js';
import { casesOf, type RuleTable, sentences, warnedBy } from '../../../src/check/rules/rule.js';
import { slugsOf } from '../../../src/check/rules/slugs.js';
import { onceFor } from '../../lib/once-for.js';

/** A rule of a body as its page lists it. */
export interface ListedRule {
  rule: string;
  /** Variants that it applies to. */
  for: readonly string[];
  /** Its place on the page. */
  slug: string;
  /** What each case changes in a valid body, as code. */
  accepted: readonly string[];
  warned: readonly string[];
  rejected: readonly string[];
}

/** Every rule of a table. The one on the form of the body comes first: every table has it, and none states it. */
export const listRules = onceFor((table: RuleTable): ListedRule[] => {
  const { legal, rules, preflight = [], isAnyJson } = table;
  const { within: _, ...part } = table;
  const notObjects = casesOf({ ...part, rules: [] })
    .filter(({ variant }) => variant === undefined)
    .map(({ body }) => valueInCode(body));
  const variants = Object.keys(legal);
  const isObject = {
    rule: isAnyJson ? sentences.anyJson : sentences.object,
    for: variants,
    accepted: [changeInCode({}), ...(isAnyJson ? notObjects : [])],
    warned: [],
    rejected: isAnyJson ? [] : notObjects,
  };
  const listed = [...rules, ...preflight].map((rule) => ({
    rule: rule.rule,
    for: rule.for ?? variants,
    accepted: rule.accept.map(changeInCode),
    warned: warnedBy(rule).map(changeInCode),
    rejected: rule.reject.map(changeInCode),
  }));
  const all = [isObject, ...listed];
  const slugs = slugsOf(all);
  return all.map((rule, index) => ({ ...rule, slug: slugs[index] ?? '' }));
});

/**
 * How many bodies the rules of a table accept or reject. They are counted, not made: some have a million characters. What is not an
 * object has no variant.
 */
export const countCases = onceFor((table: RuleTable): number => {
  const [form, ...rules] = listRules(table);
  const ofForm = (form?.accepted.length ?? 0) + (form?.rejected.length ?? 0) - 1 + Object.keys(table.legal).length;
  return rules.reduce(
    (sum, { for: variants, accepted, warned, rejected }) =>
      sum + variants.length * (accepted.length + warned.length + rejected.length),
    ofForm,
  );
});
