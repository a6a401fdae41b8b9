import { describe, expect, it, onTestFinished } from 'vitest';
import { GenMedia } from '../../src/index.js';
import { assertPreflight, preflight, preflightFile } from '../../src/preflight/index.js';
import { createSandbox } from '../../src/sandbox/index.js';
import { responds } from '../client/server.js';
import { isPlace } from '../support/markdown-links.js';
import { exif, jpeg, png } from './files/images.js';
import { fragmented, movie } from './files/movies.js';
import { mp3 } from './files/sounds.js';
import { requests } from './requests.js';
import { local, parts, query, start } from './url-setup.js';

const MB = 1_048_576;

/** How a warning ends that may be one of the service, too. */
const mayFail = ' The service may not get it either: check that its URL is public and works.';

/** What preflight finds in a request whose files are behind URLs of a real server. */
async function checked(field: 'images' | 'videos' | 'sounds', bytes: Uint8Array, options: object = {}) {
  const { url, received } = await start(parts(Buffer.from(bytes)));
  const request = field === 'sounds' ? requests.sounds : requests.reference;
  const findings = await preflight(...request({ [field]: [`${url}/file${query}`] }), {
    fetch: { ...local, ...options },
  });
  const sent = received.reduce((sum, { headers }) => {
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
    return sum + Math.min(Number(last) + 1, bytes.length) - Number(first);
  }, 0);
  return {
    found: findings.map(({ rule, path, severity }) => [rule, path, severity]),
    missing: findings.notInspected.map(({ path, reason }) => [path, reason]),
    requests: received.length,
    sent,
  };
}

describe('a file behind a URL', () => {
  it.each([
    ['an image of 128 pixels', 'images', png(128, 128), []],
    ['an image of 127 pixels', 'images', png(127, 128), [['width', '/images/0', 'error']]],
    ['a photo that is turned', 'images', jpeg(300, 200, [exif(6)]), []],
    ['a sound of 12 s', 'sounds', mp3(12), []],
    ['a sound of 12.2 s', 'sounds', mp3(12.2), [['seconds', '/sounds/0', 'error']]],
    ['a video of 8 s', 'videos', movie({ seconds: 8 }), []],
    ['a video of 8.2 s', 'videos', movie({ seconds: 8.2 }), [['seconds', '/videos/0', 'error']]],
    ['a video of fragments of 8 s', 'videos', fragmented([{ samples: [4, 4] }]), []],
    ['a video of fragments of 9 s', 'videos', fragmented([{ samples: [4, 5] }]), [['seconds', '/videos/0', 'error']]],
    ['a video in place of an image', 'images', movie({ seconds: 4 }), [['formats', '/images/0', 'error']]],
  ] as const)('checks %s', async (_, field, bytes, found) => {
    expect(await checked(field, bytes)).toMatchObject({ found, missing: [] });
  });

  it.each([
    ['8 s', 8, []],
    ['8.2 s', 8.2, [['seconds', '/videos/0', 'error']]],
  ])('skips 30 MB of frames before the description of a video: %s', async (_, seconds, found) => {
    const result = await checked('videos', movie({ seconds, isLast: true, filler: 30 * MB }));
    expect(result).toMatchObject({ found, missing: [] });
    expect(result.sent).toBeLessThan(MB / 2);
    expect(result.requests).toBeLessThanOrEqual(3);
  });

  it('checks the size of a file of 50 MB, and of one byte more, without reading it', async () => {
    const allowed = await checked('images', png(256, 256, 50 * MB));
    expect(allowed).toMatchObject({ found: [], missing: [] });
    const larger = await checked('images', png(256, 256, 50 * MB + 1));
    expect(larger.found).toEqual([['bytes', '/images/0', 'error']]);
    for (const { sent } of [allowed, larger]) expect(sent).toBeLessThan(MB / 2);
  });

  it('measures a file that needs more bytes than allowed as far as possible, and lists it', async () => {
    const photo = jpeg(100, 300, Array(10).fill(new Uint8Array(65_000)));
    const options = { maxBytes: 65_536 };
    expect(await checked('images', photo)).toMatchObject({ found: [['width', '/images/0', 'error']], missing: [] });
    expect(await checked('images', photo, options)).toMatchObject({
      found: [['reachable', '/images/0', 'warning']],
      missing: [['/images/0', 'bytes']],
    });
    const fragments = fragmented(
      Array.from({ length: 5 }, (_, at) => ({ at, samples: [1] })),
      { table: [new Uint8Array(40_000)] },
    );
    expect(await checked('videos', fragments, options)).toMatchObject({ missing: [] });
  });
});

