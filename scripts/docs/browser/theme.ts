import { guardAgainstFrames } from './frame-guard.js';

guardAgainstFrames();

/** Sets the colours before anything is rendered. Redoc stores the choice under the same name. */
let remembered: string | null = null;
try {
  remembered = localStorage.getItem('redoc.colorMode');
} catch {
  // Without storage the system decides.
}
const isDark = remembered ? remembered === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
document.documentElement.classList.add(isDark ? 'dark' : 'light');
