import { isObject } from '../shared/is-object.js';
import type { OperationId } from '../terms/operation.js';
import { taskIdOf } from '../terms/task-handle.js';
import type { Exchange } from './connection.js';
import type { RuleResults } from './rule-results.js';
import { hasId, isRead } from './targets.js';

/** Statuses of a path that a server does not have. They can also mean that it does not have what a request names. */
export const isNotFound = ({ status }: Pick<Exchange, 'status'>): boolean => status === 404 || status === 405;

/** Statuses that a server or a gateway gives to any path. */
const ofAnyPath = [401, 403, 404, 405, 429, 501, 502, 503, 504];

/** Whether a response can only come from an operation, and not from a static server, a gateway or a wrong path. */
function isOfOperation({ status = 0, body }: Exchange): boolean {
  if (status >= 200 && status < 300) return body !== undefined;
  return status >= 400 && !ofAnyPath.includes(status);
}

/** What a server certainly has: operations, and a task. */
export class Presence {
  /** Whether a task was created or read. */
  hasTask = false;
  readonly #known = new Set<OperationId>();
  readonly #missing = new Set<OperationId>();
  readonly #notFound: { operation: OperationId; rule: string }[] = [];

  get isEmpty(): boolean {
    return this.#known.size === 0;
  }

  /** Learns from a response to a request with the key. */
  note(exchange: Exchange): void {
    if (!isOfOperation(exchange)) return;
    const { operation, status = 0, body } = exchange;
    this.#known.add(operation);
    const isTask = (isRead(operation) && hasId(operation)) || (isObject(body) && taskIdOf(body) !== undefined);
    if (status < 300 && isTask) this.hasTask = true;
  }

  has(operation: OperationId): boolean {
    return this.#known.has(operation);
  }

  /** Whether an operation was reported as missing. */
  isMissing(operation: OperationId): boolean {
    return this.#missing.has(operation);
  }

  reportMissing(operation: OperationId): void {
    this.#missing.add(operation);
  }

  /** A rejection with 404 counts only if the server is known to have the operation, which a later response may show. */
  noteNotFound(operation: OperationId, rule: string): void {
    this.#notFound.push({ operation, rule });
  }

  /** Decides the rejections with 404, when nothing more is sent. */
  settle(results: RuleResults): void {
    const why = 'The server responds to the operation only with 404 or 405, as to a path that it does not have.';
    for (const { operation, rule } of this.#notFound.splice(0)) {
      if (this.has(operation)) results.held(operation, rule);
      else results.notChecked(operation, rule, why);
    }
  }
}
