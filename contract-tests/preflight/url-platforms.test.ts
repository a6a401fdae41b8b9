import { build } from 'esbuild';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { reservePort } from '../../scripts/lib/reserve-port.js';
import type { Fetch } from '../../src/index.js';
import { preflight } from '../../src/preflight/index.js';
import { createOpenUrl } from '../../src/preflight/url/open-url.js';
import type { UrlOptions } from '../../src/preflight/url/url-options.js';
import { responds } from '../client/server.js';
import {
  content,
  expectBytes,
  local,
  opened,
  parts,
  query,
  reasonFor,
  start,
  toReason,
  toSource,
} from './url-setup.js';

const bytes = content(100_000);

afterEach(() => void vi.unstubAllGlobals());

const { versions, release } = process;
const getBuiltinModule = process.getBuiltinModule.bind(process);

/** Platforms other than Node, by what they have of it. */
const platforms: [name: string, globals: Record<string, unknown>][] = [
  ['browsers', { process: undefined }],
  ['a bundler that makes up a process', { process: { env: {} } }],
  ['Bun', { process: { getBuiltinModule, release, versions: { ...versions, bun: '1.2.0' } } }],
  ['Deno', { process: { getBuiltinModule, release, versions: { ...versions, deno: '2.0.0' } } }],
  ['Workers', { process: { getBuiltinModule, release, versions }, navigator: { userAgent: 'Cloudflare-Workers' } }],
];

/** What opens URLs on a platform, and what it sends with the `fetch` of the platform. */
function platform(globals: Record<string, unknown>, options: UrlOptions | true = local) {
  const requests: Request[] = [];
  const { fetch } = globalThis;
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  const open = createOpenUrl(options);
  // The servers of the tests need Node.
  vi.unstubAllGlobals();
  vi.stubGlobal('fetch', (target: string, init: RequestInit) => {
    requests.push(new Request(target, init));
    return fetch(target, init);
  });
  return {
    requests,
    opened: async (url: string) => toSource(await open(url)),
    reasonFor: async (url: string) => toReason(await open(url)),
  };
}

describe.each(platforms)('%s', (_, globals) => {
  it('uses the fetch of the platform, without credentials', async () => {
    const { url, received } = await start(parts(bytes));
    const { opened, requests } = platform(globals);
    const source = await opened(url + query);
    expectBytes(await source.read(0, bytes.length), bytes);
    expect(requests).toHaveLength(2);
    for (const request of requests) {
      expect(request).toMatchObject({ credentials: 'omit', redirect: 'manual', referrerPolicy: 'no-referrer' });
    }
    for (const { headers } of received) {
      expect(headers).not.toHaveProperty('authorization');
      expect(headers).not.toHaveProperty('cookie');
      // Some platforms add it themselves to requests for ranges.
      expect(headers['accept-encoding']).toMatch(/^identity(, identity)?$/);
    }
  });

  it.each([
    'http://127.0.0.1/',
    'http://0x7f.1/',
    'http://[::ffff:10.0.0.1]/',
    'http://localhost/',
    'http://redis:6379/',
  ])('does not request a private host: %s', async (url) => {
    const { reasonFor, requests } = platform(globals, true);
    expect(await reasonFor(url)).toMatch(/^private-host: /);
    expect(requests).toEqual([]);
  });

  it('does not follow a redirect to a private host', async () => {
    const { url, received } = await start(responds(302, '', { location: `http://[::1]/${query}` }));
    const { reasonFor } = platform(globals);
    expect(await reasonFor(url)).toMatch(/^private-host: \[::1\] is in a private network/);
    expect(received).toHaveLength(1);
  });

  it('reads a server that ignores ranges up to the limit', async () => {
    const { url } = await start((response) => void response.writeHead(200).write(bytes));
    const { opened } = platform(globals, { ...local, maxBytes: 65_536 });
    const source = await opened(url);
    expectBytes(await source.read(0, 65_536), bytes.subarray(0, 65_536));
  });

  it('names a failed connection without the URL', async () => {
    const { reasonFor } = platform(globals);
    const url = `http://127.0.0.1:${await reservePort()}/`;
    expect(await reasonFor(url + query)).toBe('connection: no connection was made, or it broke (ECONNREFUSED)');
  });

  it('does not quote the message of the platform, which may have the URL, for a failure without a code', async () => {
    const { reasonFor } = platform(globals);
    vi.stubGlobal('fetch', async (target: string) => {
      throw new TypeError(`error sending request for url (${target})`);
    });
    expect(await reasonFor(`http://127.0.0.1/${query}`)).toBe('connection: no connection was made, or it broke');
  });
});

describe('Node', () => {
  it('does not use the fetch of the platform', async () => {
    const { url } = await start(parts(bytes));
    const { opened, requests } = platform({});
    await opened(url);
    expect(requests).toEqual([]);
  });
});

