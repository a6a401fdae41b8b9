import { type Content, type Html, html } from '../../site/html.js';

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
