import { describe, expect, it } from 'vitest';
import { movedPages } from '../../../scripts/docs/site/moved.js';
import { operations } from '../../support/document.js';
import { needs } from '../../support/optional-tools.js';
import { timeout } from '../../support/pages.js';
import { openSite, readSite, visitSite } from './site.js';

describe('reference.html, which once had all operations', () => {
  it('names the list of operations as its canonical URL, and leads to it without scripts', async () => {
    const text = await readSite('reference.html');
    expect(text).toContain('<link rel="canonical" href="reference/index.html">');
    expect(text).toContain('<noscript><meta http-equiv="refresh" content="0; url=reference/index.html"></noscript>');
    const [[, published = ''] = []] = movedPages([], 'https://docs.example.com/genmedia');
    expect(published).toContain('<link rel="canonical" href="https://docs.example.com/genmedia/reference/index.html">');
  });

  it('redirects to the list of operations, and to the page of each by its old hash', needs('browser'), async () => {
    const old = operations.map(({ operation: { tags, operationId } }) => [
      `#/${tags[0].toLowerCase().replaceAll(' ', '-')}/${operationId.toLowerCase()}`,
      `/reference/${operationId}.html`,
    ]);
    const others = [
      ['', '/reference/index.html'],
      ['#/video', '/reference/index.html'],
      ['#/video/nothing', '/reference/index.html'],
      ['#operation/createText2Video', '/reference/createText2Video.html'],
      ['#/video/createtext2video#video/createtext2video/t=request&path=seed', '/reference/createText2Video.html'],
    ];
    for (const [hash = '', target] of [...others, ...old]) {
      const page = await visitSite(`reference.html${hash}`);
      await expect.poll(() => new URL(page.url()).pathname, { timeout, message: hash }).toBe(target);
    }
  });

  it('redirects to the list of operations without scripts', needs('browser'), async () => {
    const page = await openSite('reference.html', { javaScriptEnabled: false });
    await expect.poll(() => new URL(page.url()).pathname, { timeout }).toBe('/reference/index.html');
  });
});
