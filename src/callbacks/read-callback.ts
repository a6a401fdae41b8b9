import type { AdFilmCallback, BodyName, TaskCallback } from 'genmedia/schema';
import { behaviours } from '../../generated/service.js';
import type { Violation } from '../contract/violation.js';
import { decodeJson, type JsonBodyError, parseJson } from '../http/json-body.js';
import { isObject } from '../shared/is-object.js';
import { validate } from '../validate/index.js';
import type { BodyBudget } from './body-budget.js';
import type { Settings } from './options.js';
import { readBody } from './read-body.js';
import { Rejection } from './refusal.js';
import { rejectUnverified, rejectUnverifiedHead } from './verify.js';

/** A callback that was verified and validated, and what gives its bytes back to the budget. */
export interface ReadCallback {
  readonly task: TaskCallback | AdFilmCallback;
  readonly release: () => void;
}

/** Reads a callback, or throws why not. Nothing of its body is parsed before it is verified. */
export async function readCallback(request: Request, settings: Settings, budget: BodyBudget): Promise<ReadCallback> {
  if (typeof request?.headers?.get !== 'function') {
    throw new TypeError('It was not given a Request. On Node, wrap it: createServer(toNodeListener(callbacks)).');
  }
  const { method, headers, url } = request;
  if (method !== 'POST') {
    const says = `Callbacks come by POST, not by ${method}.`;
    throw new Rejection(405, 'method_not_allowed', says, { headers: { allow: 'POST' } });
  }
  const { verify, updateTimeout } = settings;
  await rejectUnverifiedHead(verify, { headers, url }, updateTimeout);
  const { bytes, release, raiseTo } = await readBody(request, settings, budget);
  try {
    await rejectUnverified(verify, { body: bytes, headers, url }, updateTimeout);
    return { task: validateCallback(parse(bytes, raiseTo)), release };
  } catch (error) {
    release();
    throw error;
  }
}

/** The body of a callback as JSON. Before it is parsed, `charge` gets the bytes of memory that its values will take. */
export function parse(bytes: Uint8Array, charge: (bytes: number) => void): object {
  const value = refusing(() => parseJson(decodeJson(bytes), charge));
  if (isObject(value)) return value;
  throw new Rejection(400, 'not_json', 'The body must be a JSON object.');
}

function refusing<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof Rejection) throw error;
    const { message, isOverLimit } = error as JsonBodyError;
    throw isOverLimit ? new Rejection(422, 'invalid_callback', message) : new Rejection(400, 'not_json', message);
  }
}

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
