import type { Html } from './html.js';

/** What stands under one heading of a page. Before the first heading that can be linked to, there is no id and no title. */
export interface PageText {
  id: string;
  title: string;
  /** As a reader sees it, line by line: a paragraph, a row of a table and a line of code are one each. */
  text: string;
}

/** The text of a page, divided at the headings that can be linked to. */
export function textOf(body: Html): PageText[] {
  return body.text.split(/(?=<h[23] id=")/).map((part) => {
    const [heading = '', id = '', title = ''] =
      /^<h[23] id="([^"]+)"[^>]*>(.*?)(?:<a class="anchor".*?)?<\/h[23]>/s.exec(part) ?? [];
    return { id, title: linesOf(title).join(' '), text: linesOf(part.slice(heading.length)).join('\n') };
  });
}

/** Pictures say in their captions what they show. */
const unread = /<(svg|script|style)\b.*?<\/\1>|<h1\b.*?<\/h1>/gs;
const endsLine = /<\/(?:p|li|tr|h\d|div|pre|dt|dd|caption|figcaption|summary|blockquote)>|<br>/g;

function linesOf(markup: string): string[] {
  return markup
    .replace(unread, '')
    .split(/(<pre\b.*?<\/pre>)/s)
    .map((part) => (part.startsWith('<pre') ? part : flow(part)))
    .join('')
    .replace(/<\/t[hd]>\s*(?=<t[hd]\b)/g, ' · ')
    .replace(endsLine, '\n')
    .replace(/<[^>]+>/g, '')
    .split('\n')
    .map((line) => decoded(line).replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

/** Markup whose line breaks mean nothing. A name and what is said of it stand apart on the page, by styles alone. */
const flow = (markup: string) => markup.replace(/\s+/g, ' ').replace(/(<\/\w+>)(?=<span\b)/g, '$1 ');

const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"' };

const decoded = (text: string) =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(lt|gt|amp|quot));/gi, (_, decimal, hex, name) =>
    name ? (named[name] ?? '') : String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16)),
  );
