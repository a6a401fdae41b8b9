import type { Generator, Matrix } from '../../document/models/matrix.js';
import { type Html, heading, html, joined, withCode } from '../site/html.js';
import { referenceOf, shortName } from './generator-words.js';

/** Which model serves which generator, and what the others are selected by. */
export function overviewOf({ generators, undocumented }: Matrix): Html {
  const byModel = generators.filter(({ by }) => by === 'model');
  const models = modelsOf(generators);
  return html`<section id="models-overview" aria-labelledby="overview">
${heading(2, 'overview', 'Which model serves what')}
<div class="scrolls" tabindex="0" role="group" aria-label="Models and the generators they serve">
<table class="models-overview" role="table">
<caption class="unseen">Models and the generators they serve</caption>
<thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">Model</th>${byModel.map(
    (generator) =>
      html`<th role="columnheader" scope="col"><a href="#${generator.operationId}">${shortName(generator)}</a></th>`,
  )}</tr></thead>
<tbody role="rowgroup">
${models.map(
  (
    model,
  ) => html`<tr role="row"><th role="rowheader" scope="row"><a href="models/${encodeURIComponent(model)}.html"><code>${model}</code></a></th>${byModel.map(
    (generator) => tick(generator, model),
  )}</tr>
`,
)}</tbody>
</table>
</div>
<p>These have no models:</p>
<ul class="models-others">
${generators.filter(({ by }) => by !== 'model').map(other)}</ul>
<p>The fields of these requests are undocumented, so any object passes:</p>
<ul class="models-others">
${undocumented.map(
  (
    endpoint,
  ) => html`<li><a href="${referenceOf(endpoint)}">${endpoint.summary}</a>: <code>${endpoint.method} ${endpoint.path}</code></li>
`,
)}</ul>
</section>`;
}

/** Every model once, in the order of their names. */
export function modelsOf(generators: readonly Generator[]): string[] {
  return [...new Set(generators.filter(({ by }) => by === 'model').flatMap(({ variants }) => variants))].sort();
}

function tick(generator: Generator, model: string): Html {
  if (!generator.variants.includes(model)) {
    return html`<td role="cell" class="models-none"><span aria-hidden="true" class="models-dash">–</span><span class="unseen">no</span></td>`;
  }
  const { operationId } = generator;
  const view = `?generator=${operationId}&model=${encodeURIComponent(model)}#${operationId}`;
  return html`<td role="cell"><a href="${view}"><span aria-hidden="true" class="models-tick">✓</span><span class="models-name">${shortName(generator)}</span><span class="unseen"> with ${model}</span></a>${choicesOf(generator, model).map((choice) => html`<span class="models-quiet">${choice}</span>`)}</td>`;
}

/** What readers choose a model by, where it is documented. The default of a field does not matter for that. */
function choicesOf({ fields }: Generator, model: string): string[] {
  const texts = fields
    .filter(({ name }) => name === 'duration' || name === 'resolution')
    .map(({ cells }) => cells[model]?.text ?? '');
  return texts
    .filter((text) => text !== '' && text !== 'undocumented')
    .map((text) => text.replace(/, default .*| \(default\)/g, ''));
}

const other = ({ operationId, summary, by, variants }: Generator): Html =>
  html`<li><a href="#${operationId}">${summary}</a>${
    by !== null &&
    html`, by ${withCode(`\`${by}\``)}: ${joined(variants.map((variant) => html`<code>${variant}</code>`))}`
  }</li>
`;
