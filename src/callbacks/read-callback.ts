import type { AdFilmCallback, BodyName, TaskCallback } from 'genmedia/schema';
import { behaviours } from '../../generated/service.js';
import { decodeJson, parseJson, rejectInvalidJson } from '../http/json-body.js';
import { isObject } from '../shared/is-object.js';
import type { Violation } from '../terms/violation.js';
import { validate } from '../validate/index.js';
import type { BodyBudget } from './body-budget.js';
import { RejectedCallback } from './callback-rejection.js';
import type { HandlerSettings } from './options.js';
import { bodyTaken, readCallbackBody } from './read-callback-body.js';
import { isRewritten } from './rewritten-body.js';
import { rejectUnverified, rejectUnverifiedHead } from './verify.js';

/** A verified and validated callback, and a function that returns its bytes to the budget. */
interface ReadCallback {
  readonly task: TaskCallback | AdFilmCallback;
  readonly release: () => void;
}

/** Reads a callback, or throws a `RejectedCallback`. Its body is verified before it is parsed. */
export async function readCallback(
  request: Request,
  settings: HandlerSettings,
  budget: BodyBudget,
): Promise<ReadCallback> {
  if (typeof request?.headers?.get !== 'function') {
    throw new TypeError(
      'The handler got something other than a Request. On Node, wrap it: createServer(toNodeListener(callbacks)).',
    );
  }
  const { method, headers, url } = request;
  if (method !== 'POST') {
    const message = `Callbacks come by POST, not by ${method}.`;
    throw new RejectedCallback(405, 'method_not_allowed', message, { headers: { allow: 'POST' } });
  }
  const { verify, updateTimeout } = settings;
  await rejectUnverifiedHead(verify, { headers, url }, updateTimeout);
  // A signature covers the bytes that were sent.
  if (isRewritten(request) && verify.readsBody !== false) throw bodyTaken();
  const { bytes, release, raiseTo } = await readCallbackBody(request, settings, budget);
  try {
    await rejectUnverified(verify, { body: bytes, headers, url }, updateTimeout);
    return { task: validateCallback(parse(bytes, raiseTo)), release };
  } catch (error) {
    release();
    throw error;
  }
}

/** Parses the body of a callback. First, `charge` gets the bytes of memory that its values will take, and may throw. */
function parse(bytes: Uint8Array, charge: (bytes: number) => void): object {
  const read = () => parseJson(decodeJson(bytes), charge);
  const value = rejectInvalidJson(read, RejectedCallback, 'invalid_callback');
  if (isObject(value)) return value;
  throw new RejectedCallback(400, 'not_json', 'The body must be a JSON object.');
}

/** The schemas of callbacks in the document. */
const callbackBodies: readonly BodyName[] = [
  ...new Set(Object.values(behaviours).flatMap(({ callback }) => callback?.body ?? [])),
];

/** Rejects a body that matches none of the document's callbacks. A callback does not say which of them it is. */
export function validateCallback(body: object): TaskCallback | AdFilmCallback {
  let nearest: Violation[] | undefined;
  for (const name of callbackBodies) {
    const violations = validate(name, body);
    if (violations.length === 0) return body as TaskCallback | AdFilmCallback;
    if (!nearest || distance(violations) < distance(nearest)) nearest = violations;
  }
  const violations = nearest ?? [];
  const message = violations.map((violation) => violation.message).join(' ');
  throw new RejectedCallback(422, 'invalid_callback', message, { violations });
}

/** How far a body is from a schema. Missing fields weigh most: they suggest that the body is of another kind. */
function distance(violations: readonly Violation[]): number {
  const missing = violations.filter(({ path, rule }) => rule === 'required' && path.lastIndexOf('/') === 0);
  return missing.length * 1000 + violations.length;
}
