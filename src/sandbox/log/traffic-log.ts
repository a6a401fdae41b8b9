import { LinkedMap } from '../../shared/linked-map.js';
import { redactorFor } from '../../shared/redact.js';
import type { RequestFaults } from '../faults/fault.js';
import type { SandboxHttpResponse } from '../http/message.js';
import { heapLimit } from '../storage/heap-limit.js';
import { RecentItems } from '../storage/recent.js';
import type { Delivery } from '../tasks/delivery.js';
import { beginningOf, type CallerKey, noCallerKey } from './caller-key.js';
import { type KeptRequest, toSandboxRequest } from './request-log.js';
import type { Headers, LoggedExchange, LoggedMessage, LoggedPost, Traffic } from './traffic.js';

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

type RawHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

/** An exchange as it is kept. Every request passes here and few are read, so it is converted when it is read. */
interface KeptExchange {
  entry: KeptRequest;
  query: string;
  milliseconds: number;
  faults: readonly string[];
  sentHeaders: RawHeaders;
  sent: KeptBody;
  receivedHeaders: Headers;
  /** Undefined if nothing was sent. */
  received: KeptBody | undefined;
}

/** What is kept of a body. */
interface KeptBody {
  /** The beginning of a string. Empty for bytes. */
  text: string;
  /** Length of the whole body. */
  size: number;
}

/** What was sent and received, in both directions. Its memory is bounded; the oldest is removed first. */
export class TrafficLog {
  readonly #writes = new RecentItems<KeptExchange>(maxItems, maxCharacters, lengthOf);
  readonly #reads = new RecentItems<KeptExchange>(maxItems, maxCharacters, lengthOf);
  readonly #posts = new LinkedMap<LoggedPost[]>();
  readonly #keys = new LinkedMap<true>();
  #lastKey: string | undefined;

