/** Pictures say in their captions what they show. Figures of benchmarks are not what anyone searches for. */
const unread = /<(svg|script|style)\b.*?<\/\1>|<h1\b.*?<\/h1>|<figure class="figures">.*?<\/figure>/gs;
const endsLine = /<\/(?:p|li|tr|h\d|div|pre|dt|dd|caption|figcaption|summary|blockquote)>|<br>/g;

/** Markup as a reader sees it, line by line. */
export function plainText(markup: string): string {
  return markup
    .replace(unread, '')
    .split(/(<pre\b.*?<\/pre>)/s)
    .map((part) => (part.startsWith('<pre') ? part : flow(part)))
    .join('')
    .replace(/<\/t[hd]>\s*(?=<t[hd]\b)/g, ' · ')
    .replace(endsLine, '\n')
    .replace(/<[^>]+>/g, '')
    .split('\n')
    .map((line) => decodeHtml(line).replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n');
}

/** Markup whose line breaks mean nothing. A name and its description are separated on the page by styles alone. */
const flow = (markup: string) => markup.replace(/\s+/g, ' ').replace(/(<\/\w+>)(?=<span\b)/g, '$1 ');

const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"' };

/** Text between tags as it was before it was escaped. */
export const decodeHtml = (text: string): string =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(lt|gt|amp|quot));/gi, (_, decimal, hex, name) =>
    name ? (named[name] ?? '') : String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16)),
  );
