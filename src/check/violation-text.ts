import type { RuleResult, RuleViolation } from './report.js';

/** A violation in a few lines: what is special about the request, the request, and the difference. */
export const violationText = ({ request, case: what, expected, actual }: RuleViolation): string =>
  [...(what ? [what] : []), request, `It ${expected}, but ${actual}`].join('\n');

/** Where to read about a rule. */
export const docsText = ({ docs, docsUrl }: RuleResult): string => `Docs: ${docs}${docsUrl ? `, ${docsUrl}` : ''}`;

/** What the other violations of a rule are about, or an empty text if there is only one. */
export function moreViolations({ violationCount, violations }: RuleResult): string {
  const others = violations.slice(1, 4).map((each) => each.case ?? each.request);
  return violationCount > 1 ? `and ${violationCount - 1} more: ${others.join('; ')}` : '';
}
