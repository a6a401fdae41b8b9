import type { Generator } from '../../document/models/matrix.js';
import { capital, variantWord } from '../../document/words.js';
import { type Html, html, withCode } from '../site/html.js';
import { variantReferenceOf } from './generator-words.js';
import type { Group, Row, Shown } from './rows.js';

/** Fields by variants, for wide windows. */
export function tableOf(generator: Generator, rows: readonly Row[]): Html {
  const { by, variants, about = {}, summary } = generator;
  const heads = variants.map(
    (variant) =>
      html`<th scope="col" data-variants="${variant}">${
        by ? html`<a href="${variantReferenceOf(generator, variant)}"><code>${variant}</code></a>` : 'Rule'
      }${about[variant] && html`<span class="models-about">${about[variant]}</span>`}</th>`,
  );
  const label = by ? `${summary}: fields by ${variantWord(by)}` : `${summary}: fields`;
  return html`<div class="scrolls models-wide" tabindex="0" role="group" aria-label="${label}">
<table class="models-table">
<caption class="unseen">${label}</caption>
<thead><tr><th scope="col">Field</th>${heads}</tr></thead>
<tbody>
${rows.map((row) => rowOf(row, variants.length))}</tbody>
</table>
</div>`;
}

const rowOf = (
  row: Row,
  columns: number,
): Html => html`<tr data-field="${row.name}"${row.differs && html` data-differs`}>
<th scope="row">${fieldOf(row)}</th>
${row.runs.map((group) => cellOf(group, columns))}</tr>
`;

/** The name of a field and what it is. */
export const fieldOf = ({ name, isRequired, description, details }: Row): Html =>
  html`<code class="models-field">${
    // A long name may break where its words do.
    name.split(/(?<=[_.\]])/).map((part, index) => (index ? html`<wbr>${part}` : part))
  }</code>${isRequired && html` <span class="models-required">required</span>`}${
    description && html`<span class="models-quiet">${withCode(description)}</span>`
  }${details.map((words) => html`<span class="models-quiet models-found">${capital(words)}</span>`)}`;

function cellOf({ variants, shown }: Group, columns: number): Html {
  const isSame = columns > 1 && variants.length === columns;
  const attributes = html` data-variants="${variants.join(' ')}"${!shown && html` data-not-taken`}${
    isSame && html` class="models-same"`
  }`;
  const inside = shown ? ruleOf(shown) : notTaken;
  if (variants.length === 1) return html`<td${attributes}>${inside}</td>`;
  // The text of several columns stays visible while they are scrolled.
  return html`<td${attributes} colspan="${variants.length}"><div class="models-stays">${inside}</div></td>`;
}

const notTaken = html`<span aria-hidden="true" class="models-dash">–</span><span class="unseen">not accepted</span>`;

/** The rule of a cell. */
export const ruleOf = ({ text, isRequired, noEffect, isOpen, details, knownValues }: Shown): Html =>
  html`<span class="models-found${
    (noEffect || isOpen) && ' models-faint'
  }">${text}</span>${isRequired && html` <span class="models-required">required</span>`}${details.map(
    (words) => html`<span class="models-quiet models-found">${withCode(words)}</span>`,
  )}${
    knownValues.length > 0 &&
    html`<details class="models-known"><summary>Known values</summary><ul>${knownValues.map(
      (value) => html`<li><code class="models-found">${value}</code></li>`,
    )}</ul></details>`
  }`;