  /** Logs a request without its key. Keys of other callers are removed when it is read. */
  add({ entry, request, text, callerKey, faults, startedAt }: Traffic, response: SandboxHttpResponse): void {
    const { key, redact } = callerKey;
    if (key && key !== this.#lastKey) this.#addKey(key);
    const exchanges = entry.method === 'GET' || entry.method === 'HEAD' ? this.#reads : this.#writes;
    const kind = response.connectionFault?.kind;
    const isSent = kind !== 'lost' && kind !== 'hang';
    const received = isSent ? keep(response.body, callerKey) : undefined;
    exchanges.push({
      entry,
      query: redact(request.query),
      milliseconds: performance.now() - startedAt,
      faults: faultsOf(faults),
      sentHeaders: request.headers?.() ?? {},
      sent: keep(text ?? '', callerKey),
      receivedHeaders: response.headers,
      // Its key is removed before it is cut, since half a key would not be recognized.
      received: received !== undefined && kind === 'cut' ? halfOf(received) : received,
    });
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
    const found = this.#all().find(({ entry }) => entry.number === number);
    return found && this.clean(toLogged(found));
  }

  /** All exchanges, the newest first, with the key. What is shown of them must be passed to `clean`. */
  exchanges(): LoggedExchange[] {
    return this.#all()
      .sort((a, b) => b.entry.number - a.entry.number)
      .map(toLogged);
  }

  /** Exchanges of a task, the oldest first. */
  exchangesOf(taskId: string): LoggedExchange[] {
    const own = this.#all().filter(({ entry }) => entry.taskId === taskId);
    return this.clean(own.sort((a, b) => a.entry.number - b.entry.number).map(toLogged));
  }

  /** The posts of an update of a task, the oldest first. */
  postsOf({ taskId, state }: Pick<Delivery, 'taskId' | 'state'>): LoggedPost[] {
    return this.clean(this.#posts.get(`${taskId} ${state}`) ?? []);
  }

  clear(): void {
    for (const log of [this.#writes, this.#reads, this.#posts, this.#keys]) log.clear();
    this.#lastKey = undefined;
  }

  #all(): KeptExchange[] {
    return [...this.#writes.newest(), ...this.#reads.newest()];
  }

  #addKey(key: string): void {
    this.#lastKey = key;
    this.#keys.set(key, true);
    if (this.#keys.size > maxKeys) this.#keys.delete(this.#keys.oldestKey as string);
  }

  /** Removes all keys: a program can send its key in any string, and a task can return it in another exchange. */
  clean<T>(value: T): T {
    let clean = value;
    for (const key of this.#keys.keys()) clean = redactorFor(key)(clean);
    return clean;
  }
}

/** Describes to a person how faults affected a request and its task. */
export function faultsOf({ rejection, connectionFault, html, unknownState, task }: RequestFaults): string[] {
  const { kind, delay } = connectionFault;
  const { errCode, callback } = task;
  return [
    ...(rejection ? [`status ${rejection.status}`] : []),
    ...(kind ? [kind] : []),
    ...(delay ? [`slow by ${delay} ms`] : []),
    ...(html === undefined ? [] : [`html ${html}`]),
    ...(unknownState === undefined ? [] : [`unknown-state ${unknownState}`]),
    ...(errCode ? [`failed ${errCode}`] : []),
    ...(callback?.lost ? ['callback-lost'] : []),
    ...(callback?.doubled ? ['callback-doubled'] : []),
    ...(callback?.delay ? [`callback-delayed by ${callback.delay} ms`] : []),
    ...(callback?.outOfOrder ? ['callback-out-of-order'] : []),
  ];
}

/** Cuts off a long body, and removes the key of its caller. */
function keep(body: string | Uint8Array, callerKey: CallerKey): KeptBody {
  if (typeof body !== 'string') return { text: '', size: body.length };
  return { text: beginningOf(body, maxBodyLength, callerKey), size: body.length };
}

const halfOf = ({ text, size }: KeptBody): KeptBody => ({ text: text.slice(0, Math.floor(size / 2)), size });

function toLogged({ entry, query, milliseconds, faults, received, ...kept }: KeptExchange): LoggedExchange {
  const { hasKey: _, body: __, fault: ___, ...rest } = toSandboxRequest(entry);
  return {
    ...rest,
    query,
    milliseconds: Math.round(milliseconds * 1000) / 1000,
    faults,
    request: toLoggedMessage(shownHeaders(kept.sentHeaders), kept.sent),
    ...(received !== undefined && { response: toLoggedMessage(kept.receivedHeaders, received) }),
  };
}

const toLoggedMessage = (headers: Headers, { text, size }: KeptBody): LoggedMessage =>
  text === '' ? { headers, size } : { headers, body: text, size };

/** A message of a callback. */
export const toMessage = (headers: Headers, body: string): LoggedMessage =>
  toLoggedMessage(headers, keep(body, noCallerKey));

/** All headers, with one string each and without the key: `Token …`. */
export function shownHeaders(headers: RawHeaders): Headers {
  const shown: Record<string, string> = {};
  for (const name of Object.keys(headers)) {
    const value = headers[name];
    if (value !== undefined) shown[name] = secretHeaders.has(name) ? withoutSecret(`${value}`) : `${value}`;
  }
  return shown;
}

const secretHeaders: ReadonlySet<string> = new Set(['authorization', 'proxy-authorization', 'cookie']);

/** Shows a known scheme only; a bare key would otherwise be shown as one. */
const withoutSecret = (value: string) => `${/^(Token|Bearer|Basic) /i.exec(value)?.[0] ?? ''}…`;

/** Memory of an exchange without its bodies, counted in characters. */
const baseLength = 1000;

const lengthOf = ({ sent, received }: KeptExchange) => baseLength + sent.text.length + (received?.text.length ?? 0);

const weightOf = ({ headers, body = '' }: LoggedMessage) => 200 + 40 * Object.keys(headers).length + body.length;

function evict(log: LinkedMap<unknown>): void {
  while (log.size > maxItems || (log.size > 1 && log.weight > maxCharacters)) log.delete(log.oldestKey as string);
}
