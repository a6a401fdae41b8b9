import { element } from '../../../src/sandbox/control/page/element.js';
import { maxQueryLength, toQuery } from '../search/query.js';
import { type Entry, marked, type SearchResult, search } from '../search/search.js';

/** The search of every page. It opens with its button, with `/` and with Ctrl+K, which in the reference opens Redoc's search. */
const home = document.body.dataset.home ?? '';
const hasRedoc = document.querySelector('#redoc') !== null;
const maxResults = 20;

const placeholder = 'Search guides, operations and fields';
const box = element('input', {
  // In a box of type `search`, Escape would clear the text instead of closing the dialog.
  role: 'searchbox',
  placeholder,
  'aria-label': placeholder,
  autocomplete: 'off',
  spellcheck: 'false',
  maxlength: String(maxQueryLength),
});
const status = element('p', { class: 'search-status', role: 'status' });
const list = element('ul');
const dialog = element('dialog', { class: 'search', 'aria-label': 'Search' }, box, status, list);
document.body.append(dialog);

const button = element(
  'button',
  { type: 'button', 'aria-label': 'Search' },
  element('img', { src: `${home}assets/search.svg`, alt: '' }),
  element('span', { class: 'wide' }, 'Search'),
  element('kbd', { class: 'wide', 'aria-hidden': 'true' }, '/'),
);
document.querySelector('.bar nav')?.after(button);

let index: Promise<Entry[]> | undefined;

function open(): void {
  index ??= fetch(`${home}assets/search.json`).then((response) => response.json());
  if (!dialog.open) dialog.showModal();
  box.select();
  show();
}

async function show(): Promise<void> {
  const all = await index?.catch(() => undefined);
  if (!all) {
    index = undefined;
    status.textContent = 'The search index did not load. Open the search again to retry.';
    return;
  }
  const query = toQuery(box.value);
  const results = search(all, query);
  status.textContent = query && statusText(query, results.length);
  list.replaceChildren(...results.slice(0, maxResults).map((result) => itemOf(result, query)));
  dialog.scrollTop = 0;
}

function statusText(query: string, count: number): string {
  if (count === 0) return `No results for “${query}”.`;
  if (count > maxResults) return `${maxResults} of ${count} results. Add a word to narrow them.`;
  return count === 1 ? '1 result.' : `${count} results.`;
}

function itemOf({ title, about, line, url, others }: SearchResult, query: string): HTMLLIElement {
  const link = linkTo(
    url,
    element('strong', {}, title),
    ' ',
    element('span', { class: 'search-about' }, about),
    ...(line ? [' ', withMarks(line, query)] : []),
  );
  if (others.length === 0) return element('li', {}, link);
  const links = others.flatMap((other, index) => [index > 0 ? ', ' : '', linkTo(other.url, other.title)]);
  return element('li', {}, link, element('p', { class: 'search-others' }, 'Also in ', ...links));
}

function linkTo(url: string, ...children: (Node | string)[]): HTMLAnchorElement {
  const link = element('a', { href: home + url }, ...children);
  link.addEventListener('click', () => dialog.close());
  return link;
}

function withMarks(line: string, query: string): HTMLSpanElement {
  const pieces = marked(line, query).map(({ isWord, text }) => (isWord ? element('mark', {}, text) : text));
  return element('span', { class: 'search-line' }, ...pieces);
}

/** Moves from the box to the results, and among them. */
function move(step: 1 | -1): void {
  const links = [...list.querySelectorAll<HTMLAnchorElement>('li > a')];
  const here = document.activeElement?.closest('li')?.querySelector('a');
  const next = (here ? links.indexOf(here) : -1) + step;
  (next < 0 ? box : links[Math.min(next, links.length - 1)])?.focus();
}

button.addEventListener('click', open);
box.addEventListener('input', show);
dialog.addEventListener('click', (event) => event.target === dialog && dialog.close());
dialog.addEventListener('keydown', (event) => {
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault();
    move(event.key === 'ArrowDown' ? 1 : -1);
  }
  if (event.key === 'Enter' && event.target === box) {
    // The button has the focus again once the dialog is closed, and the same key would press it.
    event.preventDefault();
    list.querySelector('a')?.click();
  }
});
document.addEventListener('keydown', (event) => {
  const isTyping = event.target instanceof HTMLElement && event.target.matches('input, select, textarea');
  const isSlash = event.key === '/' && !isTyping;
  if (isSlash || (event.key === 'k' && (event.ctrlKey || event.metaKey) && !hasRedoc)) {
    event.preventDefault();
    open();
  }
});
