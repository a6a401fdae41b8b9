import { Ajv } from 'ajv';
import { toJsonSchema } from '../../scripts/document/json-schema.js';
import { toViolations } from '../../src/validate/violations.js';
import { leftOutRules } from '../judges/left-out.js';
import type { Case } from '../rules/rule.js';
import { document30 } from '../support/document-30.js';
import { shapesIn } from '../support/shape.js';
import { in30, leftOutPoint, type Point } from './points.js';
import { touchedIn } from './touches.js';

const shapes30 = shapesIn(document30);

// Unlike the judge, it reports all violations, and the schemas that they violate.
const ajv = new Ajv({
  strict: false,
  allErrors: true,
  verbose: true,
  discriminator: true,
  formats: { 'date-time': true },
}).addSchema(toJsonSchema(document30));

/** Rules that no case has touched so far. */
const untouched = new Set(leftOutRules);

/** The points of the document in OpenAPI 3.0 that a case touches, and the rules it needs that are left out there. */
export function touchedBy30(testCase: Case): Point[] {
  const validate = ajv.getSchema(`genmedia#/$defs/${testCase.schema}`);
  const isValid = validate?.(testCase.body) === true;
  const points = touchedIn(shapes30, testCase, isValid ? [] : toViolations(validate?.errors ?? []));
  return [...points.map(in30), ...touchedRules(testCase, isValid).map(leftOutPoint)];
}

function touchedRules(testCase: Case, isValid: boolean) {
  const touched = [...untouched]
    // A rule that changes no verdict is touched by a value that it is about.
    .filter(({ rule, decides }) => (rule.accepts === 'same') === (isValid === testCase.accepted) && decides(testCase));
  for (const one of touched) untouched.delete(one);
  return touched.map(({ rule }) => rule);
}
