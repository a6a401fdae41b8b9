import type { Page } from './pages.js';
import type { Section } from './sections.js';

/** A section that a query leads to. */
export interface Place {
  page: Page;
  section: Section;
}

/**
 * Where the docs say something about a query, the best place first: the page or section of that name; otherwise sections
 * with all its words, in their title before in their text.
 */
export function find(query: string, pages: readonly Page[]): Place[] {
  const named = placeNamed(query, pages);
  if (named) return [named];
  const words = query.toLowerCase().split(/\s+/).filter(Boolean).map(stemOf);
  if (words.length === 0) return [];
  return pages
    .flatMap((page) => page.sections.slice(page.sections.length > 1 ? 1 : 0).map((section) => ({ page, section })))
    .map((place) => ({ place, score: scoreOf(place, words) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ place }) => place);
}

/** `errors`, `errors.md#handle-them`, `genmedia/generated/docs/guides/errors.md`: a link of these pages, or `docs` of a finding. */
function placeNamed(query: string, pages: readonly Page[]): Place | undefined {
  const [file = '', id = ''] = query.split('#');
  const name = file
    .replace(/^.*\//, '')
    .replace(/\.(md|html)$/, '')
    .toLowerCase();
  const page = pages.find((one) => one.name.toLowerCase() === name);
  const section = page?.sections.find((one) => one.id === id);
  return page && section && { page, section };
}

/** A word without its ending, so that `polling` finds `poll`, and `retry` finds `retries`. */
const stemOf = (word: string): string => (word.length > 4 ? word.replace(/(?:ing|ies|ed|es|s|y)$/, '') : word);

/** How well a section fits: by far the most if its title has all words. Nothing if a word is missing. */
function scoreOf({ page, section }: Place, words: readonly string[]): number {
  const [title, text] = [section.title.toLowerCase(), section.text.toLowerCase()];
  const counts = words.map((word) => countOf(word, text));
  if (counts.some((count) => count === 0)) return 0;
  const inTitle = words.every((word) => countOf(word, title) > 0) ? titleScore : 0;
  // A long section has a word more often without being about it.
  return inTitle + Math.min(...counts) / Math.sqrt(text.length) + (page.path.startsWith('guides/') ? guideScore : 0);
}

const titleScore = 10;
const guideScore = 1;

/** How often a word begins in a text. */
function countOf(word: string, text: string): number {
  let count = 0;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '')) count += 1;
  }
  return count;
}
