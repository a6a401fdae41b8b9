import { isEverything, type View } from './models-view.js';

/** A cell of the table or a line of the list. */
interface VariantCell {
  element: HTMLElement;
  variants: readonly string[];
}

interface Row {
  /** The row of the table and the block of the list. */
  elements: readonly HTMLElement[];
  differs: boolean;
  name: string;
  /** The searchable text of each cell and its variants. Variants that do not accept the field have no cell. */
  cells: readonly { variants: readonly string[]; words: string }[];
}

interface Generator {
  id: string;
  title: string;
  by: string;
  section: HTMLElement;
  variants: readonly string[];
  /** Words that match all of its rows. */
  words: string;
  parts: readonly VariantCell[];
  rows: readonly Row[];
  /** The link to the reference, and its targets by variant; '' if none is chosen. */
  reference: HTMLAnchorElement | null;
  places: ReadonlyMap<string, string>;
}

const all = (root: ParentNode, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
const variantsOf = (element: HTMLElement) => (element.dataset.variants ?? '').split(' ');
const textOf = (element: ParentNode, selector: string) =>
  all(element, selector)
    .map(({ textContent }) => textContent)
    .join(' ');

/** The tables of the page. */
export const generators: readonly Generator[] = all(document, '.models-generator').map((section) => {
  const { generator: id = '', by = '' } = section.dataset;
  const blocks = all(section, '.models-list > [data-field]');
  const heads = all(section, 'thead [data-variants]');
  const reference = section.querySelector<HTMLAnchorElement>('.models-reference');
  const places = heads.map((head) => [head.dataset.variants ?? '', head.querySelector('a')?.href ?? ''] as const);
  return {
    id,
    by,
    section,
    title: section.querySelector('h2')?.firstChild?.textContent ?? id,
    variants: heads.flatMap(variantsOf),
    words: `${id} ${textOf(section, 'h2, .models-links code')}`.toLowerCase(),
    parts: all(section, '[data-variants]').map((element) => ({ element, variants: variantsOf(element) })),
    rows: all(section, 'tbody tr').map((row, index) => toRow(row, blocks[index])),
    reference,
    places: new Map([...places, ['', reference?.href ?? '']]),
  };
});

export const total = generators.flatMap(({ rows }) => rows).length;

function toRow(row: HTMLElement, block: HTMLElement | undefined): Row {
  const ofField = textOf(row, 'th .models-found');
  return {
    elements: block ? [row, block] : [row],
    differs: 'differs' in row.dataset,
    name: (row.dataset.field ?? '').toLowerCase(),
    cells: all(row, 'td:not([data-not-taken])').map((cell) => {
      const variants = variantsOf(cell);
      return { variants, words: [...variants, textOf(cell, '.models-found'), ofField].join(' ').toLowerCase() };
    }),
  };
}

/** Shows what matches a view and hides the rest. Returns how many rows and generators are left. */
export function show(view: View): { rows: number; generators: number } {
  const left = { rows: 0, generators: 0 };
  for (const { section, parts, variants, reference, places, ...generator } of generators) {
    const isWanted =
      (!view.generator || view.generator === generator.id) && (!view.model || variants.includes(view.model));
    let count = 0;
    for (const row of generator.rows) {
      const isShown = isWanted && matches(row, generator.words, view);
      for (const element of row.elements) element.hidden = !isShown;
      count += Number(isShown);
    }
    for (const part of parts) showCell(part, view.model);
    if (reference) reference.href = places.get(view.model) ?? places.get('') ?? '';
    section.hidden = count === 0;
    left.rows += count;
    left.generators += Number(count > 0);
  }
  const overview = document.getElementById('models-overview');
  if (overview) overview.hidden = !isEverything(view);
  return left;
}

/** With a model there is one column, and no cell spans more. */
function showCell({ element, variants }: VariantCell, model: string): void {
  element.hidden = model !== '' && !variants.includes(model);
  if (element instanceof HTMLTableCellElement) element.colSpan = model ? 1 : variants.length;
}

/** Whether every word that was typed is in the name of the field or in one cell of it. */
function matches({ name, differs, cells }: Row, words: string, { text, model, onlyDifferences }: View): boolean {
  if (onlyDifferences && !differs) return false;
  const typed = text.toLowerCase().split(/\s+/).filter(Boolean);
  const found = cells.filter(({ variants }) => !model || variants.includes(model)).map((cell) => cell.words);
  return ['', ...found].some((cell) => typed.every((word) => `${words} ${name} ${cell}`.includes(word)));
}
