import type { Span } from './parse-json.js';
import { type Token, tokensOf } from './tokens.js';

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
  /** What follows, to know whether a colon or comma is needed. */
  next: Token['kind'] | undefined;
}

interface Frame {
  kind: '{' | '[';
  path: string;
  name: string;
  expects: 'name' | 'colon' | 'value' | 'comma';
  taken: string[];
}

/** What can be written at a place, or `undefined` if nothing can be completed there. The text may be incomplete. */
export function cursorAt(text: string, at: number): Cursor | undefined {
  const tokens = tokensOf(text);
  const current = tokens.find(({ start, end, kind }) => start < at && at <= end && isPiece(kind));
  const until = current ? current.start : at;
  const before = tokens.filter(({ end }) => end <= until);
  const frame = frameAfter(before, text);
  if (!frame || (frame.expects !== 'name' && frame.expects !== 'value')) return undefined;
  // Inside a text that ends before the place, as in "a"|, nothing is written.
  if (current?.kind === 'string' && at === current.end && current.end - current.start > 1) return undefined;
  const after = tokens.filter(({ start }) => start >= (current?.end ?? at));
  const path = frame.expects === 'name' ? frame.path : pathOf(frame);
  return {
    expects: frame.expects,
    path,
    taken: [...frame.taken, ...namesAfter(after, text)],
    written: text.slice(until, at).replace(/^"/, ''),
    replaces: current ? { start: current.start, end: current.end } : { start: at, end: at },
    next: after[0]?.kind,
  };
}

const isPiece = (kind: Token['kind']) => ['string', 'number', 'word', 'wrong'].includes(kind);

const pathOf = ({ kind, path, name }: Frame) => (kind === '[' ? `${path}[]` : path ? `${path}.${name}` : name);

/** Where a text stands after some pieces: in which object or list, and what comes next there. */
function frameAfter(tokens: readonly Token[], text: string): Frame | undefined {
  const frames: Frame[] = [];
  const ended = () => {
    const frame = frames.at(-1);
    if (frame) frame.expects = 'comma';
  };
  for (const token of tokens) {
    const frame = frames.at(-1);
    if (token.kind === '{' || token.kind === '[') {
      const path = frame ? pathOf(frame) : '';
      frames.push({ kind: token.kind, path, name: '', taken: [], expects: token.kind === '{' ? 'name' : 'value' });
    } else if (token.kind === '}' || token.kind === ']') {
      frames.pop();
      ended();
    } else if (!frame) return undefined;
    else if (token.kind === ':') frame.expects = 'value';
    else if (token.kind === ',') frame.expects = frame.kind === '{' ? 'name' : 'value';
    else if (frame.expects === 'name') {
      frame.name = text.slice(token.start, token.end).replaceAll('"', '');
      frame.taken.push(frame.name);
      frame.expects = 'colon';
    } else ended();
  }
  return frames.at(-1);
}

/** Names that follow in the same object. */
function namesAfter(tokens: readonly Token[], text: string): string[] {
  const names: string[] = [];
  let depth = 0;
  for (const [index, { kind, start, end }] of tokens.entries()) {
    if (kind === '{' || kind === '[') depth += 1;
    if (kind === '}' || kind === ']') depth -= 1;
    if (depth < 0) break;
    if (depth === 0 && kind === 'string' && tokens[index + 1]?.kind === ':') names.push(text.slice(start + 1, end - 1));
  }
  return names;
}
