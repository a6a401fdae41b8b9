import { parseUrl } from '../../../src/shared/parse-url.js';

/** The URL at which the site is published, without a slash at its end. Throws if it is not a URL of the web. */
export function toSiteUrl(text: string): string {
  const url = parseUrl(text);
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash) {
    throw new Error(`The docs cannot be published at ${text}. Pass a URL such as https://docs.example.com/genmedia.`);
  }
  return url.href.replace(/\/+$/, '');
}
