/** Sets the colours before anything is shown. Redoc remembers the choice under the same name. */
const remembered = localStorage.getItem('redoc.colorMode');
const isDark = remembered ? remembered === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
document.documentElement.classList.add(isDark ? 'dark' : 'light');
