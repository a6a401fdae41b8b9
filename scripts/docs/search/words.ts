/** The words of a text, in lower case. Names such as `aspect_ratio` are one word. */
export const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];

/** The words of a text, and the parts of names: `maxInterval` is also `max` and `interval`. */
export const wordsAndParts = (text: string): string[] =>
  (text.match(/[\p{L}\p{N}_]+/gu) ?? []).flatMap((name) => {
    const parts = name.match(/\p{Lu}*[^\p{Lu}_]+|\p{Lu}+/gu) ?? [];
    return [name, ...(parts.length > 1 ? parts : [])].map((word) => word.toLowerCase());
  });

/** Words that are in most texts. They are not stored, and not searched for next to others. */
const commonWords = new Set(
  'a an and any are as at be by can do does for from has have how i if in is it its me my not of on or so that the then there this to we what when where which who why will with you your'.split(
    ' ',
  ),
);

export const isCommon = (word: string): boolean => commonWords.has(word);

/** Words that say nothing about what is sought: they make a question of a query, or every page is about them. */
const emptyWords = new Set(
  'add api could did get happen happens long maximum may mean means might must need own put should support supports take takes too two use uses using want work works would'.split(
    ' ',
  ),
);

/** A verb here, and not the handle of a task. */
const handling = /(?<=\b(?:i|to|we) )handle\b/g;

/** The words of a query that say what is sought. If none does, all that are stored. */
export function soughtIn(text: string): string[] {
  const all = [...new Set(wordsIn(text.replace(handling, '')))].filter((word) => !isCommon(word));
  const sought = all.filter((word) => !emptyWords.has(word));
  return sought.length > 0 ? sought : all;
}

/** Endings of English words, in the order in which they are removed. What is left must be a word: it has a vowel. */
const endings: readonly (readonly [ending: RegExp, replacement: string])[] = [
  [/(?<=..)ie[sd]$/, 'y'],
  [/(?<=[^su])s$/, ''],
  [/(?<=[aeiouy].*[^e])(?:ing|ed)$/, ''],
  [/(?<=[aeiouy].*[ts])ion$/, ''],
  [/(?<=[aeiouy]..+)able$/, ''],
  [/e$/, ''],
  [/([^aeiou])\1$/, '$1'],
  [/y$/, 'i'],
];

/** Shortest word that has forms: below that, endings say little. */
const minFormLength = 4;

/**
 * What the forms of a word have in common: `generat` for generate, generates, generating, generated, generation. It is for
 * comparison only. Names and numbers have no forms.
 */
export function stemOf(word: string): string {
  if (word.length < minFormLength || !/^[a-z]+$/.test(word)) return word;
  return endings.reduce((stem, [ending, replacement]) => stem.replace(ending, replacement), word);
}
