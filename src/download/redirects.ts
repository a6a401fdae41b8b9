import { toUtf8 } from '../shared/header-text.js';
import { parseUrl } from '../shared/parse-url.js';
import { cancelBody } from './cancel-body.js';
import { AttemptError } from './retry-policy.js';

const redirectStatuses = [301, 302, 303, 307, 308];

const maxRedirects = 10;

export interface RedirectOptions {
  /** Requests a URL, with the headers of the download. */
  send: (url: string, redirect: 'manual' | 'follow') => Promise<Response>;
  isPrivate: (host: string) => Promise<boolean>;
  allowPrivateRedirects: boolean;
}

/**
 * Requests a file and follows redirects. Each is checked before anything is sent to its target: a storage that others run
 * must not lead a server into its own network. Browsers hide the target of a redirect, and protect private networks
 * themselves.
 */
export async function followRedirects(first: string, options: RedirectOptions): Promise<Response> {
  const { send } = options;
  let url = first;
  for (let count = 0; count <= maxRedirects; count += 1) {
    const response = await send(url, 'manual');
    const { type, status } = response;
    if (type === 'opaqueredirect') return checkFollowed(url, await send(url, 'follow'), options);
    const location = redirectStatuses.includes(status) ? response.headers.get('location') : null;
    if (location === null) return checkFollowed(url, response, options);
    cancelBody(response.body);
    url = await checkRedirect(url, toUtf8(location), status, options);
  }
  throw rejection(`there are more than ${maxRedirects} redirects`);
}

/** A `fetch` may follow redirects by itself. Then at least its response from a private host is not passed on. */
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

/** The target of a redirect, if it may be followed. Errors name only the host: a query may contain a signature. */
async function checkRedirect(
  from: string,
  location: string,
  status: number,
  { isPrivate, allowPrivateRedirects }: RedirectOptions,
): Promise<string> {
  const source = new URL(from);
  const target = parseUrl(location, from);
  if (!target || !/^https?:$/.test(target.protocol) || target.username || target.password) {
    throw rejection('a redirect must lead to an http or https URL, without a user or a password', status);
  }
  const { hostname } = target;
  if (source.protocol === 'https:' && target.protocol === 'http:') {
    throw rejection(`a redirect leads from https to http, on ${hostname}, where anyone in between can read it`, status);
  }
  // Within one host a redirect is allowed: that host was requested, or the option allows it.
  const isElsewhere = hostname !== source.hostname;
  if (isElsewhere && !allowPrivateRedirects && (await isPrivate(hostname))) {
    const help = 'If that is your own storage, set the option allowPrivateRedirects';
    throw rejection(`a redirect leads to ${hostname}, which is in a private network. ${help}`, status);
  }
  return target.href;
}

const rejection = (reason: string, status?: number) => new AttemptError(reason, { kind: 'permanent', status });
