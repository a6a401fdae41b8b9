import { inPageOrigin, sandbox } from './in-page-sandbox.js';
import type { OtherServer } from './other-server.js';
import { type Outcome, sendRequest, type Target, type TriedRequest } from './send-request.js';

/** Sends to the sandbox in the page or to another server, one thing at a time: what was waited for before ends then. */
export class RequestSender {
  /** The key for another server, in memory only. It is not part of what is shown. */
  key = '';
  server: OtherServer | undefined;
  #waiting: AbortController | undefined;

  /** Where requests go. There is none while the URL of the other server is invalid. */
  get target(): Target | undefined {
    const { server, key } = this;
    if (!server) return { origin: inPageOrigin, isInPage: true, key: 'any', fetch: sandbox.fetch };
    if ('problem' in server) return undefined;
    return { origin: server.origin, isInPage: false, key, fetch: (url, init) => fetch(url, init) };
  }

  /** Begins to wait. The signal ends it. */
  start(): AbortSignal {
    this.stop();
    this.#waiting = new AbortController();
    return this.#waiting.signal;
  }

  stop(): void {
    this.#waiting?.abort();
  }

  /** Whether nothing else was started since. */
  isNewest(signal: AbortSignal): boolean {
    return this.#waiting?.signal === signal;
  }

  /** The outcome of a request, unless another one was started in the meantime. */
  async send(request: TriedRequest, target: Target): Promise<Outcome | undefined> {
    const signal = this.start();
    const outcome = await sendRequest(request, target, signal);
    return this.isNewest(signal) ? outcome : undefined;
  }
}
