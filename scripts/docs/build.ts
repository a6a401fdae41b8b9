import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { OpenApiDocument } from '../document/document.js';
import { matrixOf } from '../document/models/matrix.js';
import { sectionsOf } from '../lib/changelog.js';
import { onceFor } from '../lib/once-for.js';
import { guideGroups, guidePages } from './guides/guides.js';
import { fromSiteRoot, markdownPages, toMd } from './markdown/files.js';
import { modelPages } from './models/model-page.js';
import { modelsPage } from './models/models-page.js';
import { openGraphPicture } from './open-graph/picture.js';
import { operationLinks, operationPages } from './operations/index.js';
import { packagePages } from './package/index.js';
import type { PackageModel } from './package/model.js';
import { Places } from './package/places.js';
import { readEntriesMeanwhile } from './package/read-meanwhile.js';
import { changelogPage } from './pages/changelog-page.js';
import { changesFiles } from './pages/changes-files.js';
import { homePage } from './pages/home-page.js';
import { toFullLlmsText, toLlmsText } from './pages/llms.js';
import { rulesPages } from './rules/index.js';
import { makeIndex, toStored } from './search/search-index.js';
import { toEntries } from './search/to-entries.js';
import { makeAssets } from './site/assets.js';
import { buildOptions } from './site/build-options.js';
import { siteFolder } from './site/folder.js';
import { headersFile } from './site/headers.js';
import { layout, type PageGroup } from './site/layout.js';
import { robotsFile, sitemapFile } from './site/metadata.js';
import { movedPages } from './site/moved.js';
import { notFound } from './site/not-found.js';
import { type Page, picturePath } from './site/page.js';
import { withSource } from './site/sources.js';
import { addVersion } from './site/versions.js';
import { tryItFiles } from './try-it/to-try-it-data.js';

/**
 * Builds the whole site into a folder, which is replaced at the end, so that it is never incomplete. A version of the docs has
 * a folder of its own in it, next to other versions. Pages name their own URLs if it is known where the site is published.
 */
