import { type Node, type ParseError, parseTree, printParseErrorCode, visit } from 'jsonc-parser';
import type { Span } from '../../../../../src/page-kit/json-tokens.js';
import { tooDeep } from './too-deep.js';

/** JSON with the places of its values, or where and why it is not JSON. */
export interface ParsedJson {
  value?: unknown;
  tree?: Node | undefined;
  problem?: Span & { message: string };
}

/** Reads JSON. The messages say what to write, which those of `JSON.parse` do not, and differ in no browser. */
export function parseJson(text: string): ParsedJson {
  const end = text.trimEnd().length;
  const problem = (offset: number, length: number, message: string): ParsedJson => {
    // At the end there is nothing to mark.
    const start = Math.max(0, Math.min(offset, end - 1));
    const line = text.slice(0, start).split('\n').length;
    return { problem: { start, end: Math.max(start, offset + length), message: `Line ${line}: ${message}` } };
  };
  if (end === 0) return problem(0, 0, 'the body is empty. Write { and }.');
  const deep = tooDeep(text);
  if (deep) return problem(deep.start, 1, 'this is nested too deeply.');
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  const [error] = errors;
  if (error) return problem(error.offset, error.length, messageFor(error, text));
  const twice = repeatedName(text);
  if (twice) return problem(twice.offset, twice.length, `"${twice.name}" is there twice. Remove one.`);
  return { value: JSON.parse(text), tree };
}

/** What a text that ends too early continues with, by the error of jsonc-parser. */
const continuations: Readonly<Record<string, string>> = {
  PropertyNameExpected: 'a name in double quotes',
  ValueExpected: 'a value',
  ColonExpected: 'a colon',
  CloseBraceExpected: 'a comma or }',
  CloseBracketExpected: 'a comma or ]',
};

/** What is wrong with a piece of the text, by the error of jsonc-parser. */
const messages: Readonly<Record<string, (shown: string) => string>> = {
  PropertyNameExpected: (shown) => `a name in double quotes is expected, not ${shown}.`,
  ValueExpected: (shown) => `a value is missing before ${shown}.`,
  ColonExpected: (shown) => `a colon is missing before ${shown}.`,
  CommaExpected: (shown) => `a comma is missing before ${shown}.`,
  EndOfFileExpected: (shown) => `${shown} comes after the end of the body. Remove it.`,
  InvalidCommentToken: (shown) => `${shown} is a comment, which JSON does not have. Remove it.`,
  UnexpectedEndOfString: (shown) => `${shown} has no closing quote.`,
  UnexpectedEndOfNumber: (shown) => `${shown} is not a number of JSON.`,
  InvalidSymbol: (shown) => `${shown} is not JSON. Put names and texts in double quotes.`,
};

function messageFor({ error, offset, length }: ParseError, text: string): string {
  const code = printParseErrorCode(error);
  const piece = text.slice(offset, offset + length);
  if (piece === '') return `the text ends here. Continue with ${continuations[code]}.`;
  if (/[}\]]/.test(piece) && /,\s*$/.test(text.slice(0, offset))) return `there is a comma before ${piece}. Remove it.`;
  const shown = piece.length > 30 ? `${piece.slice(0, 30)}…` : piece;
  return messages[code]?.(shown) ?? `${shown} has a backslash or a character that a text in JSON cannot have.`;
}

/** The name of a field that its object has twice. */
function repeatedName(text: string): { name: string; offset: number; length: number } | undefined {
  const seen = new Set<string>();
  let found: ReturnType<typeof repeatedName>;
  visit(text, {
    onObjectProperty: (name, offset, length, _line, _character, path) => {
      const key = JSON.stringify([...path(), name]);
      if (seen.has(key)) found ??= { name, offset, length };
      seen.add(key);
    },
  });
  return found;
}
