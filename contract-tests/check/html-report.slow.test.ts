import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { beforeAll, describe, expect, it } from 'vitest';
import { rulesPages } from '../../scripts/docs/rules/index.js';
import type { CheckReport } from '../../src/check/index.js';
import { withDocsUrls } from '../../src/cli/check/docs-urls.js';
import { htmlReport } from '../../src/cli/check/html-report.js';
import { markdownReport } from '../../src/cli/check/markdown-report.js';
import { accessibilityFaults } from '../docs/site/axe.js';
import { newFolder } from '../support/new-folder.js';
import { needs } from '../support/optional-tools.js';
import { newPage } from '../support/pages.js';
import { checkInProcess, type Fetch, reject } from './open-server.js';

const hostile = '<img src=x onerror="document.title=1"><script>document.title=2</script>\u202E';

/** Accepts whatever is posted, and returns a text that a page must not run. */
const acceptAll =
  (next: Fetch): Fetch =>
  (url, init) =>
    init.method === 'POST'
      ? Promise.resolve(Response.json({ task_id: 't1', state: 'created', note: hostile }))
      : next(url, init);

let report: CheckReport;
beforeAll(async () => {
  const only = ['createText2Video', 'createMv', 'listSubjects'];
  report = await checkInProcess({ profile: 'stateless', only }, { wrap: acceptAll });
});

/** Opens a report as a file, without a network. */
async function open(page: Page, html = htmlReport(report)): Promise<string[]> {
  const folder = newFolder();
  const file = join(folder, 'report.html');
  writeFileSync(file, html);
  const problems: string[] = [];
  page.on('console', (message) => problems.push(message.text()));
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('request', (sent) => {
    if (!/^(file|data):/.test(sent.url())) problems.push(sent.url());
  });
  await page.goto(pathToFileURL(file).href);
  return problems;
}

describe('an HTML report of a server with more than thirty violations', needs('browser'), () => {
  it('fits in one small file that opens offline and runs nothing of the server', async () => {
    const violations = report.rules.flatMap((rule) => rule.violations);
    expect(violations.length).toBeGreaterThan(30);
    const html = htmlReport(report);
    expect(Buffer.byteLength(html)).toBeLessThan(500_000);
    const page = await newPage({ offline: true });
    expect(await open(page)).toEqual([]);
    expect(await page.title()).toBe('Check of http://localhost');
    const undocumented = report.rules.flatMap((rule) => rule.undocumented ?? []);
    expect(await page.locator('details').count()).toBe(violations.length + undocumented.length);
    expect(await page.locator('img').count()).toBe(0);
    expect(html).not.toContain('\u202E');
    expect(await page.locator('.summary').innerText()).toBe(report.summary);
  });

  it('shows a violation with its request, response, difference, command and id', async () => {
    const page = await newPage({ offline: true });
    await open(page);
    const rule = page.locator('.rule', { hasText: 'duration is a whole number from 1 to 10' });
    const violation = rule.locator('details').first();
    const text = await violation.innerText();
    const found = report.rules.find((one) => one.rule === 'duration is a whole number from 1 to 10')?.violations[0];
    expect(text).toContain(found?.case);
    expect(text).toContain(`It must be rejected, but ${found?.actual.slice(0, 20)}`);
    expect(text).toContain('"model": "genq2"');
    expect(text).toContain('200 {"task_id":"t1"');
    expect(text).toContain('curl -i -X POST');
    expect(text).toContain('$GENMEDIA_API_KEY');
    expect(await violation.getAttribute('id')).toBe(found?.id);
    expect(text).toContain('genmedia docs createText2Video');
  });

  it('links the table to the rules of an operation, and lists those with broken ones first', async () => {
    const page = await newPage({ offline: true, viewport: { width: 390, height: 900 } });
    await open(page);
    const sections = await page.locator('h3').allInnerTexts();
    const broken = new Set(report.rules.filter(({ status }) => status === 'broken').map(({ subject }) => subject));
    expect(broken.has('listSubjects')).toBe(false);
    expect(sections).toEqual([...[...broken].sort(), 'listSubjects']);
    await page.getByRole('link', { name: 'createText2Video' }).click();
    expect(await page.evaluate('location.hash')).toBe('#createText2Video');
    const row = page.getByRole('row', { name: 'createText2Video' });
    expect(await row.innerText()).toMatch(/^createText2Video\s+[\d of]+\s+[\d,]+\s+\d+ broken$/);
    // A name that is broken is in two boxes.
    const boxes = await page
      .locator('td code')
      .evaluateAll((names) => names.map((name) => name.getClientRects().length));
    expect(new Set(boxes)).toEqual(new Set([1]));
  });

  it('filters by operation, model and outcome, and shows all again', async () => {
    const page = await newPage({ offline: true });
    await open(page);
    const shown = () => page.locator('.rule').filter({ visible: true }).count();
    const choose = (label: string, value: string) => page.getByLabel(label).selectOption(value);
    const countOf = (isWanted: (rule: CheckReport['rules'][number]) => boolean) => report.rules.filter(isWanted).length;
    expect(await shown()).toBe(report.rules.length);
    await choose('Operation', 'createMv');
    expect(await shown()).toBe(countOf(({ subject }) => subject === 'createMv'));
    await choose('Outcome', 'broken');
    const broken = countOf(({ subject, status }) => subject === 'createMv' && status === 'broken');
    expect(await shown()).toBe(broken);
    expect(await page.getByRole('status').innerText()).toBe(`${broken} of ${report.rules.length} rules`);
    await choose('Operation', '');
    await choose('Model of a violation', 'genq1');
    const ofModel = await shown();
    expect(ofModel).toBeGreaterThan(0);
    expect(ofModel).toBeLessThan(countOf(({ status }) => status === 'broken'));
    await choose('Outcome', 'held');
    expect(await page.getByRole('status').innerText()).toBe('No rule fits. Choose another filter.');
    for (const label of ['Outcome', 'Model of a violation']) await choose(label, '');
    expect(await shown()).toBe(report.rules.length);
  });

  it.each(['light', 'dark'] as const)(
    'passes the accessibility checks and fits in %s colours, on a desktop and a phone',
    async (scheme) => {
      const page = await newPage({ offline: true, colorScheme: scheme });
      await open(page);
      // A page may not run other scripts, but a debugger may.
      for (const width of [1400, 800, 390]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
        expect(await accessibilityFaults(page), `${width} wide`).toEqual([]);
      }
      const back = await page.evaluate('getComputedStyle(document.body).backgroundColor');
      expect(back).toBe(scheme === 'light' ? 'rgb(255, 255, 255)' : 'rgb(22, 24, 29)');
    },
  );

  it('prints on white, without the form', async () => {
    const page = await newPage({ offline: true, colorScheme: 'dark' });
    await open(page);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await page.evaluate('getComputedStyle(document.body).backgroundColor')).toBe('rgb(255, 255, 255)');
    expect(await page.locator('form').isVisible()).toBe(false);
  });

  it('shows everything without its script', async () => {
    const page = await newPage({ offline: true, javaScriptEnabled: false });
    await open(page);
    expect(await page.locator('.rule').filter({ visible: true }).count()).toBe(report.rules.length);
    expect(await page.locator('form').isVisible()).toBe(false);
  });
});

