import { describe, expect, it } from 'vitest';
import { allPoints, type Point } from './coverage/points.js';
import { touch } from './coverage/record.js';
import { touchedBy } from './coverage/touches.js';
import { nameOf, operations } from './document.js';
import { excuses } from './judges/excuses.js';
import { agree, excuseOf, judgeAll } from './judges/index.js';
import { tables } from './rules/index.js';
import { casesOf } from './rules/rule.js';

const judged = await judgeAll(tables.flatMap(casesOf));
const touched = new Set<Point>();

for (const { schema } of tables) {
  describe(schema, () => {
    for (const one of judged.filter(({ case: { about } }) => about === schema)) {
      it(one.case.title, ({ task }) => {
        agree(one);
        const points = touchedBy(one.case);
        touch(task, points);
        for (const point of points) touched.add(point);
      });
    }
  });
}

describe('the tables', () => {
  it('speak of every body of every operation', () => {
    const bodies = operations.flatMap(({ operation }) => [
      ...(operation.requestBody ? [operation.requestBody] : []),
      operation.responses['200'],
    ]);
    const schemas = bodies.map((body) => nameOf(body.content['application/json'].schema));
    const spoken = new Set(tables.map(({ schema }) => schema));
    expect(schemas.filter((schema) => !spoken.has(schema))).toEqual([]);
  });

  it('refuse something for every rule of a request whose fields are shown', () => {
    const toothless = tables
      .filter(({ schema, legal }) => /Request|Asset/.test(schema) && !('object' in legal))
      .flatMap(({ schema, rules }) =>
        rules.filter(({ refuse }) => refuse.length === 0).map(({ rule }) => `${schema}: ${rule}`),
      );
    expect(toothless).toEqual([]);
  });

  it('leave no field, value or limit of a body out', () => {
    const points = [...allPoints()].filter((point) => !/^(operation|example|callback) /.test(point));
    expect(points.filter((point) => !touched.has(point))).toEqual([]);
  });

  it('are plain data, without a function in them', () => {
    expect(() => structuredClone(tables)).not.toThrow();
  });
});

describe('judges', () => {
  it.each(excuses.filter(({ judge }) => judge === 'types'))('are excused where a case needs it: $why', (excuse) => {
    expect(judged.some(({ case: one }) => excuseOf('types', one) === excuse)).toBe(true);
  });

  it('that disagree are told with the rule, the body and every verdict', () => {
    const wrong = {
      case: {
        about: 'Text2VideoRequest',
        title: 'prompt is required: refuses no prompt',
        schema: 'Text2VideoRequest',
        body: { model: 'genq2' },
        accepted: false,
      },
      verdicts: { validators: { accepted: true, reason: '' }, prism: { accepted: false, reason: 'prompt is missing' } },
    };
    expect(() => agree(wrong)).toThrow(
      [
        'The judges do not agree. Text2VideoRequest: prompt is required: refuses no prompt',
        '  body        {"model":"genq2"}',
        '  must be     refused',
        '  validators  accepted',
        '  prism       refused: prompt is missing',
      ].join('\n'),
    );
  });
});
