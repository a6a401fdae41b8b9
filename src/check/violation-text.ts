import type { RuleResult, RuleViolation, UndocumentedCase } from './report.js';

/** A violation in a few lines: what is special about the request, the request, and the difference. */
export const violationText = ({ request, case: what, expected, actual, fields }: RuleViolation): string =>
  [
    ...(what ? [what] : []),
    request,
    ...(fields ? [`Reduced from ${fields.from} to ${fields.to} fields and items.`] : []),
    `It ${expected}, but ${actual}`,
  ].join('\n');

/** Where to read about a rule. */
export const docsText = ({ docs, docsUrl }: RuleResult): string => `Docs: ${docs}${docsUrl ? `, ${docsUrl}` : ''}`;

/** What the other violations of a rule are about, or an empty text if there is only one. */
export const moreViolations = ({ violationCount, violations }: RuleResult): string => more(violationCount, violations);

/** The same for what the service does not document. */
export const moreUndocumented = ({ undocumentedCount = 0, undocumented = [] }: RuleResult): string =>
  more(undocumentedCount, undocumented);

function more(count: number, cases: readonly (RuleViolation | UndocumentedCase)[]): string {
  const others = cases.slice(1, 4).map((each) => each.case ?? each.request);
  return count > 1 ? `and ${count - 1} more: ${others.join('; ')}` : '';
}

/** What a server does where the service documents nothing, in a few lines. */
export const undocumentedText = ({ request, case: what, actual, why }: UndocumentedCase): string =>
  [...(what ? [what] : []), request, `It ${actual}. ${why}`].join('\n');
