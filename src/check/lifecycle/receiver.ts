import { delay } from '../../shared/delay.js';
import { parseOrUndefined } from '../../shared/parse-or-undefined.js';

/** A callback that has arrived. */
export interface CallbackOfServer {
  /** When it arrived, in milliseconds since 1970. */
  readonly at: number;
  /** Method of the request. */
  readonly method: string;
  /** The parsed body, or `undefined` if it is not JSON. */
  readonly body: unknown;
}

/** Decides the status of the response to a callback. */
type Respond = (callback: CallbackOfServer) => number;

/** One callback URL, and what has arrived there. */
export class CallbackUrl {
  readonly received: CallbackOfServer[] = [];

  constructor(
    readonly url: string,
    readonly respond: Respond,
  ) {}

  /** Waits until something is true of what has arrived, or the time is over. */
  async until(isEnough: () => boolean, milliseconds: number, signal: AbortSignal): Promise<boolean> {
    const end = Date.now() + milliseconds;
    while (!isEnough()) {
      const rest = end - Date.now();
      if (rest <= 0) return false;
      await delay(Math.min(rest, 50), signal);
    }
    return true;
  }
}

/** Receives the callbacks of a server. Serve `handle` at `baseUrl`. */
export class CallbackReceiver {
  readonly #urls = new Map<string, CallbackUrl>();
  readonly #baseUrl: string;

  /** `baseUrl` is the URL under which the server reaches it. */
  constructor(baseUrl: string) {
    this.#baseUrl = baseUrl.replace(/\/+$/, '');
  }

  /** Opens a callback URL. By default every callback is accepted. */
  open(respond: Respond = () => 200): CallbackUrl {
    const name = `callback-${this.#urls.size + 1}`;
    const callbacks = new CallbackUrl(`${this.#baseUrl}/${name}`, respond);
    this.#urls.set(name, callbacks);
    return callbacks;
  }

  /** Takes a request to a callback URL, and returns the status of the response. */
  handle(method: string, path: string, text: string): number {
    const callbacks = this.#urls.get(path.split(/[?#]/)[0]?.split('/').at(-1) ?? '');
    if (!callbacks) return 404;
    const callback = { at: Date.now(), method, body: parseOrUndefined(text) };
    callbacks.received.push(callback);
    return callbacks.respond(callback);
  }
}
