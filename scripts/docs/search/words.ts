/** The words of a text, in lower case. Names such as `aspect_ratio` are one word. */
export const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];

/** A word in singular and plural, which count as the same: `retry` finds `retries`. */
export const numbersOf = (word: string): readonly [string, string] => [word, otherNumber(word)];

function otherNumber(word: string): string {
  if (/..ies$/.test(word)) return word.replace(/ies$/, 'y');
  if (/[^aeiou]y$/.test(word)) return word.replace(/y$/, 'ies');
  return /..[^s]s$/.test(word) ? word.slice(0, -1) : `${word}s`;
}

/** Endings of English words, in the order in which they are removed. What is left must be a word: it has a vowel. */
const endings: readonly (readonly [ending: RegExp, replacement: string])[] = [
  [/(?<=..)ie[sd]$/, 'y'],
  [/(?<=[^su])s$/, ''],
  [/(?<=[aeiouy].*[^e])(?:ing|ed)$/, ''],
  [/(?<=[aeiouy].*[ts])ion$/, ''],
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
