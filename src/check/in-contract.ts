import type { BodyName } from 'genmedia/schema';
import { bodies, validators } from '../../generated/validators.js';
import { ConfigurationError } from '../errors/configuration-error.js';
import { closest } from '../shared/closest.js';
import { reasonOf } from '../shared/reason-of.js';
import { excerpt } from '../shared/text.js';
import type { OperationId } from '../terms/operation.js';
import { validate, validateRequest, validateResponse } from '../validate/index.js';
import { operationIds } from './targets.js';

/** A body of the document, such as `Text2VideoRequest`, or an operation, such as `createText2Video`. */
export type ContractName = BodyName | OperationId;

/** A request or response of fetch, whose body has to be read first. */
export type Message = Request | Response;

/** What the matchers add to `expect`. */
export interface ContractMatchers<R, T = unknown> {
  /**
   * Whether a body is in contract. The name of an operation stands for its response, or for its request if the value is a
   * `Request`. Await it for a `Request` or `Response`.
   *
   *     expect(body).toBeInContract('Text2VideoRequest');
   *     await expect(response).toBeInContract('createText2Video');
   */
  toBeInContract(name: ContractName): T extends Message ? Promise<void> : R;
}

declare global {
  // vitest and @types/jest read their matchers from here, and neither has to be installed for it.
  namespace jest {
    // biome-ignore lint/complexity/noBannedTypes: both declare it with this default, and declarations must be the same.
    interface Matchers<R, T = {}> extends ContractMatchers<R, T> {}
  }
}

/** The result of a matcher, as vitest and jest read it. */
export interface MatcherResult {
  /** Whether the value is in contract. */
  pass: boolean;
  /** What to report if the assertion fails. */
  message: () => string;
}

/** Matchers for `expect.extend` of vitest and jest. */
export const matchers = {
  toBeInContract(received: unknown, name: ContractName): MatcherResult | Promise<MatcherResult> {
    return isMessage(received)
      ? problemOfMessage(received, name).then(resultOf(name))
      : resultOf(name)(problemOf(received, name));
  },
};

const resultOf =
  (name: ContractName) =>
  (problem: string | undefined): MatcherResult => ({
    pass: problem === undefined,
    message: () => problem ?? `It is in contract with ${name}, which was not expected.`,
  });

/**
 * Throws if a body is not in contract, for node:test and other runners without matchers. Await it for a `Request` or
 * `Response`.
 *
 *     assertInContract(body, 'Text2VideoRequest');
 *     await assertInContract(response, 'createText2Video');
 */
export function assertInContract<T>(value: T, name: ContractName): T extends Message ? Promise<void> : void;
export function assertInContract(value: unknown, name: ContractName): Promise<void> | void {
  if (isMessage(value)) return problemOfMessage(value, name).then(throwProblem);
  throwProblem(problemOf(value, name));
}

function throwProblem(problem: string | undefined): void {
  if (problem !== undefined) throw new Error(problem);
}

/** Runners may have classes of their own in place of `Request` and `Response`. */
const isMessage = (value: unknown): value is Message => {
  const { clone, text } = (value ?? {}) as Partial<Message>;
  return typeof clone === 'function' && typeof text === 'function';
};

/** What is wrong with a body, or `undefined`. */
function problemOf(value: unknown, name: ContractName): string | undefined {
  if (!isOperation(name)) assertBody(name);
  if (value instanceof Promise) return toProblem(name, ['The value is a Promise, which must be awaited first.'], '');
  const text = textOf(value);
  if (text === undefined) return toProblem(name, [`There is no body: the value is ${typeof value}.`], '');
  const body: unknown = JSON.parse(text);
  const violations = isOperation(name) ? validateResponse(name, body) : validate(name as BodyName, body);
  if (violations.length === 0) return undefined;
  return toProblem(name, [...violations.map(({ message }) => message), ...hintsFor(value, name, body)], text);
}

/** The value as it is sent: without fields that are undefined. */
function textOf(value: unknown): string | undefined {
  try {
    return JSON.stringify(value);
  } catch (error) {
    throw new ConfigurationError(`The value cannot be sent as JSON: ${reasonOf(error)}. Pass plain data.`);
  }
}

/** What was probably meant by a value of the wrong kind. */
function hintsFor(value: unknown, name: ContractName, body: unknown): string[] {
  if (typeof value === 'string' && /^\s*[{[]/.test(value)) return ['It is JSON as text: pass JSON.parse of it.'];
  const { request } = (isOperation(name) ? bodies[name] : {}) as { request?: BodyName };
  if (!request || validate(request, body).length > 0) return [];
  return [`It is a request. The name of an operation stands for its response: pass ${request}.`];
}

async function problemOfMessage(message: Message, name: ContractName): Promise<string | undefined> {
  if (!isOperation(name)) assertBody(name);
  if (message.bodyUsed) throw new ConfigurationError('The body has been read. Pass what was read from it, or a clone.');
  const text = await message.clone().text();
  const isResponse = 'status' in message;
  if (isOperation(name) && isResponse && message.status !== 200) {
    return toProblem(name, [`It must have status 200, not ${message.status}.`], text);
  }
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return toProblem(name, [text === '' ? 'It has no body.' : 'Its body is not JSON.'], text);
  }
  if (!isOperation(name) || isResponse) return problemOf(body, name);
  return toProblem(
    name,
    validateRequest(name, body).map(({ message }) => message),
    text,
  );
}

function toProblem(name: ContractName, messages: readonly string[], text: string): string | undefined {
  if (messages.length === 0) return undefined;
  const received = text ? [`Received: ${excerpt(text)}`] : [];
  return [`It is not in contract with ${name}:`, ...messages.map((message) => `  ${message}`), ...received].join('\n');
}

const isOperation = (name: ContractName): name is OperationId => (operationIds as string[]).includes(name);

function assertBody(name: ContractName): void {
  if (typeof name !== 'string')
    throw new ConfigurationError('The name of a body or an operation is missing. It comes second, after the value.');
  if (Object.hasOwn(validators, name)) return;
  throw new ConfigurationError(`The document has no body or operation named ${name}. ${meantBy(name)}`);
}

/** What a wrong name probably means. That of a generator stands for a request or for a response. */
function meantBy(name: string): string {
  const generated = operationIds.find((operation) => operation.toLowerCase() === `create${name.toLowerCase()}`);
  const { request } = (generated ? bodies[generated] : {}) as { request?: BodyName };
  if (request) return `Did you mean ${request}, or ${generated} for its response?`;
  const meant = closest(name, [...operationIds, ...Object.keys(validators)]);
  return meant
    ? `Did you mean ${meant}?`
    : 'Pass an operation, such as createText2Video, or a body, such as Text2VideoRequest.';
}
