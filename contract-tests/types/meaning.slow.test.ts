import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bodiesOf } from '../../scripts/document/bodies.js';
import { operationsOf } from '../../scripts/document/document.js';
import { tables } from '../../src/check/rules/index.js';
import { casesOf } from '../../src/check/rules/rule.js';
import { knownGapOf } from '../implementations/index.js';
import { validate } from '../implementations/types.js';
import { document } from '../support/document.js';
import { compile } from './compile.js';

/* What the generated types mean, by what the compiler accepts and rejects: so that another generator can write them. */

const generated = readFileSync('generated/schema.d.ts', 'utf8');

/** All tables take a minute: `rules.slow.test.ts` has them. One is enough to see that faults are noticed. */
const cases = tables.filter(({ schema }) => schema === 'Text2VideoRequest').flatMap(casesOf);

/** Cases of the rule table that types decide in another way than the table. */
function disagreements(types: string): string[] {
  const verdicts = validate(cases, types);
  return cases
    .filter((testCase, index) => verdicts[index]?.accepted !== testCase.accepted && !knownGapOf('types', testCase))
    .map(({ title }) => title);
}

/** Operations whose `paths` have another request, response or parameter than the document. */
function wrongPaths(types: string): string[] {
  const head = `import type * as Schema from '../../generated/schema.js';
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends (<T>() => T extends B ? 1 : 2) ? true : false;
type Json<T> = T extends { content: { 'application/json': infer Body } } ? Body : never;
declare function same<A, B>(isSame: Same<A, B>): void;`;
  const bodies = bodiesOf(document);
  const checks = operationsOf(document).flatMap(({ operation: { operationId }, method, path }) => {
    const { request, response } = bodies[operationId] ?? {};
    const at = `Schema.paths['${path}']['${method.toLowerCase()}']`;
    const id = path.includes('{id}') ? '{ id: string }' : 'undefined';
    return [
      [operationId, `same<Json<${at}['requestBody']>, ${request ? `Schema.${request}` : 'never'}>(true);`],
      [operationId, `same<Json<${at}['responses'][200]>, Schema.${response}>(true);`],
      [operationId, `same<${at}['parameters']['path'], ${id}>(true);`],
      [operationId, `same<${at}['responses']['default']['content']['*/*'], Schema.RejectedBody>(true);`],
    ] as const;
  });
  const lines = checks.map(([, line]) => line);
  const said = compile(head, lines, { 'generated/schema.d.ts': types });
  return checks.map(([operationId], index) => `${operationId}: ${said[index]}`).filter((text) => !text.endsWith(': '));
}

it('accepts and rejects requests as the rule table says, except for what types cannot decide', () => {
  expect(cases.length).toBeGreaterThan(50);
  expect(disagreements(generated)).toEqual([]);
});

it('declares the request, the response and the parameters of each operation at its path', () => {
  expect(wrongPaths(generated)).toEqual([]);
});

describe('comparison of types', () => {
  const planted = (from: string | RegExp, to: string) => {
    const types = generated.replace(from, to);
    expect(types).not.toBe(generated);
    return types;
  };

  it.each([
    ['a oneOf is lost but for its first', /(type Text2VideoRequest = \w+) \| \w+/, '$1'],
    ['a oneOf is lost', /(type Text2VideoRequest = )[^;]+/, '$1unknown'],
    ['an optional field becomes required', /(type Text2VideoGenq2 = .*?\bduration)\?:/s, '$1:'],
    ['a required field becomes optional', /(type Text2VideoGenq2 = .*?\bprompt):/s, '$1?:'],
    ['a closed request becomes open', /(type Text2VideoGenq2 = \{)/, '$1[name: string]: unknown;'],
    ['a number becomes text', /(type Duration = )number/, '$1string'],
    ['an enum becomes text', /(type Text2VideoGenq2 = .*?\baspect_ratio\?: )[^;]+/s, '$1string'],
    ['a value of an enum is lost', /(type Text2VideoGenq2 = .*?\baspect_ratio\?: "16:9") \| "9:16"/s, '$1'],
  ])('reports that %s', (_, from, to) => {
    expect(disagreements(planted(from, to))).not.toEqual([]);
  });

  it.each([
    ['a path has no request', /(createText2Video: \{.*?"application\/json": )Text2VideoRequest/s, '$1unknown'],
    ['a path has another response', /("application\/json": )Text2VideoResponse/, '$1Img2VideoResponse'],
    ['a parameter is lost', /(getTaskCreations: \{\s+parameters: .*?)path: \{.*?\};/s, '$1path?: never;'],
  ])('reports that %s', (_, from, to) => {
    expect(wrongPaths(planted(from, to))).not.toEqual([]);
  });
});
