import type { Redact } from '../shared/redact.js';
import { type ErrorContext, GenMediaError } from './gen-media-error.js';

/**
 * Thrown when no connection was made, or a read lost it. With `neverConnected` nothing was sent: connecting failed, no
 * secure connection, a proxy opened no tunnel.
 */
export class NetworkError extends GenMediaError {
  override readonly name = 'NetworkError';
  /**
   * Whether it is certain that no connection was made, or none that is secure, so that the service has seen nothing.
   * Browsers and Workers do not tell a refused connection from a broken one; there it is `false`.
   */
  declare readonly neverConnected: boolean;

  /** What the platform said, and its code. */
  declare readonly cause: Error & { code?: string };

  constructor(neverConnected: boolean, context: ErrorContext & { cause: Error }) {
    const what = neverConnected ? 'found no connection' : 'got no answer';
    super(`${what}: ${context.cause.message}`, context);
    this.neverConnected = neverConnected;
  }
}

/** An error as platforms throw it: the story is in its causes. */
interface Raw {
  message?: unknown;
  code?: unknown;
  syscall?: unknown;
  cause?: Raw;
  errors?: Raw[];
}

/**
 * What says that no connection ever stood, or none that is secure: system calls and codes of Node and Bun, texts of Node and
 * Deno, and of undici for a proxy that opens no tunnel and a port that it never connects to. For status 407, which a proxy answers, undici says nothing at all.
 * A reset during a TLS handshake looks like one after the request, and other codes of TLS may come after it too, so they
 * are not here. Browsers and Workers do not tell.
 */
const unconnected =
  /^(connect|getaddrinfo),|,(UND_ERR_CONNECT|ECONNREFUSED|ConnectionRefused|ERR_SSL_WRONG|UNABLE_TO|(?!ERR_SSL)\w*CERT|bad port|undefined,,fetch failed$)|client error \(Connect|secure TLS|HTTP Tunnel/;

/**
 * Turns what `fetch` threw into an error that tells whether the service can have seen anything: only where it cannot is it
 * safe to send a create again. Of what was thrown it keeps the words and the code: an error of somebody's `fetch` may hold
 * the request, and so the key.
 */
export function toNetworkError(thrown: unknown, clean: Redact, context: ErrorContext): NetworkError {
  const { message, code, syscall } = rootOf(thrown);
  const cause = Object.assign(new Error(clean(`${message || code || thrown}`)), code && { code: clean(`${code}`) });
  const neverConnected = unconnected.test(`${syscall},${code},${message},${(thrown as Raw)?.message}`);
  return new NetworkError(neverConnected, { ...context, cause });
}

/** The innermost cause. A circle of causes ends somewhere. */
function rootOf(thrown: unknown, depth = 20): Raw {
  const { cause, errors }: Raw = Object(thrown);
  return depth && (cause || errors) ? rootOf(cause ?? errors?.[0], depth - 1) : Object(thrown);
}
