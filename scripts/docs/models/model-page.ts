import type { Field, Generator, Matrix } from '../../document/models/matrix.js';
import { list } from '../../document/words.js';
import { type Content, type Html, heading, html, table, withCode } from '../site/html.js';
import { linkFrom, type Page, toPage } from '../site/page.js';
import { variantReferenceOf } from './generator-words.js';
import { modelPicture } from './model-picture.js';
import { byInterest } from './order.js';
import { modelsOf } from './overview.js';
import { type Row, toRow } from './rows.js';

const modelPath = (model: string): string => `models/${model}.html`;

/** A page for each model: what it makes, every field with its limits, and what its neighbours accept in addition. */
export const modelPages = (matrix: Matrix): Page[] =>
  modelsOf(matrix.generators).map((model) => modelPage(model, matrix));

function modelPage(model: string, matrix: Matrix): Page {
  const path = modelPath(model);
  const serving = matrix.generators.filter(({ by, variants }) => by === 'model' && variants.includes(model));
  const kinds = [...new Set(serving.map((generator) => kindOf(generator, model)))];
  const summary = `${model} makes ${list(
    kinds.map((kind) => `${kind}s`),
    'and',
  )}. It serves ${serving.length === 1 ? 'one operation' : `${serving.length} operations`}: ${list(
    serving.map(({ summary }) => lowerFirst(summary)),
    'and',
  )}.`;
  return toPage({
    path,
    title: model,
    summary,
    source: 'openapi/openapi.yaml',
    body: html`<div class="prose model">
<h1>${model}</h1>
<p class="lead">${summary}</p>
${modelPicture(model, matrix)}
${serving.map((generator) => sectionOf(model, generator, matrix, path))}
${heading(2, 'compare', 'Compare')}
<p>Side by side with another model of the same operations:</p>
<ul>${neighboursOf(model, serving).map((other) => html`<li><a href="${linkFrom(path, comparePlace(model, other))}">${model} and ${other}</a></li>\n`)}</ul>
</div>`,
  });
}

const kindOf = ({ creates }: Generator, model: string): string =>
  typeof creates === 'string' ? creates : (creates[model] ?? 'file');

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Two models side by side, on the page of all models. */
const comparePlace = (model: string, other: string): string => `models.html?compare=${model},${other}`;

/** Models that serve an operation that this one serves too. */
const neighboursOf = (model: string, serving: readonly Generator[]): string[] =>
  modelsOf(serving).filter((other) => other !== model);

function sectionOf(model: string, generator: Generator, matrix: Matrix, path: string): Html {
  const { operationId, summary, method, path: url, by } = generator;
  const fields = byInterest(generator, matrix).filter(({ name }) => name !== by);
  const rows = fields.map((field) => toRow({ ...field, description: describedFor(field, model) }, generator));
  const taken = rows.flatMap((row): [Content, ...Content[]][] => {
    const rule = ruleOf(row, model);
    return rule ? [[html`<code>${row.name}</code>`, rule, withCode(row.description)]] : [];
  });
  const reference = linkFrom(path, variantReferenceOf(generator, model));
  return html`${heading(2, operationId, summary)}
<p><a href="${reference}"><code>${method} ${url}</code></a> with <code>model</code> <code>${model}</code>:</p>
${table(`Fields of ${summary} with ${model}`, ['Field', 'Limits', 'What it is'], taken)}
${lacksOf(rows, model)}
`;
}

/** What a field is for this model, where models differ. */
const describedFor = ({ description, cells }: Field, model: string): string => cells[model]?.description ?? description;

/** The limits of a field, if the model accepts it. */
function ruleOf(row: Row, model: string): Html | undefined {
  const shown = row.groups.find(({ variants }) => variants.includes(model))?.shown;
  if (!shown) return undefined;
  const lines = [...row.details, ...shown.details];
  return html`${(row.isRequired || shown.isRequired) && 'required, '}${shown.text}${
    lines.length > 0 && html`<ul>${lines.map((line) => html`<li>${withCode(line)}</li>`)}</ul>`
  }${shown.knownValues.length > 0 && html`<ul><li>known: ${list(shown.knownValues, 'and')}</li></ul>`}`;
}

/** Fields that only other models of the operation accept. */
function lacksOf(rows: readonly Row[], model: string): Html {
  const lacking = rows.flatMap(({ name, groups }) => {
    const having = groups.filter(({ shown }) => shown).flatMap(({ variants }) => variants);
    return having.includes(model) || having.length === 0 ? [] : [{ name, having }];
  });
  if (lacking.length === 0) return html`<p>It accepts every field that another model accepts here.</p>`;
  return html`<p>It does not accept these fields, which other models accept here:</p>
<ul>${lacking.map(({ name, having }) => html`<li><code>${name}</code>: ${list(having, 'and')}</li>\n`)}</ul>`;
}
