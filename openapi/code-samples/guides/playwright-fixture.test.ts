import { test as base, expect } from '@playwright/test';
import { GenMedia } from 'genmedia';

const { GENMEDIA_BASE_URL: baseUrl = '' } = process.env;

/** Every worker has a key of its own, and with it a sandbox of its own. */
const test = base.extend<
  { finish: (task: string) => Promise<void> },
  { apiKey: string }
>({
  apiKey: [
    ({}, use, { workerIndex }) => use(`worker-${workerIndex}`),
    { scope: 'worker' },
  ],
  finish: async ({ request, apiKey }, use) => {
    const headers = { authorization: `Token ${apiKey}` };
    const control = (action: string, data: object) =>
      request.post(`${baseUrl}/_sandbox/${action}`, { headers, data });
    await control('reset', {});
    await use(async (task) => {
      expect(await control('finish', { task })).toBeOK();
    });
  },
});

for (const prompt of ['A boat', 'A lighthouse']) {
  test(`${prompt} is shown`, async ({ page, apiKey, finish }) => {
    // As your server does it, with the key of this worker.
    const gen = new GenMedia({ baseUrl, apiKey });
    const { id } = await gen.text2video.create({ model: 'genq2', prompt });
    await finish(id);

    const task = await gen.tasks.get(id);
    if (task.state !== 'success') throw new Error(task.state);
    const [{ cover_url: cover } = {}] = task.creations;
    await page.setContent(`<img src="${cover}" alt="${prompt}">`);
    const image = page.getByRole('img', { name: prompt });
    await expect(image).not.toHaveJSProperty('naturalWidth', 0);
  });
}
