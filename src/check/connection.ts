import { operations } from '../../generated/operations.js';
import { parseJson } from '../http/json-body.js';
import {
  type FileRequest,
  type FileResponse,
  type ResolvedAddress,
  type SendRequest,
  UnsafeUrlError,
} from '../remote-file/file-response.js';
import { HostGuard } from '../remote-file/host-guard.js';
import { isRequestable, requestFile } from '../remote-file/request-file.js';
import { retryAfterIn } from '../shared/backoff.js';
import { ConcurrencyLimit } from '../shared/concurrency-limit.js';
import { callAfter, delay } from '../shared/delay.js';
import { parseUrl } from '../shared/parse-url.js';
import { networkReasonOf } from '../shared/reason-of.js';
import { type Redact, redactorFor } from '../shared/redact.js';
import { excerpt } from '../shared/text.js';
import type { OperationId } from '../terms/operation.js';
import { pathOf, type SentRequest } from './sent-request.js';
import { isLocal } from './server-access.js';
import { shownResponse } from './shown-response.js';
import { StopError } from './stop-error.js';

/** A request of a check, and what came back. */
export interface Exchange {
  readonly operation: OperationId;
  /** The request in one line. */
  readonly line: string;
  /** What has to be sent to get it again. */
  readonly sent: SentRequest;
  /** `undefined` if there was no response. */
  readonly status?: number;
  /** The parsed body, or `undefined` if it is not JSON. */
  readonly body?: unknown;
  /** The response in one line, or why there was none. */
  readonly shown: string;
  /** The header Content-Type, empty if there is none. */
  readonly type?: string;
  /** Time of the server when it responded, in milliseconds, if its response has it. */
  readonly date?: number;
}

/** A response as it arrived, without the key. */
interface RawResponse {
  /** `undefined` if there was no response. */
  status?: number;
  text: string;
  /** Why there was no response. */
  failure?: string;
  /** The header Date, in milliseconds. */
  date?: number;
  /** The header Content-Type, empty if there is none. */
  type?: string;
}

export interface RequestParts {
  id?: string | undefined;
  body?: unknown;
  /** Sent as it is, in place of `body`. */
  text?: string;
  /** The header Authorization. `null` leaves it out. Default: the key. */
  authorization?: string | null;
}

type Send = (request: Omit<FileRequest, 'signal'>) => Promise<FileResponse>;

/** Gets a response by one request, or by more if there are redirects. */
type GetResponse = (send: Send) => Promise<FileResponse>;

interface CheckConnectionOptions {
  baseUrl: string;
  apiKey: string;
  send: SendRequest;
  concurrency: number;
  /** Milliseconds that a response may take. */
  timeout: number;
  signal: AbortSignal;
  /**
   * Whether a connection serves several requests. A server may close it just as the next request is sent, which is then sent
   * again, so that none of them may create a task. Without it, no request is ever sent on a connection that may be closing.
   */
  reusesConnections: boolean;
}

/** More than any response of the document has. A longer one is not read to its end, which may never come. */
const maxResponseBytes = 32 * 1024 * 1024;
const tooLong = `more than ${maxResponseBytes.toLocaleString('en')} bytes, which are not read`;

/** So many requests in a row without a response end a check. */
const maxFailures = 10;

/** Redirects of one file. */
const maxRedirects = 10;

/** A 429 creates no task, so that the request is sent again, but not forever. */
const maxRetries = 5;
const maxRetryDelayMs = 60_000;

/** Connections that Node keeps open for each request at a time: the next request may start while the last one is ending. */
const openPerRequest = 2;

/** Sends the requests of a check. */
export class Connection {
  readonly redact: Redact;
  readonly #options: CheckConnectionOptions;
  readonly #limit: ConcurrencyLimit;
  readonly #hosts = new HostGuard({ allow: [], mustResolve: true });
  #requests = 0;
  #failures = 0;

