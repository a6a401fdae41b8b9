import type { BodyName, components } from 'genmedia/schema';
import { bodies, validators } from '../../generated/validators.js';
import type { OperationId } from '../contract/operation.js';
import type { Violation } from '../contract/violation.js';
import { isObject } from '../shared/is-object.js';
import { toViolations } from './violations.js';

export type { BodyName } from 'genmedia/schema';
export type { Violation } from '../contract/violation.js';

/**
 * Validates a body against the document. An empty list means that it is valid.
 *
 *     for (const { path, message } of validate('Text2VideoRequest', body)) console.log(path, message);
 */
export function validate(name: BodyName, body: unknown): Violation[] {
  if (!Object.hasOwn(validators, name)) throw new TypeError(`The document has no body named ${name}.`);
  const validator = validators[name];
  return validator(body) ? [] : toViolations(validator.errors ?? []);
}

/** Whether a body is valid, as a type guard. */
export function isValid<Name extends BodyName>(name: Name, body: unknown): body is components['schemas'][Name] {
  return validate(name, body).length === 0;
}

/**
 * Validates the request of an operation. A field that is `undefined` counts as left out, as JSON does. Pass it to a client to validate every request before it is sent:
 *
 *     const gen = new GenMedia({ validate: validateRequest });
 */
export function validateRequest(operation: OperationId, body: unknown): Violation[] {
  const { request } = bodiesOf(operation);
  return request ? validate(request, isObject(body) ? withoutUndefined(body) : body) : [];
}

/** The fields that JSON has: neither undefined nor inherited ones. */
const withoutUndefined = (body: object) =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));

/** Validates the response to an operation. */
export function validateResponse(operation: OperationId, body: unknown): Violation[] {
  return validate(bodiesOf(operation).response, body);
}

function bodiesOf(operation: OperationId): { request?: BodyName; response: BodyName } {
  if (Object.hasOwn(bodies, operation)) return bodies[operation];
  throw new TypeError(`The document has no operation named ${operation}.`);
}
