import callbackDns from 'node:dns';
import dns from 'node:dns/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Fetch } from '../../src/index.js';
import { failure } from '../client/failure.js';
import { type Behaviour, responds } from '../client/server.js';
import { allOf, content, folder, key, loader, start } from './setup.js';
import { sends } from './storage.js';

const bytes = content(200_000);
const query = '?signature=hush-hush';

/** What names resolve to. The network of the machine that runs the tests must not matter. */
const addresses: Record<string, string[]> = {
  'inside.example': ['8.8.4.4', '10.0.0.7'],
  'inside6.example': ['2001:4860:4860::8888', '::ffff:192.168.0.1'],
  'own-storage.example': ['127.0.0.1'],
  // On the internet, and not assigned to anyone, so that there is no connection to it.
  'rebinding.example': ['2000::1'],
};

const familyOf = (address: string) => (address.includes(':') ? 6 : 4);

beforeEach(() => {
  vi.spyOn(dns, 'lookup').mockImplementation((async (name: string) => {
    if (name === 'unknown.example') throw new Error('getaddrinfo ENOTFOUND');
    return (addresses[name] ?? ['8.8.8.8', '2001:4860:4860::8844']).map((address) => ({
      address,
      family: familyOf(address),
    }));
  }) as never);
});
afterEach(() => void vi.restoreAllMocks());

/** A network in which every host is one real server that gets the name of the host. */
async function network(pages: Record<string, Behaviour | string>) {
  const asked: string[] = [];
  const server = await start((response, request) => {
    const url = `${request.headers['x-asked']}`.replace(/\?.*/, '');
    const page = pages[url] ?? sends(bytes);
    if (typeof page === 'string') responds(302, '', { location: page })(response, request);
    else page(response, request);
  });
  const fetch: Fetch = (url, init) => {
    const { pathname, search } = new URL(url);
    asked.push(url.replace(search, ''));
    const headers = new Headers(init.headers);
    headers.set('x-asked', url);
    return globalThis.fetch(`${server.url}${pathname}`, { ...init, headers });
  };
  return { gen: loader({ fetch }), fetch, asked, received: server.received };
}

describe('a redirect from a public host to a private one', () => {
  it.each([
    'http://127.0.0.1:6379/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f.0.0.1/',
    'http://0177.0.0.1/',
    'http://127.0.0.1./',
    'http://0.0.0.0/',
    'http://10.1.2.3/',
    'http://172.16.0.1/',
    'http://172.31.255.255/',
    'http://192.168.1.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://100.64.0.1/',
    'http://100.127.255.255/',
    'http://224.0.0.1/',
    'http://255.255.255.255/',
    'http://localhost/',
    'http://LOCALHOST./',
    'http://storage.localhost/',
    'http://metadata.google.internal/',
    'http://printer.local/',
    'http://[::1]/',
    'http://[::]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:a00:1]/',
    'http://[::10.0.0.1]/',
    'http://[64:ff9b::10.0.0.1]/',
    'http://[2002:7f00:1::]/',
    'http://[fc00::1]/',
    'http://[fd12:3456::1]/',
    'http://[fe80::1]/',
    'http://[ff02::1]/',
    'http://inside.example/',
    'http://inside6.example/',
  ])('does not follow a redirect from a public host to %s', async (target) => {
    const { gen, asked } = await network({ 'http://files.example/film': target + query });
    const out = await folder();
    const error = await failure(gen.download(`http://files.example/film${query}`, out.at('film')));
    expect(error).toMatchObject({ name: 'DownloadError', status: 302, url: 'http://files.example/film', bytes: 0 });
    const hostname = new URL(target).hostname.replace(/\.$/, '');
    expect(error.message).toBe(
      `download of http://files.example/film failed: a redirect leads to ${hostname}, which is in a private network. ` +
        'If that is your own storage, set the option allowPrivateRedirects',
    );
    expect(asked).toEqual(['http://files.example/film']);
    expect(await out.names()).toEqual([]);
  });

  it('does not follow a redirect to a private host behind other redirects, nor as a stream', async () => {
    const { gen, asked } = await network({
      'http://files.example/film': 'http://cdn.example/film',
      'http://cdn.example/film': 'http://[::1]/film',
    });
    expect((await failure(gen.download('http://files.example/film'))).message).toContain('leads to [::1], which is');
    expect(asked).toEqual(['http://files.example/film', 'http://cdn.example/film']);
  });

  it('does not keep what a fetch that follows redirects itself has loaded from a private host', async () => {
    const { fetch } = await network({});
    const out = await folder();
    const follows: Fetch = async (url, init) => {
      const response = await fetch(url, init);
      return Object.defineProperties(response, { redirected: { value: true }, url: { value: 'http://10.0.0.1/' } });
    };
    const error = await failure(loader({ fetch: follows }).download('http://files.example/film', out.at('film')));
    expect(error.message).toContain('leads to 10.0.0.1, which is in a private network');
    expect(await out.names()).toEqual([]);
  });

  it('follows a redirect to a private host if the option allows it', async () => {
    const { gen, asked } = await network({ 'http://files.example/film': 'http://10.0.0.1/film' });
    const { stream } = await gen.download('http://files.example/film', undefined, { allowPrivateRedirects: true });
    expect((await allOf(stream)).equals(bytes)).toBe(true);
    expect(asked).toEqual(['http://files.example/film', 'http://10.0.0.1/film']);
  });
});

