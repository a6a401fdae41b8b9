import { kindOf } from '../errors/check-options.js';
import { ConfigurationError } from '../errors/configuration-error.js';
import { parseUrl } from '../shared/parse-url.js';
import type { RecordedExchange } from './traffic.js';

/** What is read of an entry of a HAR file. */
interface Entry {
  request?: {
    method?: string;
    url?: string;
    headers?: { name?: string; value?: string }[];
    postData?: { text?: string };
    bodySize?: number;
  };
  response?: { status?: number; content?: { text?: string; encoding?: string; size?: number } };
}

/** The requests and responses of a HAR file. Throws if it is not one. `lines` are those at which its entries begin. */
export function exchangesOf(text: string, lines: readonly number[] = []): RecordedExchange[] {
  if (typeof text !== 'string')
    throw new ConfigurationError(
      `The first argument of exchangesOf must be the text of a HAR file, not ${kindOf(text)}. Read the file with utf8.`,
    );
  let entries: unknown;
  try {
    entries = JSON.parse(text)?.log?.entries;
  } catch {
    // Reported below.
  }
  if (!Array.isArray(entries)) throw new ConfigurationError('It is not a HAR file: it has no list at log.entries.');
  return (entries as Entry[]).flatMap(({ request, response }, index) => {
    const { method, url, headers = [], postData, bodySize } = request ?? {};
    // Browsers record 0 for requests that got no response.
    if (!method || !url || !parseUrl(url) || !response?.status) return [];
    const authorization = headers.find(({ name }) => name?.toLowerCase() === 'authorization')?.value;
    const { text: content, encoding, size } = response.content ?? {};
    const responseText = unlessCut(encoding === 'base64' ? decode(content) : content, size);
    const requestText = unlessCut(postData?.text, bodySize);
    return [{ method, url, authorization, requestText, status: response.status, responseText, line: lines[index] }];
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
  return isShort && !isJson(text) ? undefined : text;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
