import { checkOptions, describeSecret, type OptionRules } from '../errors/check-options.js';
import { ConfigurationError } from '../errors/configuration-error.js';
import { parseUrl } from '../shared/parse-url.js';
import { type CallbackHead, type Verify, withoutBody } from './verify.js';

/** Options of `tokenInUrl`. */
export interface TokenInUrlOptions {
  /** Query parameter that contains the token. Default: `token`. */
  parameter?: string | undefined;
}

const rules: OptionRules<TokenInUrlOptions> = {
  parameter: {
    mustBe: 'the name of a query parameter, such as token',
    fits: (parameter) => typeof parameter === 'string' && /^[\w.~-]+$/.test(parameter),
    describe: describeSecret,
  },
};

/** 16 random letters and digits are 95 bits. Shorter tokens could be guessed by trial. */
const minTokenLength = 16;

/**
 * Verifies that the URL of a callback contains your token, compared in constant time. It needs no body, so the body of a
 * caller that does not know the token is never read. While you change tokens, pass both.
 *
 *     const token = crypto.randomUUID();
 *     createCallbackHandler({ verify: tokenInUrl(token) });
 *     gen.text2video.create({ ...request, callback_url: `https://example.com/hooks?token=${token}` });
 */
export function tokenInUrl(token: string | readonly string[], options: TokenInUrlOptions = {}): Verify {
  checkOptions('tokenInUrl', options, rules);
  const tokens = toTokens(token);
  const { parameter = 'token' } = options;
  // Computed at the first callback: Workers cannot compute digests while they load a module.
  let expected: Promise<Uint8Array[]> | undefined;
  const tokenOf = (url: string) => parseUrl(url)?.searchParams.get(parameter) ?? '';
  const check = async ({ url }: CallbackHead) => {
    expected ??= Promise.all(tokens.map(digestOf));
    const actual = await digestOf(tokenOf(url));
    // All are compared, so that the time does not reveal which one matched either.
    return (await expected).filter((digest) => areEqual(digest, actual)).length > 0;
  };
  return withoutBody(check, ({ url }) =>
    tokenOf(url) === ''
      ? `its URL has no parameter ${parameter}, so the callback_url of the task lacks it`
      : `the parameter ${parameter} of its URL has another value than the token of tokenInUrl`,
  );
}

/** Digests all have the same length, and a caller who guesses cannot control where theirs begins to differ. */
async function digestOf(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}

/** Compares every byte, so that it takes the same time wherever they differ. */
function areEqual(digest: Uint8Array, other: Uint8Array): boolean {
  let difference = 0;
  for (const [index, byte] of digest.entries()) difference |= byte ^ (other[index] ?? 0);
  return difference === 0;
}

function toTokens(token: string | readonly string[]): string[] {
  const tokens = [token].flat();
  const isToken = (item: unknown) =>
    typeof item === 'string' && item.length >= minTokenLength && /^[\w.~-]+$/.test(item);
  if (tokens.length > 0 && tokens.every(isToken)) return tokens;
  const found = token === undefined ? ', not undefined' : '';
  throw new ConfigurationError(
    `The first argument of tokenInUrl must be a token, or an array of tokens, of at least ${minTokenLength} characters each${found}. They may be letters, ` +
      'digits, -, _, . and ~, which mean the same in every URL. crypto.randomUUID() creates one.',
  );
}
