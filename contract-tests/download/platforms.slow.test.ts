import { build } from 'esbuild';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { failure } from '../client/failure.js';
import { responds } from '../client/server.js';
import { connectBrowser } from '../support/browser.js';
import { needs } from '../support/optional-tools.js';
import { content, loader, start } from './setup.js';
import { sends } from './storage.js';

const bytes = content(200_000);

afterEach(() => void vi.unstubAllGlobals());

describe('a platform without files', () => {
  it.each([
    ['there is no process', undefined],
    ['a bundler added a process of its own', { env: {} }],
  ])('rejects a target and says what to do, because %s', async (_, process) => {
    const { url, received } = await start(sends(bytes));
    const gen = loader();
    vi.stubGlobal('process', process);
    const error = await failure(gen.download(url, 'film.mp4'));
    vi.unstubAllGlobals();
    expect(error).toMatchObject({ name: 'ConfigurationError' });
    expect(error.message).toContain('this platform has no files. Leave it out and read the stream.');
    expect(received).toEqual([]);
  });
});

describe('the entry for bundlers', () => {
  let script = '';
  beforeAll(async () => {
    const contents = `import { GenMedia } from './src/index.js';
      import { download } from './src/download/index.js';
      globalThis.loader = (options) => new GenMedia(options).use(download);`;
    const stdin = { contents, resolveDir: process.cwd() };
    // A module of Node would not resolve here.
    const { outputFiles } = await build({ stdin, bundle: true, write: false, platform: 'browser', format: 'iife' });
    script = outputFiles[0]?.text ?? '';
  });

  it('imports nothing of Node that a bundler would have to find', () => {
    expect(script).toContain('getBuiltinModule');
    expect(script).not.toMatch(/require\(|from ["']node:/);
  });

  it('loads streams in a browser, which hides where a redirect leads and follows it', needs('browser'), async () => {
    const page = responds(200, `<!doctype html><script>${script.replaceAll('</script', '<\\/script')}</script>`, {
      'content-type': 'text/html',
    });
    const { url, received } = await start((response, request) => {
      if (request.url?.startsWith('/moved')) return responds(302, '', { location: '/film.mp4' })(response, request);
      if (!request.url?.startsWith('/film')) return page(response, request);
      const isFirst = received.filter((one) => one.url?.startsWith('/film')).length === 1;
      sends(bytes, isFirst ? { cut: 50_000 } : {})(response, request);
    });
    const browser = await connectBrowser();
    try {
      const tab = await browser.newPage();
      await tab.goto(url);
      const result = await tab.evaluate(async (baseUrl) => {
        // biome-ignore lint/suspicious/noExplicitAny: the page has its own types.
        const { loader, Response, location } = globalThis as any;
        const gen = loader({ baseUrl, apiKey: 'key' });
        const { stream, length, type } = await gen.download(`${location.origin}/moved?signature=1`);
        const sum = new Uint8Array(await new Response(stream).arrayBuffer()).reduce((total, byte) => total + byte, 0);
        const rejection = await gen.download('task', 'film.mp4').catch((error: Error) => error.message);
        return { length, type, sum, rejection };
      }, url);
      const sum = bytes.reduce((total, byte) => total + byte, 0);
      expect(result).toMatchObject({ length: bytes.length, type: 'video/mp4', sum });
      expect(result.rejection).toContain('this platform has no files');
      const files = received.filter((one) => one.url?.startsWith('/film'));
      expect(files.length).toBeGreaterThanOrEqual(2);
      for (const { headers } of files) expect(headers.authorization).toBe(undefined);
    } finally {
      await browser.close();
    }
  });
});
