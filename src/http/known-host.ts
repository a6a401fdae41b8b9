import { parseUrl } from '../shared/parse-url.js';
import { isHost } from './node.js';

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

/** The host that a Host header names, in the spelling of `URL`; empty if it names none. */
export const hostnameIn = (header: unknown): string => (isHost(header) && parseUrl(`http://${header}`)?.hostname) || '';

/** A host in the spelling of `URL`: IPv6 in brackets, and IPv4 that is mapped to IPv6 as plain IPv4. */
export function hostOf(address: string): string {
  const host = address.replace(/^::ffff:(?=\d+\.)/, '');
  return parseUrl(`http://${host.includes(':') && !host.startsWith('[') ? `[${host}]` : host}`)?.hostname ?? '';
}
