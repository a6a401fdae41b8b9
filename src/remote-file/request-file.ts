import { parseUrl } from '../shared/parse-url.js';
import { type FileRequest, type FileResponse, type ResolvedAddress, UnsafeUrlError } from './file-response.js';
import type { HostGuard } from './host-guard.js';

const redirectStatuses = [301, 302, 303, 307, 308];

interface RequestFileOptions {
  send: (request: Omit<FileRequest, 'signal'>) => Promise<FileResponse>;
  guard: Pick<HostGuard, 'check'>;
  /** Whether the host of the first URL is requested without a check, and may redirect to itself. Default: false. */
  trustsFirstHost?: boolean;
  maxRedirects: number;
  headers: Record<string, string>;
}

/** A response, and the URL that sent it. */
export interface LocatedResponse {
  response: FileResponse;
  url: URL;
}

/**
 * Requests a file and follows redirects. Each host is checked before anything is sent to it: a storage that others run must
 * not lead a server into its own network.
 */
export async function requestFile(first: URL, options: RequestFileOptions): Promise<LocatedResponse> {
  const { send, guard, trustsFirstHost, maxRedirects, headers } = options;
  let url = first;
  let addresses: readonly ResolvedAddress[] | undefined;
  if (!trustsFirstHost) addresses = await guard.check(url.hostname);
  for (let count = 0; count <= maxRedirects; count += 1) {
    const response = await send({ url, headers, addresses });
    const { status, followedTo } = response;
    try {
      const location = redirectStatuses.includes(status) ? response.header('location') : undefined;
      const target = followedTo ?? (location && toUtf8(location));
      if (target === undefined) return { response, url };
      const from = url;
      url = toTarget(from, target);
      if (url.hostname !== from.hostname) addresses = await guard.check(url.hostname);
      if (followedTo !== undefined) return { response, url };
    } catch (error) {
      response.cancel();
      if (error instanceof UnsafeUrlError) error.status = status;
      throw error;
    }
    response.cancel();
  }
  throw new UnsafeUrlError('redirect', `there are more than ${maxRedirects} redirects`);
}

/** The target of a redirect, if a URL may lead to it. Its host is not checked yet. */
function toTarget(from: URL, location: string): URL {
  const target = parseUrl(location, from);
  if (!target || !isRequestable(target)) {
    throw new UnsafeUrlError('redirect', 'a redirect must lead to an http or https URL, without a user or a password');
  }
  if (from.protocol === 'https:' && target.protocol === 'http:') {
    const where = `on ${target.hostname}, where anyone in between can read and change it`;
    throw new UnsafeUrlError('redirect', `a redirect leads from https to http, ${where}`);
  }
  return target;
}

/** Whether a URL can be requested without credentials. */
export const isRequestable = ({ protocol, username, password }: URL): boolean =>
  /^https?:$/.test(protocol) && !username && !password;

/** A header as UTF-8. Platforms decode headers with one character per byte, but some storages send UTF-8. */
function toUtf8(header: string): string {
  const codes = Array.from(header, (character) => character.charCodeAt(0));
  if (codes.every((code) => code < 0x80) || codes.some((code) => code > 0xff)) return header;
  return new TextDecoder().decode(Uint8Array.from(codes));
}
