import { lineIn } from '../../lib/docs-links.js';
import type { Entry } from './entry.js';
import { lineOf } from './line.js';
import { toQuery } from './query.js';
import { matches, ranks, type Term, termsOf } from './term.js';

export type { Entry } from './entry.js';
export { marked } from './line.js';

/** An entry that matches, as it is displayed. */
export interface SearchResult {
  kind: Entry['kind'];
  title: string;
  about: string;
  /** The line that contains the words, shortened around them. */
  line: string;
  url: string;
  /** For a field that was searched by its name: the same field in other operations. */
  others: readonly Pick<Entry, 'title' | 'url'>[];
}

/** What was found. */
export interface Found {
  /** How many entries match. */
  count: number;
  /** The first of them, best first. */
  results: readonly SearchResult[];
  /** Words that were found for those of the query: other forms, synonyms. */
  words: readonly string[];
  /** What words that are nowhere were taken for. */
  meant: readonly string[];
}

/**
 * The entries that contain all words of a query, best first: the name of an entry, then the word as it was typed, a word that
 * starts with it, another form of it, a synonym. A guide with the word in a heading comes
 * before one that mentions it. Typos are corrected only in a word that is nowhere. Each kind gets only a few places before the
 * other kinds have theirs.
 *
 *     search(index, 'image_uri')[0].title // assets[].image_uri
 *
 * MiniSearch 7.2.0 is 5.9 kB of gzip without synonyms, lines and marks. This folder is 3.9 kB with them. Both make their index
 * from the same texts, in the browser.
 */
export const search = (index: readonly Entry[], query: string): readonly SearchResult[] => find(index, query).results;

/** Like `search`, with what the page says about it. Only so many results are made ready for display. */
export function find(index: readonly Entry[], query: string, limit = Number.POSITIVE_INFINITY): Found {
  const terms = termsOf(toQuery(query), index);
  const ranked = rankedBy(terms, index);
  return {
    count: ranked.length,
    results: mixed(ranked)
      .slice(0, limit)
      .map(({ entry, rank }) => toResult(entry, rank >= ranks.lastName, terms, index)),
    words: terms.flatMap(({ others }) => others),
    meant: terms.flatMap(({ meant }) => meant),
  };
}

interface Ranked {
  entry: Entry;
  rank: number;
  count: number;
}

/** What comes first among equals. */
const order: readonly Entry['kind'][] = ['page', 'section', 'operation', 'field', 'table', 'name'];

/** The entries that have all words, the best first. */
function rankedBy(terms: readonly Term[], index: readonly Entry[]): Ranked[] {
  const [first, ...rest] = terms;
  const typed = terms.map((term) => term.typed).join(' ');
  const found = [...(first?.hits.keys() ?? [])]
    .filter((place) => rest.every(({ hits }) => hits.has(place)))
    .filter((place) => terms.some(({ hits }) => hits.get(place)?.isOwn))
    .map((place) => {
      const entry = index[place] as Entry;
      const hits = terms.map((term) => term.hits.get(place));
      const rank = nameRank(entry, typed) ?? Math.min(...hits.map((hit) => hit?.rank ?? 0));
      return { entry, rank, count: hits.reduce((sum, hit) => sum + (hit?.count ?? 0), 0) };
    });
  // A page with the words in a heading is about them.
  const pages = new Set(found.filter(({ rank }) => rank > ranks.page).map(({ entry }) => pageOf(entry)));
  return found
    .map((one) => (mentions(one) && pages.has(pageOf(one.entry)) ? { ...one, rank: ranks.page } : one))
    .sort((a, b) => b.rank - a.rank || order.indexOf(a.entry.kind) - order.indexOf(b.entry.kind) || b.count - a.count);
}

const pageOf = ({ url }: Entry) => url.replace(/#.*/, '');

/** Whether a guide or a section of it has the words in its text only. */
const mentions = ({ rank, entry: { kind } }: Ranked) =>
  (kind === 'page' || kind === 'section') && rank >= ranks.text[matches.exact] && rank < ranks.page;

/** The rank of an entry whose name was typed. */
function nameRank({ title }: Entry, typed: string): number | undefined {
  const name = title.toLowerCase();
  if (name === typed) return ranks.name;
  return name.split('.').at(-1) === typed ? ranks.lastName : undefined;
}

/** Results of one kind before all others follow: the first twenty have room for each of the six kinds. */
const maxPerKind = 3;
/** Names of the package before the other kinds: they are many and alike, and guides explain what they are for. */
const maxFirstNames = 2;

function mixed<One extends { entry: Entry }>(ranked: readonly One[]): One[] {
  const seen = new Map<string, number>();
  const turns = ranked.map((one) => {
    const { kind } = one.entry;
    const count = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, count);
    return { one, turn: Number(count > maxPerKind) + Number(count > (kind === 'name' ? maxFirstNames : maxPerKind)) };
  });
  return turns.sort((a, b) => a.turn - b.turn).map(({ one }) => one);
}

function toResult(entry: Entry, isNamed: boolean, terms: readonly Term[], index: readonly Entry[]): SearchResult {
  const { kind, title, about, text, url, operations = [] } = entry;
  const name = title.toLowerCase();
  const rest = terms.filter(({ typed }) => !name.includes(typed));
  const line = lineOf(text, rest);
  const hits = (place: number) => rest.filter((term) => term.hits.has(place)).length;
  const [first, ...others] = [...operations]
    .sort(([a], [b]) => hits(b) - hits(a))
    .flatMap(([place, lineName]) => {
      const operation = index[place];
      return operation ? [{ title: operation.title, url: lineIn(operation.url, lineName) }] : [];
    });
  if (!first) return { kind, title, about, line, url, others: [] };
  const where = others.length > 0 && !isNamed ? `${first.title} and ${others.length} more` : first.title;
  return { kind, title, about: where, line, url: first.url, others: isNamed ? others : [] };
}
