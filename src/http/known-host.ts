import { parseUrl } from '../shared/parse-url.js';

/**
 * Whether a host, in the spelling of `URL`, is this machine. `URL` has already turned `127.1` and the like into `127.0.0.1`.
 * The only names that count are `localhost` and its subdomains: other names can resolve to any machine.
 */
export function isLoopback(hostname: string): boolean {
  return (
    hostname === 'localhost' ||
    hostname.endsWith('.localhost') ||
    hostname === '[::1]' ||
    /^127\.\d+\.\d+\.\d+$/.test(hostname)
  );
}

/** Almost all requests to a server have the same host, and parsing it takes a tenth of the time of a poll of the sandbox. */
let last: { header: unknown; hostname: string } = { header: undefined, hostname: '' };

/** The host that a Host header names, in the spelling of `URL`; empty if it names none. */
export function hostnameIn(header: unknown): string {
  if (header !== last.header) {
    last = { header, hostname: (isHost(header) && parseUrl(`http://${header}`)?.hostname) || '' };
  }
  return last.hostname;
}

/** The origin that the caller used, such as `http://127.0.0.1:4020`, or a default if its Host header is not a host. */
export const originOf = (host: unknown, defaultOrigin: () => string): string =>
  hostnameIn(host) === '' ? defaultOrigin() : `http://${host}`;

/**
 * Whether a Host header contains a host name or an IP address, with or without a port. The caller sets the header, so it may
 * contain anything.
 */
const isHost = (host: unknown): host is string => /^([\w.-]+|\[[\da-f:.]+\])(:\d+)?$/i.test(`${host ?? ''}`);

/** A host in the spelling of `URL`: IPv6 in brackets, and IPv4 that is mapped to IPv6 as plain IPv4. */
export function hostOf(address: string): string {
  const host = address.replace(/^::ffff:(?=\d+\.)/, '');
  return parseUrl(`http://${host.includes(':') && !host.startsWith('[') ? `[${host}]` : host}`)?.hostname ?? '';
}