describe('a host name that resolves to another IP address when the connection is made', () => {
  /** What a name resolves to when a connection is made, and not when its host is checked. */
  function connectionsLeadTo(address: string) {
    const entry = { address, family: familyOf(address) };
    vi.spyOn(callbackDns, 'lookup').mockImplementation(((
      _: string,
      { all }: { all?: boolean },
      callback: (error: null, ...found: unknown[]) => void,
    ) => (all ? callback(null, [entry]) : callback(null, address, entry.family))) as never);
  }

  it('does not connect to the private IP address that a host name resolves to later', async () => {
    const inside = await start(sends(bytes));
    const target = `http://rebinding.example:${new URL(inside.url).port}/film`;
    const { url } = await start(responds(302, '', { location: target }));
    connectionsLeadTo('127.0.0.1');
    const error = await failure(loader().download(url, undefined, { retries: 0, timeout: 1000 }));
    expect(error).toMatchObject({ name: 'DownloadError' });
    expect(inside.received).toEqual([]);
  });

  it('connects to the IP address that was checked, and decompresses the bytes', async () => {
    const reached: string[] = [];
    const server = createServer((request, response) => {
      reached.push(`${request.socket.localAddress} as ${request.headers.host}`);
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(bytes));
    });
    await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const { url } = await start(responds(302, '', { location: `http://own-storage.example:${port}/film` }));
    connectionsLeadTo('127.0.0.9');
    const { stream } = await loader().download(url, undefined, { allowPrivateRedirects: true });
    expect((await allOf(stream)).equals(bytes)).toBe(true);
    expect(reached).toEqual([`127.0.0.1 as own-storage.example:${port}`]);
  });

  it('leaves the connection to fetch if Node sends requests through a proxy of the environment', async () => {
    vi.stubEnv('NODE_USE_ENV_PROXY', '1');
    onTestFinished(() => void vi.unstubAllEnvs());
    const storage = await start(sends(bytes));
    const location = `http://unknown.example:${new URL(storage.url).port}/film`;
    const { url } = await start(responds(302, '', { location }));
    connectionsLeadTo('127.0.0.1');
    const { stream } = await loader().download(url);
    expect((await allOf(stream)).equals(bytes)).toBe(true);
  });
});

it('rejects a redirect to a name that cannot be resolved, unless the caller has a fetch', async () => {
  const { url } = await start(responds(302, '', { location: 'http://unknown.example/film' }));
  const error = await failure(loader().download(url, undefined, { retries: 0 }));
  expect(error.message).toContain('the host name unknown.example cannot be resolved');
});

