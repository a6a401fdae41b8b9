import { element } from '../../../src/page-kit/element.js';
import { maxQueryLength, toQuery } from '../search/query.js';
import type { Found, marked, SearchResult } from '../search/search.js';
import { icon } from './svg-icon.js';

/**
 * The search of every page. It opens with its button, with `/` and with Ctrl+K. The box keeps the focus and names the chosen
 * result, as a combobox with a list does: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
const home = document.body.dataset.home ?? '';
const maxResults = 20;

const placeholder = 'Search guides, operations and fields';
const hint = 'Try “callback_url”, “DeadlineError” or “which models take 4K?”. ↑ and ↓ choose a result, Enter opens it.';
const list = element('div', { id: 'search-results', role: 'listbox', 'aria-label': 'Results' });
const box = element('input', {
  // In a box of type `search`, Escape would clear the text instead of closing the dialog.
  role: 'combobox',
  placeholder,
  'aria-label': placeholder,
  'aria-autocomplete': 'list',
  'aria-controls': list.id,
  'aria-expanded': 'false',
  autocomplete: 'off',
  spellcheck: 'false',
  maxlength: String(maxQueryLength),
});
const status = element('p', { class: 'search-status', role: 'status' });
const dialog = element('dialog', { class: 'search', 'aria-label': 'Search' }, box, status, list);
document.body.append(dialog);

const button = element(
  'button',
  { type: 'button', 'aria-label': 'Search', 'aria-keyshortcuts': '/ Control+K' },
  icon('search'),
  element('span', { class: 'wide' }, 'Search'),
  element('kbd', { class: 'wide', 'aria-hidden': 'true' }, '/'),
);
document.querySelector('.bar nav')?.after(button);

let engine: ReturnType<typeof load> | undefined;

/** Loads the index and the script that searches it, at the same time. */
async function load() {
  const [{ find, marked, loadIndex }, stored] = await Promise.all([
    import('./find.js'),
    fetch(`${home}assets/search.json`).then((response) => response.json()),
  ]);
  const index = loadIndex(stored);
  return { find: (query: string) => find(index, query, maxResults), marked };
}

function open(): void {
  engine ??= load();
  if (!dialog.open) dialog.showModal();
  box.select();
  show();
}

async function show(): Promise<void> {
  const loaded = await engine?.catch(() => undefined);
  if (!loaded) {
    engine = undefined;
    status.textContent = 'The search index did not load. Open the search again to retry.';
    return;
  }
  const query = toQuery(box.value);
  const found = loaded.find(query);
  status.textContent = query ? statusText(query, found) : hint;
  list.replaceChildren(...found.results.map((result) => itemOf(result, (line) => loaded.marked(line, found.words))));
  box.ariaExpanded = String(found.count > 0);
  choose(options()[0]);
  dialog.scrollTop = 0;
}

function statusText(query: string, { count, words }: Found): string {
  if (count === 0) return `No results for “${query}”.`;
  const meant = words.flatMap((word) => word.meant);
  const instead = meant.length > 0 ? ` for “${meant.slice(0, 3).join('”, “')}”` : '';
  if (count > maxResults) return `${maxResults} of ${count} results${instead}. Add a word to narrow them.`;
  return count === 1 ? `1 result${instead}.` : `${count} results${instead}.`;
}

/** A line in pieces, with the words of the query marked. */
type PiecesOf = (line: string) => ReturnType<typeof marked>;

/** A result, and if its field is in other operations too, a line that unfolds them. */
function itemOf({ title, about, line, url, others }: SearchResult, piecesOf: PiecesOf): HTMLElement {
  const link = optionTo(
    url,
    element('strong', {}, title),
    ' ',
    element('span', { class: 'search-about' }, about),
    ...(line ? [' ', withMarks(piecesOf(line))] : []),
  );
  if (others.length === 0) return link;
  const more = element('div', { role: 'option', class: 'search-others' }, `Also in ${others.length} more …`);
  more.addEventListener('click', () => {
    const links = others.map((other) => optionTo(other.url, 'in ', other.title));
    more.replaceWith(...links);
    choose(links[0]);
  });
  return element('div', { role: 'group', 'aria-label': title }, link, more);
}

/** A result that is a link, for those who open it in another tab. Keys reach it through the box. */
function optionTo(url: string, ...children: (Node | string)[]): HTMLAnchorElement {
  const link = element('a', { role: 'option', href: home + url, tabindex: '-1' }, ...children);
  link.addEventListener('click', () => dialog.close());
  return link;
}

function withMarks(pieces: ReturnType<PiecesOf>): HTMLSpanElement {
  const nodes = pieces.map(({ isWord, text }) => (isWord ? element('mark', {}, text) : text));
  return element('span', { class: 'search-line' }, ...nodes);
}

const options = () => [...list.querySelectorAll<HTMLElement>('[role=option]')];
const chosen = () => list.querySelector<HTMLElement>('[aria-selected=true]');

/** Chooses a result, which Enter opens. */
function choose(option: HTMLElement | undefined): void {
  options().forEach((one, place) => {
    one.id = `search-result-${place}`;
    one.ariaSelected = String(one === option);
  });
  if (option) box.setAttribute('aria-activedescendant', option.id);
  else box.removeAttribute('aria-activedescendant');
  option?.scrollIntoView({ block: 'nearest' });
}

/** Chooses the next or the previous result. From the last one the next is the first. */
function move(step: 1 | -1): void {
  const all = options();
  const here = all.findIndex(({ ariaSelected }) => ariaSelected === 'true');
  choose(all[(here + step + all.length) % all.length]);
}

button.addEventListener('click', open);
box.addEventListener('input', show);
dialog.addEventListener('click', (event) => {
  if (event.target === dialog) dialog.close();
  // A click on a line that unfolds does not take the focus from the box.
  else if (dialog.open) box.focus();
});
dialog.addEventListener('keydown', (event) => {
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    event.preventDefault();
    move(event.key === 'ArrowDown' ? 1 : -1);
  }
  if (event.key === 'Enter' && !event.isComposing) {
    // The button has the focus again once the dialog is closed, and the same key would press it.
    event.preventDefault();
    chosen()?.click();
  }
});
document.addEventListener('keydown', (event) => {
  const isTyping =
    event.target instanceof HTMLElement &&
    (event.target.matches('input, select, textarea') || event.target.isContentEditable);
  const isSlash = event.key === '/' && !isTyping;
  if (isSlash || (event.key === 'k' && (event.ctrlKey || event.metaKey))) {
    event.preventDefault();
    open();
  }
});
