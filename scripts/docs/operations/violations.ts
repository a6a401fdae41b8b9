import { changeInCode } from '../../../src/check/rules/change-in-code.js';
import { apply, type Rule, type RuleTable } from '../../../src/check/rules/rule.js';
import type { Violation } from '../../../src/terms/violation.js';
import { listRules } from '../rules/listed-rules.js';
import { pathOf } from '../rules/table-page.js';
import { type Content, type Html, html } from '../site/html.js';
import { linkFrom } from '../site/page.js';
import { byVariant, type Variants } from './variants.js';

/** A body that is rejected: what it changes in a valid one, and what the validator says. */
interface Example {
  /** The rule that it breaks, by its place on the page of rules. */
  slug: string;
  field: string;
  change: Readonly<Record<string, unknown>>;
  violation: Violation;
}

/** Says what is wrong with a body of the document. */
export type Validate = (schema: string, body: unknown) => Violation[];

/** Number of violations that are listed for a variant. The page of rules has all of them. */
const maxExamples = 5;

/**
 * Rejected bodies of a variant, from the table of its rules: different fields, and first different kinds of violations. What
 * not every variant rejects comes first.
 */
function violationsOf(table: RuleTable, variant: string, validate: Validate): Example[] {
  const all = rejectedBodies(table, variant, validate);
  const isFirstOf = (keyOf: (example: Example) => string) => (example: Example, index: number, list: Example[]) =>
    list.findIndex((other) => keyOf(other) === keyOf(example)) === index;
  const kinds = all.filter(isFirstOf(({ violation }) => violation.rule));
  return [...kinds, ...all].filter(isFirstOf(({ field }) => field)).slice(0, maxExamples);
}

/** The first body that each rule rejects, if it changes one field and breaks one rule only, so that one sentence says all. */
function rejectedBodies(table: RuleTable, variant: string, validate: Validate): Example[] {
  const count = Object.keys(table.legal).length;
  const [, ...listed] = listRules(table);
  const isSpecial = ({ for: some }: Rule) => some !== undefined && some.length < count;
  return table.rules
    .map((rule, index) => ({ rule, slug: listed[index]?.slug ?? '' }))
    .filter(({ rule }) => rule.for?.includes(variant) ?? true)
    .sort((one, other) => Number(isSpecial(other.rule)) - Number(isSpecial(one.rule)))
    .flatMap(({ rule, slug }): Example[] => {
      const [change = {}] = rule.reject;
      const [field = '', ...others] = Object.keys(change);
      const [violation, ...further] = validate(table.schema, apply(change, table.legal[variant]));
      if (!violation || others.length + further.length > 0) return [];
      return [{ slug, field, change, violation }];
    });
}

/** Violations by example, for each variant. Nothing if there is no table of rules for the request. */
export function violationsView(
  table: RuleTable | undefined,
  variants: Variants,
  page: string,
  validate: Validate,
): Content {
  if (!table) return undefined;
  // A table whose body has one variant may give it any name.
  const keys = variants.by === null ? Object.keys(table.legal).slice(0, 1) : variants.names;
  const pieces = keys.map((key, index) => {
    const examples = violationsOf(table, key, validate);
    return [variants.names[index] ?? '', examples.length > 0 ? listOf(examples, table, page) : undefined] as const;
  });
  if (pieces.every(([, piece]) => !piece)) return undefined;
  return html`${byVariant(pieces, variants)}
<p><a href="${linkFrom(page, pathOf(table.schema))}">All rules of ${table.schema}</a>, with the bodies at their limits.</p>`;
}

const listOf = (examples: readonly Example[], { schema }: RuleTable, page: string): Html =>
  html`<ul class="op-violations">${examples.map(({ slug, change, violation }) => {
    const code = changeInCode(change);
    return html`<li><code>${code}</code> <span>${violation.message} <a href="${linkFrom(page, pathOf(schema))}#${slug}" aria-label="Rule of ${code}">Rule</a></span></li>`;
  })}</ul>`;
