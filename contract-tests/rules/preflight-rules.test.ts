import { describe, it } from 'vitest';
import { agreeWithPreflight, judge } from '../judges/preflight.js';
import { tables } from './index.js';
import { preflightCasesOf } from './rule.js';

for (const table of tables.filter(({ preflight }) => preflight)) {
  describe(table.schema, () => {
    for (const testCase of preflightCasesOf(table)) {
      it(testCase.title, async () => {
        agreeWithPreflight(testCase, await judge(testCase));
      });
    }
  });
}
