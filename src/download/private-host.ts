import { isIpAddress, isPrivateIp, isPrivateName, toIpHost } from '../shared/private-host.js';

/**
 * Whether the host of a URL is in a private network: by its IP address, by its name, or by any IP address that the name
 * resolves to. Names are resolved in Node, Deno and Bun. A name that cannot be resolved here counts as public: a proxy may
 * know it.
 */
export async function isPrivateHost(host: string): Promise<boolean> {
  const name = host.replace(/\.$/, '');
  if (isIpAddress(name)) return isPrivateIp(name);
  if (isPrivateName(name)) return true;
  const resolver = globalThis.process?.getBuiltinModule?.('node:dns/promises');
  const resolved = await resolver?.lookup(name, { all: true }).catch(() => []);
  return (resolved ?? []).some(({ address }) => isPrivateIp(toIpHost(address) ?? '0.0.0.0'));
}
