import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bodyNames } from '../../scripts/document/bodies.js';
import { apply, type Case } from '../../src/check/rules/rule.js';
import { agree, type Validated, validateAll } from '../implementations/index.js';
import { document } from '../support/document.js';
import { limits, variantsOf } from '../support/shape.js';
import { mutationsOf, smallest } from './mutations.js';
import { legalBody } from './values.js';

/** The types are left out: they express few limits, and the rule tables check those. */
const implementations = ['schema', 'validators', 'openapi-3.0', 'prism', 'sandbox'];

/** The number of random bodies per variant, both valid and invalid. */
const runs = 20;

const variants = bodyNames(document).flatMap((body) =>
  variantsOf(body).map((variant) => ({ body, variant, mutations: mutationsOf(variant) })),
);

const derived = await validateAll(
  variants.flatMap(({ body: schema, variant, mutations }): Case[] => {
    const body = smallest(variant);
    return mutations.map(({ title, change, accepted }) => ({
      about: variant,
      title: `${variant}: ${accepted ? 'accepts' : 'rejects'} ${title}`,
      schema,
      body: apply(change, body),
      accepted,
    }));
  }),
  implementations,
);

/** Keywords that the derivation and the coverage support, and those that do not validate anything. */
const understood = [
  ...['type', 'const', 'enum', 'pattern', 'format', 'properties', 'required', 'additionalProperties', 'items', '$ref'],
  ...['oneOf', 'discriminator', 'dependentSchemas', 'not', 'if', 'else', ...limits],
  ...['title', 'description', 'default', 'examples', 'contentMediaType', 'contentSchema'],
];

it('supports every keyword of the schemas', () => {
  const unknown = new Set<string>();
  const visit = (schema: object) => {
    for (const [keyword, value] of Object.entries(schema)) {
      if (!understood.includes(keyword) && !keyword.startsWith('x-')) unknown.add(keyword);
      if (['items', 'not', 'if', 'else'].includes(keyword)) visit(value);
      if (['properties', 'dependentSchemas', 'oneOf'].includes(keyword)) Object.values<object>(value).forEach(visit);
    }
  };
  Object.values<object>(document.components.schemas).forEach(visit);
  expect([...unknown]).toEqual([]);
});

describe.each(variants)('$body, $variant', ({ body: schema, variant, mutations }) => {
  it('enforces each rule of its schema', () => {
    const validated = derived.filter(({ case: testCase }) => testCase.schema === schema && testCase.about === variant);
    expect(validated.length).toBeGreaterThan(0);
    for (const entry of validated) agree(entry);
  });

  it('accepts random valid bodies', () =>
    expectAgreement(legalBody(variant), (body) => ({
      about: variant,
      title: 'a random legal body',
      schema,
      body,
      accepted: true,
    })));

  const faults = mutations.filter(({ accepted }) => !accepted);
  if (faults.length === 0) return; // Nothing is shown of it, so any object is legal.
  it('rejects random bodies with one violation', () =>
    expectAgreement(fc.tuple(legalBody(variant), fc.constantFrom(...faults)), ([body, { title, change }]) => ({
      about: variant,
      title,
      schema,
      body: apply(change, body),
      accepted: false,
    })));
});

/**
 * All implementations agree on random cases. They validate the cases together, which is many times as fast as one by one. Only if they
 * disagree, one by one, so that fast-check finds the smallest such case.
 */
async function expectAgreement<T>(values: fc.Arbitrary<T>, toCase: (value: T) => Case): Promise<void> {
  const parameters = { numRuns: runs, seed: Math.trunc(Math.random() * 2 ** 31) };
  const cases: Case[] = [];
  // Not `fc.sample`, which makes fewer edge cases, and others than a property with the same seed.
  fc.assert(
    fc.property(values, (value) => void cases.push(toCase(value))),
    parameters,
  );
  const validated = await validateAll(cases, implementations);
  if (validated.every(isAgreed)) return;
  const property = fc.asyncProperty(values, async (value) => {
    for (const entry of await validateAll([toCase(value)], implementations)) agree(entry);
  });
  await fc.assert(property, parameters);
  throw new Error('The implementations disagree on cases that they are given together, and agree one by one.');
}

function isAgreed(validated: Validated): boolean {
  try {
    agree(validated);
    return true;
  } catch {
    return false;
  }
}
