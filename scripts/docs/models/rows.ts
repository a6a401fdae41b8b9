import type { Cell } from '../../document/models/cells.js';
import { groupByValue } from '../../document/models/group-by-value.js';
import type { Field, Generator } from '../../document/models/matrix.js';

/** A cell as it is shown. */
export interface Shown {
  text: string;
  /** Whether it says that the field is required. If all variants require it, the field says so instead. */
  isRequired: boolean;
  noEffect: boolean;
  isOpen: boolean;
  details: readonly string[];
  knownValues: readonly string[];
}

/** Variants that have the same cell; null if they do not accept the field. */
export interface Group {
  variants: readonly string[];
  shown: Shown | null;
}

/** A field as both the table and the list show it. */
export interface Row {
  name: string;
  description: string;
  isRequired: boolean;
  /** Details that all variants with the field share, although the row differs. */
  details: readonly string[];
  differs: boolean;
  /** Neighbours that have the same cell. */
  runs: readonly Group[];
  /** All variants that have the same cell. */
  groups: readonly Group[];
}

export function toRow(field: Field, { variants }: Generator): Row {
  const cells = variants.map((variant) => field.cells[variant] ?? null);
  const taken = cells.filter((cell) => cell !== null);
  const isRequired = taken.every(({ required }) => required);
  const shared = groupByValue(taken.map(({ details = [] }) => ['', details]));
  const differs = (shown: readonly (Shown | null)[]) => new Set(shown.map((cell) => JSON.stringify(cell))).size > 1;
  const full = cells.map((cell) => cell && show(cell, field, isRequired));
  const isApart = shared.length === 1 && differs(full);
  const shown = full.map(
    (cell) => cell && { ...cell, details: isApart ? extra(cell, shared[0]?.[1] ?? []) : cell.details },
  );
  const pairs = variants.map((variant, index) => [variant, shown[index] ?? null] as const);
  return {
    name: field.name,
    description: field.description,
    isRequired,
    details: isApart ? (shared[0]?.[1] ?? []) : [],
    differs: differs(full),
    runs: runsOf(pairs),
    groups: groupByValue(pairs).map(([names, cell]) => ({ variants: names, shown: cell })),
  };
}

const extra = ({ details }: Shown, shared: readonly string[]) => details.filter((words) => !shared.includes(words));

function show(cell: Cell, { description }: Field, isRequiredByAll: boolean): Shown {
  const { text, required, noEffect = false, details = [], leftOpen, conditions, values } = cell;
  // The text of a cell with a special rule already contains its description.
  const isPeculiar = noEffect || leftOpen || conditions || values?.length === 1;
  const more = !isPeculiar && cell.description?.startsWith(`${description} `);
  return {
    text,
    isRequired: required && !isRequiredByAll,
    noEffect,
    isOpen: leftOpen?.some((rule) => rule !== 'default') ?? false,
    details: more ? [...details, (cell.description ?? '').slice(description.length + 1)] : details,
    knownValues: [cell, ...(cell.cases ?? [])].flatMap(({ knownValues = [] }) => knownValues),
  };
}

function runsOf(pairs: readonly (readonly [variant: string, Shown | null])[]): Group[] {
  const runs: { variants: string[]; shown: Shown | null }[] = [];
  for (const [variant, shown] of pairs) {
    const last = runs.at(-1);
    if (last && JSON.stringify(last.shown) === JSON.stringify(shown)) last.variants.push(variant);
    else runs.push({ variants: [variant], shown });
  }
  return runs;
}