describe('a valid redirect', () => {
  it.each([
    ['to another public host', 'https://files.example/film', 'https://cdn.example/film'],
    ['to https', 'http://files.example/film', 'https://files.example/film2'],
    ['to a public IP address', 'http://files.example/film', 'http://172.32.0.1/film'],
    ['to a public IPv6 host', 'http://files.example/film', 'http://[2001:4860:4860::8888]/film'],
    ['to a name that cannot be resolved here', 'http://files.example/film', 'http://unknown.example/film'],
    ['to a name that only resembles a private one', 'http://files.example/film', 'http://localhost.example/film'],
    ['from a private host to itself', 'http://10.0.0.1/film', 'http://10.0.0.1:9000/film'],
    ['from a private host to a public one', 'http://10.0.0.1/film', 'http://cdn.example/film'],
  ])('follows a redirect %s', async (_, first, second) => {
    const { gen, asked } = await network({ [first]: second });
    const out = await folder();
    await gen.download(first, out.at('film'));
    expect((await out.read('film')).equals(bytes)).toBe(true);
    expect(asked).toEqual([first, second]);
  });

  it.each([301, 302, 303, 307, 308])('follows a redirect with status %i', async (status) => {
    const { gen } = await network({
      'http://files.example/film': responds(status, 'moved', { location: 'other?a=1#b' }),
    });
    expect((await allOf((await gen.download('http://files.example/film')).stream)).equals(bytes)).toBe(true);
  });

  it('follows a redirect to a name in UTF-8', async () => {
    const location = Buffer.from('/影片.mp4').toString('latin1');
    const { gen, asked } = await network({ 'http://files.example/film': responds(302, '', { location }) });
    await allOf((await gen.download('http://files.example/film')).stream);
    expect(decodeURI(asked[1] ?? '')).toBe('http://files.example/影片.mp4');
  });

  it('follows a redirect with the range of each attempt, and without the key', async () => {
    let count = 0;
    const film: Behaviour = (...call) => {
      count += 1;
      sends(bytes, count === 1 ? { cut: 70_000 } : {})(...call);
    };
    const { gen, received } = await network({
      'http://files.example/film': 'http://cdn.example/film',
      'http://cdn.example/film': film,
    });
    const out = await folder();
    await gen.download('http://files.example/film', out.at('film'));
    expect((await out.read('film')).equals(bytes)).toBe(true);
    const sent = received.map(({ headers }) => [headers.range, headers['if-range']]);
    const rest = ['bytes=70000-', '"v1"'];
    expect(sent).toEqual([[undefined, undefined], [undefined, undefined], rest, rest]);
    expect(JSON.stringify(received)).not.toContain(key);
  });

  it('follows ten redirects and not one more', async () => {
    const hop = (number: number) => `http://files.example/${number}`;
    const pages = Object.fromEntries(Array.from({ length: 11 }, (_, number) => [hop(number), hop(number + 1)]));
    const { gen, asked } = await network(pages);
    expect((await allOf((await gen.download(hop(1))).stream)).equals(bytes)).toBe(true);
    expect(asked).toHaveLength(11);
    const error = await failure(gen.download(hop(0)));
    expect(error).toMatchObject({ name: 'DownloadError' });
    expect(error.message).toContain('failed: there are more than 10 redirects');
    expect(asked).toHaveLength(22);
  });
});

describe('an invalid redirect', () => {
  it.each([
    ['ftp://cdn.example/film', 'a redirect must lead to an http or https URL, without a user or a password'],
    ['file:///etc/passwd', 'a redirect must lead to an http or https URL, without a user or a password'],
    ['https://me:hush@cdn.example/', 'a redirect must lead to an http or https URL, without a user or a password'],
    ['https://', 'a redirect must lead to an http or https URL, without a user or a password'],
    ['http://cdn.example/film', 'a redirect leads from https to http, on cdn.example, where anyone in between can'],
    ['http://files.example/film', 'a redirect leads from https to http, on files.example, where anyone in between'],
  ])('rejects a redirect from an https URL to %s', async (target, message) => {
    const { gen, asked } = await network({ 'https://files.example/film': target });
    const error = await failure(gen.download('https://files.example/film', undefined, { allowPrivateRedirects: true }));
    expect(error).toMatchObject({ name: 'DownloadError', status: 302 });
    expect(error.message).toContain(message);
    expect(error.message).not.toContain('hush');
    expect(asked).toHaveLength(1);
  });

  it('rejects a redirect from a private host to another private one', async () => {
    const { gen, asked } = await network({ 'http://127.0.0.1/film': 'http://localhost/film' });
    const error = await failure(gen.download('http://127.0.0.1/film'));
    expect(error.message).toContain('a redirect leads to localhost, which is in a private network');
    expect(asked).toHaveLength(1);
  });

  it('rejects a redirect without a location', async () => {
    const { gen } = await network({ 'http://files.example/film': (response) => void response.writeHead(302).end() });
    const error = await failure(gen.download('http://files.example/film'));
    expect(error).toMatchObject({ name: 'DownloadError', status: 302 });
  });
});
