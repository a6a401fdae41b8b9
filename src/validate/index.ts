/**
 * Validators of every request, response and callback of the document, without dependencies.
 *
 *     import { validateRequest } from 'genmedia/validate';
 *
 *     const body = { model: 'genq2', prompt: 'A lighthouse', duration: 11 };
 *     for (const { path, message } of validateRequest('createText2Video', body)) console.log(path, message);
 *
 * @packageDocumentation
 */

import type { BodyName, components } from 'genmedia/schema';
import { bodies, validators } from '../../generated/validators.js';
import { ConfigurationError } from '../errors/configuration-error.js';
import { closest } from '../shared/closest.js';
import { defined } from '../shared/defined.js';
import { isObject } from '../shared/is-object.js';
import { tagOf } from '../shared/tag-of.js';
import type { OperationId } from '../terms/operation.js';
import type { Violation } from '../terms/violation.js';
import { jsonSchemaOf, variantOf } from './json-schema.js';
import { type JsonSchemaOptions, type StandardSchema, toPath } from './standard-schema.js';
import { toViolations } from './violations.js';

export type { BodyName } from 'genmedia/schema';
export type { Violation } from '../terms/violation.js';
export type { JsonSchemaOptions, StandardIssue, StandardResult, StandardSchema } from './standard-schema.js';

/**
 * Validates a body against the document. An empty array means that it is valid.
 *
 *     for (const { path, message } of validate('Text2VideoRequest', body)) console.log(path, message);
 */
export function validate(name: BodyName, body: unknown): Violation[] {
  assertBody(name);
  rejectPromise(body);
  const validator = validators[name];
  return validator(body) ? [] : toViolations(validator.errors ?? []);
}

function assertBody(name: BodyName): void {
  if (!Object.hasOwn(validators, name)) throw unknownName('body', name, validators);
}

/** Whether a body is valid, as a type guard. */
export function isValid<Name extends BodyName>(name: Name, body: unknown): body is components['schemas'][Name] {
  return validate(name, body).length === 0;
}

/**
 * A validator for libraries that accept Standard Schema, such as tRPC, Hono and TanStack Form. A field that is `undefined`
 * counts as left out. The value is returned as it is: nothing is converted, and no default is filled in.
 *
 *     t.procedure.input(standardSchema('Text2VideoRequest')).mutation(({ input }) => gen.text2video.create(input));
 *
 * It is Standard JSON Schema too, so that a request is the input of a tool in MCP and in AI SDKs. With a model, mode or type it
 * accepts only that one:
 *
 *     const inputSchema = standardSchema('Text2VideoRequest', 'genq2');
 */
export function standardSchema<Name extends BodyName>(
  name: Name,
  model?: string,
): StandardSchema<components['schemas'][Name]> {
  assertBody(name);
  const selector = model === undefined ? undefined : variantOf(name, model).selector;
  const validateValue = (value: unknown) => {
    const other = selector !== undefined && (value as Record<string, unknown> | undefined)?.[selector] !== model;
    if (other) return { issues: [{ message: `${selector} must be ${model}.`, path: [selector] }] };
    const violations = validate(name, isObject(value) ? defined(value) : value);
    if (violations.length === 0) return { value: value as components['schemas'][Name] };
    return { issues: violations.map(({ message, path }) => ({ message, path: toPath(path, value) })) };
  };
  const toJsonSchema = ({ target }: JsonSchemaOptions) => jsonSchemaOf(name, model, target);
  const jsonSchema = { input: toJsonSchema, output: toJsonSchema };
  return { '~standard': { version: 1, vendor: 'genmedia', validate: validateValue, jsonSchema } };
}

/**
 * Validates the request of an operation. A field that is `undefined` counts as left out, as JSON does. Pass it to a client to validate every request before it is sent:
 *
 *     const gen = new GenMedia({ validate: validateRequest });
 */
export function validateRequest(operation: OperationId, body: unknown): Violation[] {
  const { request } = bodiesOf(operation);
  rejectPromise(body);
  if (!request && body !== undefined)
    return [{ path: '', rule: 'body', message: `The body must be left out: ${operation} has none.` }];
  return request ? validate(request, isObject(body) ? defined(body) : body) : [];
}

/** Validates the response to an operation. */
export function validateResponse(operation: OperationId, body: unknown): Violation[] {
  if (tagOf(body) === 'Response') throw new ConfigurationError('Pass what is in the response: await response.json().');
  return validate(bodiesOf(operation).response, body);
}

/** A promise has no fields, so that the violations would be about something else. */
function rejectPromise(body: unknown): void {
  if (body instanceof Promise)
    throw new ConfigurationError('The second argument must be a body, not a Promise, which must be awaited.');
}

function bodiesOf(operation: OperationId): { request?: BodyName; response: BodyName } {
  if (Object.hasOwn(bodies, operation)) return bodies[operation];
  throw unknownName('operation', operation, bodies);
}

function unknownName(what: string, name: unknown, all: object): ConfigurationError {
  const names = Object.keys(all);
  if (typeof name !== 'string')
    return new ConfigurationError(
      `The first argument is the name of the ${what}, such as ${names[1]}, not this: ${tagOf(name)}.`,
    );
  const isOperation = what === 'body' && Object.hasOwn(bodies, name);
  const meant = closest(name, names);
  const help = isOperation
    ? 'It is an operation: use validateRequest or validateResponse.'
    : meant
      ? `Did you mean ${meant}?`
      : `There are ${names.join(', ')}.`;
  return new ConfigurationError(`The document has no ${what} named ${name}. ${help}`);
}
