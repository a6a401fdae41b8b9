import { guardAgainstFrames } from './frame-guard.js';

guardAgainstFrames();

/** Sets the colours before anything is shown. Redoc remembers the choice under the same name. */
let remembered: string | null = null;
try {
  remembered = localStorage.getItem('redoc.colorMode');
} catch {
  // Where nothing may be kept, the system decides.
}
const isDark = remembered ? remembered === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
document.documentElement.classList.add(isDark ? 'dark' : 'light');
