import type { Redact } from '../shared/redact.js';
import { isBrowser } from '../shared/user-agent.js';
import { type ErrorContext, GenMediaError } from './gen-media-error.js';

/**
 * Thrown when no connection was made, or a read lost it. With `neverConnected` nothing was sent: connecting failed, no secure
 * connection, a proxy opened no tunnel.
 */
export class NetworkError extends GenMediaError {
  override readonly name = 'NetworkError';
  /**
   * Whether it is certain that no connection was made, or no secure one, so that the service has received nothing.
   * `false` in browsers and Workers, where a failed connection cannot be distinguished from a broken one.
   */
  declare readonly neverConnected: boolean;

  /** Message and code of the platform. */
  declare readonly cause: Error & { code?: string };

  constructor(neverConnected: boolean, context: ErrorContext & { cause: Error }, hint = '') {
    super(`got no ${neverConnected ? 'connection' : 'response'}: ${context.cause.message}${hint}`, context);
    this.neverConnected = neverConnected;
  }
}

/** An error as platforms throw it. The details are in its causes. */
interface Raw {
  message?: unknown;
  code?: unknown;
  syscall?: unknown;
  cause?: Raw;
  errors?: Raw[];
}

/**
 * Matches errors that mean that no connection was made, or no secure one: system calls and codes of Node and Bun, messages of
 * Node and Deno, and of undici for a proxy that opens no tunnel and for ports that it never connects to. A reset during a TLS handshake cannot be distinguished from one after the request,
 * and other codes of TLS may occur after it too, so they are not included. Browsers and Workers give no reason.
 */
const unconnected =
  /^(connect|getaddrinfo),|,(UND_ERR_CONNECT|ECONNREFUSED|ConnectionRefused|ERR_SSL_WRONG|UNABLE_TO|(?!ERR_SSL)\w*CERT|bad port)|client error \(Connect|secure TLS|HTTP Tunnel/;

/**
 * Converts what `fetch` threw into an error that says whether the service can have received anything: only if it cannot, a
 * create may be sent again. Keeps only message and code: the error of a custom `fetch` may contain the request, and so the key.
 */
export function toNetworkError(thrown: unknown, context: ErrorContext & { clean: Redact }, url?: string): NetworkError {
  const { message, code, syscall } = rootOf(thrown);
  const isPlain = /wrong version number/i.test(`${message}`);
  const cause = Object.assign(
    new Error(isPlain ? withoutTls : context.clean(`${message || code || thrown}`)),
    code && { code: context.clean(`${code}`) },
  );
  const neverConnected = unconnected.test(`${syscall},${code},${message},${(thrown as Raw)?.message}`);
  const isPort = message === 'bad port';
  const hint = isPort
    ? `: fetch does not use this port. Choose another`
    : neverConnected && !isPlain
      ? checkUrl
      : corsHint(`${url}`);
  return new NetworkError(neverConnected, { ...context, cause }, url && hint);
}

/** What to do if nothing responded. */
const checkUrl = '. Check the URL of the service, and that it runs';

/** In place of a line of OpenSSL. */
const withoutTls = 'the server does not use TLS: begin its URL with http (wrong version number)';

/** Browsers give the same error for a request that CORS did not permit as for a lost response. */
function corsHint(url: string): string {
  const { location } = globalThis as { location?: { origin: string } };
  const isSameOrigin = `${url}/`.startsWith(`${location?.origin}/`);
  if (isSameOrigin || !isBrowser()) return '';
  return '. The console says whether CORS blocked the request';
}

/** Whether `fetch` of Node threw because the status was 407: it returns no such response, and gives no reason either. */
export const isStatus407 = (thrown: unknown): boolean => {
  const { message, cause } = Object(thrown) as Raw;
  return message === 'fetch failed' && cause?.message === '' && !cause.code && !cause.cause;
};

/**
 * Whether `fetch` threw because of its arguments, so that nothing was sent: messages of Node, Bun, Deno, Chromium and
 * node-fetch for a URL that is none, codes of undici for options that it does not take. A URL that is merely invalid is not
 * included: it may be the target of a redirect that a custom `fetch` has followed.
 */
export function hasRejectedArguments(thrown: unknown, { cause }: NetworkError): boolean {
  const { message, input } = Object(thrown) as { message?: unknown; input?: unknown };
  return rejectedArguments.test(`${cause.code},${message} ${input}`);
}

const rejectedArguments =
  /^UND_ERR_(INVALID_ARG|NOT_)|,(Failed to (parse URL from (undefined|\[object)|execute 'fetch')|Only absolute|Invalid URL\W+(undefined|\[object))/;

/** The innermost cause. The depth is limited, since causes may be circular. */
function rootOf(thrown: unknown, depth = 20): Raw {
  const { cause, errors }: Raw = Object(thrown);
  return depth && (cause || errors) ? rootOf(cause ?? errors?.[0], depth - 1) : Object(thrown);
}
