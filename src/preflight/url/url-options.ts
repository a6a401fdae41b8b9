import {
  aFunction,
  checkOptions,
  type OptionRules,
  positiveMilliseconds,
  wholeNumber,
} from '../../errors/check-options.js';
import { listOfHosts, toHosts } from '../../errors/host-list.js';
import type { ResolvedAddress } from '../../remote-file/file-response.js';
import type { Fetch } from '../../shared/fetch.js';

/** How files behind URLs are read. */
export interface UrlOptions {
  /**
   * Hosts that may be requested although they are in a private network: names, or IP addresses, which also allow every name
   * that resolves to them. `*` allows any host, so use it only if all URLs are your own. Default: none.
   */
  allow?: readonly string[] | undefined;
  /** Maximum number of bytes that are read of one file, from 65,536, which are read at a time. Default: 1,048,576 (1 MiB). */
  maxBytes?: number | undefined;
  /** Milliseconds for all files of a request together. Default: 10,000. */
  timeout?: number | undefined;
  /** Maximum number of redirects of one file. Browsers count them by their own rules. Default: 5. */
  maxRedirects?: number | undefined;
  /** Maximum number of concurrent requests. Default: 4. */
  concurrency?: number | undefined;
  /**
   * Resolves a host name to all of its IP addresses. In Node, the connection is made to one of them. Default: `lookup` of
   * `node:dns/promises`, where it exists.
   */
  lookup?: ((hostname: string, options: { all: true }) => Promise<readonly ResolvedAddress[]>) | undefined;
  /**
   * Sends the requests, such as through a proxy, called as `(url, init)`. It gets no credentials, and must not follow redirects by itself. It resolves
   * names by itself: a name that `lookup` does not know is passed to it, and it may connect to another IP address than the
   * one that was checked. Default: `node:http` and `node:https` in Node, which have neither gap; elsewhere `fetch` of the
   * platform.
   */
  fetch?: Fetch | undefined;
}

/** Checked options with their defaults. */
export interface UrlSettings extends Pick<UrlOptions, 'lookup' | 'fetch'> {
  allow: readonly string[];
  maxBytes: number;
  timeout: number;
  maxRedirects: number;
  concurrency: number;
}

const rules: OptionRules<UrlOptions> = {
  allow: listOfHosts,
  maxBytes: wholeNumber(65_536),
  timeout: positiveMilliseconds,
  maxRedirects: wholeNumber(0),
  concurrency: wholeNumber(1),
  lookup: aFunction(),
  fetch: aFunction(),
};

/** The options with their defaults, which `true` stands for. Throws a `ConfigurationError` for one that cannot work. */
export function toUrlSettings(options: UrlOptions | true): UrlSettings {
  const given = options === true ? {} : options;
  checkOptions('fetch', given, rules, 'fetch.');
  const {
    allow = [],
    maxBytes = 1_048_576,
    timeout = 10_000,
    maxRedirects = 5,
    concurrency = 4,
    lookup,
    fetch,
  } = given;
  return { allow: toHosts('fetch.allow', allow), maxBytes, timeout, maxRedirects, concurrency, lookup, fetch };
}
