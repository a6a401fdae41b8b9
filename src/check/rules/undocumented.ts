import type { RuleTable } from './rule.js';

/** Undocumented bodies: any object passes. */
export const undocumented: RuleTable[] = [
  'GeneralOneClickRequest',
  'GeneralOneClickEditRequest',
  'GeneralOneClickComposeRequest',
  'SubjectCreateRequest',
  'SubjectUpdateRequest',
].map((schema) => ({
  schema,
  legal: { object: {} },
  isUndocumented: true as const,
  rules: [{ rule: 'any object passes', accept: [{ anything: 1 }, { name: 'x', deep: { list: [null] } }], reject: [] }],
}));
