import { element, find, setAttribute, setText } from './element.js';

/** A row that stays the same element for as long as its item is listed. */
export interface Row<Item> {
  summary: HTMLElement[];
  details: HTMLElement;
  /** CSS class of the row. */
  className?: string;
  /** Shows the current values of the item. */
  update: (item: Item, now: string) => void;
  /** Called when the row is opened. */
  opened?: () => void;
}

interface Shown<Item> {
  node: HTMLElement;
  row: Row<Item>;
}

/**
 * The newest items, one row each. Rows are kept by key and changed in place, so that focus, selection, open rows and
 * playing videos are not lost.
 */
export class List<Item> {
  readonly #node: HTMLElement;
  readonly #count: HTMLElement;
  readonly #empty: HTMLElement;
  readonly #keyOf: (item: Item) => string;
  readonly #make: (item: Item) => Row<Item>;
  readonly #shown = new Map<string, Shown<Item>>();

  constructor(name: string, keyOf: (item: Item) => string, make: (item: Item) => Row<Item>) {
    this.#node = find(name, HTMLElement);
    this.#count = find(`${name}-count`, HTMLElement);
    this.#empty = find(`${name}-empty`, HTMLElement);
    this.#keyOf = keyOf;
    this.#make = make;
  }

  /** Shows items in this order, which `arrange` may change for the newest. */
  show(newest: readonly Item[], now: string, total: number, arrange = (items: readonly Item[]) => items): void {
    const items = arrange(newest);
    const keys = new Set(items.map(this.#keyOf));
    for (const [key, { node }] of this.#shown) {
      if (keys.has(key)) continue;
      node.remove();
      this.#shown.delete(key);
    }
    // The remaining rows are already in order, so only new rows are inserted.
    let next = this.#node.firstElementChild;
    for (const item of items) {
      const { node, row } = this.#shownFor(item);
      row.update(item, now);
      if (node === next) next = next.nextElementSibling;
      else this.#node.insertBefore(node, next);
    }
    setText(this.#count, total > items.length ? `${items.length} newest of ${total}` : `${items.length}`);
    this.#empty.hidden = items.length > 0;
  }

  #shownFor(item: Item): Shown<Item> {
    const key = this.#keyOf(item);
    const known = this.#shown.get(key);
    if (known) return known;
    const row = this.#make(item);
    const details = element('details', {}, element('summary', {}, ...row.summary), row.details);
    setAttribute(row.details, 'class', 'more');
    details.addEventListener('toggle', () => {
      if (details.open) row.opened?.();
    });
    const shown = { node: element('li', row.className === undefined ? {} : { class: row.className }, details), row };
    this.#shown.set(key, shown);
    return shown;
  }
}