describe('Bun and Deno', () => {
  it.each(platforms.slice(2, 4))('resolves names in %s', async (_, globals) => {
    const inside = platform(globals, { lookup: async () => [{ address: '10.0.0.1', family: 4 }] });
    expect(await inside.reasonFor('http://files.example/')).toMatch(/^private-host: files.example is/);
    const unknown = platform(globals, { lookup: async () => [] });
    expect(await unknown.reasonFor('http://files.example/')).toMatch(/^host: /);
    expect([...inside.requests, ...unknown.requests]).toEqual([]);
  });
});

describe('a fetch that follows redirects by itself', () => {
  const follows = (url: string) => async () =>
    Object.defineProperties(new Response(bytes), { redirected: { value: true }, url: { value: url } });

  it('accepts a redirect to a public host, which browsers follow', async () => {
    const fetch = follows('https://8.8.8.8/image.png');
    expect(await opened('https://1.1.1.1/', { fetch })).toHaveProperty('size', bytes.length);
  });

  it.each([
    ['http://8.8.8.8/', 'redirect: a redirect leads from https to http'],
    ['https://10.0.0.1/', 'private-host: 10.0.0.1 is in a private network'],
    ['https://user:word@8.8.8.8/', 'redirect: a redirect must lead to'],
  ])('does not accept a redirect to %s', async (url, reason) => {
    expect(await reasonFor(`https://1.1.1.1/${query}`, { fetch: follows(url + query) })).toContain(reason);
  });

  it('follows redirects itself where the target is hidden', async () => {
    const modes: string[] = [];
    const fetch: Fetch = async (_, { redirect }) => {
      modes.push(`${redirect}`);
      const hidden = Object.defineProperties(Response.error(), { type: { value: 'opaqueredirect' } });
      return redirect === 'manual' ? hidden : follows('https://8.8.8.8/')();
    };
    expect(await opened('https://1.1.1.1/', { fetch })).toHaveProperty('size', bytes.length);
    expect(modes).toEqual(['manual', 'follow']);
  });
});

describe('another origin in a browser', () => {
  /** A response as a browser passes it on if the server does not expose Content-Range. */
  const hides: Fetch = async (_, { headers }) => {
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(new Headers(headers).get('range') ?? '') ?? [];
    const part = bytes.subarray(Number(first), Number(last) + 1);
    return Object.defineProperties(new Response(part, { status: 206 }), { type: { value: 'cors' } });
  };

  it('reports no size until the end if the server hides the range', async () => {
    const source = await opened('https://1.1.1.1/', { fetch: hides });
    expect(source.size).toBeUndefined();
    expectBytes(await source.read(10, bytes.length + 1), bytes.subarray(10));
    expect(source.size).toBe(bytes.length);
  });
});

describe('the options', () => {
  it.each([
    [{ x: 1 }, 'fetch has no option x. It has allow, maxBytes, timeout, maxRedirects, concurrency, lookup, fetch.'],
    [{ allow: '127.0.0.1' }, 'fetch.allow must be an array of host names, such as [\'sandbox\'], not "127.0.0.1".'],
    [{ allow: ['http://a'] }, 'fetch.allow must have host names without scheme, port or path, not "http://a".'],
    [{ allow: ['a:80'] }, 'fetch.allow must have host names without scheme, port or path, not "a:80".'],
    [{ maxBytes: 65_535 }, 'fetch.maxBytes must be a whole number of at least 65536, not 65535.'],
    [{ timeout: 0 }, 'fetch.timeout must be a number of milliseconds above 0, not 0.'],
    [{ maxRedirects: -1 }, 'fetch.maxRedirects must be a whole number of at least 0, not -1.'],
    [{ concurrency: 0 }, 'fetch.concurrency must be a whole number of at least 1, not 0.'],
    [{ lookup: 'dns' }, 'fetch.lookup must be a function, not a string.'],
    [{ fetch: true }, 'fetch.fetch must be a function, not a boolean.'],
    [
      'yes',
      'The options of fetch must be an object with allow, maxBytes, timeout, maxRedirects, concurrency, lookup, fetch, not a string.',
    ],
  ])('rejects the options %j', (options, message) => {
    expect(() => createOpenUrl(options as never)).toThrow(message);
  });

  it('validates options for a request without a URL too', async () => {
    const request = { model: 'genq2', prompt: 'A boat' };
    await expect(preflight('createText2Video', request, { fetch: { maxBytes: 100 } })).rejects.toThrow(
      'fetch.maxBytes must be a whole number of at least 65536, not 100.',
    );
  });
});

it('imports nothing of Node that a bundler would have to find', async () => {
  const entryPoints = ['src/preflight/url/open-url.ts'];
  const { outputFiles } = await build({ entryPoints, bundle: true, write: false, platform: 'browser', format: 'esm' });
  expect(outputFiles[0]?.text).not.toMatch(/require\(|from ["']node:/);
});
