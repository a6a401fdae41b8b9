/** Text before it was escaped for HTML. */
export const decoded = (html: string): string =>
  html
    .replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
    .replace(/&quot;/g, '"')
    .replace(/&gt;/g, '>')
    .replace(/&lt;/g, '<')
    .replace(/&amp;/g, '&');

/** Text of a piece of HTML, as a reader sees it. */
export function textOf(html: string): string {
  return decoded(html.replace(/<[^>]+>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
}

/** The contents of each pair of such tags. They must not be nested. */
export function between(html: string, open: RegExp, close: string): string[] {
  return html
    .split(open)
    .slice(1)
    .map((rest) => rest.slice(0, rest.indexOf(close)));
}

/** The rows of a table, each with the text of its cells. */
export function rowsOf(html: string): string[][] {
  return between(html, /<tr[^>]*>/, '</tr>').map((row) =>
    between(row, /<t[hd](?=[ >])[^>]*>/, '</t').map((cell) => textOf(cell)),
  );
}
