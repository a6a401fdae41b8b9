import type { Entry } from './entry.js';
import { synonyms } from './synonyms.js';
import { maxTypos, typosIn } from './typos.js';
import { type IndexedWord, places, unpack, vocabularyOf } from './vocabulary.js';
import { numbersOf, stemOf, wordsIn } from './words.js';

/** How a word of a query is in an entry. The higher, the nearer to what was typed. */
export const matches = { none: 0, typo: 1, synonym: 2, part: 3, form: 4, start: 5, exact: 6 } as const;
type Match = (typeof matches)[keyof typeof matches];

/**
 * Ranks of an entry by its match, in the order above. A title counts more than a text that matches as well, and a name most.
 * Another form or a synonym in a title counts at least as much as the word in a text, so that `webhook` leads to the guide on
 * callbacks, and not only to places that mention it. `page` is for a text on a page that has the word in a heading.
 */
export const ranks = {
  text: [0, 1, 3, 4, 5, 7, 8],
  title: [0, 2, 8, 11, 9, 12, 13],
  lineStart: 10,
  page: 11,
  lastName: 14,
  name: 15,
} as const;

/** What is known of an entry and one word of a query. */
interface Hit {
  match: Match;
  rank: number;
  /** Whether it is in the entry itself, and not only in what surrounds it, such as the title of its page. */
  isOwn: boolean;
  count: number;
}

/** A word of a query, and by their positions the entries that have it. */
export interface Term {
  typed: string;
  hits: ReadonlyMap<number, Hit>;
  /** Other words that were found for it: its forms, its synonyms, or what was meant. */
  others: readonly string[];
  /** What it was taken for, if it is nowhere. */
  meant: readonly string[];
}

/** The words of a query. One with punctuation, such as a path, is searched as it is, and if that is nowhere, by its words. */
export function termsOf(query: string, index: readonly Entry[]): Term[] {
  const typed = [...new Set(query.toLowerCase().split(/\s+/).filter(Boolean))];
  return typed.flatMap((piece) => {
    const words = wordsIn(piece);
    if (words[0] === piece) return wordTerm(piece, index);
    const literal = literalTerm(piece, index);
    return words.length === 0 || literal.hits.size > 0 ? literal : words.map((word) => wordTerm(word, index));
  });
}

function wordTerm(typed: string, index: readonly Entry[]): Term {
  const vocabulary = vocabularyOf(index);
  const matchOf = matcherFor(typed);
  const found = matching(vocabulary, matchOf);
  if (found.length > 0) return toTerm(typed, found, [], index);
  const meant = meantBy(typed, vocabulary);
  // What was meant may be a word that only has synonyms.
  const matchers = meant.map(matcherFor);
  const near = matching(vocabulary, (word) => {
    return matchers.some((matcher) => matcher(word) >= matches.synonym && matcher(word) !== matches.part)
      ? matches.typo
      : matches.none;
  });
  return toTerm(typed, near, meant, index);
}

type Found = readonly [word: IndexedWord, match: Match];

const matching = (vocabulary: readonly IndexedWord[], matchOf: (word: IndexedWord) => Match): Found[] =>
  vocabulary.map((word) => [word, matchOf(word)] as const).filter(([, match]) => match > matches.none);

/** How words match one that was typed. */
function matcherFor(typed: string): (word: IndexedWord) => Match {
  const [one, other] = numbersOf(typed);
  const stem = stemOf(typed);
  const same = new Set((byStem.get(stem) ?? []).flatMap((word) => numbersOf(word.toLowerCase())));
  return ({ word, stem: stemOfWord }) => {
    if (word === one || word === other) return matches.exact;
    if (word.startsWith(one) || word.startsWith(other)) return matches.start;
    if (stemOfWord === stem) return matches.form;
    if (word.includes(one) || word.includes(other)) return matches.part;
    return same.has(word) ? matches.synonym : matches.none;
  };
}

const byStem = new Map(Object.entries(synonyms).map(([word, others]) => [stemOf(word), others]));

/** The words that are nearest to one with typos, among those of the index and those with synonyms. */
function meantBy(typed: string, vocabulary: readonly IndexedWord[]): string[] {
  let limit = maxTypos(typed);
  let nearest: string[] = [];
  if (limit === 0) return nearest;
  for (const word of new Set([...vocabulary.map((one) => one.word), ...Object.keys(synonyms)])) {
    const count = typosIn(typed, word, limit);
    if (count === undefined) continue;
    if (count < limit) nearest = [];
    nearest.push(word);
    limit = count;
  }
  return nearest;
}

function toTerm(typed: string, found: readonly Found[], meant: readonly string[], index: readonly Entry[]): Term {
  const hits = new Map<number, Hit>();
  for (const [{ found: all }, match] of found) {
    for (const packed of all) {
      const { entry, where, count } = unpack(packed);
      addHit(hits, entry, match, where, match === matches.exact ? count : 0, index);
    }
  }
  const others = found.filter(([, match]) => match !== matches.part && match < matches.start).map(([{ word }]) => word);
  return { typed, hits: withFields(hits, index), others, meant };
}

function addHit(
  hits: Map<number, Hit>,
  place: number,
  match: Match,
  where: number,
  count: number,
  index: readonly Entry[],
): void {
  const ownPlaces =
    index[place]?.kind === 'operation' ? places.title | places.text | places.about : places.title | places.text;
  const old = hits.get(place) ?? { match: matches.none, rank: 0, isOwn: false, count: 0 };
  hits.set(place, {
    match: match > old.match ? match : old.match,
    rank: Math.max(old.rank, rankOf(match, where)),
    isOwn: old.isOwn || (where & ownPlaces) > 0,
    count: old.count + count,
  });
}

function rankOf(match: Match, where: number): number {
  if (where & places.title) return ranks.title[match];
  return match === matches.exact && where & places.lineStart ? ranks.lineStart : ranks.text[match];
}

/** Adds the fields whose operations have a word: what they are in, surrounds them. */
function withFields(hits: Map<number, Hit>, index: readonly Entry[]): Map<number, Hit> {
  index.forEach(({ operations }, place) => {
    const match = Math.max(0, ...(operations ?? []).map(([operation]) => hits.get(operation)?.match ?? 0)) as Match;
    if (match > matches.none) addHit(hits, place, match, places.about, 0, index);
  });
  return hits;
}

/** A word with punctuation, wherever it is exactly so. */
function literalTerm(typed: string, index: readonly Entry[]): Term {
  const hits = new Map<number, Hit>();
  const forms = numbersOf(typed);
  index.forEach(({ title, about, text }, place) => {
    for (const [part, where] of [
      [title, places.title],
      [about, places.about],
      [text, places.text],
    ] as const) {
      for (const form of forms) {
        const { match, isLineStart } = literalMatch(part.toLowerCase(), form);
        if (match > matches.none) addHit(hits, place, match, where | (isLineStart ? places.lineStart : 0), 1, index);
      }
    }
  });
  return { typed, hits: withFields(hits, index), others: [], meant: [] };
}

function literalMatch(text: string, typed: string): { match: Match; isLineStart: boolean } {
  let best: Match = matches.none;
  let isLineStart = false;
  for (let at = text.indexOf(typed); at >= 0; at = text.indexOf(typed, at + 1)) {
    const startsWord = !isLetter(text[at - 1]);
    const match = !startsWord ? matches.part : isLetter(text[at + typed.length]) ? matches.start : matches.exact;
    if (match > best) best = match;
    if (match === matches.exact && (at === 0 || text[at - 1] === '\n')) isLineStart = true;
  }
  return { match: best, isLineStart };
}

const isLetter = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}_]/u.test(character);
