import type { Body, Open, OpenApiDocument } from '../../document/document.js';
import { type BodyExample, examplesOf } from '../../document/examples.js';
import { fieldTableOf } from '../../document/models/matrix.js';
import { placeOf, variantsOf } from '../../document/walk.js';
import { codeSample } from '../site/highlight.js';
import { type Content, type Html, html, withCode } from '../site/html.js';
import { type FieldPrefix, fieldsView, openView } from './fields.js';
import { byVariant, type Variants } from './variants.js';

/** What a body is, its fields, and what is undocumented of it. */
export function bodyView(body: Body, prefix: FieldPrefix, document: OpenApiDocument, variants?: Variants): Html {
  const place = placeOf(body.content['application/json'].schema, document);
  const table = fieldTableOf(place, document);
  const branches = variantsOf(place, document).filter((branch) => branch !== place);
  const own = branches.map(({ key, schema }) => [key, openNotes(schema)] as const);
  return html`${place.schema.description && html`<p>${withCode(place.schema.description)}</p>`}
${openNotes(place.schema)}${variants ? byVariant(own, variants) : own.map(([, note]) => note)}
${table.fields.length > 0 && folded(fieldsView(table, prefix, variants), prefix)}`;
}

/** A callback has the fields of a response that others describe, so they are folded. */
const folded = (fields: Html, prefix: FieldPrefix): Html =>
  prefix === 'callback' ? html`<details><summary>Fields of the callback</summary>${fields}</details>` : fields;

const openNotes = (marked: Open): Html | undefined =>
  marked['x-undocumented'] && html`${openView(Object.values(marked['x-undocumented']))}`;

/** The examples of a body, folded except for the first. */
export function examplesView(body: Body, document: OpenApiDocument): Content {
  return examplesOf(body, document).map((example, index) => exampleView(example, index === 0));
}

const exampleView = ({ name, summary, value }: BodyExample, isOpen: boolean): Html => html`
<details class="op-example"${isOpen && html` open`}><summary><code>${name}</code> ${summary}</summary>
${codeSample(JSON.stringify(value, null, 2), 'json')}</details>`;
