import { chosenModels, isEverything, type View } from './models-view.js';

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
  /** The rule of each cell, its searchable text and its variants. Variants that do not accept the field have no cell. */
  cells: readonly { variants: readonly string[]; rule: string; words: string }[];
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
      const words = [...variants, textOf(cell, '.models-found'), ofField].join(' ').toLowerCase();
      return { variants, rule: cell.textContent, words };
    }),
  };
}

/** Shows what matches a view and hides the rest. Returns how many rows and generators are left. */
export function show(view: View): { rows: number; generators: number } {
  const left = { rows: 0, generators: 0 };
  const models = chosenModels(view);
  const hasAll = (variants: readonly string[]) => models.every((model) => variants.includes(model));
  const hasSome = (variants: readonly string[]) => models.some((model) => variants.includes(model));
  // Two models are compared where both serve. If they do so nowhere, all that each has is shown.
  const isServed = generators.some(({ variants }) => hasAll(variants)) ? hasAll : hasSome;
  for (const { section, parts, variants, reference, places, ...generator } of generators) {
    const isWanted =
      (!view.generator || view.generator === generator.id) && (models.length === 0 || isServed(variants));
    let count = 0;
    for (const row of generator.rows) {
      const isShown = isWanted && matches(row, generator.words, view, models);
      for (const element of row.elements) element.hidden = !isShown;
      count += Number(isShown);
    }
    for (const part of parts) showCell(part, models);
    if (reference) reference.href = places.get(view.model) ?? places.get('') ?? '';
    section.hidden = count === 0;
    left.rows += count;
    left.generators += Number(count > 0);
  }
  const overview = document.getElementById('models-overview');
  if (overview) overview.hidden = !isEverything(view);
  return left;
}

/** A cell spans the columns of the models that are shown. */
function showCell({ element, variants }: VariantCell, models: readonly string[]): void {
  const shown = models.length > 0 ? variants.filter((variant) => models.includes(variant)) : variants;
  element.hidden = shown.length === 0;
  if (element instanceof HTMLTableCellElement) element.colSpan = shown.length || 1;
}

/** Whether every word that was typed is in the name of the field or in one cell of it. */
function matches(row: Row, words: string, { text, other, onlyDifferences }: View, models: readonly string[]): boolean {
  const found = row.cells.filter(
    ({ variants }) => models.length === 0 || models.some((model) => variants.includes(model)),
  );
  // Equal rules of models that are not next to each other are in several cells.
  const rules = models.map((model) => found.find(({ variants }) => variants.includes(model))?.rule);
  const isSame = other ? new Set(rules).size === 1 : !row.differs;
  if ((onlyDifferences && isSame) || (other && found.length === 0)) return false;
  const typed = text.toLowerCase().split(/\s+/).filter(Boolean);
  return ['', ...found.map((cell) => cell.words)].some((cell) =>
    typed.every((word) => `${words} ${row.name} ${cell}`.includes(word)),
  );
}
