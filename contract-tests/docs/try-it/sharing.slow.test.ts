import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { needs } from '../../support/optional-tools.js';
import { shows, timeout } from '../../support/pages.js';
import { openSite, siteUrl } from '../site/site.js';
import { openPanel } from './setup.js';

const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] };
const readCopied = (page: Page) => page.evaluate<string>('navigator.clipboard.readText()');
const request = { model: 'genq2', prompt: 'Its "quotes", Grüße und 雨 \u0024{HOME}', duration: 99 };

/** Opens the panel with a body. */
async function openWith(body: unknown) {
  const page = await openSite('reference/createText2Video.html?model=genq2', clipboard);
  await openPanel(page);
  const editor = page.locator('#try-body');
  await editor.fill(JSON.stringify(body, null, 2));
  return { page, editor, note: page.locator('#try-link-note') };
}

describe('a link to a request', needs('browser'), () => {
  it('shows a colleague the same request with its problems, sends nothing, and carries no key', async () => {
    const { page, editor, note } = await openWith(request);
    await page.getByText('Another server', { exact: true }).click();
    await page.getByLabel('Key', { exact: true }).fill('sk-secret-of-mine');
    await page.getByRole('button', { name: 'Copy link' }).click();
    await shows(note, 'The link is copied. It carries this request, and no key.');
    const link = await readCopied(page);
    expect(page.url()).toBe(link);
    expect(link).toContain('?model=genq2#try=');
    const sent = Buffer.from(link.split('#try=')[1] ?? '', 'base64url');
    expect(link + sent.toString('latin1')).not.toContain('sk-secret');

    const other = await openSite(link.slice((await siteUrl()).length + 1));
    const shown = other.locator('#try-body');
    await expect.poll(() => shown.inputValue().catch(() => ''), { timeout }).toBe(await editor.inputValue());
    await shows(other.locator('.try-problems'), 'duration must be at most 10, not 99.');
    await shows(other.locator('.op-switch [aria-current]'), 'genq2');
    expect(await other.locator('#try-outcome').textContent()).toBe('');
    expect(await other.locator('.try-task').count()).toBe(0);
    // It is still there after a reload.
    await other.reload();
    await expect.poll(() => shown.inputValue().catch(() => ''), { timeout }).toBe(await editor.inputValue());
  });

  it('creates no link for a request that is too long, and reports that', async () => {
    const letters = Array.from({ length: 12_000 }, (_, index) => ((index * 7919) ** 2 % 65_521).toString(36)).join('');
    const { page, note } = await openWith({ ...request, prompt: letters });
    const before = page.url();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await shows(note, 'This request is too long for a link. Copy it as code instead.');
    expect(page.url()).toBe(before);
  });

  it.each(['#try=', '#try=%%%', '#try=AAAA', `#try=${'A'.repeat(9000)}`])(
    'opens the example for a damaged link: %.20s',
    async (hash) => {
      const page = await openSite(`reference/createText2Video.html?model=genq2${hash}`);
      const editor = page.locator('#try-body');
      await expect.poll(() => editor.inputValue().catch(() => ''), { timeout }).toContain('"model": "genq2"');
      await shows(page.locator('#try-problems-count'), 'The body is valid.');
    },
  );
});

describe('the request of the panel', needs('browser'), () => {
  it('shows a request as code in five languages, exactly as it is sent', async () => {
    const { page } = await openWith(request);
    await page.getByText('Show as code', { exact: true }).click();
    const [code, languages] = [page.locator('#try-code'), page.getByRole('group', { name: 'Language of the code' })];
    const inLanguage = async (label: string) => {
      await languages.getByRole('button', { name: label, exact: true }).click();
      return (await code.textContent()) ?? '';
    };
    expect(await languages.getByRole('button').allTextContents()).toEqual([
      'TypeScript',
      'curl',
      'fetch',
      'Python',
      'Go',
    ]);
    const curl = await inLanguage('curl');
    expect(JSON.parse(/-d '(.*)'$/s.exec(curl.trim())?.[1] ?? '')).toEqual(request);
    expect(await inLanguage('TypeScript')).toContain('await gen.text2video.run({\n');
    expect(await inLanguage('fetch')).toContain('prompt: \'Its "quotes", Grüße und 雨 \u0024{HOME}\'');
    expect(await inLanguage('Python')).toContain('"duration": 99');
    const go = await inLanguage('Go');
    expect(go).toContain('http.MethodPost');
    await page.getByRole('button', { name: 'Copy code' }).click();
    await expect.poll(() => readCopied(page), { timeout }).toBe(go);
    await page.locator('#try-body').fill('{');
    await shows(page.locator('.try-part', { hasText: 'Show as code' }), 'not an object of JSON yet');
  });

  it('shows the identifier in the code of an operation that reads', async () => {
    const page = await openSite('reference/getTaskCreations.html');
    await openPanel(page);
    await page.getByText('Show as code', { exact: true }).click();
    await shows(page.locator('#try-code'), 'gen.tasks.get(TASK_ID)');
    await page.getByLabel('id in the path').fill('a b/c');
    await shows(page.locator('#try-code'), "gen.tasks.get('a b/c')");
    await page.getByRole('group', { name: 'Language of the code' }).getByRole('button', { name: 'curl' }).click();
    await shows(page.locator('#try-code'), '/ent/v2/tasks/a%20b%2Fc/creations"');
  });

  it('sends the request with Ctrl+Enter from anywhere, and marks its response as old after a change', async () => {
    const page = await openSite('reference/createText2Video.html');
    await openPanel(page);
    await page.getByRole('button', { name: 'Format' }).focus();
    await page.keyboard.press('Control+Enter');
    const response = page.locator('.try-response');
    await shows(response, /^\s*200 POST/);
    expect(await page.locator('.is-old').count()).toBe(0);
    await page.locator('#try-body').press('End');
    await page.keyboard.type(' ');
    await shows(page.locator('.is-old #try-outcome'), 'The request has changed since.');
    await page.locator('#try-body').press('Control+Enter');
    await expect.poll(() => page.locator('.is-old').count(), { timeout }).toBe(0);
  });

  it('stays fast with thousands of lines: a key changes only its own line', async () => {
    const page = await openSite('reference/createText2Video.html');
    await openPanel(page);
    const lines = Array.from({ length: 5000 }, (_, index) => `  "field_${index}": ${index},`);
    const text = `{\n${lines.join('\n')}\n  "model": "genq2",\n  "prompt": "A boat"\n}`;
    const changed = await page.evaluate<number[]>(`(() => {
      const area = document.querySelector('#try-body');
      const type = (text) => {
        area.value = text;
        area.dispatchEvent(new InputEvent('input', { inputType: 'insertFromPaste', bubbles: true }));
      };
      const text = ${JSON.stringify(text)};
      type(text);
      const seen = new MutationObserver(() => {});
      seen.observe(document.querySelector('.try-back'), { childList: true, subtree: true });
      return ['"field_2500": 7,', '"field_2500": 77,\\n', '"field_2500": 77,\\n\\n'].map((next) => {
        type(text.replace('"field_2500": 2500,', next));
        return seen.takeRecords().reduce((sum, { addedNodes, removedNodes }) => sum + addedNodes.length + removedNodes.length, 0);
      });
    })()`);
    expect(Math.min(...changed)).toBeGreaterThan(0);
    for (const count of changed) expect(count).toBeLessThanOrEqual(4);
    // It is checked when its writer pauses.
    await shows(page.locator('#try-problems-count'), 'The body has 100 problems.');
    expect(await page.locator('.try-back').textContent()).toBe(`${await page.locator('#try-body').inputValue()}\n`);
  });
});
