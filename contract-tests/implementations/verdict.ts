import type { Case } from '../../src/check/rules/rule.js';

export interface Verdict {
  accepted: boolean;
  reason: string;
}

/** Returns for each case whether its body is accepted. */
export type Implementation = (cases: readonly Case[]) => Verdict[] | Promise<Verdict[]>;
