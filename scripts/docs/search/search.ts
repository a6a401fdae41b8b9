import type { SearchResult as MiniSearchResult, Query } from 'minisearch';
import { lineIn } from '../../document/docs-links.js';
import type { Entry } from './entry.js';
import { lineOf, type Sought } from './line.js';
import { toQuery } from './query.js';
import type { SearchIndex } from './search-index.js';
import { synonyms } from './synonyms.js';
import { soughtIn, stemOf, wordsIn } from './words.js';

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

/** The results of a query. */
export interface Found {
  /** How many entries match. */
  count: number;
  /** The first of them, best first. */
  results: readonly SearchResult[];
  /** The words of the query. */
  words: readonly Term[];
}

/** A word of a query with its synonyms, which include corrected spellings. */
interface Term extends Sought {
  /** Corrected spellings, if the word is not in the index. */
  meant: readonly string[];
}

/**
 * The entries that contain all words of a query, best first: the name of an entry, then titles, the word as it was typed,
 * another form of it, a synonym, a word that starts with it. Benchmarks and the changelog come last. Typos are corrected only in a
 * word that is nowhere, and of a question with three words or more one may be missing. Each kind gets only a few places before the
 * other kinds have theirs.
 *
 *     find(index, 'image_uri').results[0].title // assets[].image_uri
 */
export function find(index: SearchIndex, query: string, limit = Number.POSITIVE_INFINITY): Found {
  const typed = toQuery(query).toLowerCase();
  const terms = soughtIn(typed).flatMap((word) => termsFor(word, index));
  const ranked = rank(index, typed, terms);
  return {
    count: ranked.length,
    results: mixed(ranked)
      .slice(0, limit)
      .map(({ entry, nameRank }) => toResult(entry, nameRank > 1, terms, index)),
    words: terms,
  };
}

/** Words that start with the typed one, not with its stem. A number is whole: 429 is not the start of 4294967295. */
const isPrefix = (term: string, place: number) => place === 0 && !/^\d{3,}$/.test(term);

/** A word of the query. One that is nowhere is corrected and, if nothing is near, read by its parts. */
function termsFor(typed: string, index: SearchIndex): Term[] {
  const others = synonymsOf(typed);
  const isKnown = others.length > 0 || index.words.search(typed, { prefix: isPrefix }).length > 0;
  const meant = isKnown ? [] : corrected(typed, index);
  const parts = typed.split('_').filter(Boolean);
  if (!isKnown && meant.length === 0 && parts.length > 1) return parts.flatMap((part) => termsFor(part, index));
  return [{ typed, others: [...others, ...meant, ...meant.flatMap(synonymsOf)], meant }];
}

const synonymsByStem = new Map(Object.entries(synonyms).map(([word, others]) => [stemOf(word), others]));

const synonymsOf = (word: string): readonly string[] => synonymsByStem.get(stemOf(word)) ?? [];

/** The nearest words of the index. In short words another letter is another word. */
function corrected(typed: string, { words }: SearchIndex): string[] {
  const maxTypos = typed.length < 4 ? 0 : typed.length < 6 ? 1 : 2;
  for (let fuzzy = 1; fuzzy <= maxTypos; fuzzy += 1) {
    const found = words.search(typed, { fuzzy, processTerm: (word) => word });
    if (found.length > 0) return [...new Set(found.flatMap(({ terms }) => terms))];
  }
  return [];
}

interface Ranked {
  entry: Entry;
  nameRank: number;
}

/** Factors of the score, by kind of entry. */
const boosts: Record<Entry['kind'], number> = {
  page: 3,
  section: 1.5,
  operation: 1.2,
  field: 1,
  table: 0.8,
  name: 0.5,
};

