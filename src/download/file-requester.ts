import type { TaskHandle } from '../contract/task-handle.js';
import { AbortError } from '../errors/abort-error.js';
import { toNetworkError } from '../errors/network-error.js';
import { TimeoutError } from '../errors/timeout-error.js';
import type { Fetch } from '../shared/fetch.js';
import { runWithTimeout, waitOrAbort } from '../transport/timeout.js';
import { cancelBody } from './cancel-body.js';
import { isPrivateHost } from './private-host.js';
import { followRedirects } from './redirects.js';
import { AttemptError } from './retry-policy.js';
import { UrlSecrets } from './url-secrets.js';

export interface FileRequesterOptions {
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
  readonly #fetch: FileRequesterOptions['fetch'];
  readonly #timeout: number;
  readonly #allowPrivateRedirects: boolean;
  readonly #secrets = new UrlSecrets();
  readonly #context: { operation: string; handle: TaskHandle | undefined };

  constructor({ fetch, timeout, allowPrivateRedirects, signal, handle }: FileRequesterOptions) {
    this.#signal = signal;
    this.#fetch = fetch;
    this.#timeout = timeout;
    this.#allowPrivateRedirects = allowPrivateRedirects;
    this.#context = { operation: 'download', handle };
  }

  /** Requests a file, without the API key: its URL leads to a storage that others run. */
  request(url: string, headers: Record<string, string>): Promise<Response> {
    return followRedirects(url, {
      send: (target, redirect) => this.#send(target, { headers, redirect }),
      isPrivate: (host) => this.#guard(() => isPrivateHost(host)),
      allowPrivateRedirects: this.#allowPrivateRedirects,
    });
  }

  #send(url: string, init: RequestInit): Promise<Response> {
    this.#secrets.add(url);
    // Called without a receiver: the fetch of a browser throws if it is called as a method of another object.
    const fetch = this.#fetch;
    return this.#guard(async (signal) => {
      const response = await fetch(url, { ...init, signal });
      // A fetch that ignores the signal may respond after the attempt has ended.
      if (signal.aborted) cancelBody(response.body);
      return response;
    });
  }

  /** Removes the signatures of requested URLs from a text. */
  redact(text: string): string {
    return this.#secrets.redact(text);
  }

  /** The body of a response. The timeout counts only while a byte is awaited: the reader may take any time. */
  async *read({ body }: Response): AsyncGenerator<Uint8Array, void, undefined> {
    const reader = body?.getReader();
    if (!reader) return;
    try {
      for (;;) {
        const { done, value } = await this.#guard(() => reader.read());
        if (done) return;
        yield value;
      }
    } finally {
      cancelBody(reader);
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
      if (error instanceof AbortError) throw error;
      if (error instanceof TimeoutError) {
        throw new AttemptError(`no byte was received for ${this.#timeout} ms`, { cause: error });
      }
      const cause = toNetworkError(error, { ...this.#context, clean: this.#secrets.redact });
      const what = cause.neverConnected ? 'no connection could be made' : 'the connection broke';
      throw new AttemptError(`${what}: ${(cause.cause as Error).message}`, { cause });
    }
  }
}
