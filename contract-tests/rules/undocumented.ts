import type { RuleTable } from './rule.js';

/** Bodies of which nothing is shown: any object passes. */
export const notShown: RuleTable[] = [
  'GeneralOneClickRequest',
  'GeneralOneClickEditRequest',
  'GeneralOneClickComposeRequest',
  'SubjectCreateRequest',
  'SubjectUpdateRequest',
].map((schema) => ({
  schema,
  legal: { object: {} },
  rules: [{ rule: 'any object passes', accept: [{ anything: 1 }, { name: 'x', deep: { list: [null] } }], refuse: [] }],
}));
