import { kindOf } from '../errors/check-options.js';
import { ConfigurationError } from '../errors/configuration-error.js';
import { parseOrUndefined } from '../shared/parse-or-undefined.js';
import { parseUrl } from '../shared/parse-url.js';
import type { RecordedExchange } from './traffic.js';

/** What is read of an entry of a HAR file (http://www.softwareishard.com/blog/har-12-spec). */
export interface HarEntry {
  request?: {
    method?: string;
    url?: string;
    headers?: { name?: string; value?: string }[];
    postData?: { text?: string };
    bodySize?: number;
  };
  response?: { status?: number; content?: { text?: string; encoding?: string; size?: number } };
}

/** The entries of a HAR file, or `undefined` if it has none. */
export function entriesOf(har: unknown): HarEntry[] | undefined {
  const { entries } = Object(Object(har).log) as { entries?: unknown };
  return Array.isArray(entries) ? entries : undefined;
}

/** The bodies of an entry. `undefined` for one that was not recorded, or not to its end. */
export function bodiesOf({ request, response }: HarEntry): Pick<RecordedExchange, 'requestText' | 'responseText'> {
  const { text, encoding, size } = response?.content ?? {};
  return {
    requestText: unlessCut(request?.postData?.text, request?.bodySize),
    responseText: unlessCut(encoding === 'base64' ? decode(text) : text, size),
  };
}

/** The requests and responses of a HAR file. Throws if it is not one. `lines` are those at which its entries begin. */
export function exchangesOf(text: string, lines: readonly number[] = []): RecordedExchange[] {
  if (typeof text !== 'string')
    throw new ConfigurationError(
      `The first argument of exchangesOf must be the text of a HAR file, not ${kindOf(text)}. Read the file with utf8.`,
    );
  const entries = entriesOf(parseOrUndefined(text));
  if (!entries) throw new ConfigurationError('It is not a HAR file: it has no array at log.entries.');
  return entries.flatMap((entry, index) => {
    const { method, url, headers = [] } = entry.request ?? {};
    const { status } = entry.response ?? {};
    // Browsers record 0 for requests that got no response.
    if (!method || !url || !parseUrl(url) || !status) return [];
    const authorization = headers.find(({ name }) => name?.toLowerCase() === 'authorization')?.value;
    return [{ method, url, authorization, ...bodiesOf(entry), status, line: lines[index] }];
  });
}

/** `undefined` for what is not Base64, such as a part of it. */
function decode(base64 = ''): string | undefined {
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(base64), (char) => char.charCodeAt(0)));
  } catch {
    return undefined;
  }
}

/** A body, unless the file has only a part of it: browsers record no more than some megabytes of each. */
function unlessCut(text: string | undefined, size = 0): string | undefined {
  const isShort = text !== undefined && new TextEncoder().encode(text).length < size;
  return isShort && parseOrUndefined(text) === undefined ? undefined : text;
}
