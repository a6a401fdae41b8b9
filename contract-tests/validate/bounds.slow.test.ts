import { describe, expect, it } from 'vitest';
import { validators } from '../../generated/validators.js';
import { bodyNames } from '../../scripts/document/bodies.js';
import { type BodyName, validate } from '../../src/validate/index.js';
import { withManyViolations } from '../derived/many-violations.js';
import { document } from '../support/document.js';
import { variantsOf } from '../support/shape.js';

/** Faults in one body. */
const count = 20_000;

/** What a validator may hold: those at which it stops, and what one object can add to them. */
const mostErrors = 300;

const manyViolations = (bodyNames(document) as BodyName[]).flatMap((name) => {
  const bodies = variantsOf(name).flatMap((variant) => withManyViolations(variant, count));
  return bodies.length > 0 ? [{ name, bodies }] : [];
});

describe('a body with thousands of violations', () => {
  it('makes such a body for requests, responses and callbacks', () => {
    expect(manyViolations.length).toBeGreaterThan(20);
    expect(manyViolations.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['AdFilmRequest', 'Task', 'TaskCallback', 'AdFilmCallback']),
    );
  });

  it.each(manyViolations)(
    'validates a body with thousands of violations as fast as one with a few hundred: $name',
    ({ name, bodies }) => {
      let invalid = 0;
      for (const body of bodies) {
        if (validators[name](body)) continue;
        invalid += 1;
        expect(validators[name].errors?.length).toBeLessThan(mostErrors);
        expect(validate(name, body).length).toBeLessThanOrEqual(100);
      }
      expect(invalid).toBeGreaterThan(0);
    },
  );
});

it('rejects a text that is too long for its pattern, and throws nothing', () => {
  const comic = { script_name: 'x', script_content: 'x', style: '漢'.repeat(6_000_000) };
  expect(validate('ExplainComicRequest', comic)).toContainEqual(expect.objectContaining({ path: '/style' }));
});
