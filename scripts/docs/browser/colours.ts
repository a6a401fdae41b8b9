const root = document.documentElement;

/**
 * Sets the colours that the reader has chosen, or those of the system. `theme.js` does this before anything is rendered, but
 * scripts that are loaded at once run in any order, so what depends on the colours calls it too.
 */
export function setColours(): void {
  if (root.classList.contains('dark') || root.classList.contains('light')) return;
  let remembered: string | null = null;
  try {
    remembered = localStorage.getItem('genmedia.colours');
  } catch {
    // Without storage the system decides.
  }
  const isDark = remembered ? remembered === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  root.classList.add(isDark ? 'dark' : 'light');
}
