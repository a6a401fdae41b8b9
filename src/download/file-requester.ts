import { AbortError } from '../errors/abort-error.js';
import { toNetworkError } from '../errors/network-error.js';
import { TimeoutError } from '../errors/timeout-error.js';
import { type FileRequest, type FileResponse, type SendRequest, UnsafeUrlError } from '../remote-file/file-response.js';
import { HostGuard } from '../remote-file/host-guard.js';
import { requestFile } from '../remote-file/request-file.js';
import { sendByFetch } from '../remote-file/send-by-fetch.js';
import { isProxied, sendByNode } from '../remote-file/send-by-node.js';
import { type Fetch, platformFetch } from '../shared/fetch.js';
import type { TaskHandle } from '../terms/task-handle.js';
import { runWithTimeout, waitOrAbort } from '../transport/timeout.js';
import { AttemptError } from './retry-policy.js';
import { UrlSecrets } from './url-secrets.js';

interface FileRequesterOptions {
  fetch: Fetch;
  /** Milliseconds without a byte. */
  timeout: number;
  allowPrivateRedirects: boolean;
  signal: AbortSignal | undefined;
  handle: TaskHandle | undefined;
}

/**
 * Requests files and reads their bodies. An abort ends every method at once; a broken or stalled connection is an
 * `AttemptError`.
 */
export class FileRequester {
  readonly #signal: AbortSignal | undefined;
  readonly #sendByFetch: SendRequest;
  /** Connects only to IP addresses that were checked, if the platform can do that and the caller has no `fetch`. */
  readonly #sendPinned: SendRequest | undefined;
  readonly #mustResolve: boolean;
  readonly #timeout: number;
  readonly #allowPrivateRedirects: boolean;
  readonly #secrets = new UrlSecrets();
  readonly #context: { operation: string; handle: TaskHandle | undefined };

  constructor({ fetch, timeout, allowPrivateRedirects, signal, handle }: FileRequesterOptions) {
    this.#signal = signal;
    this.#sendByFetch = sendByFetch(fetch);
    // A proxy resolves names by itself.
    this.#mustResolve = fetch === platformFetch && !isProxied();
    this.#sendPinned = this.#mustResolve ? sendByNode() : undefined;
    this.#timeout = timeout;
    this.#allowPrivateRedirects = allowPrivateRedirects;
    this.#context = { operation: 'download', handle };
  }

  /**
   * Requests a file, without the API key: its URL leads to a storage that others run. That URL is one of the service or of the
   * caller; only where redirects lead is checked.
   */
  async request(url: string, headers: Record<string, string>): Promise<FileResponse> {
    this.#secrets.add(url);
    const allow = this.#allowPrivateRedirects ? ['*'] : [];
    const hosts = new HostGuard({ allow, mustResolve: this.#mustResolve });
    try {
      const { response } = await requestFile(new URL(url), {
        send: (request) => this.#send(request),
        guard: { check: (host) => this.#guard(() => hosts.check(host)) },
        trustsFirstHost: true,
        maxRedirects,
        headers,
      });
      return response;
    } catch (error) {
      throw error instanceof UnsafeUrlError ? toAttemptError(error) : error;
    }
  }

  #send(request: Omit<FileRequest, 'signal'>): Promise<FileResponse> {
    const { url, addresses } = request;
    this.#secrets.add(url.href);
    const send = (addresses && this.#sendPinned) ?? this.#sendByFetch;
    return this.#guard((signal) => send({ ...request, signal }));
  }

  /** Removes the signatures of requested URLs from a string. */
  redact(text: string): string {
    return this.#secrets.redact(text);
  }

  /** The body of a response. The timeout counts only while a byte is awaited: the reader may take any time. */
  async *read({ body, cancel }: FileResponse): AsyncGenerator<Uint8Array, void, undefined> {
    const chunks = body[Symbol.asyncIterator]();
    try {
      for (;;) {
        const { done, value } = await this.#guard(() => chunks.next());
        if (done) return;
        yield value;
      }
    } finally {
      cancel();
    }
  }

  /** Waits before another attempt. */
  wait(milliseconds: number): Promise<void> {
    return waitOrAbort(milliseconds, this.#signal, this.#context).done;
  }

  /** Runs code of the caller, for as long as it takes. */
  async runCallback(run: () => unknown): Promise<void> {
    this.throwIfAborted();
    await runWithTimeout(async () => run(), Number.POSITIVE_INFINITY, this.#signal, this.#context);
  }

  throwIfAborted(): void {
    if (this.#signal?.aborted) throw new AbortError({ ...this.#context, cause: this.#signal.reason });
  }

  async #guard<T>(run: (signal: AbortSignal) => Promise<T>): Promise<T> {
    this.throwIfAborted();
    try {
      return await runWithTimeout(run, this.#timeout, this.#signal, this.#context);
    } catch (error) {
      if (error instanceof AbortError || error instanceof UnsafeUrlError) throw error;
      if (error instanceof TimeoutError) {
        throw new AttemptError(`no byte was received for ${this.#timeout} ms (option timeout, in milliseconds)`, {
          cause: error,
        });
      }
      const cause = toNetworkError(error, { ...this.#context, clean: this.#secrets.redact });
      const what = cause.neverConnected ? 'no connection could be made' : 'the connection broke';
      throw new AttemptError(`${what}: ${(cause.cause as Error).message}`, { cause });
    }
  }
}

const maxRedirects = 10;

function toAttemptError({ reason, host, status, message }: UnsafeUrlError): AttemptError {
  // A resolver may fail for a moment.
  if (reason === 'host') return new AttemptError(message, { status });
  const help = 'If that is your own storage, set the option allowPrivateRedirects';
  const sentence =
    reason === 'redirect' ? message : `a redirect leads to ${host}, which is in a private network. ${help}`;
  return new AttemptError(sentence, { kind: 'permanent', status });
}
