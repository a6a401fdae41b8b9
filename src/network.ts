import type { ErrorContext } from './errors/gen-media-error.js';
import { NetworkError } from './errors/network-error.js';
import type { Clean } from './secret.js';

/** An error as platforms throw it: the story is in its causes. */
interface Raw {
  message?: unknown;
  code?: unknown;
  syscall?: unknown;
  cause?: Raw;
  errors?: Raw[];
}

/**
 * Turns what `fetch` threw into an error that tells whether the service can have seen anything. Of what was thrown it
 * keeps the words and the code: an error of somebody's `fetch` may hold the request, and so the key.
 */
export function toNetworkError(thrown: unknown, clean: Clean, context: ErrorContext): NetworkError {
  const root = rootOf(thrown);
  const { message, code } = root;
  const cause = Object.assign(new Error(clean(`${message || code || thrown}`)), code ? { code: clean(`${code}`) } : {});
  return new NetworkError(cause.message.replace(/\.$/, ''), isUnconnected(root), { ...context, cause });
}

/** Where `fetch` found that it cannot send such a request at all, what it said. */
export function unsendable(thrown: unknown): string | undefined {
  const { code, message } = rootOf(thrown);
  return code === 'UND_ERR_INVALID_ARG' || code === 'UND_ERR_NOT_SUPPORTED' ? `${message}` : undefined;
}

/** The innermost cause. A circle of causes ends somewhere. */
function rootOf(thrown: unknown): Raw {
  let root = Object(thrown) as Raw;
  for (let depth = 0; depth < 20 && (root.cause || root.errors); depth += 1)
    root = Object(root.cause ?? root.errors?.[0]);
  return root;
}

/**
 * Whether no connection ever stood, which alone makes it safe to send a create again. Node tells it by the system call
 * or, for a slow connect, by a code; Bun by a code; Deno by its text. Browsers and Workers do not tell.
 */
function isUnconnected({ syscall, code, message }: Raw): boolean {
  return (
    syscall === 'connect' ||
    syscall === 'getaddrinfo' ||
    code === 'UND_ERR_CONNECT_TIMEOUT' ||
    code === 'ECONNREFUSED' ||
    code === 'ConnectionRefused' ||
    `${message}`.includes('client error (Connect)')
  );
}
