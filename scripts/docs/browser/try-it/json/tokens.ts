import { createScanner } from 'jsonc-parser';

export interface Span {
  start: number;
  end: number;
}

/** A piece of a text that is, or is going to be, JSON. */
export interface Token extends Span {
  text: string;
}

/** The pieces of a text, without spaces. */
export function tokensOf(text: string): Token[] {
  const scanner = createScanner(text, true);
  const tokens: Token[] = [];
  for (scanner.scan(); scanner.getTokenLength() > 0; scanner.scan()) {
    const start = scanner.getTokenOffset();
    const end = start + scanner.getTokenLength();
    tokens.push({ start, end, text: text.slice(start, end) });
  }
  return tokens;
}

/** Deeper ones would exhaust the stack, and no request has them. */
const maxDepth = 200;

/** The bracket with which a text is nested too deeply to be read. */
export function tooDeep(text: string): Token | undefined {
  let depth = 0;
  return tokensOf(text).find(({ text: token }) => {
    if (token === '{' || token === '[') depth += 1;
    if (token === '}' || token === ']') depth -= 1;
    return depth > maxDepth;
  });
}
