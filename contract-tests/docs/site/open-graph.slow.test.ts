import { imageSize } from 'image-size';
import { describe, expect, it } from 'vitest';
import { openGraphPicture } from '../../../scripts/docs/open-graph/picture.js';
import { html } from '../../../scripts/docs/site/html.js';
import { layout } from '../../../scripts/docs/site/layout.js';
import { toPage } from '../../../scripts/docs/site/page.js';
import { needs } from '../../support/optional-tools.js';
import { newPage } from '../../support/pages.js';

const page = { title: 'Pricing and credits', summary: 'What a task costs, and how not to pay twice.' };

/** How many pixels of a picture are of the title: those in its lightest colour. */
const lightPixels = `(async (data) => {
  const image = new Image();
  image.src = data;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  const { data: pixels } = context.getImageData(0, 0, image.width, image.height);
  let count = 0;
  for (let at = 0; at < pixels.length; at += 4) count += Number(pixels[at] + pixels[at + 1] + pixels[at + 2] === 765);
  return count;
})`;

describe('the picture of a page for previews of links', () => {
  it('draws a picture of the size that previews expect, in a few kilobytes', () => {
    const picture = openGraphPicture(page);
    expect(imageSize(picture)).toMatchObject({ type: 'png', width: 1200, height: 630 });
    expect(picture.length).toBeLessThan(20_000);
  });

  it('draws a picture that a browser decodes, with more ink for a longer title', needs('browser'), async () => {
    const tab = await newPage();
    const count = (title: string) => {
      const data = Buffer.from(openGraphPicture({ ...page, title })).toString('base64');
      return tab.evaluate(`${lightPixels}('data:image/png;base64,${data}')`) as Promise<number>;
    };
    // An I has 11 dots of 10 × 10 pixels, an H has 17.
    expect(await count('I')).toBe(1100);
    expect(await count('H')).toBe(1700);
    expect(await count('HI')).toBe(2800);
    expect(await count('')).toBe(0);
  });

  it('fits any title: words wrap, and what is too long is cut', () => {
    for (const title of ['W'.repeat(300), 'word '.repeat(200), 'Ünïcode 漢字 🎬'])
      expect(imageSize(openGraphPicture({ title, summary: title }))).toMatchObject({ width: 1200, height: 630 });
  });

  it('names the picture on its page, if it is known where the site is published', () => {
    const guide = toPage({ ...page, path: 'guides/costs.html', body: html`<h1>A</h1>` });
    expect(layout(guide, [], 'https://docs.example.com')).toContain(
      '<meta property="og:image" content="https://docs.example.com/open-graph/guides/costs.png">',
    );
    expect(layout(guide, [])).not.toContain('og:image');
  });
});
