import { toUtf8 } from '../../shared/header-text.js';
import { parseUrl } from '../../shared/parse-url.js';
import type { FileResponse, SendRequest } from './file-response.js';
import type { HostGuard } from './host-guard.js';
import { NotInspected } from './not-inspected.js';

const redirectStatuses = [301, 302, 303, 307, 308];

export interface RequestFileOptions {
  send: SendRequest;
  guard: HostGuard;
  maxRedirects: number;
  headers: Record<string, string>;
  signal: AbortSignal;
}

/** A response, and the URL that sent it. */
export interface LocatedResponse {
  response: FileResponse;
  url: URL;
}

/** Requests a file and follows redirects. Each host is checked before anything is sent to it. */
export async function requestFile(first: URL, options: RequestFileOptions): Promise<LocatedResponse> {
  const { send, guard, maxRedirects, headers, signal } = options;
  let url = first;
  for (let count = 0; count <= maxRedirects; count += 1) {
    const addresses = await guard.check(url.hostname);
    const response = await send({ url, headers, addresses, signal });
    try {
      if (response.followedTo !== undefined) {
        url = toTarget(url, response.followedTo);
        await guard.check(url.hostname);
        return { response, url };
      }
      const location = redirectStatuses.includes(response.status) ? response.header('location') : undefined;
      if (location === undefined) return { response, url };
      response.cancel();
      url = toTarget(url, toUtf8(location));
    } catch (error) {
      response.cancel();
      throw error;
    }
  }
  throw new NotInspected('redirect', `there are more than ${maxRedirects} redirects`);
}

/** The target of a redirect, if a URL may lead to it. Its host is not checked yet. */
function toTarget(from: URL, location: string): URL {
  const target = parseUrl(location, from);
  if (!target || !isRequestable(target)) {
    throw new NotInspected('redirect', 'a redirect must lead to an http or https URL, without a user or a password');
  }
  if (from.protocol === 'https:' && target.protocol === 'http:') {
    const where = `on ${target.hostname}, where anyone in between can read and change it`;
    throw new NotInspected('redirect', `a redirect leads from https to http, ${where}`);
  }
  return target;
}

/** Whether a URL can be requested without credentials. */
export const isRequestable = ({ protocol, username, password }: URL): boolean =>
  /^https?:$/.test(protocol) && !username && !password;
