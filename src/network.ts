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
  const cause = Object.assign(new Error(clean(`${message || code || thrown}`)), code && { code: clean(`${code}`) });
  return new NetworkError(isUnconnected(root), { ...context, cause });
}

/** Whether `fetch` found that it cannot send such a request at all. */
export const isUnsendable = ({ cause }: NetworkError) => /^UND_ERR_(INVALID_ARG|NOT_)/.test(`${cause.code}`);

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
    /^(connect|getaddrinfo)$/.test(`${syscall}`) ||
    /^(UND_ERR_CONNECT_TIMEOUT|ECONNREFUSED|ConnectionRefused)$/.test(`${code}`) ||
    `${message}`.includes('client error (Connect)')
  );
}
