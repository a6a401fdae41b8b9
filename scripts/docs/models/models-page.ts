import { inMegabytes } from '../../document/media-words.js';
import type { Cell } from '../../document/models/cells.js';
import { groupByValue } from '../../document/models/group-by-value.js';
import type { Field, Generator, Matrix } from '../../document/models/matrix.js';
import { type Html, heading, html, withCode } from '../site/html.js';
import { type Page, toPage } from '../site/page.js';
import { referenceOf, variantNoun } from './generator-words.js';
import { listOf } from './models-list.js';
import { tableOf } from './models-table.js';
import { byInterest } from './order.js';
import { modelsOf, overviewOf } from './overview.js';
import { toRow } from './rows.js';

/**
 * The page that lists which model accepts which field, and how.
 *
 *     modelsPage(toMatrix(document)).path // models.html
 */
export function modelsPage(matrix: Matrix): Page {
  const { generators } = matrix;
  const models = modelsOf(generators);
  return toPage({
    path: 'models.html',
    isWide: true,
    title: 'Models',
    summary: 'Which model accepts which field, with which values, lengths and counts. Compare two models side by side.',
    scripts: ['models'],
    body: html`<h1>Models</h1>
<p>What each of the ${models.length} models and ${generators.length} generators accepts: which fields, with which values, lengths and counts.
It is generated from the document, and available for programs as <a href="models.json">models.json</a>.
The head of a column leads to that variant in the reference.
Compare two models side by side: choose one, then the other. “Undocumented” means that the documentation of the service does not say it.</p>
<div id="models-filter"></div>
${overviewOf(matrix)}
${generators.map((generator) => sectionOf(generator, matrix))}`,
  });
}

function sectionOf(generator: Generator, matrix: Matrix): Html {
  const { operationId, summary, method, path, by } = generator;
  const rows = byInterest(generator, matrix)
    .filter(({ name }) => name !== by)
    .map((field) => toRow(field, generator));
  return html`<section class="models-generator" data-generator="${operationId}" data-by="${by ?? ''}" aria-labelledby="${operationId}">
${heading(2, operationId, summary)}
<p class="models-links"><code>${method} ${path}</code> <a class="models-reference" href="${referenceOf(generator)}" aria-label="${summary}: reference">Reference</a> <a href="models.json" aria-label="${summary}: JSON">JSON</a></p>
${introductionOf(generator)}
${tableOf(generator, rows)}
${listOf(generator, rows)}
${openOf(generator)}
</section>
`;
}

function introductionOf(generator: Generator): Html | undefined {
  const { by, maxBytes } = generator;
  const sentences = [
    by && `\`${by}\` is required and selects among the ${variantNoun(generator)}.`,
    maxBytes && `A request has at most ${inMegabytes(maxBytes)}.`,
  ].filter((sentence) => typeof sentence === 'string');
  return sentences.length > 0 ? html`<p>${withCode(sentences.join(' '))}</p>` : undefined;
}

/** What is undocumented, by field. */
function openOf({ undocumented = [], fields, variants }: Generator): Html | undefined {
  const ofFields = fields.flatMap((field) => openOfField(field, variants));
  if (undocumented.length + ofFields.length === 0) return undefined;
  return html`<details class="models-open"><summary>What is undocumented</summary>
<ul>
${undocumented.map((sentence) => html`<li>${withCode(sentence)}</li>\n`)}${ofFields}</ul>
</details>`;
}

function openOfField({ name, cells }: Field, variants: readonly string[]): Html[] {
  const pairs = Object.entries(cells).flatMap(([variant, cell]) =>
    cell ? sentencesOf(cell).map((sentence) => [variant, sentence] as const) : [],
  );
  return groupByValue(pairs).map(
    ([whose, sentence]) =>
      html`<li><code>${name}</code>${whose.length < variants.length && ` (${whose.join(', ')})`}: ${withCode(sentence)}</li>\n`,
  );
}

const sentencesOf = (cell: Cell): string[] => [
  ...(cell.undocumented ?? []),
  ...(cell.items?.undocumented ?? []),
  ...(cell.cases ?? []).flatMap(({ undocumented = [] }) => undocumented),
];
