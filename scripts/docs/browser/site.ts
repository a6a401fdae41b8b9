import { copyButton } from '../../../src/page-kit/copy-button.js';
import { element } from '../../../src/page-kit/element.js';
import { coloursName, setColours } from './colours.js';
import { followContents } from './follow-contents.js';
import { addPageMenu } from './page-menu.js';
import { keepChoice } from './reader-choice.js';
import { icon } from './svg-icon.js';
import { addVersions } from './version-menu.js';

const root = document.documentElement;

/** Adds the colour switch to the header. */
function addSwitch(): void {
  const button = element('button', { type: 'button' });
  const show = () => {
    const isDark = root.classList.contains('dark');
    button.replaceChildren(icon(isDark ? 'sun' : 'moon'));
    button.ariaLabel = isDark ? 'Light colours' : 'Dark colours';
  };
  button.addEventListener('click', () => {
    const mode = root.classList.contains('dark') ? 'light' : 'dark';
    root.classList.remove('light', 'dark');
    root.classList.add(mode);
    show();
    keepChoice(coloursName, mode);
  });
  show();
  document.querySelector('.bar')?.append(button);
}

/** Adds a button to each sample of code that copies it. */
function addCopyButtons(): void {
  for (const sample of document.querySelectorAll('.sample')) {
    sample.append(copyButton('Copy', () => sample.querySelector('code')?.textContent ?? ''));
  }
}

/** Adds a button that copies the whole page, next to the link to its Markdown. */
function addPageCopy(): void {
  const link = document.querySelector<HTMLAnchorElement>('.page-tools a');
  if (!link) return;
  const read = async () => {
    const response = await fetch(link.href);
    if (!response.ok) throw new Error(`${link.href} responded with ${response.status}.`);
    return response.text();
  };
  link.before(copyButton('Copy as Markdown', read), ' ');
}

// Paper cannot be unfolded.
addEventListener('beforeprint', () => {
  for (const details of document.querySelectorAll('details')) details.open = true;
});

setColours();
addSwitch();
addPageMenu();
addCopyButtons();
addPageCopy();
followContents();
await addVersions();
