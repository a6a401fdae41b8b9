import { guardAgainstFrames } from './frame-guard.js';

guardAgainstFrames();

/** Sets the colours before anything is rendered. */
let remembered: string | null = null;
try {
  remembered = localStorage.getItem('genmedia.colours');
} catch {
  // Without storage the system decides.
}
const isDark = remembered ? remembered === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
document.documentElement.classList.add(isDark ? 'dark' : 'light');
