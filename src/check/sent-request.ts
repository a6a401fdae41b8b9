import { operations } from '../../generated/operations.js';
import { shellQuote } from '../shared/shell-quote.js';
import type { OperationId } from '../terms/operation.js';
import { keyVariable } from './server-access.js';

/** A request as it can be sent again. It is plain JSON and does not contain the key. */
export interface SentRequest {
  /** The operation that it is sent to. */
  readonly operation: OperationId;
  /** Identifier in its path. */
  readonly id?: string;
  /** Its body. A long text that repeats itself is `{ "$repeat": ["x", 5001] }`. */
  readonly body?: unknown;
  /** Its body, if that is not JSON. */
  readonly text?: string;
  /** Header `Authorization` in place of that with the key. `null`: none. */
  readonly authorization?: string | null;
  /** Whether it must be accepted or rejected, if that is what the rule is about. */
  readonly must?: 'accepted' | 'rejected';
  /** Whether it names something that the server may not have, so that it may be not found. */
  readonly isUnknownId?: boolean;
  /** What is followed after the request: its task, the film that it makes, or how often its callback is sent. */
  readonly follow?: 'task' | 'film' | 'retries';
  /** How old the URL of a result was when it no longer worked, in milliseconds. */
  readonly afterMs?: number;
}

/** The path of an operation. A server may return an id with half a character, which no URL can contain. */
export const pathOf = (operation: OperationId, id = ''): string =>
  operations[operation][1].replace('{id}', encodeURIComponent(id.replace(/\p{Cs}/gu, '\ufffd')));

/** Texts up to this length stay as they are. */
const maxLength = 200;

/** A body without long texts that repeat one character, of which some have a million. */
export function toShort(value: unknown): unknown {
  if (typeof value === 'string' && value.length > maxLength) {
    const [unit = ''] = value;
    const count = value.length / unit.length;
    return value === unit.repeat(Math.floor(count)) ? { $repeat: [unit, count] } : value;
  }
  return mapValues(value, toShort);
}

/** The body as it was sent. */
export function toFull(value: unknown): unknown {
  const repeat = repeatOf(value);
  return repeat ? repeat[0].repeat(repeat[1]) : mapValues(value, toFull);
}

function repeatOf(value: unknown): readonly [unit: string, count: number] | undefined {
  const { $repeat } = (value ?? {}) as { $repeat?: unknown };
  const [unit, count] = Array.isArray($repeat) ? $repeat : [];
  return typeof unit === 'string' && Number.isInteger(count) && count > 0 ? [unit, count] : undefined;
}

function mapValues(value: unknown, change: (value: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map(change);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, change(each)]));
}

/** A body as an expression of JavaScript. */
function toExpression(value: unknown): string {
  const repeat = repeatOf(value);
  if (repeat) return `${JSON.stringify(repeat[0])}.repeat(${repeat[1]})`;
  if (Array.isArray(value)) return `[${value.map(toExpression).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([name, each]) => `${JSON.stringify(name)}:${toExpression(each)}`)
    .join(',')}}`;
}

/** A longer text of recorded traffic is not in a command. */
const maxInline = 10_000;

/** A request as a command in one line. The key is a variable of the shell. `authorization` is as in `SentRequest`. */
export function curlOf(method: string, url: string, authorization?: string | null, text?: string): string {
  const key = `"Authorization: Token $${keyVariable}"`;
  const header = authorization === undefined ? key : authorization && shellQuote(`Authorization: ${authorization}`);
  return [
    `curl -i -X ${method} ${shellQuote(url)}`,
    ...(header ? [`-H ${header}`] : []),
    ...(text === undefined ? [] : [`-H 'Content-Type: application/json'`]),
    ...(text === undefined ? [] : [`--data-binary ${text.length > maxInline ? '@request.json' : shellQuote(text)}`]),
  ].join(' ');
}

/** The same for a request of a check. Node writes a long text that repeats itself. */
export function curlLine(baseUrl: string, { operation, id, body, text, authorization }: SentRequest): string {
  const [method] = operations[operation];
  const expression = body === undefined ? undefined : toExpression(body);
  const isRepeated = expression !== undefined && expression !== JSON.stringify(body);
  const command = curlOf(
    method,
    baseUrl + pathOf(operation, id),
    authorization,
    isRepeated ? '@-' : (text ?? expression),
  );
  return isRepeated
    ? `node -p ${shellQuote(`JSON.stringify(${expression})`)} | ${command.replace(/'@-'$/, '@-')}`
    : command;
}