it('shows what is undocumented in HTML and Markdown, and finds it by a filter', needs('browser'), async () => {
  const isLong = ({ duration }: Record<string, unknown>) => duration === 4294967295;
  const only = ['createText2Video: duration is'];
  const narrow = await checkInProcess({ profile: 'stateless', only }, { wrap: reject('/text2video', isLong) });
  const different = narrow.rules.filter(({ undocumented }) => undocumented);
  expect(different).toHaveLength(1);
  const [found] = different[0]?.undocumented ?? [];
  const page = await newPage({ offline: true });
  expect(await open(page, htmlReport(narrow))).toEqual([]);
  await page.getByLabel('Outcome').selectOption('undocumented');
  expect(await page.getByRole('status').innerText()).toBe(`1 of ${narrow.rules.length} rules`);
  const shown = page.locator('.undocumented').first();
  await shown.locator('summary').click();
  const text = await shown.innerText();
  for (const part of [found?.case, found?.request, found?.why, 'narrower than the document, which does not say'])
    expect(text).toContain(part);
  expect(await accessibilityFaults(page)).toEqual([]);
  const markdown = markdownReport(narrow);
  expect(markdown).toContain(
    '### Where the document does not say, which breaks no rule\n\n#### createText2Video: duration',
  );
  expect(markdown).toContain(found?.why);
  const right = await checkInProcess({ profile: 'stateless', only });
  expect(markdownReport(right)).not.toContain('Where the document does not say');
});

it('links to the page of a rule if the docs are published, and the page has it', () => {
  const site = 'https://docs.example.com/genmedia/';
  const hosted = withDocsUrls(report, site);
  const place = `${site}rules/Text2VideoRequest.html#duration-is-a-whole-number-from-1-to-10`;
  const broken = hosted.rules.filter(({ status }) => status === 'broken');
  expect(broken.map(({ docsUrl }) => docsUrl)).toContain(place);
  const pages = rulesPages(JSON.parse(readFileSync('generated/openapi.json', 'utf8')));
  for (const { docsUrl = '' } of broken) {
    const [path = '', id] = docsUrl.slice(site.length).split('#');
    if (id) expect(pages.find((page) => page.path === path)?.body.text).toContain(`id="${id}"`);
  }
  expect(htmlReport(hosted)).toContain(`<a href="${place}">in the docs</a>`);
});
