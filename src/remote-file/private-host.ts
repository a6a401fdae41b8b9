import { parseUrl } from '../shared/parse-url.js';

/**
 * IPv4 blocks that are not on the internet, and what clouds put elsewhere (RFC 6890, IANA's registry of special-purpose
 * blocks): this host, private networks, carriers, link-local, protocols, documentation, relays, benchmarks, multicast,
 * reserved. 168.63.129.16 is the host of Azure's virtual machines; the metadata of other clouds is in the other blocks.
 */
const privateBlocks = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '168.63.129.16/32',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
].map((block) => {
  const [start = '', bits] = block.split('/');
  const size = 2 ** (32 - Number(bits));
  return { start: toNumber(start), size };
});

/** Names of this host or its own network, whatever a resolver returns (RFC 6761, RFC 6762, RFC 8375, ICANN). */
const privateNames = /(^|\.)(localhost|localdomain|local|internal|home\.arpa)$/;

/** Whether a host, as URLs spell it, is this host or one of its own network. A name is not resolved for that. */
export function isPrivateHost(host: string): boolean {
  // A name with a dot at its end is the same host.
  const name = host.replace(/\.$/, '');
  return isIpAddress(name) ? isPrivateIp(name) : isPrivateName(name);
}

/** Names on the internet have a dot. */
const isPrivateName = (name: string): boolean => privateNames.test(name) || !name.includes('.');

/** Whether the host of a URL is an IP address. `URL` turns all other spellings (decimal, octal, hex, short) into these. */
export const isIpAddress = (host: string): boolean => host.startsWith('[') || /^\d+(\.\d+){3}$/.test(host);

/** An IP address of a resolver as URLs spell it: `::1` → `[::1]`. Its zone, which names a network interface, is left out. */
export function toIpHost(address: string): string | undefined {
  const host = address.includes(':') ? `[${address.replace(/%.*/, '')}]` : address;
  const url = parseUrl(`http://${host}`);
  return url && isIpAddress(url.hostname) ? url.hostname : undefined;
}

/** Whether an IP address, as URLs spell it, is not on the internet. */
export function isPrivateIp(host: string): boolean {
  if (!host.startsWith('[')) return isPrivateNumber(toNumber(host));
  const groups = groupsOf(host.slice(1, -1));
  const embedded = embeddedIn(groups);
  if (embedded !== undefined) return isPrivateNumber(embedded);
  const [first = 0, second = 0] = groups;
  // All hosts on the internet are in 2000::/3. In it are protocols (2001::/23, with Teredo), documentation and 6to4, which
  // wraps any IPv4 one.
  return (
    (first & 0xe000) !== 0x2000 ||
    (first === 0x2001 && (second < 0x200 || second === 0xdb8)) ||
    first === 0x2002 ||
    (first === 0x3fff && second < 0x1000)
  );
}

const isPrivateNumber = (address: number) =>
  privateBlocks.some(({ start, size }) => address >= start && address < start + size);

function toNumber(address: string): number {
  return address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
}

/** The eight groups of an IPv6 host. Two colons stand for all missing zeros. */
function groupsOf(address: string): number[] {
  const [head = [], tail = []] = address.split('::').map((half) => half.split(':').filter(Boolean));
  const zeros = Array<string>(8 - head.length - tail.length).fill('0');
  return [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16));
}

/** The IPv4 number that an IPv6 host stands for: mapped, or NAT64, which networks without IPv4 need for all IPv4 hosts. */
function embeddedIn(groups: number[]): number | undefined {
  const start = groups.slice(0, 6).join();
  if (!['0,0,0,0,0,65535', '100,65435,0,0,0,0'].includes(start)) return undefined;
  const [high = 0, low = 0] = groups.slice(6);
  return high * 65_536 + low;
}
