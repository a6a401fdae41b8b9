import { describe, expect, it } from 'vitest';
import { needs } from '../../support/optional-tools.js';
import { timeout } from '../../support/pages.js';
import { visitSite } from './site.js';

/** How a question is asked from the home page: in the search, whose first three results count, or by the names of links. */
type Way = { search: string; result: string } | { clicks: [string] | [string, string] };

/** What users ask, the way from the home page, and the sentence that they find: in the result itself, or on the page. */
const questions: [question: string, way: Way, sentence: string][] = [
  [
    'Which models take 4K?',
    { search: 'which models take 4K?', result: 'models.html#createReference2Image' },
    'genq2: 1080p (default), 2K, 4K',
  ],
  [
    'What happens to my credits if the response is lost?',
    { search: 'what happens to my credits if the response is lost?', result: 'guides/costs.html' },
    'after a lost response there may be a task that you have paid for, and the client never sends it again on its own',
  ],
  [
    'How do I verify a callback in Hono?',
    { search: 'how do I verify a callback in Hono?', result: 'guides/callbacks.html#in-your-framework' },
    "app.post('/hooks', callbacks);",
  ],
  [
    'How long are results kept?',
    { search: 'how long are results kept?', result: 'guides/files.html#save-a-result' },
    'URLs of results work for 24 hours, those of an advertisement film for one hour',
  ],
  [
    'Is there a rate limit?',
    { search: 'is there a rate limit?', result: 'guides/production.html#rate-limits' },
    'The service documents none. After 429 a request is sent again when Retry-After has passed',
  ],
  [
    'How do I handle 429?',
    { search: 'how do I handle 429?', result: 'guides/production.html#rate-limits' },
    'The service documents none. After 429 a request is sent again when Retry-After has passed',
  ],
  [
    'How do I continue after a crash?',
    { search: 'how do I continue after a crash?', result: 'guides/tasks.html#wait-and-continue-after-a-crash' },
    'resume continues with it in any process, on any machine',
  ],
  [
    'How do I test without paying?',
    { search: 'how do I test without paying?', result: 'guides/sandbox.html' },
    'The sandbox is the service on your machine, with state',
  ],
  [
    'How do I use it in Python?',
    { search: 'how do I use it in Python?', result: 'guides/other-languages.html' },
    'This guide has the command for each, where the key goes, and what is lost.',
  ],
  [
    'Can I use it with Claude?',
    { search: 'can I use it with Claude?', result: 'guides/agents.html' },
    'serves the package to assistants and coding agents, over the Model Context Protocol',
  ],
  [
    'How do I compare two models?',
    { search: 'how do I compare two models?', result: 'models.html' },
    'Compare two models side by side',
  ],
  [
    'Can I cancel a task?',
    { search: 'can I cancel a task?', result: 'guides/tasks.html#cancel-a-wait' },
    'It does not cancel the task',
  ],
  [
    'How do I mock it in vitest?',
    { search: 'how do I mock it in vitest?', result: 'guides/testing.html#vitest' },
    'run in Vitest, each with a sandbox',
  ],
  [
    'What is the maximum length of a prompt?',
    {
      search: 'what is the maximum length of a prompt?',
      result: 'reference/createText2Video.html#field-prompt',
    },
    'up to 5000 characters',
  ],
  [
    'What happens if my webhook endpoint is down?',
    { search: 'what happens if my webhook endpoint is down?', result: 'guides/callbacks.html#when-a-delivery-fails' },
    'Deliveries for success or failed are retried 3 times',
  ],
  [
    'Can I make vertical videos?',
    { search: 'can I make vertical videos?', result: 'models.html#createReference2Video' },
    '9:16',
  ],
  [
    'How do I make many videos?',
    { search: 'how do I make many videos?', result: 'guides/batch.html' },
    'a program that makes a list of videos',
  ],
  [
    'Can I send requests through a proxy?',
    { search: 'can I use my own fetch or a proxy?', result: 'guides/production.html#proxies' },
    'To send them through a proxy from Node',
  ],
  ['How long can a video of genq2 be?', { clicks: ['Models', 'genq2'] }, '1 to 10 s'],
  ['What does a video cost?', { clicks: ['Pricing and credits'] }, 'Every task costs credits. Prices are undocumented'],
  [
    'How do I send my own image?',
    { clicks: ['Download and upload files'] },
    'These functions of genmedia/inputs create data URIs.',
  ],
];

describe('a reader on the home page', needs('browser'), () => {
  it.each(questions)('finds what answers “%s”', async (_, way, sentence) => {
    const page = await visitSite('index.html');
    let seen = '';
    if ('search' in way) {
      await page.keyboard.press('/');
      const dialog = page.getByRole('dialog', { name: 'Search' });
      await dialog.getByRole('combobox').fill(way.search);
      const results = dialog.locator('a[role=option]');
      await results.first().waitFor();
      const first = await results.evaluateAll((links) => links.slice(0, 3).map((link) => link.getAttribute('href')));
      expect(first).toContain(way.result);
      const result = results.nth(first.indexOf(way.result));
      seen = await result.innerText();
      await result.click();
    } else {
      for (const name of way.clicks) await page.locator('main').getByRole('link', { name }).first().click();
    }
    await expect.poll(() => page.url(), { timeout }).not.toContain('index.html');
    const text = async () => `${seen} ${await page.locator('main').innerText()}`.replaceAll(/\s+/g, ' ');
    await expect.poll(text, { timeout }).toContain(sentence);
  });
});
