import { HostGuard } from '../../remote-file/host-guard.js';
import { isRequestable, requestFile } from '../../remote-file/request-file.js';
import { sendByFetch } from '../../remote-file/send-by-fetch.js';
import { sendByNode } from '../../remote-file/send-by-node.js';
import { platformFetch } from '../../shared/fetch.js';
import { parseUrl } from '../../shared/parse-url.js';
import type { MediaSource } from '../media/media-source.js';
import { NotInspected, toNotInspected } from './not-inspected.js';
import { RequestBudget } from './request-budget.js';
import { toUrlSettings, type UrlOptions } from './url-options.js';
import { UrlSource, type UrlSourceOptions } from './url-source.js';

/** Opens the file behind a URL. It never rejects. Its first bytes have arrived when it resolves to a source. */
export type OpenUrl = (url: string) => Promise<MediaSource | NotInspected>;

/**
 * Creates what opens the files of one request: they share its time, its concurrent requests and what was resolved, and a
 * URL that occurs twice is read once. Throws a `ConfigurationError` for options that cannot work. Credentials are never
 * sent.
 */
export function createOpenUrl(options: UrlOptions | true, signal?: AbortSignal): OpenUrl {
  const settings = toUrlSettings(options);
  const { fetch, maxBytes, maxRedirects } = settings;
  const send = (fetch ? undefined : sendByNode()) ?? sendByFetch(fetch ?? platformFetch);
  // A proxy may know names that this host does not know.
  const guard = new HostGuard({ ...settings, mustResolve: fetch === undefined });
  const budget = new RequestBudget(settings, signal);

  const request: UrlSourceOptions['request'] = (url, range, read) =>
    budget.run(async (runSignal) => {
      const headers = { accept: '*/*', 'accept-encoding': 'identity', range };
      const located = await requestFile(url, {
        send: (one) => send({ ...one, signal: runSignal }),
        guard,
        maxRedirects,
        headers,
      });
      try {
        return await read(located, runSignal);
      } finally {
        located.response.cancel();
      }
    });

  const open: OpenUrl = async (text) => {
    const url = parseUrl(text);
    if (!url || !isRequestable(url)) {
      return new NotInspected('url', 'only http and https URLs without a user or a password are read');
    }
    const source = new UrlSource({ url, maxBytes, request });
    // One byte is enough: more are read ahead.
    return source.read(0, 1).then(() => source, toNotInspected);
  };

  const opened = new Map<string, ReturnType<OpenUrl>>();
  return (url) => {
    const file = opened.get(url) ?? open(url);
    opened.set(url, file);
    return file;
  };
}
