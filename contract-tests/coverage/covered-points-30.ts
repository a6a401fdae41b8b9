import type { Case } from '../../src/check/rules/rule.js';
import { toViolations } from '../../src/validate/violations.js';
import { leftOutRules } from '../implementations/left-out.js';
import { errorsOf } from '../implementations/openapi-3.0.js';
import { document30 } from '../support/document-30.js';
import { shapesIn } from '../support/shape.js';
import { coveredIn } from './covered-points.js';
import { in30, leftOutPoint, type Point } from './points.js';

const shapes30 = shapesIn(document30);

/** Rules that no case has covered so far. */
const uncovered = new Set(leftOutRules);

/** The points of the document in OpenAPI 3.0 that a case covers, and the rules it needs that are left out there. */
export function coveredBy30(testCase: Case): Point[] {
  const errors = errorsOf(testCase.schema, testCase.body);
  const points = coveredIn(shapes30, testCase, toViolations(errors));
  return [...points.map(in30), ...coveredRules(testCase, errors.length === 0).map(leftOutPoint)];
}

function coveredRules(testCase: Case, isValid: boolean) {
  const covered = [...uncovered]
    // A rule that changes no verdict is covered by a value that it is about.
    .filter(({ rule, decides }) => (rule.accepts === 'same') === (isValid === testCase.accepted) && decides(testCase));
  for (const one of covered) uncovered.delete(one);
  return covered.map(({ rule }) => rule);
}
