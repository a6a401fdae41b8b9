import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { OpenApiDocument } from '../document/document.js';
import { toMatrix } from '../document/models/matrix.js';
import { sectionsOf } from '../lib/changelog.js';
import { guidePages } from './guides/guides.js';
import { markdownPages } from './markdown/files.js';
import { modelsPage } from './models/models-page.js';
import { operationLinks, operationPages } from './operations/index.js';
import { packagePages } from './package/index.js';
import { Places } from './package/places.js';
import { readEntries } from './package/read-entries.js';
import { changelogPage } from './pages/changelog-page.js';
import { changesFiles } from './pages/changes-files.js';
import { homePage } from './pages/home-page.js';
import { toLlmsText } from './pages/llms.js';
import { rulesPages } from './rules/index.js';
import { makeIndex } from './search/search-index.js';
import { toEntries } from './search/to-entries.js';
import { makeAssets } from './site/assets.js';
import { buildOptions } from './site/build-options.js';
import { siteFolder } from './site/folder.js';
import { headersFile } from './site/headers.js';
import { layout, type PageGroup } from './site/layout.js';
import { robotsFile, sitemapFile } from './site/metadata.js';
import { movedPages } from './site/moved.js';
import { notFound } from './site/not-found.js';
import type { Page } from './site/page.js';
import { withSource } from './site/sources.js';
import { addVersion } from './site/versions.js';
import { tryItFiles } from './try-it/to-try-it-data.js';

/**
 * Builds the whole site into a folder, which is replaced at the end, so that it is never incomplete. A version of the docs has
 * a folder of its own in it, next to other versions. Pages name their own URLs if it is known where the site is published.
 */
export async function buildDocs(out: string, siteUrl?: string): Promise<number> {
  const { version } = buildOptions();
  const folder = siteFolder(version ? join(out, version) : out);
  const files = await makeSite(siteUrl && version ? `${siteUrl}/${version}` : siteUrl);
  const [draft, old] = [`${folder}.new`, `${folder}.old`];
  await rm(draft, { recursive: true, force: true });
  for (const [path, text] of files) {
    await mkdir(dirname(join(draft, path)), { recursive: true });
    await writeFile(join(draft, path), text);
  }
  await rm(old, { recursive: true, force: true });
  await rename(folder, old).catch(() => {});
  await rename(draft, folder);
  await rm(old, { recursive: true, force: true });
  if (version) await addVersion(out, version, siteUrl);
  return files.size;
}

/** Files of generated/ for other tools. */
const forTools = ['openapi-3.0.json', 'openapi-sandbox.json', 'postman-collection.json', 'bruno-collection.json'];

/** All files of the site, by their paths. */
async function makeSite(siteUrl: string | undefined): Promise<Map<string, string>> {
  const json = await readFile('generated/openapi.json', 'utf8');
  const document: OpenApiDocument = JSON.parse(json);
  const model = readEntries();
  const places = new Places(model, document);
  const packaged = packagePages(model, places, document);
  const [assets, guides, changelog] = await Promise.all([
    makeAssets(),
    guidePages(document, (code) => places.ofSpan(code)),
    changelogPage(),
  ]);
  const matrix = toMatrix(document);
  const models = modelsPage(matrix);
  const { list, operations } = operationPages(document);
  const found = [homePage(document, guides), ...guides, models, list, ...rulesPages(document), ...packaged, changelog];
  const pages = [...found, ...operations];
  const groups = groupsOf(guides, packaged);
  const referenceGroups = [...operationLinks(document), ...groups];
  return new Map([
    ...pages.map((page) => {
      const isReference = page === list || operations.includes(page);
      return [page.path, layout(withSource(page, document), isReference ? referenceGroups : groups, siteUrl)] as const;
    }),
    ...movedPages(operations, siteUrl),
    ...[...assets].map(([name, text]) => [`assets/${name}`, text] as const),
    ...[...tryItFiles(document)].map(([name, text]) => [`assets/${name}`, text] as const),
    ['assets/search.json', JSON.stringify(makeIndex(toEntries(document, found)))],
    ...(await markdownPages(document, 'site')),
    ['pages.json', JSON.stringify(pages.map(({ path }) => path))],
    ['openapi.json', json],
    ['openapi.yaml', await readFile('generated/openapi.yaml', 'utf8')],
    ...(await Promise.all(forTools.map(async (name) => [name, await readFile(`generated/${name}`, 'utf8')] as const))),
    ['models.json', `${JSON.stringify(matrix, null, 2)}\n`],
    ...changesFiles(sectionsOf(await readFile('CHANGELOG.md', 'utf8')), siteUrl),
    ['llms.txt', toLlmsText(document, guides, packaged)],
    ['robots.txt', robotsFile(siteUrl)],
    ...(siteUrl ? [['sitemap.xml', sitemapFile(pages, siteUrl)] as const] : []),
    ['404.html', notFound],
    // Without it GitHub Pages would skip files that start with an underscore.
    ['.nojekyll', ''],
    ['_headers', headersFile],
  ]);
}

function groupsOf(guides: readonly Page[], packaged: readonly Page[]): PageGroup[] {
  return [
    { title: 'Guides', links: guides },
    { title: 'Package', links: packaged },
    {
      title: 'Look up',
      links: [
        { path: 'models.html', title: 'Models' },
        { path: 'reference/index.html', title: 'Reference' },
        { path: 'rules.html', title: 'Rules' },
        { path: 'changelog.html', title: 'Changelog' },
      ],
    },
    {
      title: 'For machines',
      links: [
        'openapi.json',
        'openapi.yaml',
        ...forTools,
        'models.json',
        'changes.json',
        'changes.atom',
        'llms.txt',
      ].map((path) => ({
        path,
        title: path,
      })),
    },
  ];
}
