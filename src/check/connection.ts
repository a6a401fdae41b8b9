import { operations } from '../../generated/operations.js';
import type { OperationId } from '../contract/operation.js';
import { ConcurrencyLimit } from '../shared/concurrency-limit.js';
import { delay } from '../shared/delay.js';
import { type Redact, redactorFor } from '../shared/redact.js';
import { excerpt } from '../shared/text.js';
import { StopError } from './stop-error.js';

/** A request of a check, and what came back. */
export interface Exchange {
  readonly operation: OperationId;
  /** The request in one line. */
  readonly line: string;
  /** `undefined` if there was no response. */
  readonly status?: number;
  /** The parsed body, or `undefined` if it is not JSON. */
  readonly body?: unknown;
  /** The response in one line, or why there was none. */
  readonly shown: string;
}

export interface RequestParts {
  id?: string | undefined;
  body?: unknown;
  /** Sent as it is, in place of `body`. */
  text?: string;
  /** The header Authorization. `null` leaves it out. Default: the key. */
  authorization?: string | null;
}

export interface ConnectionOptions {
  baseUrl: string;
  apiKey: string;
  fetch: typeof fetch;
  concurrency: number;
  /** Milliseconds that a response may take. */
  timeout: number;
  signal: AbortSignal;
}

/** So many requests in a row without a response end a check. */
const maxFailures = 10;

/** A 429 creates no task, so that the request is sent again, but not forever. */
const maxRetries = 5;
const maxRetryDelayMs = 60_000;

/** Sends the requests of a check. */
export class Connection {
  readonly redact: Redact;
  readonly #options: ConnectionOptions;
  readonly #limit: ConcurrencyLimit;
  #requests = 0;
  #failures = 0;

  constructor(options: ConnectionOptions) {
    this.#options = options;
    this.#limit = new ConcurrencyLimit(options.concurrency);
    this.redact = redactorFor(options.apiKey);
  }

  get requests(): number {
    return this.#requests;
  }

  async send(
    operation: OperationId,
    { id = 'unknown', body, text, authorization }: RequestParts = {},
  ): Promise<Exchange> {
    const [method, template] = operations[operation];
    const path = template.replace('{id}', encodeURIComponent(id));
    const content = text ?? (body === undefined ? undefined : JSON.stringify(body));
    const auth = authorization === undefined ? `Token ${this.#options.apiKey}` : authorization;
    const line = this.redact(`${method} ${path}${content === undefined ? '' : ` ${excerpt(content)}`}`);
    const headers = {
      ...(auth !== null && { authorization: auth }),
      ...(content !== undefined && { 'content-type': 'application/json' }),
      accept: 'application/json',
    };
    const {
      status,
      text: received,
      failure,
    } = await this.request(this.#options.baseUrl + path, {
      method,
      headers,
      ...(content !== undefined && { body: content }),
    });
    if (status === undefined) return { operation, line, shown: failure ?? '' };
    return {
      operation,
      line,
      status,
      body: parse(received),
      shown: this.redact(`${status} ${excerpt(received)}`.trim()),
    };
  }

  /** Sends any request. Waits and sends it again if the server asks for that with 429. */
  async request(url: string, init: RequestInit): Promise<{ status?: number; text: string; failure?: string }> {
    for (let retry = 0; ; retry += 1) {
      const { response, text, failure } = await this.#limit.run(() => this.#requestOnce(url, init));
      if (!response) return { text: '', failure: this.redact(failure ?? '') };
      if (response.status !== 429 || retry === maxRetries) return { status: response.status, text };
      const seconds = Number(response.headers.get('retry-after') ?? 2 ** retry);
      await delay(Math.min((Number.isFinite(seconds) ? seconds : 1) * 1000, maxRetryDelayMs), this.#options.signal);
    }
  }

  async #requestOnce(url: string, init: RequestInit) {
    const { signal, timeout, fetch } = this.#options;
    signal.throwIfAborted();
    this.#requests += 1;
    const limit = AbortSignal.timeout(timeout);
    try {
      const response = await fetch(url, { redirect: 'manual', ...init, signal: AbortSignal.any([signal, limit]) });
      const text = await response.text();
      this.#failures = 0;
      return { response, text };
    } catch (error) {
      signal.throwIfAborted();
      this.#failures += 1;
      const failure = limit.aborted ? `no response within ${timeout / 1000} s` : `no response: ${causeOf(error)}`;
      if (this.#failures >= maxFailures) throw new StopError(`${maxFailures} requests in a row got ${failure}.`);
      return { text: '', failure };
    }
  }
}

/** `fetch failed` says nothing. Its cause does. */
export function causeOf(error: unknown): string {
  const { cause, message } = error as { cause?: { message?: string; code?: string }; message?: string };
  return cause?.message || cause?.code || message || String(error);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
