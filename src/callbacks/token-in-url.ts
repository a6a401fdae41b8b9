import { ConfigurationError, rejectUnknownOptions } from '../errors/configuration-error.js';
import { type Verify, withoutBody } from './verify.js';

export interface TokenInUrlOptions {
  /** Query parameter that carries the token. Default: `token`. */
  parameter?: string | undefined;
}

/** 16 letters and digits at random are 95 bits. Fewer could be tried out by somebody who has time. */
const shortest = 16;

/**
 * Verifies that the URL of a callback carries a token of yours, compared in constant time. It needs no body, so none is
 * read of a caller who does not know the token. While tokens change, give both.
 *
 *     const token = crypto.randomUUID();
 *     createCallbackHandler({ verify: tokenInUrl(token) });
 *     gen.text2video.create({ ...request, callback_url: `https://example.com/hooks?token=${token}` });
 */
export function tokenInUrl(token: string | readonly string[], options: TokenInUrlOptions = {}): Verify {
  rejectUnknownOptions('tokenInUrl', options, names);
  const tokens = toTokens(token);
  const { parameter = 'token' } = options;
  rejectParameter(parameter);
  // Not before the first callback: Workers compute nothing while they load a module.
  let expected: Promise<Uint8Array[]> | undefined;
  return withoutBody(async ({ url }) => {
    expected ??= Promise.all(tokens.map(digestOf));
    const given = await digestOf(new URL(url).searchParams.get(parameter) ?? '');
    // All are compared, so that the time does not show which of them it was either.
    return (await expected).filter((one) => areSame(one, given)).length > 0;
  });
}

const names = Object.keys({ parameter: 1 } satisfies Record<keyof TokenInUrlOptions, 1>);

/** Digests have one length, and somebody who guesses cannot steer where theirs begins to differ. */
async function digestOf(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}

/** Looks at every byte, so that it takes the same time wherever they differ. */
function areSame(one: Uint8Array, other: Uint8Array): boolean {
  let difference = 0;
  for (const [index, byte] of one.entries()) difference |= byte ^ (other[index] ?? 0);
  return difference === 0;
}

function toTokens(token: string | readonly string[]): string[] {
  const tokens = [token].flat();
  const isToken = (one: unknown) => typeof one === 'string' && one.length >= shortest && /^[\w.~-]+$/.test(one);
  if (tokens.length > 0 && tokens.every(isToken)) return tokens;
  throw new ConfigurationError(
    `tokenInUrl takes a token, or a list of tokens, of at least ${shortest} characters each. They may be letters, ` +
      'digits, -, _, . and ~, which mean the same in every URL. crypto.randomUUID() makes one.',
  );
}

function rejectParameter(parameter: string): void {
  if (typeof parameter === 'string' && /^[\w.~-]+$/.test(parameter)) return;
  throw new ConfigurationError('parameter takes the name of a query parameter, such as token.');
}