/** The entries that have all words, the best first. */
function rank({ entries, words }: SearchIndex, typed: string, terms: readonly Term[]): Ranked[] {
  const entryAt = (place: number) => entries[place] as Entry;
  const boostDocument = (place: number) => boosts[entryAt(place).kind];
  const searchFor = (some: readonly Term[]) =>
    words.search({ combineWith: 'AND', queries: some.map(queryFor) }, { boostDocument });
  const all = searchFor(terms);
  // A question may have one word that no page has, apart from those that mention everything.
  const isQuestion = terms.length > 2 && all.every(({ id }) => mentionsAll(entryAt(id)));
  const matches = isQuestion ? bestOf(terms.map((term) => searchFor(terms.filter((one) => one !== term)))) : all;
  const found = matches
    .filter(({ match }) => Object.values(match).some((fields) => fields.some((field) => field !== 'about')))
    .map(({ id }) => ({ entry: entryAt(id), nameRank: nameRankOf(entryAt(id), typed) }))
    .sort((a, b) => b.nameRank - a.nameRank);
  // A piece with punctuation, such as a path, is searched as it is, and if that is nowhere, by its words. The end of a sentence is
  // none: "task?" is in code.
  const pieces = typed
    .split(/\s+/)
    .map((piece) => piece.replace(/[?!.,;:]+$/, ''))
    .filter((piece) => piece !== '' && wordsIn(piece)[0] !== piece);
  const literal = found.filter(({ entry: { title, about, text } }) => {
    const all = `${title}\n${about}\n${text}`.toLowerCase();
    return pieces.every((piece) => all.includes(piece));
  });
  return literal.length > 0 ? literal : found;
}

/** The best results of several searches, each entry once. */
function bestOf(searches: readonly MiniSearchResult[][]): MiniSearchResult[] {
  const byId = new Map<number, MiniSearchResult>();
  for (const one of searches.flat()) if (one.score > (byId.get(one.id)?.score ?? 0)) byId.set(one.id, one);
  return [...byId.values()].sort((a, b) => b.score - a.score);
}

/** Any form of a word, what starts with it, or a synonym. */
const queryFor = ({ typed, others }: Term): Query => ({
  combineWith: 'OR',
  queries: [
    { queries: [typed], prefix: isPrefix, boostTerm: (_, place) => (place === 0 ? 1 : 0.8) },
    { queries: [...others], boostTerm: () => 0.5 },
  ],
});

/** Whether the name of an entry was typed: 3 in full, 2 its last part, 1 in another form. An operation has its id too. */
function nameRankOf({ kind, title, text }: Entry, typed: string): number {
  const name = title.toLowerCase().replace(/^the /, '');
  if (name === typed || (kind === 'operation' && text.toLowerCase().endsWith(`\n${typed}`))) return 3;
  return name.split('.').at(-1) === typed ? 2 : Number(stemOf(name) === stemOf(typed));
}

/** Results of one kind before all others follow: the first twenty have room for each of the six kinds. */
const maxPerKind = 3;
/** Names of the package before the other kinds: they are many and alike, and guides explain what they are for. */
const maxFirstNames = 2;

/** Pages that mention everything, and their sections. Who types the name of such a page wants it. */
const isLast = ({ entry, nameRank }: Ranked) => mentionsAll(entry) && (entry.kind !== 'page' || nameRank === 0);

const mentionsAll = ({ url }: Entry) => /^(?:guides\/benchmarks|changelog)\.html/.test(url);

function mixed(ranked: readonly Ranked[]): Ranked[] {
  const seen = new Map<string, number>();
  const turnOf = (ranked: Ranked) => {
    const { entry } = ranked;
    if (isLast(ranked)) return 3;
    const count = (seen.get(entry.kind) ?? 0) + 1;
    seen.set(entry.kind, count);
    return Number(count > maxPerKind) + Number(count > (entry.kind === 'name' ? maxFirstNames : maxPerKind));
  };
  return ranked
    .map((one) => ({ one, turn: turnOf(one) }))
    .sort((a, b) => a.turn - b.turn)
    .map(({ one }) => one);
}

function toResult(entry: Entry, isNamed: boolean, terms: readonly Term[], { entries }: SearchIndex): SearchResult {
  const { kind, title, about, text, url, operations = [] } = entry;
  const name = title.toLowerCase();
  const rest = terms.filter(({ typed }) => !name.includes(typed));
  const line = lineOf(text, rest);
  // A line with limits begins with the operation that has them.
  const hits = (operation: string) =>
    rest.filter(({ typed }) => operation.toLowerCase().includes(typed)).length + Number(line.startsWith(operation));
  const [first, ...others] = operations
    .flatMap(([place, lineName]) => {
      const operation = entries[place];
      return operation ? [{ title: operation.title, url: lineIn(operation.url, lineName) }] : [];
    })
    .sort((a, b) => hits(b.title) - hits(a.title));
  if (!first) return { kind, title, about, line, url, others: [] };
  const where = others.length > 0 && !isNamed ? `${first.title} and ${others.length} more` : first.title;
  return { kind, title, about: where, line, url: first.url, others: isNamed ? others : [] };
}
