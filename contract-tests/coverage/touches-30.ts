import type { Case } from '../../src/check/rules/rule.js';
import { toViolations } from '../../src/validate/violations.js';
import { leftOutRules } from '../implementations/left-out.js';
import { errorsOf } from '../implementations/openapi-3.0.js';
import { document30 } from '../support/document-30.js';
import { shapesIn } from '../support/shape.js';
import { in30, leftOutPoint, type Point } from './points.js';
import { touchedIn } from './touches.js';

const shapes30 = shapesIn(document30);

/** Rules that no case has touched so far. */
const untouched = new Set(leftOutRules);

/** The points of the document in OpenAPI 3.0 that a case touches, and the rules it needs that are left out there. */
export function touchedBy30(testCase: Case): Point[] {
  const errors = errorsOf(testCase.schema, testCase.body);
  const points = touchedIn(shapes30, testCase, toViolations(errors));
  return [...points.map(in30), ...touchedRules(testCase, errors.length === 0).map(leftOutPoint)];
}

function touchedRules(testCase: Case, isValid: boolean) {
  const touched = [...untouched]
    // A rule that changes no verdict is touched by a value that it is about.
    .filter(({ rule, decides }) => (rule.accepts === 'same') === (isValid === testCase.accepted) && decides(testCase));
  for (const one of touched) untouched.delete(one);
  return touched.map(({ rule }) => rule);
}
