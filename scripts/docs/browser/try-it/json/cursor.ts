import { findNodeAtLocation, getLocation, type JSONPath, parseTree } from 'jsonc-parser';
import { type Span, tokensOf } from '../../../../../src/page-kit/json-tokens.js';
import { tooDeep } from './too-deep.js';

/** What can be written at a place of a JSON text. */
export interface Cursor {
  expects: 'name' | 'value';
  /** The object of a name, or the field of a value, such as `assets[]` or `assets[].type`. Empty for the body. */
  path: string;
  /** Names that the object has. */
  taken: readonly string[];
  /** What is being written, without its quotes, up to the place. */
  written: string;
  /** What a completion replaces. */
  replaces: Span;
  /** The character that follows, to know whether a colon or comma is needed. */
  next: string | undefined;
}

/** What can be written at a place, or `undefined` if nothing can be completed there. The text may be incomplete. */
export function cursorAt(text: string, at: number): Cursor | undefined {
  if (tooDeep(text)) return undefined;
  const token = tokensOf(text).find(
    ({ start, end, text: piece }) => start < at && at <= end && /[^{}[\]:,]/.test(piece),
  );
  const { start, end } = token ?? { start: at, end: at };
  const isOpen = /^"(?:[^"\\]|\\.)*$/.test(token?.text ?? '');
  // After a text, as in "a"|, nothing is written.
  if (token?.text.startsWith('"') && !isOpen && at === end) return undefined;
  // One without its closing quote ends with the word, so that the rest is still read while it is written.
  const wordEnd = at + (/^\w*/.exec(text.slice(at))?.[0].length ?? 0);
  const replaces = { start, end: isOpen ? wordEnd : end };
  const whole = isOpen ? `${text.slice(0, replaces.end)}"${text.slice(replaces.end)}` : text;
  const { path, isAtPropertyKey } = getLocation(whole, at);
  const before = text.slice(0, start).trimEnd().at(-1);
  if (!before || !(isAtPropertyKey ? '{,' : ':[,').includes(before)) return undefined;
  const place = isAtPropertyKey ? path.slice(0, -1) : path;
  return {
    expects: isAtPropertyKey ? 'name' : 'value',
    path: place
      .map((step) => (typeof step === 'number' ? '[]' : `.${step}`))
      .join('')
      .replace(/^\./, ''),
    taken: isAtPropertyKey
      ? namesIn(whole, place)
          .filter(({ start: other }) => other !== start)
          .map(({ name }) => name)
      : [],
    written: text.slice(start, at).replace(/^"/, ''),
    replaces,
    next: text.slice(replaces.end).trimStart()[0],
  };
}

/** The names that an object has, and where. */
function namesIn(text: string, path: JSONPath): { name: string; start: number }[] {
  const tree = parseTree(text);
  const object = tree && findNodeAtLocation(tree, path);
  return (object?.children ?? []).map(({ offset, children }) => ({ name: children?.[0]?.value, start: offset }));
}
