import type { Generator } from '../../document/models/matrix.js';
import { type Html, html } from '../site/html.js';
import { variantNoun } from './generator-words.js';
import { fieldOf, ruleOf } from './models-table.js';
import type { Group, Row } from './rows.js';

/** The content of the table as a list, a block for each field, for narrow windows and for paper. */
export function listOf(generator: Generator, rows: readonly Row[]): Html {
  return html`<dl class="models-list">
${rows.map(
  (row) => html`<div data-field="${row.name}"${row.differs && html` data-differs`}>
<dt>${fieldOf(row)}</dt>
${row.groups.map((group) => lineOf(group, generator))}</div>
`,
)}</dl>`;
}

function lineOf({ variants, shown }: Group, generator: Generator): Html {
  const names = variants.length === generator.variants.length ? `all ${variantNoun(generator)}` : variants.join(', ');
  const label = generator.by !== null && html`<span class="models-for">${names}:</span> `;
  const inside = shown ? ruleOf(shown) : html`<span class="models-faint">not accepted</span>`;
  return html`<dd data-variants="${variants.join(' ')}"${!shown && html` data-not-taken`}>${label}${inside}</dd>`;
}
