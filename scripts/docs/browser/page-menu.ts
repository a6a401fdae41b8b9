import { element } from '../../../src/page-kit/element.js';
import { icon } from './svg-icon.js';

/**
 * Adds the button that shows the list of pages on a phone. It is the last one in the header, so that the list is next for
 * the Tab key. Without scripts a link leads to the list, below the text.
 */
export function addPageMenu(): void {
  const list = document.querySelector('#pages');
  if (!list) return;
  const button = element(
    'button',
    { type: 'button', class: 'to-menu', 'aria-label': 'Pages', 'aria-controls': list.id, 'aria-expanded': 'false' },
    icon('menu'),
  );
  const isOpen = () => button.ariaExpanded === 'true';
  const set = (open: boolean) => {
    button.ariaExpanded = String(open);
    list.classList.toggle('is-open', open);
    if (open) list.scrollTop = 0;
  };
  button.addEventListener('click', () => set(!isOpen()));
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !isOpen()) return;
    set(false);
    button.focus();
  });
  list.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLAnchorElement) set(false);
  });
  // Nothing that has the focus may be behind the list.
  document.addEventListener('focusin', ({ target }) => {
    if (isOpen() && target instanceof Node && !list.contains(target) && target !== button) set(false);
  });
  document.querySelector('.bar')?.append(button);
}
