import { element } from './element.js';

/**
 * A button that copies a string, which is read when it is pressed, and says for two seconds whether it has. Browsers allow the
 * clipboard only in secure contexts. Elsewhere a person can select the text. It is an element, since pages without
 * lit-html have it too; a template keeps it with `guard`.
 */
export function copyButton(label: string, read: () => string | Promise<string>): HTMLElement {
  const button = element('button', { type: 'button' }, label);
  const status = element('span', { role: 'status', class: 'unseen' });
  const say = (text: string) => {
    button.textContent = text || label;
    status.textContent = text;
  };
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(await read());
      say('Copied');
    } catch {
      say('Not copied');
    }
    setTimeout(say, 2000, '');
  });
  return element('span', { class: 'copy' }, button, status);
}
