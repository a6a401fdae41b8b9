import { maxQueryLength, toQuery } from '../search/query.js';
import { targetOfHash } from './hash-target.js';

/** Filters the rules of a page by words and by variant. The filter is written into the URL, so that it can be shared. */

interface Entry {
  rule: HTMLDetailsElement;
  group: HTMLElement;
  /** The text that is searched. */
  text: string;
  /** Variants that it applies to. Empty means all. */
  variants: readonly string[];
}

const form = document.querySelector<HTMLFormElement>('#rules-filter');
const words = document.querySelector<HTMLInputElement>('#rules-words');
const variant = document.querySelector<HTMLSelectElement>('#rules-variant');
const openAll = document.querySelector<HTMLButtonElement>('#rules-open');
const shown = document.querySelector<HTMLElement>('#rules-shown');

const entries = [...document.querySelectorAll<HTMLDetailsElement>('.rules-rule')].map((rule): Entry => {
  const group = rule.closest<HTMLElement>('.rules-group') as HTMLElement;
  const parts = [group.querySelector('h2'), ...rule.querySelectorAll('.rules-sentence, .rules-for, .rules-cases')];
  const text = parts.map((part) => part?.textContent?.toLowerCase()).join(' ');
  return { rule, group, text, variants: rule.dataset.for?.split('|') ?? [] };
});

function matches({ text, variants }: Entry): boolean {
  const wanted = toQuery(words?.value ?? '')
    .toLowerCase()
    .split(/\s+/);
  const chosen = variant?.value ?? '';
  const binds = chosen === '' || variants.length === 0 || variants.includes(chosen);
  return binds && wanted.every((word) => text.includes(word));
}

function filter(): void {
  for (const entry of entries) entry.rule.hidden = !matches(entry);
  for (const { group } of entries) group.hidden = !group.querySelector('.rules-rule:not([hidden])');
  const count = visible().length;
  const what = count === 0 ? 'No rule matches. Escape shows all.' : `${count} of ${entries.length} rules`;
  if (shown) shown.textContent = what;
  remember();
  nameButton();
}

const visible = () => entries.map(({ rule }) => rule).filter(({ hidden }) => !hidden);

function remember(): void {
  const url = new URL(location.href);
  const chosen = { filter: toQuery(words?.value ?? ''), variant: variant?.value };
  for (const [name, value] of Object.entries(chosen)) {
    if (value) url.searchParams.set(name, value);
    else url.searchParams.delete(name);
  }
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}

function recall(): void {
  const { searchParams } = new URL(location.href);
  if (words) words.value = toQuery(searchParams.get('filter') ?? '');
  if (variant) {
    const wanted = searchParams.get('variant') ?? '';
    variant.value = [...variant.options].some(({ value }) => value === wanted) ? wanted : '';
  }
}

function clear(): void {
  if (words) words.value = '';
  if (variant) variant.value = '';
  filter();
}

/** Opens the rule that the URL names, even if the filter hides it. */
function follow(): void {
  const target = targetOfHash();
  if (!target) return;
  if (target.closest('[hidden]')) clear();
  if (target instanceof HTMLDetailsElement) target.open = true;
  target.scrollIntoView();
}

const allOpen = () => visible().every(({ open }) => open);

function nameButton(): void {
  if (!openAll) return;
  openAll.textContent = allOpen() ? 'Close all' : 'Open all';
  openAll.disabled = visible().length === 0;
}

form?.addEventListener('input', filter);
form?.addEventListener('submit', (event) => event.preventDefault());
form?.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return;
  event.preventDefault();
  clear();
});
openAll?.addEventListener('click', () => {
  const open = !allOpen();
  for (const rule of visible()) rule.open = open;
});
for (const { rule } of entries) rule.addEventListener('toggle', nameButton);
addEventListener('hashchange', follow);

if (form) form.hidden = false;
if (words) words.maxLength = maxQueryLength;
recall();
filter();
follow();
