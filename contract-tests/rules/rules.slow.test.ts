import { describe, expect, it } from 'vitest';
import { bodyNames } from '../../scripts/document/bodies.js';
import { tables } from '../../src/check/rules/index.js';
import { casesOf } from '../../src/check/rules/rule.js';
import { touch } from '../coverage/record.js';
import { touchedBy } from '../coverage/touches.js';
import { touchedBy30 } from '../coverage/touches-30.js';
import { excuses } from '../judges/excuses.js';
import { activeJudges, agree, excuseOf, judgeAll, judgesIn } from '../judges/index.js';
import { document } from '../support/document.js';

const judged = await judgeAll(tables.flatMap(casesOf));

for (const { schema } of tables) {
  describe(schema, () => {
    for (const entry of judged.filter(({ case: { about } }) => about === schema)) {
      it(entry.case.title, ({ task }) => {
        agree(entry);
        touch(task, [...touchedBy(entry.case), ...touchedBy30(entry.case)]);
      });
    }
  });
}

describe('the tables', () => {
  it('cover every request, response and callback', () => {
    const spoken = new Set(tables.map(({ schema }) => schema));
    expect(bodyNames(document).filter((body) => !spoken.has(body))).toEqual([]);
  });

  it('reject something for every rule of a request with documented fields', () => {
    const toothless = tables
      .filter(({ schema, legal }) => /Request|Asset/.test(schema) && !('object' in legal))
      .flatMap(({ schema, rules }) =>
        rules.filter(({ reject }) => reject.length === 0).map(({ rule }) => `${schema}: ${rule}`),
      );
    expect(toothless).toEqual([]);
  });

  it('are plain data, without functions', () => {
    expect(() => structuredClone(tables)).not.toThrow();
  });
});

describe('judges', () => {
  it.each(['', ',', 'schema,', 'schema,validator', 'constructor'])('JUDGES=%s fails, and does not run none', (list) => {
    expect(() => judgesIn(list)).toThrow(`JUDGES is "${list}". It must name some of schema, validators,`);
  });

  it('are named: no judge, or an unknown one, fails', async () => {
    const [table] = tables;
    const cases = table ? casesOf(table).slice(0, 1) : [];
    await expect(judgeAll(cases, [])).rejects.toThrow('No judge is named');
    await expect(judgeAll(cases, ['constructor'])).rejects.toThrow('There is no judge named constructor.');
    expect(judgesIn('schema,prism')).toEqual(['schema', 'prism']);
    expect(judgesIn(undefined)).toEqual(['schema', 'validators', 'sandbox', 'openapi-3.0', 'types', 'prism']);
  });

  // The excuse for bodies that Prism does not read is needed in mock.slow.test.ts: here bodies are small.
  const needed = excuses.filter(({ judge, why }) => activeJudges.includes(judge) && !why.includes('10 MiB'));

  it.each(needed)('are excused only if a case needs it: $judge: $why', (excuse) => {
    const wrong = judged.filter(
      ({ case: testCase, verdicts }) => verdicts[excuse.judge]?.accepted !== testCase.accepted,
    );
    expect(wrong.some(({ case: testCase }) => excuseOf(excuse.judge, testCase) === excuse)).toBe(true);
  });

  it('that disagree are reported with the rule, the body and every verdict', () => {
    const wrong = {
      case: {
        about: 'Text2VideoRequest',
        title: 'prompt is required: rejects no prompt',
        schema: 'Text2VideoRequest',
        body: { model: 'genq2' },
        accepted: false,
      },
      verdicts: { validators: { accepted: true, reason: '' }, prism: { accepted: false, reason: 'prompt is missing' } },
    };
    expect(() => agree(wrong)).toThrow(
      [
        'The judges do not agree. Text2VideoRequest: prompt is required: rejects no prompt',
        '  body        {"model":"genq2"}',
        '  must be     rejected',
        '  validators  accepted',
        '  prism       rejected: prompt is missing',
      ].join('\n'),
    );
  });
});
