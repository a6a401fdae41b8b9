import { LinkedMap } from '../../shared/linked-map.js';
import { redactorFor } from '../../shared/redact.js';
import { shorten } from '../http/shorten.js';
import { heapLimit } from '../storage/heap-limit.js';
import type { Delivery } from '../tasks/delivery.js';
import type { Headers, LoggedExchange, LoggedMessage, LoggedPost } from './traffic.js';

/** Characters of a body that are kept. Longer ones are images and sounds in data URIs. */
const maxBodyLength = 20_000;

/** Characters of a body that a receiver of callbacks returns. */
export const maxReceiptLength = 4000;

/** Exchanges that are kept of each kind, so that thousands of polls do not remove the requests that created tasks. */
const maxItems = 1000;

/** Characters of each kind. */
const maxCharacters = Math.min(2 ** 22, Math.floor(heapLimit() / 64));

/** Keys that are removed from what is shown. */
const maxKeys = 100;

/** What was sent and received, in both directions. Its memory is bounded; the oldest is removed first. */
export class TrafficLog {
  readonly #writes = new LinkedMap<LoggedExchange>();
  readonly #reads = new LinkedMap<LoggedExchange>();
  readonly #posts = new LinkedMap<LoggedPost[]>();
  readonly #keys = new LinkedMap<true>();

  /** Logs a request. The key is removed when it is read, since few exchanges ever are. */
  add(exchange: LoggedExchange, key: string | undefined): void {
    if (key) this.#addKey(key);
    const ring = exchange.method === 'GET' || exchange.method === 'HEAD' ? this.#reads : this.#writes;
    ring.set(`${exchange.number}`, exchange, weightOf(exchange.request) + weightOf(exchange.response));
    evict(ring);
  }

  addPost({ taskId, state }: Pick<Delivery, 'taskId' | 'state'>, post: LoggedPost): void {
    const id = `${taskId} ${state}`;
    const posts = [...(this.#posts.get(id) ?? []), post];
    this.#posts.set(
      id,
      posts,
      posts.reduce((sum, { request }) => sum + weightOf(request) + maxReceiptLength, 0),
    );
    evict(this.#posts);
  }

  /** An exchange by the number of its request, or `undefined` if it is no longer kept. */
  exchange(number: number): LoggedExchange | undefined {
    const found = this.#writes.get(`${number}`) ?? this.#reads.get(`${number}`);
    return found && this.clean(found);
  }

  /** All exchanges, the newest first, with the key. What is shown of them must be passed to `clean`. */
  exchanges(): LoggedExchange[] {
    return [...this.#all()].sort((a, b) => b.number - a.number);
  }

  /** Exchanges of a task, the oldest first. */
  exchangesOf(taskId: string): LoggedExchange[] {
    const own = [...this.#all()].filter((exchange) => exchange.taskId === taskId);
    return this.clean(own.sort((a, b) => a.number - b.number));
  }

  /** The posts of an update of a task, the oldest first. */
  postsOf({ taskId, state }: Pick<Delivery, 'taskId' | 'state'>): LoggedPost[] {
    return this.clean(this.#posts.get(`${taskId} ${state}`) ?? []);
  }

  clear(): void {
    for (const log of [this.#writes, this.#reads, this.#posts, this.#keys]) log.clear();
  }

  *#all(): Generator<LoggedExchange> {
    yield* this.#writes.values();
    yield* this.#reads.values();
  }

  #addKey(key: string): void {
    this.#keys.set(key, true);
    if (this.#keys.size > maxKeys) this.#keys.delete(this.#keys.oldestKey as string);
  }

  /** Removes all keys: a program can send its key in any text, and a task can return it in another exchange. */
  clean<T>(value: T): T {
    let clean = value;
    for (const key of this.#keys.keys()) clean = redactorFor(key)(clean);
    return clean;
  }
}

/** A message as it is kept. A key that crosses the end of what is kept is removed as a whole. */
export function toMessage(headers: Headers, body: string | Uint8Array | undefined, key?: string): LoggedMessage {
  if (body === undefined || body.length === 0) return { headers, size: 0 };
  if (typeof body !== 'string') return { headers, size: body.length };
  if (body.length <= maxBodyLength) return { headers, body, size: body.length };
  const start = body.slice(0, maxBodyLength + (key?.length ?? 0));
  return { headers, body: shorten(key ? redactorFor(key)(start) : start, maxBodyLength), size: body.length };
}

/** All headers, with one text each and without the key: `Token …`. */
export function shownHeaders(headers: Readonly<Record<string, string | readonly string[] | undefined>>): Headers {
  const shown: Record<string, string> = {};
  for (const name of Object.keys(headers)) {
    const value = headers[name];
    if (value !== undefined) shown[name] = secretHeaders.has(name) ? withoutSecret(`${value}`) : `${value}`;
  }
  return shown;
}

const secretHeaders: ReadonlySet<string> = new Set(['authorization', 'proxy-authorization', 'cookie']);

/** Only the scheme is shown, and only a known one: a key without its scheme would be taken for it. */
const withoutSecret = (value: string) => `${/^(Token|Bearer|Basic) /i.exec(value)?.[0] ?? ''}…`;

const weightOf = ({ headers, body = '' }: LoggedMessage) => 200 + 40 * Object.keys(headers).length + body.length;

function evict(log: LinkedMap<unknown>): void {
  while (log.size > maxItems || (log.size > 1 && log.weight > maxCharacters)) log.delete(log.oldestKey as string);
}
