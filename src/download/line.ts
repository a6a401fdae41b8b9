import type { TaskHandle } from '../contract/task-handle.js';
import { AbortError } from '../errors/abort-error.js';
import { toNetworkError } from '../errors/network-error.js';
import { TimeoutError } from '../errors/timeout-error.js';
import { attempt, waitOrAbort } from '../transport/attempt.js';
import { cancelBody } from './hang-up.js';
import { isPrivateHost } from './private-host.js';
import { followRedirects } from './redirects.js';
import { AttemptError } from './retry-policy.js';
import { FileVersions } from './signatures.js';

export interface FileRequesterOptions {
  fetch: (request: Request) => Promise<Response>;
  /** Milliseconds without a byte. */
  timeout: number;
  allowPrivateRedirects: boolean;
  signal: AbortSignal | undefined;
  handle: TaskHandle | undefined;
}

/** What files come by. All of it ends at once when the signal is aborted; what breaks or stands still is a setback. */
export class FileRequester {
  readonly #signal: AbortSignal | undefined;
  readonly #fetch: FileRequesterOptions['fetch'];
  readonly #timeout: number;
  readonly #allowPrivateRedirects: boolean;
  readonly #signatures = new FileVersions();
  readonly #context: { operation: string; handle: TaskHandle | undefined };

  constructor({ fetch, timeout, allowPrivateRedirects, signal, handle }: FileRequesterOptions) {
    this.#signal = signal;
    this.#fetch = fetch;
    this.#timeout = timeout;
    this.#allowPrivateRedirects = allowPrivateRedirects;
    this.#context = { operation: 'download', handle };
  }

  /** Asks for a file. No key goes with it: addresses lead to storages that others run. */
  ask(url: string, headers: Record<string, string>): Promise<Response> {
    return followRedirects(url, {
      send: (at, redirect) => this.#send(at, { headers, redirect }),
      isPrivate: (host) => this.#guard(() => isPrivateHost(host)),
      allowPrivateRedirects: this.#allowPrivateRedirects,
    });
  }

  #send(url: string, init: RequestInit): Promise<Response> {
    this.#signatures.add(url);
    // Called without a receiver: browsers refuse to be called as somebody's method.
    const fetch = this.#fetch;
    return this.#guard(async (stop) => {
      const response = await fetch(new Request(url, { ...init, signal: stop }));
      // Some do not heed the signal, and answer when nobody waits any more.
      if (stop.aborted) cancelBody(response.body);
      return response;
    });
  }

  /** Takes the signatures of URLs that were asked out of a text. */
  clean(text: string): string {
    return this.#signatures.clean(text);
  }

  /** The body of an answer. The time-out counts only while a byte is waited for: who reads may take their time. */
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
  pause(milliseconds: number): Promise<void> {
    return waitOrAbort(milliseconds, this.#signal, this.#context).done;
  }

  /** Lets somebody else's code run, for as long as it takes. */
  async call(run: () => unknown): Promise<void> {
    this.check();
    await attempt(async () => run(), Number.POSITIVE_INFINITY, this.#signal, this.#context);
  }

  /** Throws if all is over. */
  check(): void {
    if (this.#signal?.aborted) throw new AbortError({ ...this.#context, cause: this.#signal.reason });
  }

  async #guard<T>(run: (stop: AbortSignal) => Promise<T>): Promise<T> {
    this.check();
    try {
      return await attempt(run, this.#timeout, this.#signal, this.#context);
    } catch (error) {
      if (error instanceof AbortError) throw error;
      if (error instanceof TimeoutError)
        throw new AttemptError(`no byte came for ${this.#timeout} ms`, { cause: error });
      const cause = toNetworkError(error, this.#signatures.clean, this.#context);
      const what = cause.neverConnected ? 'no connection could be made' : 'the connection broke';
      throw new AttemptError(`${what}: ${(cause.cause as Error).message}`, { cause });
    }
  }
}
