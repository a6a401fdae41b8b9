import { addLanguages } from './operation-languages.js';

/**
 * The switch on the page of an operation. The page has all variants, and elements with `data-for` belong to some of them.
 * The chosen one is in the URL, under the name of the field that selects it.
 */
const nav = document.querySelector<HTMLElement>('.op-switch');
const by = nav?.dataset.by ?? '';
const links = [...(nav?.querySelectorAll<HTMLAnchorElement>('a') ?? [])];
const names = links.map((link) => link.dataset.variant ?? '');
const parts = [...document.querySelectorAll<HTMLElement>('[data-for]')];
let chosen = names[0] ?? '';

const variantsOf = (part: HTMLElement) => (part.dataset.for ?? '').split('|');

/** The variant of the URL, or the first if it has none or one that does not exist. */
function named(): string {
  const value = new URLSearchParams(location.search).get(by) ?? '';
  return names.includes(value) ? value : (names[0] ?? '');
}

function show(variant: string): void {
  if (variant === chosen) return;
  chosen = variant;
  for (const part of parts) part.hidden = !variantsOf(part).includes(variant);
  for (const link of links) {
    if (link.dataset.variant === variant) mark(link);
    else link.removeAttribute('aria-current');
  }
  document.dispatchEvent(new CustomEvent('variantchange', { detail: { variant, field: by, value: variant } }));
}

/** Marks the chosen variant, and brings it into view where the list of them scrolls. */
function mark(link: HTMLAnchorElement): void {
  link.setAttribute('aria-current', 'true');
  const list = link.closest('ul');
  if (!list) return;
  const start = link.offsetLeft - list.offsetLeft - margin;
  const end = start + link.offsetWidth + 2 * margin;
  list.scrollLeft = Math.max(end - list.clientWidth, Math.min(list.scrollLeft, start));
}

/** Pixels of its neighbours that stay in view. */
const margin = 40;

/** Unfolds and shows what the hash of the URL names, in a variant that has it. */
function follow(): void {
  const target = targetOfHash();
  if (!target) return;
  const hidden = target.closest<HTMLElement>('[data-for][hidden]');
  const [variant] = hidden ? variantsOf(hidden) : [];
  if (variant) {
    history.replaceState(null, '', `?${new URLSearchParams({ [by]: variant })}${location.hash}`);
    show(variant);
  }
  for (let at = target.closest('details'); at; at = at.parentElement?.closest('details') ?? null) at.open = true;
  target.scrollIntoView();
}

/** The element that the hash of the URL names. A hash that is not encoded correctly names none. */
function targetOfHash(): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)));
  } catch {
    return null;
  }
}

nav?.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a') : null;
  // With a key pressed, the link opens elsewhere.
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  if (link.dataset.variant === chosen) return;
  history.pushState(null, '', link.getAttribute('href'));
  show(link.dataset.variant ?? '');
});
addEventListener('popstate', () => {
  show(named());
  if (location.hash) follow();
});
addEventListener('hashchange', follow);

addLanguages();
show(named());
if (location.hash) follow();
