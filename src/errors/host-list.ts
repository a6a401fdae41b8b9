import { parseUrl } from '../shared/parse-url.js';
import { describeValue, type OptionRule } from './check-options.js';
import { ConfigurationError } from './configuration-error.js';

/** An option that is an array of hosts. */
export const listOfHosts: OptionRule = { mustBe: "an array of host names, such as ['sandbox']", fits: Array.isArray };

/** Hosts as `URL` spells them. `*` stands for any. */
export const toHosts = (option: string, hosts: readonly string[]): string[] =>
  hosts.map((host) => (host === '*' ? host : toHost(option, host)));

/** A host as `URL` spells it: `Hooks.Example.com` → `hooks.example.com`, `::1` → `[::1]`. */
export function toHost(option: string, host: unknown): string {
  const text = `${host}`.includes(':') && !`${host}`.startsWith('[') ? `[${host}]` : `${host}`;
  const url = parseUrl(`http://${text}`);
  if (url && url.href === `http://${url.hostname}/` && text !== '') return url.hostname;
  throw new ConfigurationError(
    `${option} must have host names without scheme, port or path, not ${describeValue(host)}.`,
  );
}
