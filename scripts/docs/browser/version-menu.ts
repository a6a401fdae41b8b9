import { element } from '../../../src/page-kit/element.js';
import type { Version } from '../site/version.js';

/**
 * Adds the menu of versions to the header, if there are several. It leads to the same page of another version, or to its
 * start page if it has no such page.
 */
export async function addVersions(): Promise<void> {
  const { home = '', version } = document.body.dataset;
  if (!version) return;
  const root = new URL(`${home}../`, location.href);
  const read = async (path: string) => (await fetch(new URL(path, root))).json();
  const versions: Version[] = await read('versions.json').catch(() => []);
  if (versions.length < 2) return;
  const here = location.pathname.slice(new URL(home, location.href).pathname.length) || 'index.html';
  const links = versions.map(({ name, path }) => {
    const link = element('a', { href: new URL(`${path}index.html`, root).href }, name);
    if (name === version) link.ariaCurrent = 'true';
    return link;
  });
  const menu = element(
    'details',
    { class: 'versions menu' },
    element('summary', { 'aria-label': `Version ${version}` }, version),
    element('ul', {}, ...links.map((link) => element('li', {}, link))),
  );
  menu.addEventListener(
    'toggle',
    () => {
      versions.forEach(async ({ path }, place) => {
        const pages: string[] = await read(`${path}pages.json`).catch(() => []);
        const link = links[place];
        if (link && pages.includes(here)) link.href = new URL(path + here, root).href + location.search + location.hash;
      });
    },
    { once: true },
  );
  menu.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.open = false;
  });
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Node && !menu.contains(target)) menu.open = false;
  });
  document.querySelector('.bar nav')?.after(menu);
}
