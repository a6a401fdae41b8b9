import type { RuleResult } from '../../check/index.js';

/** What was found about the rules of an operation, or of callbacks and results, in words. */
interface OperationRow {
  subject: string;
  /** `27 rules`, `3 of 27 rules`. */
  counts: string;
  /** `175 checks`. */
  checks: string;
  verdict: string;
  outcome: 'good' | 'bad' | 'other';
}

export const count = (number: number, what: string) =>
  `${number.toLocaleString('en')} ${what}${number === 1 ? '' : 's'}`;

/** A row for each operation, in the order of their names. */
export function operationRows(rules: readonly RuleResult[]): OperationRow[] {
  const subjects = [...new Set(rules.map(({ subject }) => subject))].sort();
  return subjects.map((subject) => {
    const own = rules.filter((rule) => rule.subject === subject);
    const countOf = (status: RuleResult['status']) => own.filter((rule) => rule.status === status).length;
    const [broken, accepted] = [countOf('broken'), countOf('accepted')];
    const checks = own.reduce((sum, rule) => sum + rule.checks, 0);
    const checked = own.length - countOf('not checked');
    const of = checked > 0 && checked < own.length ? `${checked} of ` : '';
    const row = { subject, counts: of + count(own.length, 'rule'), checks: count(checks, 'check') };
    if (broken > 0) return { ...row, verdict: `${broken} broken`, outcome: 'bad' };
    if (checked === 0) return { ...row, verdict: 'not checked', outcome: 'other' };
    return accepted > 0
      ? { ...row, verdict: `${accepted} accepted`, outcome: 'other' }
      : { ...row, verdict: 'ok', outcome: 'good' };
  });
}
