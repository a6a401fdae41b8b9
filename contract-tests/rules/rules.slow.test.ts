import { describe, expect, it } from 'vitest';
import { bodyNames } from '../../scripts/document/bodies.js';
import { tables } from '../../src/check/rules/index.js';
import { casesOf } from '../../src/check/rules/rule.js';
import { coveredBy } from '../coverage/covered-points.js';
import { coveredBy30 } from '../coverage/covered-points-30.js';
import { cover } from '../coverage/record.js';
import { activeImplementations, agree, implementationsIn, knownGapOf, validateAll } from '../implementations/index.js';
import { knownGaps } from '../implementations/known-gaps.js';
import { document } from '../support/document.js';

const validated = await validateAll(tables.flatMap(casesOf));

for (const { schema } of tables) {
  describe(schema, () => {
    for (const entry of validated.filter(({ case: { about } }) => about === schema)) {
      it(entry.case.title, ({ task }) => {
        agree(entry);
        cover(task, [...coveredBy(entry.case), ...coveredBy30(entry.case)]);
      });
    }
  });
}

describe('tables of rules', () => {
  it('covers every request, response and callback', () => {
    const spoken = new Set(tables.map(({ schema }) => schema));
    expect(bodyNames(document).filter((body) => !spoken.has(body))).toEqual([]);
  });

  it('rejects something for every rule of a request with documented fields', () => {
    const toothless = tables
      .filter(({ schema, legal }) => /Request|Asset/.test(schema) && !('object' in legal))
      .flatMap(({ schema, rules }) =>
        rules.filter(({ reject }) => reject.length === 0).map(({ rule }) => `${schema}: ${rule}`),
      );
    expect(toothless).toEqual([]);
  });

  it('contains plain data, without functions', () => {
    expect(() => structuredClone(tables)).not.toThrow();
  });
});

describe('implementations', () => {
  it.each(['', ',', 'schema,', 'schema,validator', 'constructor'])(
    'fails for IMPLEMENTATIONS=%s, in place of running none',
    (list) => {
      expect(() => implementationsIn(list)).toThrow(
        `IMPLEMENTATIONS is "${list}". It must name some of schema, validators,`,
      );
    },
  );

  it('rejects no implementation, and an unknown one', async () => {
    const [table] = tables;
    const cases = table ? casesOf(table).slice(0, 1) : [];
    await expect(validateAll(cases, [])).rejects.toThrow('No implementation is named');
    await expect(validateAll(cases, ['constructor'])).rejects.toThrow('There is no implementation named constructor.');
    expect(implementationsIn('schema,prism')).toEqual(['schema', 'prism']);
    expect(implementationsIn(undefined)).toEqual(['schema', 'validators', 'sandbox', 'openapi-3.0', 'types', 'prism']);
  });

  // The knownGap for bodies that Prism does not read is needed in mock.slow.test.ts: here bodies are small.
  const needed = knownGaps.filter(
    ({ implementation, why }) => activeImplementations.includes(implementation) && !why.includes('10 MiB'),
  );

  it.each(needed)('needs the known gap of a case: $implementation: $why', (knownGap) => {
    const wrong = validated.filter(
      ({ case: testCase, verdicts }) => verdicts[knownGap.implementation]?.accepted !== testCase.accepted,
    );
    expect(wrong.some(({ case: testCase }) => knownGapOf(knownGap.implementation, testCase) === knownGap)).toBe(true);
  });

  it('reports implementations that disagree with the rule, the body and every verdict', () => {
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
        'The implementations do not agree. Text2VideoRequest: prompt is required: rejects no prompt',
        '  body        {"model":"genq2"}',
        '  must be     rejected',
        '  validators  accepted',
        '  prism       rejected: prompt is missing',
      ].join('\n'),
    );
  });
});
