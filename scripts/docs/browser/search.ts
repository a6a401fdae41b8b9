import { longestQuestion, toQuestion } from '../search/query.js';
import { type Entry, type Found, find, marked } from '../search/search.js';

/** The search of every page. It opens by its button, by `/` and by Ctrl+K, which in the reference is Redoc's own. */
const home = document.body.dataset.home ?? '';
const hasRedoc = document.querySelector('#redoc') !== null;
const most = 20;

const dialog = make('dialog', 'search');
dialog.setAttribute('aria-label', 'Search');
const box = make('input');
// Of a box of the type `search`, Escape takes the text and not the dialog away.
box.setAttribute('role', 'searchbox');
box.placeholder = 'Search guides, operations and fields';
box.setAttribute('aria-label', box.placeholder);
box.autocomplete = 'off';
box.spellcheck = false;
box.maxLength = longestQuestion;
const told = make('p', 'search-told');
told.setAttribute('role', 'status');
const list = make('ul');
dialog.append(box, told, list);
document.body.append(dialog);

const button = make('button');
button.type = 'button';
const key = make('kbd', 'wide', '/');
key.ariaHidden = 'true';
const glass = make('img');
glass.src = `${home}assets/search.svg`;
glass.alt = '';
button.append(glass, make('span', 'wide', 'Search'), key);
button.setAttribute('aria-label', 'Search');
document.querySelector('.bar nav')?.after(button);

function make<Name extends keyof HTMLElementTagNameMap>(name: Name, className = '', text = '') {
  const element = document.createElement(name);
  if (className) element.className = className;
  element.textContent = text;
  return element;
}

let index: Promise<Entry[]> | undefined;

function open(): void {
  index ??= fetch(`${home}assets/search.json`).then((answer) => answer.json());
  if (!dialog.open) dialog.showModal();
  box.select();
  show();
}

async function show(): Promise<void> {
  const all = await index?.catch(() => undefined);
  if (!all) {
    index = undefined;
    told.textContent = 'The list of what can be found did not load. Open the search again to retry.';
    return;
  }
  const question = toQuestion(box.value);
  const found = find(all, question);
  told.textContent = question && tell(question, found.length);
  list.replaceChildren(...found.slice(0, most).map((one) => itemOf(one, question)));
  dialog.scrollTop = 0;
}

function tell(question: string, count: number): string {
  if (count === 0) return `Nothing is found for “${question}”.`;
  if (count > most) return `${most} of ${count} results. Another word narrows them.`;
  return count === 1 ? '1 result.' : `${count} results.`;
}

function itemOf({ title, about, line, url, others }: Found, question: string): HTMLLIElement {
  const item = make('li');
  const link = linkTo(url, '');
  link.append(make('strong', '', title), ' ', make('span', 'search-about', about));
  if (line) link.append(' ', withMarks(line, question));
  item.append(link);
  if (others.length > 0) {
    const also = make('p', 'search-others', 'Also in ');
    others.forEach((other, place) => {
      also.append(place > 0 ? ', ' : '', linkTo(other.url, other.title));
    });
    item.append(also);
  }
  return item;
}

function linkTo(url: string, text: string): HTMLAnchorElement {
  const link = make('a', '', text);
  link.href = home + url;
  link.addEventListener('click', () => dialog.close());
  return link;
}

function withMarks(line: string, question: string): HTMLSpanElement {
  const text = make('span', 'search-line');
  text.append(...marked(line, question).map((piece) => (piece.isWord ? make('mark', '', piece.text) : piece.text)));
  return text;
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