export async function buildDocs(out: string, siteUrl?: string, model = readEntriesMeanwhile()): Promise<number> {
  const { version } = buildOptions();
  const folder = siteFolder(version ? join(out, version) : out);
  const { make } = await siteMaker(siteUrl && version ? `${siteUrl}/${version}` : siteUrl, model);
  const files = await make();
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

/** A file of the site. Only pictures are not text. */
type SiteFile = string | Uint8Array;

/** Files of the site by their paths, and how to make them again after a change. */
interface SiteMaker {
  /** All files. Guides are read again, and other pages are kept. */
  make(): Promise<Map<string, SiteFile>>;
  /** Makes scripts and styles again. */
  renewAssets(): Promise<void>;
}

/** Reads everything that the site is made from, apart from the guides. A caller may have begun to read the package. */
export async function siteMaker(siteUrl?: string, model = readEntriesMeanwhile()): Promise<SiteMaker> {
  const fixed = await readFixed(model);
  const drawn = new DrawnPages(fixed, siteUrl);
  return {
    make: () => makeSite(fixed, drawn, siteUrl),
    renewAssets: async () => {
      fixed.assets = await makeAssets();
    },
  };
}

/** Pages and files that do not depend on the text of the guides. */
async function readFixed(reading: Promise<PackageModel>) {
  // Two other processes bundle scripts and read the sources of the package meanwhile.
  const meanwhile = Promise.all([makeAssets(), reading]);
  // An error of these processes is thrown below.
  meanwhile.catch(() => {});
  const json = await readFile('generated/openapi.json', 'utf8');
  const document: OpenApiDocument = JSON.parse(json);
  const matrix = matrixOf(document);
  const pages = {
    models: [modelsPage(matrix), ...modelPages(matrix)],
    ...operationPages(document),
    rules: rulesPages(document),
    changelog: await changelogPage(),
  };
  const [assets, model] = await meanwhile;
  const places = new Places(model, document);
  const placeOfCode = (code: string) => places.ofSpan(code);
  return { json, document, matrix, ...pages, placeOfCode, packaged: packagePages(model, places, document), assets };
}

type Fixed = Awaited<ReturnType<typeof readFixed>>;

/** Whole pages, each of which is drawn once as long as the list of pages next to it stays the same. */
class DrawnPages {
  #groups = '';
  #draw: (page: Page) => string = () => '';

  constructor(
    readonly fixed: Fixed,
    readonly siteUrl: string | undefined,
  ) {}

  all(pages: readonly Page[], groups: readonly PageGroup[]): (readonly [path: string, text: string])[] {
    const key = JSON.stringify(groups.map(({ links }) => links.map(({ path, title }) => [path, title])));
    if (key !== this.#groups) this.#draw = this.#drawWith(groups);
    this.#groups = key;
    return pages.map((page) => [page.path, this.#draw(page)]);
  }

  #drawWith(groups: readonly PageGroup[]): (page: Page) => string {
    const { document, models, list, operations, packaged, rules } = this.fixed;
    const isOfPackage = ({ title }: PageGroup) => title === packageTitle;
    const ofPackage = [...groups.filter(isOfPackage), ...groups.filter((group) => !isOfPackage(group))];
    const ofModels = [{ title: 'Models', links: models.slice(1) }, ...groups];
    const ofRules = [{ title: 'Rules', links: rules.slice(1).map(withoutRules) }, ...groups];
    const ofReference = [...operationLinks(document), ...groups];
    // What a page belongs to comes first, so that its own line is seen.
    const around = new Map<Page, readonly PageGroup[]>([
      ...packaged.map((page) => [page, ofPackage] as const),
      ...models.map((page) => [page, ofModels] as const),
      ...rules.map((page) => [page, ofRules] as const),
      ...[list, ...operations].map((page) => [page, ofReference] as const),
    ]);
    return onceFor((page) => layout(withSource(page, document), around.get(page) ?? groups, this.siteUrl));
  }
}

const packageTitle = 'Package';

/** The page of a body in the list of them: what all titles begin with is left out. */
const withoutRules = ({ path, title }: Page) => ({ path, title: title.replace('Rules of ', '') });

async function makeSite(fixed: Fixed, drawn: DrawnPages, siteUrl: string | undefined): Promise<Map<string, SiteFile>> {
  const { json, document, matrix, packaged, models, list, operations, rules, changelog, assets } = fixed;
  const guides = await guidePages(document, fixed.placeOfCode);
  const home = homePage(document, guides);
  const found = [home, ...guides, ...models, list, ...rules, ...packaged, changelog];
  const pages = [...found, ...operations];
  const texts = await markdownPages(document, 'site', [
    home,
    ...models.slice(1),
    list,
    ...rules,
    ...packaged,
    changelog,
  ]);
  return new Map<string, SiteFile>([
    ...drawn.all(pages, groupsOf(guides, packaged)),
    ...movedPages(operations, siteUrl),
    ...[...assets].map(([name, text]) => [`assets/${name}`, text] as const),
    ...[...tryItFiles(document)].map(([name, text]) => [`assets/${name}`, text] as const),
    ['assets/search.json', JSON.stringify(toStored(makeIndex(toEntries(document, found))))],
    ...texts,
    ['pages.json', JSON.stringify(pages.map(({ path }) => path))],
    ['openapi.json', json],
    ['openapi.yaml', await readFile('generated/openapi.yaml', 'utf8')],
    ...(await Promise.all(forTools.map(async (name) => [name, await readFile(`generated/${name}`, 'utf8')] as const))),
    ['models.json', `${JSON.stringify(matrix, null, 2)}\n`],
    ...changesFiles(sectionsOf(await readFile('CHANGELOG.md', 'utf8')), siteUrl),
    [
      'llms.txt',
      toLlmsText(document, [
        ...guideGroups(guides),
        { title: 'Operations', links: operations },
        { title: 'Models', links: models },
        { title: 'Package', links: packaged },
        { title: 'Rules', links: rules },
      ]),
    ],
    ['llms-full.txt', toFullLlmsText(document, textsOf([...guides, ...packaged], texts))],
    ['robots.txt', robotsFile(siteUrl)],
    ...(siteUrl ? published(pages, siteUrl) : []),
    ['404.html', notFound],
    // Without it GitHub Pages would skip files that start with an underscore.
    ['.nojekyll', ''],
    ['_headers', headersFile],
  ]);
}

/** What only a site with a known URL has: others can name neither pages nor pictures. */
const published = (pages: readonly Page[], siteUrl: string): (readonly [path: string, file: SiteFile])[] => [
  ['sitemap.xml', sitemapFile(pages, siteUrl)],
  ...pages.map((page) => [picturePath(page.path), openGraphPicture(page)] as const),
];

/** The texts of pages, with links from the root of the site. */
const textsOf = (pages: readonly Page[], texts: ReadonlyMap<string, string>): string[] =>
  pages.map(({ path }) => fromSiteRoot(texts.get(toMd(path)) ?? '', path));

/** Pages of the group Reference that are not guides. */
const lookUp = [
  { path: 'reference/index.html', title: 'Operations' },
  { path: 'models.html', title: 'Models' },
  { path: 'rules.html', title: 'Rules' },
  { path: 'changelog.html', title: 'Changelog' },
];

function groupsOf(guides: readonly Page[], packaged: readonly Page[]): PageGroup[] {
  return [
    ...guideGroups(guides).map(({ title, links }) => ({
      title,
      links: title === 'Reference' ? [...lookUp, ...links] : links,
    })),
    { title: packageTitle, links: packaged },
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
        'llms-full.txt',
      ].map((path) => ({
        path,
        title: path,
      })),
    },
  ];
}
