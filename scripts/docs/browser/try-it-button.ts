import { element, setText } from '../../../src/page-kit/element.js';

/* The button that loads everything else. The page of an operation does not wait for it. */

const section = document.querySelector<HTMLElement>('section#try-it');
const operationId = section?.dataset.operation;

if (section && operationId) {
  const button = element(
    'button',
    { type: 'button', class: 'try-main', 'aria-expanded': 'false', 'aria-controls': 'try-it-panel' },
    'Try it',
  );
  const status = element('p', { role: 'status' });
  const root = element('div', { id: 'try-it-panel', class: 'try-panel', hidden: '' });
  let panel: ReturnType<typeof import('./try-it.js').openPanel> | undefined;

  const load = async () => {
    setText(status, 'Loading…');
    const { openPanel } = await import('./try-it.js');
    return openPanel(root, operationId);
  };

  const toggle = async () => {
    const isOpen = button.ariaExpanded !== 'true';
    button.ariaExpanded = String(isOpen);
    try {
      panel ??= load();
      const opened = await panel;
      setText(status, '');
      // It may have been closed again while it was loaded.
      const isStillOpen = button.ariaExpanded === 'true';
      root.hidden = !isStillOpen;
      opened.setVisible(isStillOpen);
    } catch {
      panel = undefined;
      button.ariaExpanded = 'false';
      setText(status, 'It did not load. Press the button again to retry.');
    }
  };

  button.addEventListener('click', toggle);
  section.setAttribute('aria-label', 'Try it');
  section.classList.add('try');
  section.append(
    element(
      'p',
      {},
      'Send a request to a sandbox that runs inside this page. It needs no key and no server, and costs nothing.',
    ),
    button,
    status,
    root,
  );
  section.hidden = false;
}
