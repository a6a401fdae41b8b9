import { type Bodies, bodiesOf } from '../../document/bodies.js';
import { callbackLine, lineIn, operationLink, requestLine, responseLine } from '../../document/docs-links.js';
import { type OpenApiDocument, operationsOf, resolveSchema } from '../../document/document.js';
import { describeGroups, groupByValue } from '../../document/models/group-by-value.js';
import { type Field, matrixOf } from '../../document/models/matrix.js';
import { onceFor } from '../../lib/once-for.js';
import { fieldsOf } from '../guides/fields.js';
import type { Page, Section } from '../site/page.js';
import type { Entry } from './entry.js';

/**
 * Everything that can be found: operations, the fields of their bodies, pages, and the sections of guides. Operations come
 * first, because fields refer to them by their positions in the list.
 */
export function toEntries(document: OpenApiDocument, pages: readonly Page[]): Entry[] {
  return [...documentEntries(document), ...pages.flatMap((page) => pageEntries(page, tableTexts(document)))];
}

const documentEntries = onceFor((document: OpenApiDocument) => [
  ...operationEntries(document),
  ...fieldEntries(document),
]);

function operationEntries(document: OpenApiDocument): Entry[] {
  return operationsOf(document).map(({ method, path, operation }) => {
    const { operationId, summary, description, requestBody } = operation;
    const { discriminator } = resolveSchema(requestBody?.content['application/json'].schema ?? {}, document);
    const variants = discriminator && `${discriminator.propertyName}: ${Object.keys(discriminator.mapping).join(', ')}`;
    return {
      kind: 'operation',
      title: summary,
      about: `${method} ${path}`,
      text: textLines([description, variants, operationId]),
      url: operationLink(operationId, document),
    };
  });
}

/**
 * A field that several operations have is one entry, or they would hide everything else. First come the operations whose
 * request has it, then those whose response has it, then those whose callback has it.
 */
function fieldEntries(document: OpenApiDocument): Entry[] {
  const found = new Map<string, { texts: string[]; lines: Map<number, string> }>();
  const owners = operationEntries(document);
  for (const part of ['request', 'response', 'callback'] as const) {
    Object.values(bodiesOf(document)).forEach(({ [part]: body }, place) => {
      for (const { name, description, path } of fieldsOf({ $ref: `#/components/schemas/${body}` }, document)) {
        const { texts, lines } = found.get(name) ?? { texts: [], lines: new Map() };
        if (!lines.has(place)) lines.set(place, lineOf[part](path));
        found.set(name, { texts: [...texts, description], lines });
      }
    });
  }
  const limits = limitsOf(document);
  return [...found].map(([title, { texts, lines }]) => {
    const [[first, line] = [0, '']] = lines;
    const url = lineIn(owners[first]?.url ?? '', line);
    const text = textLines([...texts, ...(limits.get(title) ?? [])]);
    return { kind: 'field', title, about: '', text, url, operations: [...lines] };
  });
}

/** What models accept in a field, by its name: a line for each operation whose models differ, or that accepts certain values only. */
function limitsOf(document: OpenApiDocument): Map<string, string[]> {
  const limits = new Map<string, string[]>();
  for (const { summary, by, fields } of matrixOf(document).generators) {
    for (const field of fields.filter(({ name }) => name !== by)) {
      if (!cellsOf(field).some(({ values, maximum, maxLength }) => values ?? maximum ?? maxLength)) continue;
      const line = `${summary}${by ? `, by ${by}` : ''}: ${acceptedIn(field)}`;
      limits.set(field.name, [...(limits.get(field.name) ?? []), line]);
    }
  }
  return limits;
}

/** What a table of models is found by, by its operation: a line for each field whose values differ from model to model. */
const tableTexts = onceFor((document: OpenApiDocument): ReadonlyMap<string, string> => {
  const lines = matrixOf(document).generators.map(({ operationId, by, fields }): [string, string] => {
    const listed = fields.filter((field) => field.name !== by && hasOwnValues(field));
    return [operationId, listed.map((field) => `${field.name}: ${acceptedIn(field)}`).join('\n')];
  });
  return new Map(lines);
});

/** Whether variants accept different values in a field. */
const hasOwnValues = (field: Field) =>
  new Set(cellsOf(field).flatMap(({ values }) => (values ? [JSON.stringify(values)] : []))).size > 1;

const cellsOf = ({ cells }: Field) => Object.values(cells).flatMap((cell) => cell ?? []);

/** What variants accept in a field, those with the same rule together. */
function acceptedIn({ cells }: Field): string {
  const texts = Object.entries(cells).flatMap(([variant, cell]) => (cell ? [[variant, cell.text] as const] : []));
  return describeGroups(groupByValue(texts), '; ');
}

const lineOf: Record<keyof Bodies, (path: string) => string> = {
  request: requestLine,
  response: responseLine,
  callback: callbackLine,
};

/** Pages that only link to others. */
const overviewPages = ['index.html', 'reference/index.html', 'rules.html'];

/** Rules are found by their body, not by their headings: these are names of fields, which lead to operations. */
function pageEntries(
  { path, title, summary, sections: [start, ...sections], isWide }: Page,
  tables: ReadonlyMap<string, string>,
): Entry[] {
  if (path.startsWith('rules/')) return [{ kind: 'table', title, about: 'Rules', text: summary, url: path }];
  if (path.startsWith('models/')) return [{ kind: 'page', title, about: 'Model', text: summary, url: path }];
  if (path.startsWith('package/')) {
    const entry: Entry = { kind: 'name', title, about: 'Package', text: summary, url: path };
    return [entry, ...sections.flatMap((section) => nameEntries(section, path, title))];
  }
  const page: Entry = path.startsWith('guides/')
    ? { kind: 'page', title, about: 'Guide', text: start?.text ?? '', url: path }
    : { kind: 'page', title, about: 'Page', text: summary, url: path };
  if (overviewPages.includes(path)) return [page];
  const entries = sections.map(({ id, title: heading, text }, place): Entry => {
    // Of wide tables only the overview at the start is read as it is: a table is found by the values that it lists.
    const isTable = isWide === true && place > 0;
    const found = isTable ? (tables.get(id) ?? '') : text;
    return { kind: isTable ? 'table' : 'section', title: heading, about: title, text: found, url: `${path}#${id}` };
  });
  return [page, ...entries];
}

/** A name of the package. The headings of its kinds, and what is described with another entry, are not entries. */
const nameEntries = ({ id, level, title, text }: Section, path: string, about: string): Entry[] =>
  level === 3 && text !== '' ? [{ kind: 'name', title, about, text, url: `${path}#${id}` }] : [];

/** Texts without Markdown, each once. */
const textLines = (texts: readonly (string | undefined)[]) =>
  [...new Set(texts.filter(Boolean))].join('\n').replaceAll('`', '');
