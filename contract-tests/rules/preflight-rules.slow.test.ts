import { describe, it } from 'vitest';
import { tables } from '../../src/check/rules/index.js';
import { preflightCasesOf } from '../../src/check/rules/rule.js';
import { coveredByPreflight } from '../coverage/covered-limits.js';
import { cover } from '../coverage/record.js';
import { agreeWithPreflight, validate } from '../implementations/preflight.js';

for (const table of tables.filter(({ preflight }) => preflight)) {
  describe(table.schema, () => {
    for (const testCase of preflightCasesOf(table)) {
      it(testCase.title, async ({ task }) => {
        agreeWithPreflight(testCase, await validate(testCase));
        cover(task, coveredByPreflight(testCase));
      });
    }
  });
}
