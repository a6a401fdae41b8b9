import { excerpt } from './text.js';

/**
 * Why something failed, in one line. It never throws: anything can be thrown, also values without a message, or whose getters
 * throw. `find` extracts the message.
 */
export function reasonOf(error: unknown, find: (thrown: Thrown) => unknown = ({ message }) => message): string {
  try {
    const found = find(Object(error));
    return excerpt(typeof found === 'string' && found !== '' ? found : String(error));
  } catch {
    return 'something was thrown that has no message';
  }
}

/** Why a request got no response. `fetch failed` says nothing, but its cause does. */
export const networkReasonOf = (error: unknown): string =>
  reasonOf(error, (thrown) => {
    const { message, code } = (thrown.cause ?? thrown) as NonNullable<Thrown['cause']>;
    if (code === 'ERR_SSL_WRONG_VERSION_NUMBER')
      return 'the server does not use TLS, so that its URL starts with http://';
    return message || code || thrown.message;
  });

/** What an error usually has. A thrown value may have anything else. */
export interface Thrown {
  readonly name?: unknown;
  readonly message?: unknown;
  readonly cause?: { readonly message?: unknown; readonly code?: unknown } | null;
}
