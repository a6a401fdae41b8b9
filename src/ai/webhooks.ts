import { parseUrl } from '../shared/parse-url.js';
import type { Webhook } from './sdk-types.js';

/** Query parameter that connects a webhook with its call. It is removed before the URL is sent to the service. */
const parameter = 'genmedia-call';

/**
 * Webhooks of calls that are about to start. The AI SDK expects one notification and reads the task after it, while this service
 * also posts `processing`. So what counts as received is the end of the wait for the tasks, which callbacks shorten.
 */
export class Webhooks {
  readonly #waiting = new Map<string, (end: Promise<unknown>) => void>();

  /** A webhook at a URL of a receiver. */
  open(url: string): Webhook {
    const call = crypto.randomUUID();
    const marked = new URL(url);
    marked.searchParams.set(parameter, call);
    const end = new Promise<unknown>((resolve) => {
      this.#waiting.set(call, resolve);
    });
    return { url: marked.href, received: end.then(() => ({ headers: {}, body: null })) };
  }

  /** The URL to send, and what to call with the promise of the end, if the webhook is one of these. */
  take(url: string | undefined): { url: string | undefined; resolve?: (end: Promise<unknown>) => void } {
    const marked = url === undefined ? undefined : parseUrl(url);
    const call = marked?.searchParams.get(parameter);
    const resolve = call ? this.#waiting.get(call) : undefined;
    if (!marked || !call || !resolve) return { url };
    this.#waiting.delete(call);
    marked.searchParams.delete(parameter);
    return { url: marked.href, resolve };
  }
}
