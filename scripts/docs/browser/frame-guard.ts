import { element } from '../../../src/page-kit/element.js';

/**
 * Hides a page that another page embeds, where a click could be meant for something else, and offers to open it by itself.
 * Servers can forbid embedding with headers, but GitHub Pages cannot send them. The text stays in the page, and without
 * scripts it is visible: then there is nothing to click but links.
 */
export function guardAgainstFrames(): void {
  if (window.top === window.self) return;
  document.documentElement.classList.add('framed');
  const addNote = () => {
    const link = element('a', { href: location.href, target: '_top' }, 'Open this page by itself');
    document.body.prepend(element('p', { class: 'framed-note' }, 'Another page embeds this one. ', link, '.'));
  };
  // The script may run before or after the page has been read.
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', addNote);
  else addNote();
}
