/** IPv4 blocks that are not on the internet (RFC 6890): this host, private networks, carriers, link-local, multicast. */
const privateBlocks = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '224.0.0.0/3',
].map((block) => {
  const [start = '', bits] = block.split('/');
  const size = 2 ** (32 - Number(bits));
  return { start: toNumber(start), size };
});

/** Names of this host or its own network, whatever a resolver returns (RFC 6761, RFC 6762, ICANN). */
const privateNames = /(^|\.)(localhost|local|internal)$/;

/**
 * Whether the host of a URL is in a private network: by its IP address, by its name, or by any IP address that the name
 * resolves to. Names are resolved in Node, Deno and Bun. A name that cannot be resolved here counts as public: a proxy may
 * know it.
 */
export async function isPrivateHost(host: string): Promise<boolean> {
  const name = host.replace(/\.$/, '');
  if (isPrivateIp(name) || privateNames.test(name)) return true;
  if (isIp(name)) return false;
  const resolver = globalThis.process?.getBuiltinModule?.('node:dns/promises');
  const resolved = await resolver?.lookup(name, { all: true }).catch(() => []);
  return (resolved ?? []).some(({ address }) => isPrivateIp(address.includes(':') ? toHost(address) : address));
}

const isIp = (host: string) => host.startsWith('[') || /^\d+(\.\d+){3}$/.test(host);

/** An IPv6 host as URLs spell it, without its zone, which names a network interface. */
function toHost(address: string): string {
  const url = `http://[${address.replace(/%.*/, '')}]`;
  return URL.canParse(url) ? new URL(url).hostname : '';
}

/** Whether an IP address, as URLs spell it, is private. */
function isPrivateIp(host: string): boolean {
  if (!isIp(host)) return false;
  if (!host.startsWith('[')) return isPrivateNumber(toNumber(host));
  const groups = groupsOf(host.slice(1, -1));
  const embedded = embeddedIn(groups);
  if (embedded !== undefined) return isPrivateNumber(embedded);
  const [first = 0, second, third] = groups;
  const isLocalTranslation = first === 0x64 && second === 0xff9b && third === 1;
  // Unique local, link-local and site-local, multicast, discard.
  return (
    (first & 0xfe00) === 0xfc00 ||
    (first & 0xff80) === 0xfe80 ||
    first >= 0xff00 ||
    first === 0x100 ||
    isLocalTranslation
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

/** The IPv4 number embedded in IPv6 groups: mapped, compatible (so also :: and ::1), NAT64 and 6to4. */
function embeddedIn(groups: number[]): number | undefined {
  const [first = 0, second = 0, third = 0] = groups;
  const start = groups.slice(0, 6).join();
  if (['0,0,0,0,0,65535', '0,0,0,0,0,0', '100,65435,0,0,0,0'].includes(start)) {
    const [high = 0, low = 0] = groups.slice(6);
    return high * 65_536 + low;
  }
  return first === 0x2002 ? second * 65_536 + third : undefined;
}
