import { type Content, html } from './html.js';
import { pageUrl } from './metadata.js';
import type { Page } from './page.js';

/** The pages at URLs of earlier versions of the site, by path: each leads to the page that has its text now. */
export function movedPages(operations: readonly Page[], siteUrl?: string): [path: string, text: string][] {
  const links = operations.map(({ path, title }) => html`<li><a href="${path}">${title}</a></li>\n`);
  const target = 'reference/index.html';
  return [
    [
      'reference.html',
      redirectPage('Reference', target, {
        canonical: siteUrl ? pageUrl(target, siteUrl) : target,
        // This page had all operations, each at a hash, which only a script can read.
        script: 'assets/moved.js',
        body: html`<ul>${links}</ul>`,
      }),
    ],
    ...renamed.map(([path, name, title]): [string, string] => {
      const now = path.replace(/[^/]+$/, name);
      return [path, redirectPage(title, name, { canonical: siteUrl ? pageUrl(now, siteUrl) : name })];
    }),
  ];
}

/** Pages with another name in the same folder, by their earlier path. */
const renamed: readonly [path: string, name: string, title: string][] = [
  ['guides/not-shown.html', 'undocumented.html', 'What is undocumented'],
  ['package/contract.html', 'check.html', 'genmedia/check'],
];

interface RedirectOptions {
  canonical?: string;
  /** Script that leads to the target. Default: the browser does so itself, as it does without scripts. */
  script?: string;
  body?: Content;
}

/** A page that leads to another one at once. */
export function redirectPage(title: string, target: string, { canonical, script, body }: RedirectOptions = {}): string {
  const refresh = html`<meta http-equiv="refresh" content="0; url=${target}">`;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'${script && "; script-src 'self'"}">
${canonical && html`<link rel="canonical" href="${canonical}">\n`}${script ? html`<noscript>${refresh}</noscript>` : refresh}
<title>${title}</title>
${script && html`<script src="${script}" defer></script>\n`}</head>
<body>
<p><a href="${target}">${title}</a></p>
${body}
</body>
</html>
`.text;
}
