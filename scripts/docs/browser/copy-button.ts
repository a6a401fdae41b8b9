import { element } from '../../../src/page-kit/element.js';

/** A button that copies a text, which is read when it is pressed, and says for two seconds whether it has. */
export function copyButton(label: string, read: () => string | Promise<string>): HTMLButtonElement {
  const button = element('button', { type: 'button', class: 'copy' }, label);
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(await read());
      button.textContent = 'Copied';
    } catch {
      button.textContent = 'Not copied';
    }
    setTimeout(() => {
      button.textContent = label;
    }, 2000);
  });
  return button;
}