  constructor(options: CheckConnectionOptions) {
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
    const path = pathOf(operation, id);
    const content = text ?? (body === undefined ? undefined : JSON.stringify(body));
    const auth = authorization === undefined ? `Token ${this.#options.apiKey}` : authorization;
    const line = this.redact(`${method} ${path}${content === undefined ? '' : ` ${excerpt(content)}`}`);
    const sent: SentRequest = {
      operation,
      ...(template !== path && { id }),
      ...(text === undefined ? body !== undefined && { body } : { text }),
      ...(authorization !== undefined && { authorization }),
    };
    const headers = {
      ...(auth !== null && { authorization: auth }),
      ...(content !== undefined && { 'content-type': 'application/json' }),
      accept: 'application/json',
    };
    const url = new URL(this.#options.baseUrl + path);
    const {
      status,
      text: received,
      failure = '',
      date,
      type = '',
    } = await this.#request((request) => request({ url, method, headers, body: content, addresses: undefined }));
    if (status === undefined) return { operation, line, sent, shown: failure };
    const shown = shownResponse(status, received);
    return { operation, line, sent, status, body: parse(received), shown, type, ...(date !== undefined && { date }) };
  }

  /** Requests a file, without the key. A server elsewhere must not lead into a private network, not by a redirect either. */
  async requestFile(text: string): Promise<RawResponse> {
    const url = parseUrl(text);
    if (!url || !isRequestable(url)) {
      return { text: '', failure: 'no http or https URL without a user or a password, so that it was not requested' };
    }
    const guard = { check: (host: string) => this.#checkHost(host) };
    try {
      return await this.#request(async (send) => {
        const { response } = await requestFile(url, { send, guard, maxRedirects, headers: {} });
        return response;
      });
    } catch (error) {
      if (error instanceof UnsafeUrlError) return { text: '', failure: `no file, since ${error.message}` };
      throw error;
    }
  }

  /** The IP addresses of a host to connect to. The host of the server is not checked, nor any host if that is this machine. */
  async #checkHost(host: string): Promise<readonly ResolvedAddress[] | undefined> {
    const { baseUrl } = this.#options;
    return isLocal(baseUrl) || parseUrl(baseUrl)?.hostname === host ? undefined : this.#hosts.check(host);
  }

  /** Gets a response. Waits and starts again if the server asks for that with 429. */
  async #request(getResponse: GetResponse): Promise<RawResponse> {
    for (let retry = 0; ; retry += 1) {
      const { response, text, failure = '' } = await this.#limit.run(() => this.#requestOnOpenConnection(getResponse));
      if (!response) return { text: '', failure: this.redact(failure) };
      const { status, header } = response;
      if (status !== 429 || retry === maxRetries) {
        // Before any of it is shortened, since half a key would not be recognized.
        const date = Date.parse(header('date') ?? '');
        const type = this.redact(header('content-type') ?? '');
        return { status, text: this.redact(text), type, ...(date && { date }) };
      }
      const wait = retryAfterIn(header('retry-after')) ?? 1000 * 2 ** retry;
      await delay(Math.min(wait, maxRetryDelayMs), this.#options.signal);
    }
  }

  /** Sends a request again until the connections are used up that may have been closed, so that the last one is new. */
  async #requestOnOpenConnection(getResponse: GetResponse) {
    const { reusesConnections, concurrency } = this.#options;
    const maxOpen = reusesConnections ? openPerRequest * concurrency : 0;
    for (let closed = 0; ; closed += 1) {
      const outcome = await this.#requestOnce(getResponse);
      if (!outcome.isClosed || closed >= maxOpen) {
        this.#countFailures(outcome.failure);
        return outcome;
      }
    }
  }

  async #requestOnce(getResponse: GetResponse) {
    const { signal, timeout, reusesConnections } = this.#options;
    signal.throwIfAborted();
    // Not AbortSignal.timeout, which keeps its timer and all that it refers to until it has passed.
    const controller = new AbortController();
    const cancel = callAfter(timeout, signal, () => controller.abort());
    const connection: Record<string, string> = reusesConnections ? {} : { connection: 'close' };
    const send: Send = (request) => {
      this.#requests += 1;
      const headers = { ...request.headers, ...connection };
      return this.#options.send({ ...request, headers, signal: controller.signal });
    };
    let response: FileResponse | undefined;
    try {
      response = await getResponse(send);
      return { response, text: await readText(response.body) };
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof UnsafeUrlError) throw error;
      const isLate = controller.signal.aborted;
      const failure = isLate ? `no response within ${timeout / 1000} s` : `no response: ${networkReasonOf(error)}`;
      return { text: '', failure, isClosed: !response && isClosing(error) };
    } finally {
      cancel();
    }
  }

  #countFailures(failure: string | undefined): void {
    this.#failures = failure === undefined ? 0 : this.#failures + 1;
    if (this.#failures >= maxFailures) {
      const help = 'Find out whether the server still runs, or send less at a time with --concurrency.';
      throw new StopError(`${maxFailures} requests in a row got ${failure}. ${help}`);
    }
  }
}

/** Reads a body as text, which is counted as it arrives and after decompression. To leave the loop ends the request. */
async function readText(body: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > maxResponseBytes) return tooLong;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** Codes of errors of Node if the server has closed the connection. */
const closingCodes = ['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE'];

const isClosing = (error: unknown): boolean =>
  closingCodes.includes((error as { cause?: { code?: string } }).cause?.code ?? '');

function parse(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}
