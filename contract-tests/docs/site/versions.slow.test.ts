import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAssets } from '../../../scripts/docs/site/assets.js';
import { buildOptions, editUrl } from '../../../scripts/docs/site/build-options.js';
import { html } from '../../../scripts/docs/site/html.js';
import { layout } from '../../../scripts/docs/site/layout.js';
import { toPage } from '../../../scripts/docs/site/page.js';
import { serveDocs } from '../../../scripts/docs/site/serve.js';
import { addVersion } from '../../../scripts/docs/site/versions.js';
import { newFolder } from '../../support/new-folder.js';
import { needs } from '../../support/optional-tools.js';
import { newPage, timeout, watch, watchResponses } from '../../support/pages.js';
import { accessibilityFaults } from './axe.js';

const root = newFolder(afterAll);
let server: { url: string; close: () => void };

/** Builds a version of a small site as scripts/docs/build.ts does, with the real layout, styles and scripts. */
async function build(version: string, paths: readonly string[], assets: ReadonlyMap<string, string>): Promise<void> {
  process.env.DOCS_VERSION = version;
  const pages = paths.map((path) =>
    toPage({ path, title: path, summary: path, body: html`<h1>${path} of ${version}</h1>` }),
  );
  const files = [
    ...pages.map((page) => [page.path, layout(page, [{ title: 'Guides', links: pages }])] as const),
    ...[...assets].map(([name, text]) => [`assets/${name}`, text] as const),
    ['pages.json', JSON.stringify(paths)] as const,
  ];
  delete process.env.DOCS_VERSION;
  for (const [path, text] of files) {
    const file = join(root, version, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  await addVersion(root, version);
}

beforeAll(async () => {
  const assets = await makeAssets();
  await build('main', ['index.html', 'guides/old.html', 'guides/new.html'], assets);
  await build('v0.9.0', ['index.html', 'guides/old.html'], assets);
  await build('v0.10.0', ['index.html', 'guides/old.html'], assets);
  server = await serveDocs(root);
});

afterAll(() => server.close());

async function open(path: string): Promise<Page> {
  const page = await newPage({ viewport: { width: 400, height: 800 }, colorScheme: 'dark' });
  watch(page, server.url);
  watchResponses(page);
  await page.goto(`${server.url}/${path}`);
  return page;
}

describe('versions.json', () => {
  it('lists releases by their numbers, then branches, and each version once', async () => {
    await addVersion(root, 'main');
    const versions = JSON.parse(await readFile(join(root, 'versions.json'), 'utf8'));
    expect(versions).toEqual(['v0.10.0', 'v0.9.0', 'main'].map((name) => ({ name, path: `${name}/` })));
  });
});

describe('the menu of versions', needs('browser'), () => {
  it('links to the same page of another version, and to the start page if there is none', async () => {
    const page = await open('main/guides/old.html?a=b#c');
    const menu = page.locator('details.versions');
    await menu.getByText('main', { exact: true }).first().click();
    const [release, older] = [menu.getByRole('link', { name: 'v0.10.0' }), menu.getByRole('link', { name: 'v0.9.0' })];
    expect(await menu.getByRole('link', { name: 'main' }).getAttribute('aria-current')).toBe('true');
    await expect.poll(() => older.getAttribute('href'), { timeout }).toBe(`${server.url}/v0.9.0/guides/old.html?a=b#c`);
    expect(await accessibilityFaults(page, 'header')).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(400);
    await release.click();
    await page.getByRole('heading', { name: 'guides/old.html of v0.10.0' }).waitFor();
    await page.goto(`${server.url}/main/guides/new.html`);
    await menu.locator('summary').focus();
    await page.keyboard.press('Enter');
    await older.click();
    await page.getByRole('heading', { name: 'index.html of v0.9.0' }).waitFor();
  });

  it('closes with Escape, and opens from the root at the newest release', async () => {
    const page = await open('');
    await page.getByRole('heading', { name: 'index.html of v0.10.0' }).waitFor();
    const menu = page.locator('details.versions');
    await menu.locator('summary').click();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    expect(await menu.getAttribute('open')).toBeNull();
    expect(await menu.locator('summary').evaluate((node) => node.matches(':focus'))).toBe(true);
  });

  it('shows no menu with one version', async () => {
    const page = await open('main/index.html');
    await page.route('**/versions.json', (route) => route.fulfill({ json: [{ name: 'main', path: 'main/' }] }));
    const loaded = page.waitForResponse('**/versions.json');
    await page.reload();
    await loaded;
    await page.getByRole('button', { name: 'Search' }).waitFor();
    expect(await page.locator('details.versions').count()).toBe(0);
  });
});

describe('the options of a build', () => {
  it('takes the repository from the environment only', () => {
    const repositoryOf = (url: string) => buildOptions({ DOCS_REPOSITORY: url }).repository;
    expect(repositoryOf('git+https://git.example/owner/name.git')).toBe('https://git.example/owner/name');
    expect(repositoryOf('git@git.example:owner/name.git')).toBe('https://git.example/owner/name');
    expect(repositoryOf('https://git.example/owner/name/')).toBe('https://git.example/owner/name');
    expect(() => repositoryOf('owner')).toThrow('Set DOCS_REPOSITORY to its URL');
    expect(buildOptions({})).toEqual({});
  });

  it('accepts a version that is the name of a folder', () => {
    expect(buildOptions({ DOCS_VERSION: 'v1.2.3-beta.1' })).toEqual({ version: 'v1.2.3-beta.1' });
    for (const version of ['../main', '.', 'a/b', '-x']) {
      expect(() => buildOptions({ DOCS_VERSION: version })).toThrow('It names a folder');
    }
  });

  it('links to the place where a file is edited, on GitHub and on GitLab', () => {
    expect(editUrl('https://git.example/o/n', 'a/{id}.yaml')).toBe('https://git.example/o/n/edit/main/a/%7Bid%7D.yaml');
    expect(editUrl('https://gitlab.example/o/n', 'a.md')).toBe('https://gitlab.example/o/n/-/edit/main/a.md');
  });
});
