import type { RuleViolation } from '../../check/index.js';

/** A violation in a few lines: what is special about the request, the request, and the difference. */
export const violationText = ({ request, case: what, expected, actual }: RuleViolation): string =>
  [...(what ? [what] : []), request, `It ${expected}, but ${actual}`].join('\n');
