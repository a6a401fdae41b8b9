import { element, setText } from '../../../src/page-kit/element.js';

/* The button that loads everything else. The page of an operation does not wait for it. */

const section = document.querySelector<HTMLElement>('section#try-it');
const operationId = section?.dataset.operation;

if (section && operationId) {
  const button = element(
    'button',
    { type: 'button', class: 'primary', 'aria-expanded': 'false', 'aria-controls': 'try-it-panel' },
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

  /** Once it is open, sending is what it is for. */
  const setOpen = (isOpen: boolean) => {
    button.ariaExpanded = String(isOpen);
    button.classList.toggle('primary', !isOpen);
    setText(button, isOpen ? 'Close' : 'Try it');
  };

  const toggle = async () => {
    const isOpen = button.ariaExpanded !== 'true';
    setOpen(isOpen);
    try {
      panel ??= load();
      const opened = await panel;
      setText(status, '');
      // It may have been closed again while it was loaded.
      const isStillOpen = button.ariaExpanded === 'true';
      root.hidden = !isStillOpen;
      opened.setVisible(isStillOpen);
      // What it is for is in view, also below a long body.
      if (isStillOpen) root.querySelector('#try-send')?.scrollIntoView({ block: 'nearest' });
    } catch {
      panel = undefined;
      setOpen(false);
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
  // A link that carries a request: it is shown, and sent only by its reader.
  const openLink = () => {
    if (location.hash.startsWith('#try=') && button.ariaExpanded !== 'true') void toggle();
  };
  addEventListener('hashchange', openLink);
  openLink();
}
