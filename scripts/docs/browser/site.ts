import { element } from '../../../src/page-kit/element.js';
import { addPageMenu } from './page-menu.js';
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
    try {
      localStorage.setItem('genmedia.colours', mode);
    } catch {
      // Then the choice lasts for this page only.
    }
  });
  show();
  document.querySelector('.bar')?.append(button);
}

/** Adds a button to each sample of code that copies it. */
function addCopyButtons(): void {
  for (const sample of document.querySelectorAll('.sample')) {
    const button = element('button', { type: 'button', class: 'copy' });
    const showLabel = () => {
      button.textContent = 'Copy';
    };
    button.addEventListener('click', async () => {
      const text = sample.querySelector('code')?.textContent ?? '';
      await navigator.clipboard.writeText(text).then(
        () => {
          button.textContent = 'Copied';
        },
        () => {
          button.textContent = 'Not copied';
        },
      );
      setTimeout(showLabel, 2000);
    });
    showLabel();
    sample.append(button);
  }
}

addSwitch();
addPageMenu();
addCopyButtons();
await addVersions();
