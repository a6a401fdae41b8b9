import { type Html, html } from './html.js';
import { type Page, picturePath } from './page.js';

type Described = Pick<Page, 'path' | 'title' | 'summary'>;

/**
 * What search engines and previews of links read: title, description, Open Graph. Without the URL of the site there is no
 * canonical URL, since a guessed host would be wrong.
 */
export function metadataOf({ path, title, summary }: Described, siteUrl: string | undefined): Html {
  const full = title === siteName ? title : `${title} · ${siteName}`;
  const own =
    siteUrl &&
    html`<link rel="canonical" href="${pageUrl(path, siteUrl)}">
<meta property="og:url" content="${pageUrl(path, siteUrl)}">
<meta property="og:image" content="${siteUrl}/${picturePath(path)}">
<meta name="twitter:card" content="summary_large_image">
`;
  return html`<title>${full}</title>
<meta name="description" content="${summary}">
${own}<meta property="og:title" content="${title}">
<meta property="og:description" content="${summary}">
<meta property="og:type" content="${path === 'index.html' ? 'website' : 'article'}">
<meta property="og:site_name" content="${siteName}">`;
}

const siteName = 'genmedia';

/** The URL of a page. The start page is the site itself. */
export const pageUrl = (path: string, siteUrl: string) => `${siteUrl}/${path === 'index.html' ? '' : path}`;

/** The file `sitemap.xml`, which has every page. */
export const sitemapFile = (pages: readonly Described[], siteUrl: string): string =>
  html`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages.map(({ path }) => html`<url><loc>${pageUrl(path, siteUrl)}</loc></url>\n`)}</urlset>
`.text;

/** The file `robots.txt`. Everything may be read. The sitemap may be in a folder, such as `v1.2.3/`. */
export const robotsFile = (siteUrl: string | undefined, folder = ''): string =>
  `User-agent: *\nAllow: /\n${siteUrl ? `Sitemap: ${siteUrl}/${folder}sitemap.xml\n` : ''}`;
