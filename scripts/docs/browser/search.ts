import type { Entry } from '../search-index.js';

/** The search of every page but the reference, where Redoc has one. It opens by its button, by `/` and by Ctrl+K. */
const home = document.body.dataset.home ?? '';
const most = 20;

const dialog = document.createElement('dialog');
dialog.className = 'search';
dialog.setAttribute('aria-label', 'Search');
const box = document.createElement('input');
// Of a box of the type `search`, Escape takes the text and not the dialog away.
box.setAttribute('role', 'searchbox');
box.placeholder = 'Search pages, operations and fields';
box.setAttribute('aria-label', box.placeholder);
const told = document.createElement('p');
told.setAttribute('role', 'status');
const list = document.createElement('ul');
dialog.append(box, told, list);
document.body.append(dialog);

const button = document.createElement('button');
button.type = 'button';
const label = document.createElement('span');
label.textContent = 'Search';
label.className = 'wide';
const key = document.createElement('kbd');
key.textContent = '/';
key.className = 'wide';
key.ariaHidden = 'true';
const glass = document.createElement('img');
glass.src = `${home}assets/search.svg`;
glass.alt = '';
button.append(glass, label, key);
button.setAttribute('aria-label', 'Search');
document.querySelector('.bar nav')?.after(button);

let entries: Promise<Entry[]> | undefined;

function open(): void {
  entries ??= fetch(`${home}assets/search.json`).then((answer) => answer.json());
  if (!dialog.open) dialog.showModal();
  box.select();
  show();
}

async function show(): Promise<void> {
  const words = box.value.toLowerCase().split(/\s+/).filter(Boolean);
  const all = await entries?.catch(() => undefined);
  if (!all) {
    entries = undefined;
    told.textContent = 'The list of what can be found did not load. Open the search again to retry.';
    return;
  }
  const found = words.length > 0 ? find(all, words) : [];
  told.textContent = words.length === 0 ? '' : found.length === 0 ? `Nothing is found for “${box.value}”.` : '';
  list.replaceChildren(...found.slice(0, most).map(itemOf));
}

/** What has all the words, that with them in its title first. */
function find(all: readonly Entry[], words: readonly string[]): Entry[] {
  const rank = ({ title, about }: Entry): number => {
    const name = title.toLowerCase();
    const text = `${name} ${about.toLowerCase()}`;
    if (!words.every((word) => text.includes(word))) return 0;
    if ([name, name.split('.').at(-1)].includes(words.join(' '))) return 4;
    if (name.startsWith(words[0] ?? '')) return 3;
    return words.every((word) => name.includes(word)) ? 2 : 1;
  };
  return all
    .map((entry) => ({ entry, rank: rank(entry) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ entry }) => entry);
}

function itemOf({ title, about, url }: Entry): HTMLLIElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = home + url;
  const name = document.createElement('strong');
  name.textContent = title;
  const text = document.createElement('span');
  text.textContent = about;
  link.append(name, text);
  link.addEventListener('click', () => dialog.close());
  item.append(link);
  return item;
}

/** Moves from the box to the results, and among them. */
function move(step: 1 | -1): void {
  const links = [...list.querySelectorAll('a')];
  const next = links.indexOf(document.activeElement as HTMLAnchorElement) + step;
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
  if (event.key === 'Enter' && event.target === box) list.querySelector('a')?.click();
});
document.addEventListener('keydown', (event) => {
  const isTyping = event.target instanceof HTMLElement && event.target.matches('input, select, textarea');
  if ((event.key === '/' && !isTyping) || (event.key === 'k' && (event.ctrlKey || event.metaKey))) {
    event.preventDefault();
    open();
  }
});
