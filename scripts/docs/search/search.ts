import { lineIn } from '../reference/links.js';
import { toQuestion } from './query.js';

/** Something that can be found, as the search in the browser reads it. */
export interface Entry {
  /** A `table` is a page of rules, or the part of a page that tells what each model takes. */
  kind: 'page' | 'section' | 'operation' | 'field' | 'table';
  title: string;
  /** What it is, or where. */
  about: string;
  /** What stands there, line by line. */
  text: string;
  /** From the root of the site. */
  url: string;
  /** Of a field: the operations that have it, by their places in the index, and its line in each. */
  operations?: readonly (readonly [operation: number, line: string])[];
}

/** An entry that has the words, as it is shown. */
export interface Found {
  kind: Entry['kind'];
  title: string;
  about: string;
  /** The line in which the words stand, cut to what is around them. */
  line: string;
  url: string;
  /** Of a field that was asked for by its name: the same field in other operations. */
  others: readonly Pick<Entry, 'title' | 'url'>[];
}

/**
 * What has all the words of a question, the nearest first. Of a kind there are only a few before all other kinds have had
 * their turn.
 *
 *     find(index, 'image_uri')[0].title // assets[].image_uri
 */
export function find(index: readonly Entry[], question: string): Found[] {
  const words = wordsOf(question);
  if (words.length === 0) return [];
  const ranked = index
    .map((entry) => ({ entry, rank: rankOf(entry, words, index) }))
    .filter(({ rank }) => rank > 0)
    .map((one) => ({ ...one, count: countOf(one.entry, words) }))
    .sort((a, b) => b.rank - a.rank || order.indexOf(a.entry.kind) - order.indexOf(b.entry.kind) || b.count - a.count);
  return mixed(ranked).map(({ entry, rank }) => toFound(entry, rank >= named, words, index));
}

/** What comes first among equals. */
const order: readonly Entry['kind'][] = ['page', 'section', 'operation', 'field', 'table'];

/** How many of a kind come before the rest of what is found: so the first twenty have room for each of the five kinds. */
const mostOfKind = 4;

function mixed<One extends { entry: Entry }>(ranked: readonly One[]): One[] {
  const seen = new Map<string, number>();
  const early = new Set(
    ranked.filter(({ entry: { kind } }) => {
      const count = (seen.get(kind) ?? 0) + 1;
      seen.set(kind, count);
      return count <= mostOfKind;
    }),
  );
  return [...early, ...ranked.filter((one) => !early.has(one))];
}

/** A word that is asked for, in the ways in which it may stand in a text. */
interface Word {
  asked: string;
  alone: RegExp;
  /** At the start of a line, such as that of a table in which it is explained. */
  heads: RegExp;
  /** At the start of a longer one. */
  begins: RegExp;
  within: RegExp;
}

/** The words of a question. Of one thing and of several is asked alike: `retry` finds `retries`. */
function wordsOf(question: string): Word[] {
  const asked = toQuestion(question).toLowerCase().split(/\s+/).filter(Boolean);
  return asked.map((word) => {
    const forms = [word, otherNumber(word)].sort((a, b) => b.length - a.length);
    const either = `(?:${forms.map((form) => form.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('|')})`;
    return {
      asked: word,
      alone: new RegExp(`(?<!${letter})${either}(?!${letter})`, 'iu'),
      heads: new RegExp(`^${either}(?!${letter})`, 'imu'),
      begins: new RegExp(`(?<!${letter})${either}`, 'iu'),
      within: new RegExp(either, 'iu'),
    };
  });
}

const letter = '[\\p{L}\\p{N}_]';

function otherNumber(word: string): string {
  if (/..ies$/.test(word)) return word.replace(/ies$/, 'y');
  if (/[^aeiou]y$/.test(word)) return word.replace(/y$/, 'ies');
  return /..[^s]s$/.test(word) ? word.slice(0, -1) : `${word}s`;
}

