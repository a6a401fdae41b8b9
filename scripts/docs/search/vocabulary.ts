import type { Entry } from './entry.js';
import { stemOf, wordsIn } from './words.js';

/** Where a word is in an entry. Several may apply. */
export const places = { title: 1, lineStart: 2, text: 4, about: 8 } as const;

/** Occurrences of a word in an entry that are counted, and what separates the parts of a packed number. */
const [maxCount, countUnit, entryUnit] = [31, 16, 512];

/** A word of the index: its stem, and for each entry that has it a number in which entry, places and count are packed. */
export interface IndexedWord {
  word: string;
  stem: string;
  found: number[];
}

export const unpack = (found: number) => ({
  entry: Math.floor(found / entryUnit),
  count: Math.floor((found % entryUnit) / countUnit),
  where: found % countUnit,
});

const made = new WeakMap<readonly Entry[], IndexedWord[]>();

/**
 * All words of an index, with the entries that have them. They are collected once, when the first query comes: to load them
 * would take longer than to make them.
 */
export function vocabularyOf(index: readonly Entry[]): readonly IndexedWord[] {
  const known = made.get(index) ?? collect(index);
  made.set(index, known);
  return known;
}

function collect(index: readonly Entry[]): IndexedWord[] {
  const words = new Map<string, IndexedWord>();
  index.forEach((entry, place) => {
    for (const [word, packed] of wordsOf(entry)) {
      const known = words.get(word) ?? { word, stem: stemOf(word), found: [] };
      known.found.push(place * entryUnit + packed);
      words.set(word, known);
    }
  });
  return [...words.values()];
}

/** The words of one entry with their places, and how often each is in its text. */
function wordsOf({ title, about, text }: Entry): Map<string, number> {
  const found = new Map<string, number>();
  const add = (word: string, where: number, count = 0) => {
    const packed = found.get(word) ?? 0;
    const isFull = Math.floor(packed / countUnit) + count > maxCount;
    found.set(word, (packed | where) + (isFull ? 0 : count * countUnit));
  };
  for (const word of wordsIn(title)) add(word, places.title);
  for (const word of wordsIn(about)) add(word, places.about);
  for (const line of text.split('\n')) {
    wordsIn(line).forEach((word, place) => {
      const startsLine = place === 0 && line.toLowerCase().startsWith(word);
      add(word, places.text | (startsLine ? places.lineStart : 0), 1);
    });
  }
  return found;
}
