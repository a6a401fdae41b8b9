import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { html } from '../../../scripts/docs/site/html.js';
import { layout } from '../../../scripts/docs/site/layout.js';
import { robotsFile, sitemapFile } from '../../../scripts/docs/site/metadata.js';
import { toPage } from '../../../scripts/docs/site/page.js';
import { toSiteUrl } from '../../../scripts/docs/site/site-url.js';
import { readSite } from './site.js';

const page = (path: string) =>
  toPage({ path, title: 'A “title”', summary: 'Says <what> it is.', body: html`<h1>A</h1>` });

describe('a page', () => {
  it('contains a title, a description and Open Graph, and names no host by default', async () => {
    for (const path of ['index.html', 'guides/costs.html', 'reference/createMv.html', 'rules/Task.html']) {
      const text = await readSite(path);
      for (const name of ['og:title', 'og:description', 'og:type', 'og:site_name'])
        expect(text, path).toMatch(new RegExp(`<meta property="${name}" content="[^"]+">`));
      expect(text).toMatch(/<title>[^<]+<\/title>\n<meta name="description" content="[^"]+">/);
      expect(text, path).not.toMatch(/rel="canonical"|og:url/);
    }
    expect(await readSite('robots.txt')).toBe('User-agent: *\nAllow: /\n');
    await expect(readSite('sitemap.xml')).rejects.toThrow('404');
  });

  it('names the URL of a page if it is known where the site is published', () => {
    const url = toSiteUrl('https://docs.example.com/genmedia/');
    const text = layout(page('guides/a.html'), [], url);
    expect(text).toContain('<link rel="canonical" href="https://docs.example.com/genmedia/guides/a.html">');
    expect(text).toContain('<meta property="og:url" content="https://docs.example.com/genmedia/guides/a.html">');
    expect(text).toContain('<meta property="og:description" content="Says &#60;what&#62; it is.">');
    expect(layout(page('index.html'), [], url)).toContain('href="https://docs.example.com/genmedia/">');
    expect(sitemapFile([page('index.html'), page('reference/a.html')], url)).toContain(
      '<url><loc>https://docs.example.com/genmedia/</loc></url>\n<url><loc>https://docs.example.com/genmedia/reference/a.html</loc></url>',
    );
    expect(robotsFile(url)).toMatch(/^Sitemap: https:\/\/docs\.example\.com\/genmedia\/sitemap\.xml$/m);
  });

  it('builds no page for an invalid URL', async () => {
    for (const wrong of ['docs.example.com', 'ftp://example.com', 'https://example.com/?a', ''])
      expect(() => toSiteUrl(wrong)).toThrow('Pass a URL such as');
    const run = promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/docs.ts', '--out', 'dist/none'], {
      env: { ...process.env, DOCS_URL: 'here' },
    });
    await expect(run).rejects.toThrow('The docs cannot be published at here.');
  });
});
