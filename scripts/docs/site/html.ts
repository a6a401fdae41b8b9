/** A heading that can be linked to, and where it stands in the HTML that contains it. */
interface Heading {
  id: string;
  level: number;
  title: Html;
  start: number;
  end: number;
}

/** Text that is HTML already, with the headings in it. */
export class Html {
  constructor(
    readonly text: string,
    readonly headings: readonly Heading[] = [],
  ) {}
}

/** What may stand in a piece of HTML. Nothing is written for `undefined` and `false`. */
export type Content = string | number | Html | undefined | false | readonly Content[];

/**
 * A piece of HTML. Values are escaped unless they are HTML themselves, and keep their headings.
 *
 *     html`<p>${'a < b'}</p>`.text // <p>a &lt; b</p>
 */
export function html(parts: TemplateStringsArray, ...values: readonly Content[]): Html {
  const headings: Heading[] = [];
  let text = '';
  const write = (value: Content): void => {
    if (value === undefined || value === false) return;
    if (value instanceof Html) {
      const before = text.length;
      headings.push(
        ...value.headings.map((heading) => ({ ...heading, start: before + heading.start, end: before + heading.end })),
      );
      text += value.text;
    } else if (typeof value === 'object') for (const item of value) write(item);
    else text += escapeHtml(String(value));
  };
  parts.forEach((part, index) => {
    text += part;
    write(values[index]);
  });
  return new Html(text, headings);
}

/** A heading that can be linked to. One of level 2 or 3 begins a section of its page. */
export function heading(level: number, id: string, title: Content, anchor?: Html): Html {
  const label = html`${title}`;
  const { text } = html`<h${level} id="${id}">${label}${anchor}</h${level}>`;
  return new Html(text, level > 3 ? [] : [{ id, level, title: label, start: 0, end: text.length }]);
}

/** The sign behind a heading that links to it. */
export const anchorTo = (id: string, title: string): Html =>
  html`<a class="anchor" href="#${id}" aria-label="Link to ${title}">#</a>`;

/** Text as it is written between tags and in attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Text in which backquotes mark code. */
export const withCode = (text: string): Html =>
  html`${text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))}`;

/** Pieces one after the other, with something between them. */
export const joined = (pieces: readonly Content[], between: Content = ', '): Content =>
  pieces.map((piece, index) => [index > 0 && between, piece]);

/** A name that may break before its capitals, where a line is too short for it. */
export const breakable = (name: string): Content => joined(name.split(/(?=[A-Z])/), html`<wbr>`);

/** A table that scrolls on its own where it is wider than the page. The first cell of a row names the row. */
export function table(
  caption: string,
  heads: readonly string[],
  rows: readonly (readonly [Content, ...Content[]])[],
): Html {
  return html`<div class="scrolls" tabindex="0" role="group" aria-label="${caption}">
<table>
<caption>${caption}</caption>
<thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead>
<tbody>${rows.map(row)}</tbody>
</table>
</div>`;
}

function row([name, ...cells]: readonly [Content, ...Content[]]): Html {
  return html`
<tr><th scope="row">${name}</th>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`;
}
