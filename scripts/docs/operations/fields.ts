import { fieldAnchor } from '../../document/docs-links.js';
import type { Facts } from '../../document/models/cell-facts.js';
import type { Cell } from '../../document/models/cells.js';
import { groupByValue } from '../../document/models/group-by-value.js';
import type { FieldTable } from '../../document/models/matrix.js';
import { ruleText } from '../../document/models/rule-text.js';
import { valueWords } from '../../document/words.js';
import { type Content, type Html, html, joined, withCode } from '../site/html.js';
import { type FieldNode, fieldTree } from './field-tree.js';
import { byVariant, shownFor, type Variants } from './variants.js';

/** What the identifiers of fields begin with, in each part of a page. */
export type FieldPrefix = 'field' | 'response' | 'callback';

/**
 * The fields of a body. Fields inside of a field are folded. The switch of the page changes those of the request, whose
 * variants are passed. Where others have variants, such as the states of a response, each says which it belongs to.
 */
export function fieldsView(table: FieldTable, prefix: FieldPrefix, variants?: Variants): Html {
  const view = { table, variants, prefix };
  return html`<div class="op-fields">${fieldTree(table.fields).map((node) => nodeView(node, view))}</div>`;
}

interface View {
  table: FieldTable;
  variants: Variants | undefined;
  prefix: FieldPrefix;
}

function nodeView({ field, key, inside }: FieldNode, view: View): Html {
  const { name } = field;
  const cells = view.variants ? field.cells : withAllValues(field, view.table);
  const id = `${view.prefix}-${fieldAnchor(name)}`;
  const pieces = Object.entries(cells).map(
    ([variant, cell]) =>
      [
        variant,
        cell ? cellView(key, { description: field.description, ...cell }, id, view.prefix) : undefined,
      ] as const,
  );
  const withField = pieces.flatMap(([variant, piece]) => (piece ? [variant] : []));
  return html`
<div class="op-field" id="${id}"${shownIn(withField, view)}>${ofTable(pieces, view)}${inside.length > 0 && insideView(name, inside, view)}</div>`;
}

/** Where variants are not switched, the field that selects them has all their values. */
function withAllValues({ name, cells }: FieldNode['field'], { by, variants }: FieldTable): FieldNode['field']['cells'] {
  if (name !== by) return cells;
  const toAny = ({ const: _, ...cell }: Cell): Cell => ({ ...cell, values: variants });
  return Object.fromEntries(Object.entries(cells).map(([variant, cell]) => [variant, cell && toAny(cell)]));
}

const shownIn = (some: readonly string[], { variants }: View): Content => variants && shownFor(some, variants);

function ofTable(pieces: readonly (readonly [string, Html | undefined])[], view: View): Html {
  if (view.variants) return byVariant(pieces, view.variants);
  return html`${groupByValue(pieces).map(
    ([names, piece]) =>
      piece &&
      html`${names.length < view.table.variants.length && html`<p class="op-if">With <code>${view.table.by ?? ''}</code> ${codes(names)}:</p>`}${piece}`,
  )}`;
}

const codes = (names: readonly unknown[]): Content =>
  joined(names.map((name) => html`<code>${valueWords(name)}</code>`));

function insideView(name: string, inside: readonly FieldNode[], view: View): Html {
  const some = view.table.variants.filter((variant) => inside.some(({ field }) => field.cells[variant]));
  return html`<details class="op-inside"${shownIn(some, view)}><summary>Fields of <code>${name}</code></summary>${inside.map(
    (node) => nodeView(node, view),
  )}</details>`;
}

/** A field of one variant: name, type, whether it is required, what it is, and its limits. */
function cellView(key: string, cell: Cell, id: string, prefix: FieldPrefix): Html {
  const { required, description, items, cases = [] } = cell;
  const [always, sometimes] = prefix === 'field' ? ['required', 'optional'] : ['always present', 'may be absent'];
  return html`<p class="op-name"><a href="#${id}"><code class="op-field-name">${key}</code></a> <span class="op-type">${typeWords(cell)}</span> ${
    required ? html`<span class="op-required">${always}</span>` : html`<span class="op-type">${sometimes}</span>`
  }${cell.default !== undefined && html` <span class="op-default">default <code>${valueWords(cell.default)}</code></span>`}</p>${
    description && html`<p>${withCode(description)}</p>`
  }${limitsView(key, cell, prefix)}${knownView([cell, items, ...cases].flatMap((one) => one?.knownValues ?? []))}${openView(
    [
      ...(cell.undocumented ?? []),
      ...(items?.undocumented ?? []),
      ...cases.flatMap(({ undocumented = [] }) => undocumented),
    ],
  )}`;
}

/** Limits as a list of a few words each: values, lengths, files, and what depends on other fields. */
function limitsView(key: string, cell: Cell, prefix: FieldPrefix): Content {
  // The switch of the page says which value of this field the rest is about.
  if (prefix === 'field' && cell.const !== undefined) return undefined;
  const lines = cell.cases ? cell.cases.map((one) => caseLine(key, one)) : limitsOf(key, cell);
  return lines.length > 0 && html`<ul class="op-limits">${lines.map((line) => html`<li>${line}</li>`)}</ul>`;
}

const caseLine = (key: string, { is, ...cell }: Cell & { is: readonly string[] }): Content => [
  codes(is),
  ': ',
  [cell.required && 'required', ...limitsOf(key, cell)].filter(Boolean).join('; ') || typeWords(cell),
];

/** What a type says already. */
const trivial = ['any text', 'any integer', 'any number', 'any', 'an object', 'true or false', 'any number of items'];

function limitsOf(key: string, { default: _, conditions = [], details = [], ...facts }: Cell): string[] {
  const rule = ruleText(key, facts);
  const words = facts.type === 'array' && /^(any number|\d|exactly|up to)/.test(rule) ? `${rule} items` : rule;
  return [...(trivial.includes(words) ? [] : [words]), ...conditions.map(({ text }) => text), ...details];
}

function knownView(values: readonly string[]): Content {
  return (
    values.length > 0 &&
    html`<details class="op-known"><summary>Known values</summary><p>${codes(values)}</p></details>`
  );
}

/** Sentences about what is undocumented. */
export const openView = (sentences: readonly string[]): Content =>
  [...new Set(sentences)].map(
    (sentence) =>
      html`<p class="op-open"><span class="unseen">Not documented by the service</span> ${withCode(sentence)}</p>`,
  );

/** The type in words: `array of strings`. An array whose items have fields is one of objects. */
function typeWords({ type, items }: Facts): string {
  if (type !== 'array') return type;
  return `array of ${items?.type ?? 'object'}s`;
}
