import { type Outcome, outcomeOf } from '../../../../src/page-kit/response-view.js';
import { inPageOrigin, sandbox } from './in-page-sandbox.js';
import type { OtherServer } from './other-server.js';

/** A request to the service, in the page or on another server. */
export interface TriedRequest {
  method: string;
  path: string;
  body?: string;
}

export interface Target {
  origin: string;
  isInPage: boolean;
  /** Never shown and never stored. */
  key: string;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
}

/** The outcome of a request, and where it was sent to. */
export interface TriedOutcome extends Outcome, Pick<Target, 'origin' | 'isInPage'> {
  request: TriedRequest;
}

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
  async send(request: TriedRequest, target: Target): Promise<TriedOutcome | undefined> {
    const signal = this.start();
    const outcome = await sendRequest(request, target, signal);
    return this.isNewest(signal) ? outcome : undefined;
  }
}

/** Sends a request. It never throws. */
export async function sendRequest(request: TriedRequest, target: Target, signal: AbortSignal): Promise<TriedOutcome> {
  const { origin, isInPage, key, fetch } = target;
  const { method, path, body } = request;
  const headers: Record<string, string> = { authorization: `Token ${key}` };
  if (body !== undefined) headers['content-type'] = 'application/json';
  const init: RequestInit = { method, headers, signal, ...(body !== undefined && { body }) };
  // Nothing of the page is sent along.
  if (!isInPage) Object.assign(init, { credentials: 'omit', referrerPolicy: 'no-referrer', redirect: 'error' });
  const outcome = await outcomeOf(
    () => fetch(origin + path, init),
    () => failureOf(signal, isInPage, origin),
  );
  // A server may send a key back.
  const { response } = outcome;
  if (response && !isInPage && key.length > 1) response.text = response.text.replaceAll(key, '[key]');
  return { ...outcome, request, origin, isInPage };
}

function failureOf(signal: AbortSignal, isInPage: boolean, origin: string): string {
  if (signal.aborted) return 'You stopped waiting. Whether the request was handled is unknown.';
  if (isInPage) {
    return 'The connection broke and the response is lost. The task may exist all the same: check the list of tasks before you send again.';
  }
  return `${origin} did not respond, or does not allow pages of other origins. Start it with npx genmedia sandbox --cors.`;
}