describe('a URL that is not read', () => {
  it.each([
    ['http://127.0.0.1:1/', {}, 'private-host'],
    ['http://2130706433/', {}, 'private-host'],
    ['http://[::1]/', {}, 'private-host'],
    ['http://[::ffff:10.0.0.1]/', {}, 'private-host'],
    ['http://169.254.169.254/latest/meta-data', {}, 'private-host'],
    ['http://localhost/', {}, 'private-host'],
    ['http://files.example/', { lookup: async () => [{ address: '10.0.0.1', family: 4 }] }, 'private-host'],
  ])('lists a private URL, and warns of it: %s', async (url, options, reason) => {
    const findings = await preflight(...requests.img2video({ images: [url + query] }), { fetch: options });
    expect(findings).toEqual([
      {
        rule: 'reachable',
        severity: 'warning',
        path: '/images/0',
        message: expect.stringMatching(
          /^images\[0\] cannot be reached by a service on the internet: \S+ is in a private network\. .*--fetch-allow/,
        ),
        docs: 'genmedia/generated/docs/guides/preflight.md#files-behind-urls',
      },
    ]);
    expect(findings.notInspected).toEqual([
      { path: '/images/0', reason, message: expect.stringMatching(/^The file was not inspected: .*\.$/) },
    ]);
    expect(findings.notInspected[0]?.message).not.toContain('hush');
    expect(isPlace('.', `${findings[0]?.docs}`.replace('genmedia/', ''))).toBe(true);
  });

  it('lists a URL that redirects into a private network', async () => {
    const { url } = await start(responds(302, '', { location: 'http://10.0.0.1/secret' }));
    const findings = await preflight(...requests.img2video({ images: [url] }), { fetch: local });
    expect(findings.notInspected.map(({ reason }) => reason)).toEqual(['private-host']);
  });

  it('lists a URL that the server rejects, next to findings in other files', async () => {
    const { url } = await start(responds(404));
    const small = `data:image/png;base64,${Buffer.from(png(127, 128)).toString('base64')}`;
    const findings = await preflight(...requests.reference({ images: [url, small] }), { fetch: local });
    expect(findings.map(({ rule, path }) => [rule, path])).toEqual([
      ['reachable', '/images/0'],
      ['width', '/images/1'],
    ]);
    expect(findings.notInspected.map(({ path, reason }) => [path, reason])).toEqual([['/images/0', 'status']]);
  });

  it.each([404, 410])('does not send a request with a URL of status %i', async (status) => {
    const { url } = await start(responds(status));
    const [operation, body] = requests.img2video({ images: [url + query] });
    const message = `images[0] cannot be fetched: the server responded with status ${status}. Correct the URL.`;
    expect(await preflight(operation, body, { fetch: local })).toMatchObject([{ rule: 'reachable', message }]);
    const asserted = assertPreflight(operation, body, { fetch: local });
    await expect(asserted).rejects.toThrow(`createImg2Video was not sent: ${message}`);
    const sandbox = createSandbox();
    onTestFinished(() => sandbox.close());
    const gen = new GenMedia({
      ...{ baseUrl: 'http://sandbox', apiKey: 'any', fetch: sandbox.fetch },
      preflight: (...request) => preflight(...request, { fetch: local }),
    });
    const created = gen.img2video.create(body as Parameters<typeof gen.img2video.create>[0]);
    await expect(created).rejects.toThrow(message);
    expect(sandbox.requests()).toEqual([]);
    const file = preflightFile(url, { for: 'createImg2Video', field: 'images', fetch: local });
    expect(await file).toMatchObject([{ rule: 'reachable', severity: 'error', path: '' }]);
  });

  const failing = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));

  it.each([
    ['does not exist', async () => [], 'error', 'cannot be fetched', ' Correct the URL.'],
    ['does not exist', failing('ENOTFOUND'), 'error', 'cannot be fetched', ' Correct the URL.'],
    ...['EAI_AGAIN', 'ESERVFAIL'].map(
      (code) => ['cannot be resolved at the moment', failing(code), 'warning', 'was not inspected', mayFail] as const,
    ),
  ] as const)('lists a URL whose host name %s', async (_, lookup, severity, what, help) => {
    const request = requests.img2video({ images: [`http://files.example/${query}`] });
    const findings = await preflight(...request, { fetch: { lookup } });
    const message = `images[0] ${what}: the host name files.example cannot be resolved.${help}`;
    expect(findings).toMatchObject([{ rule: 'reachable', severity, message }]);
    expect(findings.notInspected).toMatchObject([{ reason: 'host' }]);
  });

  it.each([401, 403, 500])('warns of status %i', async (status) => {
    const { url } = await start(responds(status));
    const findings = await assertPreflight(...requests.img2video({ images: [url + query] }), { fetch: local });
    const message = `images[0] was not inspected: the server responded with status ${status}.${mayFail}`;
    expect(findings).toMatchObject([{ rule: 'reachable', severity: 'warning', message }]);
  });

  it('only lists a URL if the caller aborts', async () => {
    const request = requests.img2video({ images: ['http://files.example/'] });
    const findings = await preflight(...request, { fetch: true, signal: AbortSignal.abort() });
    expect([...findings]).toEqual([]);
    expect(findings.notInspected).toMatchObject([{ reason: 'abort' }]);
  });

  it.each(['http://localhost/', 'http://127.1/', 'http://192.168.0.7:80/', 'http://[::1]/', 'http://nas/'])(
    'warns of a URL in a private network without the option too: %s',
    async (url) => {
      const [operation, body] = requests.img2video({ images: [url + query] });
      const where = `${new URL(url).hostname} is in a private network`;
      const message = `cannot be reached by a service on the internet: ${where}. Put the file on a public server.`;
      const finding = { rule: 'reachable', severity: 'warning' };
      expect(await preflight(operation, body)).toMatchObject([{ ...finding, message: `images[0] ${message}` }]);
      const file = preflightFile(url, { for: 'createImg2Video', field: 'images' });
      expect(await file).toMatchObject([{ ...finding, message: `The file ${message}` }]);
    },
  );
});
