/** Text that is HTML already. */
export class Html {
  constructor(readonly text: string) {}
}

/** What may stand in a piece of HTML. Nothing is written for `undefined` and `false`. */
export type Content = string | number | Html | undefined | false | readonly Content[];

/**
 * A piece of HTML. What is put into it is text, and cannot break out of its place, unless it is HTML itself.
 *
 *     html`<p>${'a < b'}</p>`.text // <p>a &lt; b</p>
 */
export function html(parts: TemplateStringsArray, ...values: readonly Content[]): Html {
  return new Html(parts.map((part, index) => part + write(values[index])).join(''));
}

function write(value: Content): string {
  if (value === undefined || value === false) return '';
  if (value instanceof Html) return value.text;
  return typeof value === 'object' ? value.map(write).join('') : escapeHtml(String(value));
}

/** Text as it is written between tags and in attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Text in which backquotes mark code. */
export const withCode = (text: string): Html =>
  html`${text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))}`;

/** A name that may break before its capitals, where a line is too short for it. */
export function breakable(name: string): Content {
  return name.split(/(?=[A-Z])/).map((part, index) => [index > 0 && html`<wbr>`, part]);
}

/** A table that scrolls on its own where it is wider than the page. The first cell of a row names the row. */
export function table(
  caption: string,
  heads: readonly string[],
  rows: readonly (readonly [Content, ...Content[]])[],
): Html {
  return html`<div class="scrolls" tabindex="0" role="region" aria-label="${caption}">
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
