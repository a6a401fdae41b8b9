import { describe, it } from 'vitest';
import { tables } from '../../src/check/rules/index.js';
import { preflightCasesOf } from '../../src/check/rules/rule.js';
import { shorten } from '../../src/shared/text.js';
import { coveredByPreflight } from '../coverage/covered-limits.js';
import { cover } from '../coverage/record.js';
import { agreeWithPreflight, validate } from '../implementations/preflight.js';

const maxTitleLength = 300;

for (const table of tables.filter(({ preflight }) => preflight)) {
  describe(table.schema, () => {
    for (const testCase of preflightCasesOf(table)) {
      // Some cases change many objects.
      it(shorten(testCase.title, maxTitleLength), async ({ task }) => {
        agreeWithPreflight(testCase, await validate(testCase));
        cover(task, coveredByPreflight(testCase));
      });
    }
  });
}
