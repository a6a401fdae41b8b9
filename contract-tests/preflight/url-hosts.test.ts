import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createOpenUrl } from '../../src/preflight/url/open-url.js';
import type { UrlOptions } from '../../src/preflight/url/url-options.js';
import type { ResolvedAddress } from '../../src/remote-file/file-response.js';
import { responds } from '../client/server.js';
import { content, expectBytes, local, opened, parts, query, reasonFor, start } from './url-setup.js';

const bytes = content(70_000);

const privateHost = (host: string) =>
  `private-host: ${host} is in a private network. To check it all the same, allow it with fetch.allow, or --fetch-allow of the command`;

const familyOf = (address: string) => (address.includes(':') ? 6 : 4);

const resolvesTo =
  (...addresses: string[]) =>
  async (): Promise<ResolvedAddress[]> =>
    addresses.map((address) => ({ address, family: familyOf(address) }));

/** The hosts that were requested, of a platform without a network. */
async function requested(url: string, options: UrlOptions = {}): Promise<string[]> {
  const hosts: string[] = [];
  const fetch = async (target: string) => {
    hosts.push(new URL(target).hostname);
    return new Response(bytes);
  };
  await createOpenUrl({ fetch, ...options })(url);
  return hosts;
}

/** The first and the last IP address of each block that is not on the internet. */
const blocks: [first: string, last: string, name: string][] = [
  ['0.0.0.0', '0.255.255.255', 'this network'],
  ['10.0.0.0', '10.255.255.255', 'private'],
  ['100.64.0.0', '100.127.255.255', 'carriers'],
  ['100.100.100.200', '100.100.100.200', 'metadata of Alibaba'],
  ['127.0.0.0', '127.255.255.255', 'loopback'],
  ['168.63.129.16', '168.63.129.16', 'host of Azure'],
  ['169.254.0.0', '169.254.255.255', 'link-local'],
  ['169.254.169.254', '169.254.170.2', 'metadata of AWS, Azure and Google'],
  ['172.16.0.0', '172.31.255.255', 'private'],
  ['192.0.0.0', '192.0.0.255', 'protocols'],
  ['192.0.0.192', '192.0.0.192', 'metadata of Oracle'],
  ['192.0.2.0', '192.0.2.255', 'documentation'],
  ['192.88.99.0', '192.88.99.255', 'relays of 6to4'],
  ['192.168.0.0', '192.168.255.255', 'private'],
  ['198.18.0.0', '198.19.255.255', 'benchmarks'],
  ['198.51.100.0', '198.51.100.255', 'documentation'],
  ['203.0.113.0', '203.0.113.255', 'documentation'],
  ['224.0.0.0', '239.255.255.255', 'multicast'],
  ['240.0.0.0', '255.255.255.255', 'reserved and broadcast'],
  ['::', '::', 'unspecified'],
  ['::1', '::1', 'loopback'],
  ['::7f00:1', '::808:808', 'IPv4-compatible'],
  ['::ffff:0.0.0.0', '::ffff:0.255.255.255', 'mapped'],
  ['::ffff:10.0.0.0', '::ffff:10.255.255.255', 'mapped'],
  ['::ffff:7f00:1', '::ffff:a9fe:a9fe', 'mapped, in hex'],
  ['::ffff:0:808:808', '::ffff:0:7f00:1', 'translated'],
  ['64:ff9b::127.0.0.1', '64:ff9b::169.254.169.254', 'NAT64'],
  ['64:ff9b:1::', '64:ff9b:1:ffff:ffff:ffff:ffff:ffff', 'local NAT64'],
  ['100::', '100::ffff:ffff:ffff:ffff', 'discard'],
  ['1fff:ffff::', '1fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', 'before global unicast'],
  ['2001::', '2001:0:ffff:ffff:ffff:ffff:ffff:ffff', 'Teredo'],
  ['2001:2::', '2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff', 'protocols'],
  ['2001:db8::', '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff', 'documentation'],
  ['2002::', '2002:ffff:ffff:ffff:ffff:ffff:ffff:ffff', '6to4'],
  ['2002:7f00:1::', '2002:808:808::', '6to4'],
  ['3fff::', '3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff', 'documentation'],
  ['4000::', '5f00::1', 'after global unicast'],
  ['fc00::', 'fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', 'unique local'],
  ['fd00:ec2::254', 'fd20:ce::254', 'metadata of AWS and Google'],
  ['fe80::', 'febf:ffff:ffff:ffff:ffff:ffff:ffff:ffff', 'link-local'],
  ['fec0::', 'feff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', 'site-local'],
  ['ff00::', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', 'multicast'],
];

/** The IP addresses next to these blocks. */
const publicAddresses = [
  '1.0.0.0',
  '9.255.255.255',
  '11.0.0.0',
  '100.63.255.255',
  '100.128.0.0',
  '126.255.255.255',
  '128.0.0.0',
  '168.63.129.15',
  '168.63.129.17',
  '169.253.255.255',
  '169.255.0.0',
  '172.15.255.255',
  '172.32.0.0',
  '191.255.255.255',
  '192.0.1.0',
  '192.0.1.255',
  '192.0.3.0',
  '192.88.98.255',
  '192.88.100.0',
  '192.167.255.255',
  '192.169.0.0',
  '198.17.255.255',
  '198.20.0.0',
  '198.51.99.255',
  '198.51.101.0',
  '203.0.112.255',
  '203.0.114.0',
  '223.255.255.255',
  '::ffff:1.0.0.0',
  '::ffff:9.255.255.255',
  '64:ff9b::8.8.8.8',
  '2000::',
  '2001:200::',
  '2001:db7:ffff:ffff:ffff:ffff:ffff:ffff',
  '2001:db9::',
  '2001:4860:4860::8888',
  '2003::',
  '3ffe:ffff:ffff:ffff:ffff:ffff:ffff:ffff',
  '3fff:1000::',
  '3fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff',
];

const toUrl = (address: string) => `http://${address.includes(':') ? `[${address}]` : address}/image.png${query}`;

describe('an IP address', () => {
  it.each(blocks)('requests no IP address from %s to %s: %s', async (first, last) => {
    for (const address of [first, last]) {
      expect(await requested(toUrl(address)), address).toEqual([]);
      expect(await requested('http://files.example/', { lookup: resolvesTo(address) }), address).toEqual([]);
      expect(await reasonFor(toUrl(address), true)).toMatch(/^private-host: /);
    }
  });

  it.each(publicAddresses)('requests public IP addresses: %s', async (address) => {
    expect(await requested(toUrl(address))).toHaveLength(1);
    expect(await requested('http://files.example/', { lookup: resolvesTo(address) })).toEqual(['files.example']);
  });

  it.each([
    'http://2130706433/',
    'http://017700000001/',
    'http://0x7f000001/',
    'http://0177.0.0.1/',
    'http://0x7f.0.0.1/',
    'http://0x7F.1/',
    'http://127.1/',
    'http://127.0.1/',
    'http://127.0.0.1./',
    'http://①②⑦.⓪.⓪.①/',
    'http://%31%32%37.0.0.1/',
    'http:127.0.0.1',
    'http:\\\\127.0.0.1\\',
    'http://0/',
    'http://3232235521/',
    'http://0xa9fea9fe/',
    'http://[::ffff:127.0.0.1]/',
    'http://[0:0:0:0:0:ffff:7f00:1]/',
    'http://[0000:0000:0000:0000:0000:0000:0000:0001]/',
  ])('recognises an IP address in any spelling: %s', async (url) => {
    expect(await requested(url)).toEqual([]);
    expect(await reasonFor(url, true)).toBe(privateHost(new URL(url).hostname));
  });
});

describe('a name', () => {
  it.each([
    'localhost',
    'LOCALHOST',
    'localhost.',
    'files.localhost',
    'localhost.localdomain',
    'ip6-localhost',
    'metadata',
    'metadata.google.internal',
    'printer.local',
    'router.home.arpa',
  ])('requests no name of this host or its network, whatever it resolves to: %s', async (host) => {
    const reason = await reasonFor(`http://${host}/${query}`, { lookup: resolvesTo('8.8.8.8') });
    expect(reason).toBe(privateHost(host.toLowerCase().replace(/\.$/, '')));
  });

  it.each(['localhost.example', 'mylocal.example', 'internal.example', 'xn--bcher-kva.example'])(
    'requests a name that only resembles a private one: %s',
    async (host) => {
      expect(await requested(`http://${host}/`, { lookup: resolvesTo('8.8.8.8') })).toEqual([host]);
    },
  );

  it.each([
    ['the only one', ['10.0.0.7']],
    ['the first one', ['10.0.0.7', '8.8.8.8']],
    ['the last one', ['8.8.8.8', '2001:4860:4860::8888', '::ffff:192.168.0.1']],
    ['one with a zone', ['fe80::1%eth0']],
    ['text in place of one', ['not an IP address']],
  ])('requests no name with a private IP address: %s', async (_, addresses) => {
    const { url, received } = await start(parts(bytes));
    const port = new URL(url).port;
    const lookup = resolvesTo(...addresses);
    expect(await reasonFor(`http://files.example:${port}/${query}`, { lookup })).toBe(privateHost('files.example'));
    expect(received).toEqual([]);
  });

  it.each([
    ['has no IP address', resolvesTo()],
    ['is unknown', () => Promise.reject(new Error('getaddrinfo ENOTFOUND'))],
    [
      'cannot be resolved at all',
      () => {
        throw new Error('not implemented');
      },
    ],
  ])('passes a name that %s only to a custom fetch, whose proxy may know it', async (_, lookup) => {
    const url = `http://files.example/${query}`;
    expect(await reasonFor(url, { lookup })).toBe('host: the host name files.example cannot be resolved');
    expect(await requested(url, { lookup })).toEqual(['files.example']);
  });
});

describe('a connection', () => {
  /** A server that says at which IP address it was reached. */
  async function everywhere() {
    const reached: string[] = [];
    const server = createServer((request, response) => {
      reached.push(`${request.socket.localAddress} as ${request.headers.host}`);
      parts(bytes)(response, request);
    });
    await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
    onTestFinished(() => void server.close());
    return { port: (server.address() as AddressInfo).port, reached };
  }

  it('connects to the IP address that was checked, though the name resolves to another one then', async () => {
    const { port, reached } = await everywhere();
    const lookups: string[] = [];
    const lookup = async (name: string) => {
      lookups.push(name);
      return resolvesTo(lookups.length === 1 ? '127.0.0.1' : '127.0.0.9')();
    };
    const url = `http://rebinding.example:${port}/`;
    const open = createOpenUrl({ ...local, lookup });
    const [first, second] = await Promise.all([open(`${url}1`), open(`${url}2`)]);
    expect(first).toHaveProperty('size', bytes.length);
    expect(second).toHaveProperty('size', bytes.length);
    expect(lookups).toEqual(['rebinding.example']);
    expect(reached).toEqual(Array(2).fill(`127.0.0.1 as rebinding.example:${port}`));
  });

  it('connects to the next IP address if the first one does not accept it', async () => {
    const { port, reached } = await everywhere();
    const lookup = resolvesTo('::1', '127.0.0.1');
    await opened(`http://two.example:${port}/`, { ...local, allow: ['::1', '127.0.0.1'], lookup });
    expect(reached).toEqual([`127.0.0.1 as two.example:${port}`]);
  });

  it('does not connect to a second IP address that is private', async () => {
    const { port, reached } = await everywhere();
    const lookup = resolvesTo('127.0.0.1', '127.0.0.9');
    const reason = await reasonFor(`http://two.example:${port}/`, { ...local, lookup });
    expect(reason).toBe(privateHost('two.example'));
    expect(reached).toEqual([]);
  });
});

describe('the option allow', () => {
  it.each([
    ['an IP address', '127.0.0.1', ['127.0.0.1']],
    ['another spelling of it', '2130706433', ['127.0.0.1']],
    ['an IP address in another spelling', '127.0.0.1', ['0x7f.1']],
    ['a name', 'files.example', ['Files.Example.']],
    ['the name of this host', 'localhost', ['localhost']],
    ['the IP address of a name', 'files.example', ['127.0.0.1']],
    ['any host', 'files.example', ['*']],
  ])('allows %s', async (_, host, allow) => {
    const { url, received } = await start(parts(bytes));
    const lookup = resolvesTo('127.0.0.1');
    const source = await opened(url.replace('127.0.0.1', host), { ...local, allow, lookup });
    expectBytes(await source.read(0, 1000), bytes.subarray(0, 1000));
    expect(received).toHaveLength(1);
  });

  it.each([
    ['a name that contains an allowed one', 'evil-files.example', ['files.example']],
    ['a name below an allowed one', 'a.files.example', ['files.example']],
    ['an IP address of an allowed name', '127.0.0.1', ['files.example']],
    ['a name of this host by its IP address', 'localhost', ['127.0.0.1']],
  ])('does not allow %s', async (_, host, allow) => {
    const { url, received } = await start(parts(bytes));
    const lookup = resolvesTo('127.0.0.1');
    expect(await reasonFor(url.replace('127.0.0.1', host), { ...local, allow, lookup })).toBe(privateHost(host));
    expect(received).toEqual([]);
  });
});

describe('a redirect', () => {
  /** Servers by the name of their host, all of them on this machine. */
  async function network(pages: Record<string, string>, options: UrlOptions = {}) {
    const asked: string[] = [];
    const { url, received } = await start((response, request) => {
      asked.push(`${request.headers.host}`.replace(/:\d+$/, ''));
      const location = pages[request.url?.replace(/\?.*/, '') ?? ''];
      if (location === undefined) parts(bytes)(response, request);
      else responds(302, 'moved', { location: location.replace('PORT', port) })(response, request);
    });
    const { port } = new URL(url);
    // Names under "private" resolve to the same server, but by an IP address that is not allowed.
    const lookup = async (name: string) => resolvesTo(name.includes('private') ? '127.0.0.9' : '127.0.0.1')();
    return { first: `http://files.example:${port}/1`, asked, received, options: { ...local, lookup, ...options } };
  }

  it('follows a redirect to another host, and requests the rest of the file there', async () => {
    const { first, asked, received, options } = await network({ '/1': 'http://cdn.example:PORT/2', '/2': '/3?a=b' });
    const source = await opened(first, options);
    expectBytes(await source.read(0, 1000), bytes.subarray(0, 1000));
    expectBytes(await source.read(69_000, 70_000), bytes.subarray(69_000));
    expect(asked).toEqual(['files.example', 'cdn.example', 'cdn.example', 'cdn.example']);
    expect(received.map(({ url }) => url)).toEqual(['/1', '/2', '/3?a=b', '/3?a=b']);
  });

  it.each([
    ['http://private.example:PORT/', 'private.example'],
    ['http://localhost:PORT/', 'localhost'],
    ['http://127.0.0.2:PORT/', '127.0.0.2'],
    ['http://2130706434:PORT/', '127.0.0.2'],
    ['http://[::1]:PORT/', '[::1]'],
    ['http://[::ffff:127.0.0.2]:PORT/', '[::ffff:7f00:2]'],
    ['//169.254.169.254/latest/meta-data/', '169.254.169.254'],
  ])('does not follow a redirect into a private network: %s', async (location, host) => {
    const pages = { '/1': 'http://cdn.example:PORT/2', '/2': location + query };
    const { first, asked, options } = await network(pages);
    expect(await reasonFor(first, options)).toBe(privateHost(host));
    expect(asked).toEqual(['files.example', 'cdn.example']);
  });

  it.each([
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
    'ftp://cdn.example/',
    'http://user:word@cdn.example/',
    '//',
  ])('does not follow a redirect to anything but a plain http URL: %s', async (location) => {
    const { first, asked, options } = await network({ '/1': location });
    expect(await reasonFor(first, options)).toBe(
      'redirect: a redirect must lead to an http or https URL, without a user or a password',
    );
    expect(asked).toEqual(['files.example']);
  });

  it('does not follow a redirect from https to http', async () => {
    const fetch = async () => new Response(null, { status: 302, headers: { location: 'http://cdn.example/' } });
    expect(await reasonFor(`https://files.example/${query}`, { fetch, lookup: resolvesTo('8.8.8.8') })).toBe(
      'redirect: a redirect leads from https to http, on cdn.example, where anyone in between can read and change it',
    );
  });

  it('reports a redirect without a location as a status', async () => {
    const { url } = await start(responds(304));
    expect(await reasonFor(url)).toBe('status: the server responded with status 304');
    const moved = await start(responds(301));
    expect(await reasonFor(moved.url)).toBe('status: the server responded with status 301');
  });

  it.each([
    [5, {}],
    [2, { maxRedirects: 2 }],
    [0, { maxRedirects: 0 }],
  ])('follows up to %i redirects', async (limit, options) => {
    const chain = (length: number) =>
      Object.fromEntries(Array.from({ length }, (_, index) => [`/${index + 1}`, `/${index + 2}`]));
    const within = await network(chain(limit), options);
    expect(await opened(within.first, within.options)).toHaveProperty('size', bytes.length);
    const beyond = await network(chain(limit + 1), options);
    expect(await reasonFor(beyond.first, beyond.options)).toBe(`redirect: there are more than ${limit} redirects`);
    expect(beyond.asked).toHaveLength(limit + 1);
  });
});

describe('a URL', () => {
  it.each([
    'ftp://files.example/',
    'file:///etc/passwd',
    'http://user@files.example/',
    'http://a:b@files.example/',
    'x',
    '',
  ])('requests only plain http URLs, not %s', async (url) => {
    expect(await requested(url)).toEqual([]);
    expect(await reasonFor(url)).toBe('url: only http and https URLs without a user or a password are read');
  });
});
