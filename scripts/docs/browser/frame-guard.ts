/**
 * Hides a page that another page shows inside itself, where a click could be meant for something else, and offers to open
 * it by itself. Servers can forbid it by headers, but GitHub Pages cannot send them. The text stays in the page, and
 * without scripts it is shown: then there is nothing to click but links.
 */
export function guardAgainstFrames(): void {
  if (window.top === window.self) return;
  document.documentElement.classList.add('framed');
  addEventListener('DOMContentLoaded', () => {
    const link = document.createElement('a');
    link.href = location.href;
    link.target = '_top';
    link.textContent = 'Open this page by itself';
    const note = document.createElement('p');
    note.className = 'framed-note';
    note.append('Another page shows this one inside itself. ', link, '.');
    document.body.prepend(note);
  });
}
