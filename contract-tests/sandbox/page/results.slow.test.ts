import { describe, expect, it } from 'vitest';
import { needs } from '../../support/optional-tools.js';
import { shows, timeout } from '../../support/pages.js';
import { example, open, openRow, press, rowsOf, send } from './open-page.js';

describe('results', needs('browser'), () => {
  /** Makes a task by the form and opens its row when it is done. */
  async function make(name: string, changes: object = {}) {
    const opened = await open();
    await opened.form.send(name, changes);
    await shows(opened.form.outcome, 'Status 200');
    await press(opened.page, '+30 s');
    const listed = rowsOf(opened.page, 'tasks');
    await shows(listed, 'success');
    return { ...opened, row: await openRow(listed) };
  }

  it('shows a video that plays, as large and as long as requested', async () => {
    const { row } = await make('genq2-portrait', { duration: 4 });
    const video = row.locator('video');
    const canPlay = await video.evaluate((media) => media.canPlayType('video/mp4; codecs="avc1.42C01E"'));
    expect(canPlay, 'This browser plays no H.264. Name another one in CHROMIUM.').not.toBe('');
    const [width, height] = [144, 256];
    await expect
      .poll(() => video.evaluate((media) => [media.videoWidth, media.videoHeight, media.duration]), { timeout })
      .toEqual([width, height, 4]);
    await video.evaluate((media) => media.play());
    await expect.poll(() => video.evaluate((media) => media.currentTime), { timeout }).toBeGreaterThan(0.2);
    await shows(row.locator('figcaption'), /result\.mp4\s+cover\.png/);
  });

  it('shows an image', async () => {
    const { row } = await make('genq2-text-only', { aspect_ratio: '1:1' });
    const image = row.locator('figure img');
    await expect
      .poll(() => image.evaluate(({ naturalWidth, naturalHeight }) => [naturalWidth, naturalHeight]), { timeout })
      .toEqual([240, 240]);
  });

  it('shows a sound', async () => {
    const { row } = await make('with-pause');
    await expect.poll(() => row.locator('audio').evaluate((media) => media.duration), { timeout }).toBe(1);
  });

  it('links to results that open on their own', async () => {
    const { row, page } = await make('genq2-portrait');
    const address = await row.getByRole('link', { name: 'cover.png' }).getAttribute('href');
    const cover = await page.request.get(new URL(address ?? '', page.url()).href);
    expect([cover.status(), cover.headers()['content-type']]).toEqual([200, 'image/png']);
  });

  it('shows results in a task that is open already, and counts no request of a program for them', async () => {
    const { page, sandbox } = await open({ apiKey: 'right' });
    await send(sandbox, example, { authorization: 'Token right' });
    const detail = await openRow(rowsOf(page, 'tasks'));
    await shows(page.locator('.results'), 'appear here when the task is finished');
    await press(page, '+30 s');
    await shows(page.locator('.results'), 'result.mp4');
    await expect
      .poll(() => detail.locator('video').evaluate((media) => media.videoWidth), { timeout })
      .toBeGreaterThan(0);
    expect(sandbox.requests()).toHaveLength(1);
  });
});