/** From this rank on, a thing is asked for by its name. */
const named = 8;

/** How near an entry is to the words, 0 where it lacks one. What is around it alone, such as its page, finds nothing. */
function rankOf(entry: Entry, words: readonly Word[], index: readonly Entry[]): number {
  const has = (text: string, way: Exclude<keyof Word, 'asked'>) => words.every((word) => word[way].test(text));
  const { kind, title, about, text } = entry;
  const own = kind === 'operation' ? whole(entry) : `${title}\n${text}`;
  const all = [own, about, ...operationsOf(entry, index).map(whole)].join('\n');
  if (!has(all, 'within') || !words.some(({ within }) => within.test(own))) return 0;
  const name = title.toLowerCase();
  const asked = words.map((word) => word.asked).join(' ');
  if (name === asked) return named + 1;
  if (name.split('.').at(-1) === asked) return named;
  if (has(title, 'alone')) return 7;
  if (has(title, 'begins')) return 6;
  if (has(title, 'within')) return 5;
  if (has(text, 'heads')) return 4;
  if (has(all, 'alone')) return 3;
  return has(all, 'begins') ? 2 : 1;
}

const whole = ({ title, about, text }: Entry) => `${title}\n${about}\n${text}`;

/** The operations that have a field, with the addresses of its lines in them. */
const operationsOf = ({ operations = [] }: Entry, index: readonly Entry[]): Entry[] =>
  operations.flatMap(([place, line]) => {
    const operation = index[place];
    return operation ? [{ ...operation, url: lineIn(operation.url, line) }] : [];
  });

const countOf = ({ text }: Entry, words: readonly Word[]) =>
  words.reduce((sum, { alone }) => sum + text.split(alone).length - 1, 0);

function toFound(entry: Entry, isNamed: boolean, words: readonly Word[], index: readonly Entry[]): Found {
  const { kind, title, about, text, url } = entry;
  const rest = words.filter(({ within }) => !within.test(title));
  const line = lineOf(text, rest);
  const hits = (operation: Entry) => rest.filter(({ within }) => within.test(whole(operation))).length;
  const [first, ...others] = operationsOf(entry, index).sort((a, b) => hits(b) - hits(a));
  if (!first) return { kind, title, about, line, url, others: [] };
  const where = others.length > 0 && !isNamed ? `${first.title} and ${others.length} more` : first.title;
  return { kind, title, about: where, line, url: first.url, others: isNamed ? others : [] };
}

/** What of a line is shown before the words, and in all. */
const [before, longest] = [60, 180];

/** The line that has most of the words, around the first of them. Imports say little. */
function lineOf(text: string, words: readonly Word[]): string {
  const value = (line: string) =>
    words.reduce(
      (sum, { heads, alone, within }) => {
        return sum + Number(heads.test(line)) + Number(alone.test(line)) + Number(within.test(line));
      },
      line.startsWith('import ') ? -0.5 : 0,
    );
  const lines = text.split('\n').map((line) => ({ line, value: value(line) }));
  const { line = '' } = lines.sort((a, b) => b.value - a.value)[0] ?? {};
  if (line.length <= longest) return line;
  const at = Math.min(...words.map(({ within }) => line.search(within)).filter((place) => place >= 0), line.length);
  const start = at === line.length || at < before ? 0 : line.indexOf(' ', at - before) + 1;
  const end = line.length > start + longest ? line.lastIndexOf(' ', start + longest) : line.length;
  return `${start > 0 ? '… ' : ''}${line.slice(start, end)}${end < line.length ? ' …' : ''}`;
}

/** A text in pieces, those with a word of the question set apart. */
export function marked(text: string, question: string): { text: string; isWord: boolean }[] {
  const sources = wordsOf(question).map(({ within }) => within.source);
  if (sources.length === 0) return [{ text, isWord: false }];
  return text
    .split(new RegExp(`(${sources.join('|')})`, 'iu'))
    .map((piece, place) => ({ text: piece, isWord: place % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}
