import { describe, expect, it } from 'vitest';
import { nameOf, operations } from './document.js';
import { judge as schema } from './judges/schema.js';
import { judge as validators } from './judges/validators.js';
import { tables } from './rules/index.js';
import { casesOf } from './rules/rule.js';

const judges = { schema, validators };

for (const table of tables) {
  describe(table.schema, () => {
    for (const { title, schema, body, accepted } of casesOf(table)) {
      it(title, () => {
        for (const [name, judge] of Object.entries(judges)) {
          const verdict = judge(schema, body);
          expect(verdict.accepted, `${name}: ${verdict.reason}`).toBe(accepted);
        }
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
});
