import { cancelBody } from './cancel-body.js';
import { AttemptError } from './retry-policy.js';

const statuses = [301, 302, 303, 307, 308];

const mostRedirects = 10;

export interface RedirectOptions {
  /** Sends a request for a URL, with the headers of the download. */
  send: (url: string, redirect: 'manual' | 'follow') => Promise<Response>;
  isPrivate: (host: string) => Promise<boolean>;
  allowPrivateRedirects: boolean;
}

/**
 * Asks for a file and follows redirects, each of them checked before anything is sent there: a storage that others run
 * must not lead a server into its own network. Browsers hide where a redirect leads, and keep pages out of there by
 * their own rules.
 */
export async function followRedirects(first: string, options: RedirectOptions): Promise<Response> {
  const { send } = options;
  let url = first;
  for (let count = 0; count <= mostRedirects; count += 1) {
    const response = await send(url, 'manual');
    const { type, status } = response;
    if (type === 'opaqueredirect') return checkFollowed(url, await send(url, 'follow'), options);
    const location = statuses.includes(status) ? response.headers.get('location') : null;
    if (location === null) return checkFollowed(url, response, options);
    cancelBody(response.body);
    url = await checkRedirect(url, toUtf8(location), status, options);
  }
  throw rejected(`there are more than ${mostRedirects} redirects`);
}

/** A `fetch` may follow redirects by itself. Then what it got from a private host is not passed on, at least. */
async function checkFollowed(url: string, response: Response, options: RedirectOptions): Promise<Response> {
  if (!response.redirected) return response;
  try {
    await checkRedirect(url, response.url, response.status, options);
  } catch (error) {
    cancelBody(response.body);
    throw error;
  }
  return response;
}

/** Where a redirect leads, if it may be followed. Errors name the host alone: a query may hold a signature. */
async function checkRedirect(
  from: string,
  location: string,
  status: number,
  { isPrivate, allowPrivateRedirects }: RedirectOptions,
): Promise<string> {
  const source = new URL(from);
  const target = URL.canParse(location, from) ? new URL(location, from) : undefined;
  if (!target || !/^https?:$/.test(target.protocol) || target.username || target.password) {
    throw rejected('a redirect must lead to a URL of http or https, without a user or a password', status);
  }
  const { hostname } = target;
  if (source.protocol === 'https:' && target.protocol === 'http:') {
    throw rejected(
      `a redirect leads from https to http, on ${hostname}, where anybody on the way can read along`,
      status,
    );
  }
  // A private host is reached from itself alone. So it is the one that was asked for, or the option allows it.
  const isElsewhere = hostname !== source.hostname;
  if (isElsewhere && !allowPrivateRedirects && (await isPrivate(hostname))) {
    const help = 'If that is your own storage, set the option allowPrivateRedirects';
    throw rejected(`a redirect leads to ${hostname}, which is in a private network. ${help}`, status);
  }
  return target.href;
}

const rejected = (reason: string, status?: number) => new AttemptError(reason, { kind: 'final', status });

/** Headers come a character for each byte, and some storages put names in UTF-8 there. */
function toUtf8(header: string): string {
  const codes = Array.from(header, (character) => character.charCodeAt(0));
  if (codes.every((code) => code < 0x80) || codes.some((code) => code > 0xff)) return header;
  return new TextDecoder().decode(Uint8Array.from(codes));
}
