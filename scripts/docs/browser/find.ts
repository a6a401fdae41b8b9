/* What the search needs once it is opened. No page waits for it. */
export { find, marked } from '../search/search.js';
export { loadIndex } from '../search/search-index.js';
