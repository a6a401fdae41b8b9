import { readChoice } from './reader-choice.js';

/** The name of the choice of colours. */
export const coloursName = 'genmedia.colours';

const root = document.documentElement;

/**
 * Sets the colours that the reader has chosen, or those of the system. `theme.js` does this before anything is rendered, but
 * scripts that are loaded at once run in any order, so what depends on the colours calls it too.
 */
export function setColours(): void {
  if (root.classList.contains('dark') || root.classList.contains('light')) return;
  const chosen = readChoice(coloursName);
  const isDark = chosen ? chosen === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  root.classList.add(isDark ? 'dark' : 'light');
}
