import { toQuery } from './query.js';
import { numbersOf } from './words.js';

/** The word of a query that a line is to contain: as it was typed, or other words for it. */
interface Sought {
  typed: string;
  others: readonly string[];
}

/** How many characters of a line are displayed before the words, and in total. */
const [contextBefore, maxLineLength] = [60, 180];

/** The line of a text that has most of the words, shortened around the first of them. Imports say little. */
export function lineOf(text: string, words: readonly Sought[]): string {
  const patterns = words.map(patternsFor);
  const value = (line: string) =>
    patterns.reduce(
      (sum, { startsLine, alone, contains, others }) => {
        const typed = Number(startsLine.test(line)) + Number(alone.test(line)) + Number(contains.test(line));
        return sum + (typed || Number(others?.test(line) ?? false) / 2);
      },
      line.startsWith('import ') ? -0.5 : 0,
    );
  const lines = text.split('\n').map((line) => ({ line, value: value(line) }));
  const { line = '' } = lines.sort((a, b) => b.value - a.value)[0] ?? {};
  if (line.length <= maxLineLength) return line;
  const found = patterns.flatMap(({ contains, others }) => [line.search(contains), others ? line.search(others) : -1]);
  const at = Math.min(...found.filter((place) => place >= 0), line.length);
  const start = at === line.length || at < contextBefore ? 0 : line.indexOf(' ', at - contextBefore) + 1;
  const end = line.length > start + maxLineLength ? line.lastIndexOf(' ', start + maxLineLength) : line.length;
  return `${start > 0 ? '… ' : ''}${line.slice(start, end)}${end < line.length ? ' …' : ''}`;
}

const letter = '[\\p{L}\\p{N}_]';
const escaped = (word: string) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
/** Any of some words, the longest first, so that none ends within another. */
const anyOf = (words: readonly string[]) =>
  `(?:${[...words]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')})`;
const wholeWords = (words: readonly string[]) => `(?<!${letter})${anyOf(words)}(?!${letter})`;

function patternsFor({ typed, others }: Sought) {
  const either = anyOf(numbersOf(typed));
  return {
    startsLine: new RegExp(`^${either}(?!${letter})`, 'imu'),
    alone: new RegExp(wholeWords(numbersOf(typed)), 'iu'),
    contains: new RegExp(either, 'iu'),
    others: others.length > 0 ? new RegExp(wholeWords(others), 'iu') : undefined,
  };
}

/** A text in pieces, with the words of the query marked, and other words that were found for them. */
export function marked(
  text: string,
  query: string,
  others: readonly string[] = [],
): { text: string; isWord: boolean }[] {
  const typed = toQuery(query).toLowerCase().split(/\s+/).filter(Boolean);
  const sources = [...typed.map((word) => anyOf(numbersOf(word))), ...(others.length > 0 ? [wholeWords(others)] : [])];
  if (sources.length === 0) return [{ text, isWord: false }];
  return text
    .split(new RegExp(`(${sources.join('|')})`, 'iu'))
    .map((piece, place) => ({ text: piece, isWord: place % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}
