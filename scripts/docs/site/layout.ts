import { createHash } from 'node:crypto';
import { Html, html } from './html.js';
import { linkFrom, type Page } from './page.js';

/** Pages of a kind, as the sidebar lists them. */
export interface Section {
  title: string;
  links: readonly { path: string; title: string }[];
}

/** What the bar at the top leads to. */
const bar = [
  { path: 'guides/first-call.html', title: 'Guides' },
  { path: 'models.html', title: 'Models' },
  { path: 'reference.html', title: 'Reference' },
  { path: 'rules.html', title: 'Rules' },
  { path: 'changelog.html', title: 'Changelog' },
];

/** A whole page with the bar, the list of all pages and what is on this one. */
export function layout(page: Page, sections: readonly Section[]): string {
  const contents = page.isWide ? [] : contentsOf(page.body);
  return shell(page, {
    scripts: ['search', ...(page.scripts ?? [])],
    body: html`<div class="frame${contents.length > 1 && ' has-contents'}">
<nav class="pages" id="pages" aria-label="Pages">${sections.map((section) => sectionOf(section, page.path))}</nav>
<main id="main" tabindex="-1">${page.body}${foot(page.path)}</main>
${
  contents.length > 1 &&
  html`<aside class="contents" aria-label="On this page"><h2>On this page</h2>
<ul>${contents.map(({ id, text }) => html`<li><a href="#${id}">${new Html(text)}</a></li>`)}</ul></aside>`
}
</div>`,
  });
}

/**
 * The reference: Redoc has a sidebar and a switch of colours of its own, and a search that finds nothing beyond it. What
 * its script asks for is named at the top, so that a browser need not read the script first.
 */
export function referenceLayout(page: Page, styles: string): string {
  const head = html`<link rel="modulepreload" href="assets/redoc.js">
<link rel="preload" href="assets/reference.json" as="fetch" crossorigin>
${new Html(styles)}`;
  return shell(page, {
    scripts: ['search', 'reference'],
    head,
    body: html`<div id="main" tabindex="-1">${page.body}</div>`,
  });
}

interface Inside {
  scripts: readonly string[];
  head?: Html;
  body: Html;
}

function shell(page: Page, { scripts, head, body }: Inside): string {
  const to = (target: string) => linkFrom(page.path, target);
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policyFor(body, head !== undefined)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.title === 'genmedia' ? page.title : `${page.title} · genmedia`}</title>
<meta name="description" content="${page.summary}">
<link rel="icon" href="${to('assets/icon.svg')}" type="image/svg+xml">
${head}
<link rel="stylesheet" href="${to(head ? 'assets/reference.css' : 'assets/site.css')}">
<script src="${to('assets/theme.js')}"></script>
${['site', ...scripts].map((name) => html`<script type="module" src="${to(`assets/${name}.js`)}"></script>\n`)}</head>
<body data-home="${to('')}">
<a class="skip" href="#main">Skip to the text</a>
<header class="bar">
<a class="brand" href="${to('index.html')}"><img src="${to('assets/icon.svg')}" width="24" height="24" alt=""><span class="wide">genmedia</span><span class="unseen">Start page</span></a>
<nav aria-label="Site">${bar.map(({ path, title }) => link(path, title, page.path, isWithin(path, page.path)))}</nav>
</header>
${body}
</body>
</html>
`.text;
}

/** Only what the site itself serves may be loaded, so that nothing on a page can ask another origin. */
function policyFor(body: Html, isRedoc: boolean): string {
  const inline = [...body.text.matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, script]) =>
      ` 'sha256-${createHash('sha256')
        .update(script as string)
        .digest('base64')}'`,
  );
  const rules = [
    "default-src 'none'",
    `script-src 'self'${inline.join('')}`,
    // Redoc writes its styles while it runs, has a font for small signs in them, and searches in a worker.
    `style-src 'self'${isRedoc ? " 'unsafe-inline'" : ''}`,
    ...(isRedoc ? ['font-src data:', 'worker-src blob:'] : []),
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ];
  return rules.join('; ');
}

const sectionOf = ({ title, links }: Section, here: string) => html`<h2>${title}</h2>
<ul>${links.map(({ path, title }) => html`<li>${link(path, title, here, path === here)}</li>`)}</ul>`;

const link = (path: string, title: string, here: string, isCurrent: boolean) =>
  html`<a href="${linkFrom(here, path)}"${isCurrent && new Html(path === here ? ' aria-current="page"' : ' aria-current="true"')}>${title}</a>`;

/** Whether a page belongs to an entry of the bar: guides are in one folder, and so are the rules of each body. */
function isWithin(entry: string, page: string): boolean {
  const folder = entry.includes('/') ? entry.slice(0, entry.indexOf('/') + 1) : `${entry.replace('.html', '')}/`;
  return page === entry || page.startsWith(folder);
}

/** The second headings of a page. */
const contentsOf = (body: Html): { id: string; text: string }[] =>
  [...body.text.matchAll(/<h2 id="([^"]+)"[^>]*>(.*?)(?:<a class="anchor"|<\/h2>)/gs)].map(([, id, text]) => ({
    id: id as string,
    text: text as string,
  }));

const foot = (here: string) => html`<footer class="foot"><a class="to-pages" href="#pages">All pages</a>
Made from <a href="${linkFrom(here, 'openapi.json')}">openapi.json</a> by <code>npm run docs</code>.</footer>`;
