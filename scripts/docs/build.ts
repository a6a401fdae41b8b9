import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { OpenApiDocument } from '../document/document.js';
import { guidePages } from './guides/guides.js';
import { toMatrix } from './models/matrix.js';
import { modelsPage } from './models/models-page.js';
import { changelogPage } from './pages/changelog-page.js';
import { homePage } from './pages/home-page.js';
import { toLlmsText } from './pages/llms.js';
import { toReferenceDocument } from './reference/document.js';
import { renderReference } from './reference/render.js';
import { rulesPages } from './rules/index.js';
import { toSearchIndex } from './search/index.js';
import { makeAssets } from './site/assets.js';
import { siteFolder } from './site/folder.js';
import { headersFile } from './site/headers.js';
import { Html } from './site/html.js';
import { layout, type PageGroup, referenceLayout } from './site/layout.js';
import { notFound } from './site/not-found.js';
import { type Page, toPage } from './site/page.js';
import { tryItFiles } from './try-it/to-try-it-data.js';

/** Builds the whole site into a folder, which is replaced at the end, so that it is never incomplete. */
export async function buildDocs(out: string): Promise<number> {
  const folder = siteFolder(out);
  const files = await makeSite();
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
  return files.size;
}

/** Files of generated/ for other tools. */
const forTools = ['openapi-3.0.json', 'openapi-sandbox.json', 'postman-collection.json', 'bruno-collection.json'];

/** All files of the site, by their paths. */
async function makeSite(): Promise<Map<string, string>> {
  const json = await readFile('generated/openapi.json', 'utf8');
  const document: OpenApiDocument = JSON.parse(json);
  const referenceDocument = toReferenceDocument(document);
  const [redoc, assets, guides, rules, changelog] = await Promise.all([
    renderReference(referenceDocument),
    makeAssets(),
    guidePages(document),
    rulesPages(document),
    changelogPage(),
  ]);
  const matrix = toMatrix(document);
  const models = modelsPage(matrix);
  const pages = [homePage(document, guides), ...guides, models, ...rules, changelog];
  const groups = groupsOf(guides);
  const reference = toPage({
    path: 'reference.html',
    title: 'Reference',
    summary: 'Every operation with its fields, variants, examples, code samples and callbacks.',
    body: new Html(redoc.body),
    inlineScripts: redoc.inlineScripts,
  });
  return new Map([
    ...pages.map((page) => [page.path, layout(page, groups)] as const),
    [reference.path, referenceLayout(reference, redoc.styles)],
    ...[...assets].map(([name, text]) => [`assets/${name}`, text] as const),
    ...[...tryItFiles(document)].map(([name, text]) => [`assets/${name}`, text] as const),
    ['assets/redoc.js', redoc.script],
    ['assets/reference.json', JSON.stringify(referenceDocument)],
    ['assets/search.json', JSON.stringify(toSearchIndex(document, [...pages, reference]))],
    ...guides.map(({ path, markdown }) => [path.replace('.html', '.md'), markdown] as const),
    ['openapi.json', json],
    ['openapi.yaml', await readFile('generated/openapi.yaml', 'utf8')],
    ...(await Promise.all(forTools.map(async (name) => [name, await readFile(`generated/${name}`, 'utf8')] as const))),
    ['models.json', `${JSON.stringify(matrix, null, 2)}\n`],
    ['llms.txt', toLlmsText(document, guides)],
    ['404.html', notFound],
    // Without it GitHub Pages would skip files that start with an underscore.
    ['.nojekyll', ''],
    ['_headers', headersFile],
  ]);
}

function groupsOf(guides: readonly Page[]): PageGroup[] {
  return [
    { title: 'Guides', links: guides },
    {
      title: 'Look up',
      links: [
        { path: 'models.html', title: 'Models' },
        { path: 'reference.html', title: 'Reference' },
        { path: 'rules.html', title: 'Rules' },
        { path: 'changelog.html', title: 'Changelog' },
      ],
    },
    {
      title: 'For machines',
      links: ['openapi.json', 'openapi.yaml', ...forTools, 'models.json', 'llms.txt'].map((path) => ({
        path,
        title: path,
      })),
    },
  ];
}
