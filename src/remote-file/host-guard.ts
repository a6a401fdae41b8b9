import { type ResolvedAddress, UnsafeUrlError } from './file-response.js';
import { isIpAddress, isPrivateHost, isPrivateIp, toIpHost } from './private-host.js';

/** Resolves a host name to all of its IP addresses. */
type Lookup = (hostname: string, options: { all: true }) => Promise<readonly ResolvedAddress[]>;

interface HostGuardOptions {
  /** Hosts that may be requested although they are in a private network. `*` allows any host. */
  allow: readonly string[];
  /** Default: `lookup` of `node:dns/promises`, where it exists. */
  lookup?: Lookup | undefined;
  /** Whether a name that cannot be resolved here is rejected. A proxy may know it. */
  mustResolve: boolean;
}

/**
 * Decides which hosts may be requested. Every IP address of a name is checked, and a name is resolved only once: it cannot
 * resolve to something else for a later request.
 */
export class HostGuard {
  readonly #allow: readonly string[];
  readonly #lookup: Lookup | undefined;
  readonly #mustResolve: boolean;
  readonly #checked = new Map<string, Promise<readonly ResolvedAddress[] | undefined>>();

  constructor({ allow, lookup, mustResolve }: HostGuardOptions) {
    this.#allow = allow.map(withoutDot);
    this.#lookup = lookup ?? globalThis.process?.getBuiltinModule?.('node:dns/promises')?.lookup;
    this.#mustResolve = mustResolve;
  }

  /**
   * The IP addresses to connect to, or `undefined` if the host is one itself or cannot be resolved on this platform. Throws
   * an `UnsafeUrlError` if the host must not be requested.
   */
  check(host: string): Promise<readonly ResolvedAddress[] | undefined> {
    const name = withoutDot(host);
    const known = this.#checked.get(name) ?? this.#check(name);
    this.#checked.set(name, known);
    return known;
  }

  async #check(name: string): Promise<readonly ResolvedAddress[] | undefined> {
    const isAllowed = this.#allows(name);
    if (!isAllowed && isPrivateHost(name)) throw privateHost(name);
    if (isIpAddress(name)) return undefined;
    const resolved = await this.#resolve(name);
    if (!isAllowed && resolved?.some(({ address }) => this.#rejects(address))) throw privateHost(name);
    return resolved;
  }

  async #resolve(name: string): Promise<readonly ResolvedAddress[] | undefined> {
    if (!this.#lookup) return undefined;
    let code: unknown = 'ENOTFOUND';
    try {
      const resolved = await this.#lookup(name, { all: true });
      if (resolved.length > 0) return resolved;
    } catch (error) {
      ({ code } = Object(error));
    }
    if (!this.#mustResolve) return undefined;
    // Other codes say that the resolver has failed, not that the name does not exist.
    const isUnknownName = code === 'ENOTFOUND' || code === 'ENODATA';
    throw new UnsafeUrlError('host', `the host name ${name} cannot be resolved`, name, isUnknownName);
  }

  #rejects(address: string): boolean {
    const host = toIpHost(address);
    return host === undefined || (isPrivateIp(host) && !this.#allows(host));
  }

  #allows(host: string): boolean {
    return this.#allow.includes('*') || this.#allow.includes(host);
  }
}

/** A name with a dot at its end is the same host. */
const withoutDot = (host: string) => host.replace(/\.$/, '');

const privateHost = (host: string) => new UnsafeUrlError('private-host', `${host} is in a private network`, host);
