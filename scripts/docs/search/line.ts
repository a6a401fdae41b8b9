import { stemOf, wordsAndParts } from './words.js';

/** A word of a query: as it was typed, and its synonyms. */
export interface Sought {
  typed: string;
  others: readonly string[];
}

/** How many characters of a line are displayed before the words, and in total. */
const [contextBefore, maxLineLength] = [60, 180];

/** The line of a text that has most of the words, shortened around the first of them. */
export function lineOf(text: string, words: readonly Sought[]): string {
  const lines = text.split('\n').map((line) => ({ line, value: lineValue(line, words) }));
  const { line = '' } = lines.sort((a, b) => b.value - a.value)[0] ?? {};
  if (line.length <= maxLineLength) return line;
  const pieces = marked(line, words);
  const before = pieces.slice(
    0,
    Math.max(
      0,
      pieces.findIndex(({ isWord }) => isWord),
    ),
  );
  const at = before.reduce((length, piece) => length + piece.text.length, 0);
  const start = at < contextBefore ? 0 : line.indexOf(' ', at - contextBefore) + 1;
  const end = line.length > start + maxLineLength ? line.lastIndexOf(' ', start + maxLineLength) : line.length;
  return `${start > 0 ? '… ' : ''}${line.slice(start, end)}${end < line.length ? ' …' : ''}`;
}

/** How well a line has the words. One that starts with a word describes it, and imports say little. */
function lineValue(line: string, words: readonly Sought[]): number {
  const pieces = piecesOf(line);
  return words.reduce(
    (sum, word) => sum + Math.max(...pieces.map((piece, place) => matchOf(piece, word) * (place === 0 ? 1.5 : 1))),
    line.startsWith('import ') ? -1 : 0,
  );
}

const piecesOf = (text: string) => text.split(/([\p{L}\p{N}_]+)/u).filter(Boolean);

/** How well a piece of text matches: 4 as it was typed, 3 as another form or a longer word, 1 as a synonym. */
function matchOf(piece: string, { typed, others }: Sought): number {
  const forms = wordsAndParts(piece);
  const isForm = (word: string) => forms.some((form) => stemOf(form) === stemOf(word.toLowerCase()));
  if (forms[0] === typed) return 4;
  if (isForm(typed) || forms.some((form) => form.startsWith(typed))) return 3;
  return Number(others.some(isForm));
}

/** A text in pieces, with the words of a query marked, their forms and their synonyms. */
export const marked = (text: string, words: readonly Sought[]): { text: string; isWord: boolean }[] =>
  piecesOf(text).map((piece) => ({ text: piece, isWord: words.some((word) => matchOf(piece, word) > 0) }));
