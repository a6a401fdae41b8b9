import { lineIn } from '../reference/links.js';
import { toQuery } from './query.js';

/** Something that can be found, as the search in the browser reads it. */
export interface Entry {
  /**
   * A `table` is a page of rules, or the part of a page that lists what each model accepts. A `name` is what the package exports.
   */
  kind: 'page' | 'section' | 'operation' | 'field' | 'table' | 'name';
  title: string;
  /** What it is, or where. */
  about: string;
  /** What stands there, line by line. */
  text: string;
  /** From the root of the site. */
  url: string;
  /** For a field: the operations that have it, by their positions in the index, and its line in each. */
  operations?: readonly (readonly [operation: number, line: string])[];
}

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

/**
 * The entries that contain all words of a query, best first. Each kind gets only a few places before the other kinds have
 * theirs.
 *
 *     search(index, 'image_uri')[0].title // assets[].image_uri
 */
export function search(index: readonly Entry[], query: string): SearchResult[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const ranked = index
    .map((entry) => ({ entry, rank: rankOf(entry, words, index) }))
    .filter(({ rank }) => rank > 0)
    .map((one) => ({ ...one, count: countOf(one.entry, words) }))
    .sort((a, b) => b.rank - a.rank || order.indexOf(a.entry.kind) - order.indexOf(b.entry.kind) || b.count - a.count);
  return mixed(ranked).map(({ entry, rank }) => toResult(entry, rank >= nameRank, words, index));
}

/** What comes first among equals. */
const order: readonly Entry['kind'][] = ['page', 'section', 'operation', 'field', 'table', 'name'];

/** Results of one kind before all others follow: the first twenty have room for each of the six kinds. */
const maxPerKind = 3;

function mixed<One extends { entry: Entry }>(ranked: readonly One[]): One[] {
  const seen = new Map<string, number>();
  const early = new Set(
    ranked.filter(({ entry: { kind } }) => {
      const count = (seen.get(kind) ?? 0) + 1;
      seen.set(kind, count);
      return count <= maxPerKind;
    }),
  );
  return [...early, ...ranked.filter((one) => !early.has(one))];
}

/** A word of the query, and how it may occur in a text. */
interface Word {
  typed: string;
  alone: RegExp;
  /** At the start of a line, such as that of a table in which it is explained. */
  startsLine: RegExp;
  /** At the start of a longer one. */
  startsWord: RegExp;
  contains: RegExp;
}

/** The words of a query. Singular and plural are the same: `retry` finds `retries`. */
function wordsOf(query: string): Word[] {
  const typed = toQuery(query).toLowerCase().split(/\s+/).filter(Boolean);
  return typed.map((word) => {
    const forms = [word, otherNumber(word)].sort((a, b) => b.length - a.length);
    const either = `(?:${forms.map((form) => form.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('|')})`;
    return {
      typed: word,
      alone: new RegExp(`(?<!${letter})${either}(?!${letter})`, 'iu'),
      startsLine: new RegExp(`^${either}(?!${letter})`, 'imu'),
      startsWord: new RegExp(`(?<!${letter})${either}`, 'iu'),
      contains: new RegExp(either, 'iu'),
    };
  });
}

const letter = '[\\p{L}\\p{N}_]';

function otherNumber(word: string): string {
  if (/..ies$/.test(word)) return word.replace(/ies$/, 'y');
  if (/[^aeiou]y$/.test(word)) return word.replace(/y$/, 'ies');
  return /..[^s]s$/.test(word) ? word.slice(0, -1) : `${word}s`;
}

/** From this rank on, the query is the name of the entry. */
const nameRank = 8;

/** How well an entry matches the words; 0 if it lacks one. A match only in what surrounds it, such as its page, does not count. */
function rankOf(entry: Entry, words: readonly Word[], index: readonly Entry[]): number {
  const has = (text: string, way: Exclude<keyof Word, 'typed'>) => words.every((word) => word[way].test(text));
  const { kind, title, about, text } = entry;
  const own = kind === 'operation' ? whole(entry) : `${title}\n${text}`;
  const all = [own, about, ...operationsOf(entry, index).map(whole)].join('\n');
  if (!has(all, 'contains') || !words.some(({ contains }) => contains.test(own))) return 0;
  const name = title.toLowerCase();
  const typed = words.map((word) => word.typed).join(' ');
  if (name === typed) return nameRank + 1;
  if (name.split('.').at(-1) === typed) return nameRank;
  if (has(title, 'alone')) return 7;
  if (has(title, 'startsWord')) return 6;
  if (has(title, 'contains')) return 5;
  if (has(text, 'startsLine')) return 4;
  if (has(all, 'alone')) return 3;
  return has(all, 'startsWord') ? 2 : 1;
}

const whole = ({ title, about, text }: Entry) => `${title}\n${about}\n${text}`;

/** The operations that have a field, with the URLs of its lines in them. */
const operationsOf = ({ operations = [] }: Entry, index: readonly Entry[]): Entry[] =>
  operations.flatMap(([place, line]) => {
    const operation = index[place];
    return operation ? [{ ...operation, url: lineIn(operation.url, line) }] : [];
  });

const countOf = ({ text }: Entry, words: readonly Word[]) =>
  words.reduce((sum, { alone }) => sum + text.split(alone).length - 1, 0);

function toResult(entry: Entry, isNamed: boolean, words: readonly Word[], index: readonly Entry[]): SearchResult {
  const { kind, title, about, text, url } = entry;
  const rest = words.filter(({ contains }) => !contains.test(title));
  const line = lineOf(text, rest);
  const hits = (operation: Entry) => rest.filter(({ contains }) => contains.test(whole(operation))).length;
  const [first, ...others] = operationsOf(entry, index).sort((a, b) => hits(b) - hits(a));
  if (!first) return { kind, title, about, line, url, others: [] };
  const where = others.length > 0 && !isNamed ? `${first.title} and ${others.length} more` : first.title;
  return { kind, title, about: where, line, url: first.url, others: isNamed ? others : [] };
}

/** How many characters of a line are displayed before the words, and in total. */
const [contextBefore, maxLineLength] = [60, 180];

/** The line that has most of the words, around the first of them. Imports say little. */
function lineOf(text: string, words: readonly Word[]): string {
  const value = (line: string) =>
    words.reduce(
      (sum, { startsLine, alone, contains }) => {
        return sum + Number(startsLine.test(line)) + Number(alone.test(line)) + Number(contains.test(line));
      },
      line.startsWith('import ') ? -0.5 : 0,
    );
  const lines = text.split('\n').map((line) => ({ line, value: value(line) }));
  const { line = '' } = lines.sort((a, b) => b.value - a.value)[0] ?? {};
  if (line.length <= maxLineLength) return line;
  const at = Math.min(...words.map(({ contains }) => line.search(contains)).filter((place) => place >= 0), line.length);
  const start = at === line.length || at < contextBefore ? 0 : line.indexOf(' ', at - contextBefore) + 1;
  const end = line.length > start + maxLineLength ? line.lastIndexOf(' ', start + maxLineLength) : line.length;
  return `${start > 0 ? '… ' : ''}${line.slice(start, end)}${end < line.length ? ' …' : ''}`;
}

/** A text in pieces, with the words of the query marked. */
export function marked(text: string, query: string): { text: string; isWord: boolean }[] {
  const sources = wordsOf(query).map(({ contains }) => contains.source);
  if (sources.length === 0) return [{ text, isWord: false }];
  return text
    .split(new RegExp(`(${sources.join('|')})`, 'iu'))
    .map((piece, place) => ({ text: piece, isWord: place % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}
