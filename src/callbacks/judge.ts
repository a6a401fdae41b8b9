import type { AdFilmCallback, BodyName, TaskCallback } from 'genmedia/schema';
import { behaviours } from '../../generated/service.js';
import type { Violation } from '../contract/violation.js';
import { validate } from '../validate/index.js';
import { Rejection } from './refusal.js';

/** The forms that callbacks have, by the document. */
const forms: readonly BodyName[] = [
  ...new Set(Object.values(behaviours).flatMap(({ callback }) => callback?.body ?? [])),
];

/** Refuses a body that is no callback of the document's. It need not say which of them it is. */
export function validateCallback(body: object): TaskCallback | AdFilmCallback {
  let nearest: Violation[] | undefined;
  for (const form of forms) {
    const violations = validate(form, body);
    if (violations.length === 0) return body as TaskCallback | AdFilmCallback;
    if (!nearest || distance(violations) < distance(nearest)) nearest = violations;
  }
  const violations = nearest ?? [];
  const says = violations.map(({ message }) => message).join(' ');
  throw new Rejection(422, 'invalid_callback', says, { violations });
}

/** How far a body is from a form. A field that the form has and the body has not tells most: it is of another form. */
function distance(violations: readonly Violation[]): number {
  const missing = violations.filter(({ path, rule }) => rule === 'required' && path.lastIndexOf('/') === 0);
  return missing.length * 1000 + violations.length;
}
