import type { ChangelogSection } from '../../lib/changelog.js';
import { html } from '../site/html.js';
import { renderMarkdown, uniqueId } from '../site/markdown.js';
import { pageUrl } from '../site/metadata.js';
import { changelogSources } from './changelog-page.js';

const page = 'changelog.html';

/** CHANGELOG.md for programs, by path: `changes.json`, and `changes.atom` for feed readers. Only versions with a date are in the feed. */
export function changesFiles(sections: readonly ChangelogSection[], siteUrl?: string): Map<string, string> {
  const versions = sections.map(({ version, date = null, notes }) => ({ version, date, notes }));
  return new Map([
    ['changes.json', `${JSON.stringify(versions, null, 2)}\n`],
    ['changes.atom', feed(sections.filter(isDated), siteUrl)],
  ]);
}

type Dated = ChangelogSection & { date: string };
const isDated = (section: ChangelogSection): section is Dated => section.date !== undefined;

/** An Atom feed (RFC 4287). Its identifiers do not change when the docs move to another host. */
function feed(sections: readonly Dated[], siteUrl: string | undefined): string {
  const url = (path: string) => (siteUrl ? pageUrl(path, siteUrl) : path);
  const dates = sections.map(({ date }) => date).sort();
  return html`<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>urn:genmedia:changes</id>
<title>genmedia changelog</title>
<updated>${timeOf(dates.at(-1) ?? '1970-01-01')}</updated>
<author><name>the genmedia authors</name></author>
<link rel="alternate" type="text/html" href="${url(page)}"/>
${siteUrl && html`<link rel="self" type="application/atom+xml" href="${url('changes.atom')}"/>\n`}${sections.map(
  ({ version, date, notes }) => html`<entry>
<id>urn:genmedia:changes:${version}</id>
<title>${version}</title>
<updated>${timeOf(date)}</updated>
<link rel="alternate" type="text/html" href="${url(`${page}#${uniqueId(version, new Set())}`)}"/>
<content type="html">${renderMarkdown(notes, changelogSources).text}</content>
</entry>
`,
)}</feed>
`.text;
}

const timeOf = (date: string) => `${date}T00:00:00Z`;
