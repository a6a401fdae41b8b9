import MiniSearch, { type AsPlainObject, type Options } from 'minisearch';
import type { Entry } from './entry.js';
import { isCommon, stemOf, wordsAndParts, wordsIn } from './words.js';

/** The entries, and by their positions those that have a word. */
export interface SearchIndex {
  entries: readonly Entry[];
  words: MiniSearch<IndexedEntry>;
}

/** The index as the pages load it. Its documents are the entries in their order, so they need no ids. */
interface StoredIndex {
  entries: readonly Entry[];
  words: Omit<AsPlainObject, 'documentIds'>;
}

interface IndexedEntry {
  id: number;
  title: string;
  /** The first word of each line: what a list or a table describes. */
  starts: string;
  text: string;
  /** What surrounds the entry: its page, or the operations of a field. By this alone it is not found. */
  about: string;
}

const formsOf = (word: string) => [...new Set([word, stemOf(word)])];

const options: Options<IndexedEntry> = {
  fields: ['title', 'starts', 'text', 'about'],
  tokenize: wordsAndParts,
  processTerm: (word) => !isCommon(word) && formsOf(word),
  searchOptions: {
    tokenize: wordsIn,
    processTerm: formsOf,
    boost: { title: 15, starts: 3 },
    // The start of a longer word counts little.
    weights: { prefix: 0.2, fuzzy: 1 },
  },
};

export function makeIndex(entries: readonly Entry[]): SearchIndex {
  // Most words are in many texts.
  const forms = new Map<string, false | string[]>();
  const processTerm = (word: string) => {
    const known = forms.get(word) ?? (!isCommon(word) && formsOf(word));
    forms.set(word, known);
    return known;
  };
  const words = new MiniSearch({ ...options, processTerm });
  words.addAll(entries.map((entry, id) => ({ id, ...indexed(entry, entries) })));
  return { entries, words };
}

export function toStored({ entries, words }: SearchIndex): StoredIndex {
  const { documentIds: _, ...stored } = words.toJSON();
  return { entries, words: stored };
}

export const loadIndex = ({ entries, words }: StoredIndex): SearchIndex => ({
  entries,
  words: MiniSearch.loadJS({ ...words, documentIds: { ...entries.map((_, id) => id) } }, options),
});

function indexed({ kind, title, about, text, url, operations = [] }: Entry, entries: readonly Entry[]) {
  const starts = text.replace(/^\W*(\w*).*$/gm, '$1');
  if (kind === 'operation') return { title, starts, text: `${about}\n${text}`, about: '' };
  const owners = operations.map(([place]) => entries[place]);
  const sections = kind === 'page' ? entries.filter((one) => one.url.startsWith(`${url}#`)) : [];
  const around = [...owners, ...sections].map((one) => one?.title);
  return { title, starts, text, about: [about, ...around].join('\n') };
}
