import { buildOptions, editUrl } from './build-options.js';
import { Html, html } from './html.js';
import { metadataOf } from './metadata.js';
import { linkFrom, type Page } from './page.js';
import { hasTryIt } from './try-it-section.js';

/** Pages of a kind, as the sidebar lists them. */
export interface PageGroup {
  title: string;
  links: readonly { path: string; title: string }[];
}

/** What the header links to. */
const headerLinks = [
  { path: 'guides/first-call.html', title: 'Guides' },
  { path: 'models.html', title: 'Models' },
  { path: 'reference/index.html', title: 'Reference' },
  { path: 'package/index.html', title: 'Package' },
  { path: 'rules.html', title: 'Rules' },
  { path: 'changelog.html', title: 'Changelog' },
];

/** A whole page with the header, the list of all pages and the contents of this one. */
export function layout(page: Page, groups: readonly PageGroup[], siteUrl?: string): string {
  const contents = page.isWide ? [] : page.sections.filter(({ level }) => level === 2);
  return toDocument(page, {
    siteUrl,
    scripts: ['search', ...(page.scripts ?? []), ...(hasTryIt(page.body) ? ['try-it-button'] : [])],
    body: html`<div class="frame${contents.length > 1 && ' has-contents'}">
${pagesList(page, groups)}
<main id="main" tabindex="-1">${pageTools(page)}${page.body}${footer(page)}</main>
${
  contents.length > 1 &&
  html`<aside class="contents" aria-label="On this page"><h2>On this page</h2>
<ul>${contents.map(({ id, label }) => html`<li><a href="#${id}">${label}</a></li>`)}</ul></aside>`
}
</div>`,
  });
}

/** The same page as Markdown. The button that copies it is added in the browser. */
const pageTools = ({ path }: Page) =>
  html`<p class="page-tools"><a href="${fileName(path)}" type="text/markdown">Markdown</a></p>\n`;

const fileName = (path: string) => path.replace(/^.*\//, '').replace(/\.html$/, '.md');

const pagesList = ({ path }: Page, groups: readonly PageGroup[]) =>
  html`<nav class="pages" id="pages" aria-label="Pages">${groups.map((group) => groupOf(group, path))}</nav>`;

interface PageContent {
  /** Where the site is published, if that is known. */
  siteUrl: string | undefined;
  scripts: readonly string[];
  body: Html;
}

/**
 * The browser reads the whole page while it waits for the style sheet and the scripts: none of them stops it, and all are loaded
 * at once. It renders nothing before it has the style sheet and the theme.
 */
function toDocument(page: Page, { siteUrl, scripts, body }: PageContent): string {
  const to = (target: string) => linkFrom(page.path, target);
  const { version } = buildOptions();
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policyFor(page)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
${metadataOf(page, siteUrl)}
<link rel="icon" href="${to('assets/icon.svg')}" type="image/svg+xml">
<link rel="alternate" type="application/atom+xml" title="genmedia changelog" href="${to('changes.atom')}">
<link rel="alternate" type="text/markdown" href="${fileName(page.path)}">
<link rel="stylesheet" href="${to('assets/site.css')}">
<script src="${to('assets/theme.js')}" async blocking="render" fetchpriority="high"></script>
${['site', ...scripts].map((name) => html`<script type="module" src="${to(`assets/${name}.js`)}" fetchpriority="high"></script>\n`)}</head>
<body data-home="${to('')}"${version && html` data-version="${version}"`}>
<a class="skip" href="#main">Skip to the text</a>
<header class="bar">
<a class="brand" href="${to('index.html')}"><img src="${to('assets/icon.svg')}" width="24" height="24" alt=""><span class="wide">genmedia</span><span class="unseen">Start page</span></a>
<nav aria-label="Site">${headerLinks.map(({ path, title }) => link(path, title, page.path, isWithin(path, page.path)))}</nav>
</header>
${body}
</body>
</html>
`.text;
}

/**
 * Allows only what the site itself serves, so that nothing on a page can contact another origin. Where an operation can be
 * tried, a reader may enter the URL of a server on the same machine, and sees files that are made in the page.
 */
function policyFor({ body }: Page): string {
  const isTried = hasTryIt(body);
  const rules = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data:${isTried ? ' blob:' : ''}`,
    ...(isTried ? ['media-src blob:'] : []),
    `connect-src 'self'${isTried ? ' http://localhost:* http://127.0.0.1:*' : ''}`,
    "base-uri 'none'",
    "form-action 'none'",
  ];
  return rules.join('; ');
}

const groupOf = ({ title, links }: PageGroup, here: string) => html`<h2>${title}</h2>
<ul>${links.map(({ path, title }) => html`<li>${link(path, title, here, path === here)}</li>`)}</ul>`;

const link = (path: string, title: string, here: string, isCurrent: boolean) =>
  html`<a href="${linkFrom(here, path)}"${isCurrent && new Html(path === here ? ' aria-current="page"' : ' aria-current="true"')}>${title}</a>`;

/** Whether a page belongs to a link of the header: guides are in one folder, and so are operations and the rules of each body. */
function isWithin(entry: string, page: string): boolean {
  const folder = entry.includes('/') ? entry.slice(0, entry.indexOf('/') + 1) : `${entry.replace('.html', '')}/`;
  return page === entry || page.startsWith(folder) || page === folder.replace('/', '.html');
}

function footer({ path, source }: Page): Html {
  const { repository } = buildOptions();
  return html`<footer class="foot"><a class="to-pages" href="#pages">All pages</a>
${repository && source && html`<a class="edit" href="${editUrl(repository, source)}">Edit this page</a>\n`}Made from <a href="${linkFrom(path, 'openapi.json')}">openapi.json</a> by <code>npm run docs</code>.</footer>`;
}
