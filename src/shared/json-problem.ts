import { type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';

/** Where a string is not JSON, and why. */
interface JsonProblem {
  readonly offset: number;
  readonly length: number;
  readonly line: number;
  readonly column: number;
  /** What is wrong there and what to write, without a period at its end. */
  readonly message: string;
}

/**
 * Why a string is not JSON. The messages say what to write, which those of `JSON.parse` do not, and are the same on every platform.
 * `undefined`: it is JSON, or nested too deeply to be read.
 */
export function jsonProblem(text: string): JsonProblem | undefined {
  const errors: ParseError[] = [];
  try {
    parseTree(text, errors, { disallowComments: true });
  } catch {
    return undefined;
  }
  const [error] = errors;
  if (!error) return undefined;
  const { offset, length } = error;
  const lines = text.slice(0, offset).split('\n');
  const column = (lines.at(-1)?.length ?? 0) + 1;
  return { offset, length, line: lines.length, column, message: messageFor(error, text) };
}

/** `it is not JSON: line 4, column 1: …`, without a period at its end, to complete a message. */
export function notJson(text: string): string {
  const problem = jsonProblem(text);
  return problem
    ? `it is not JSON: line ${problem.line}, column ${problem.column}: ${problem.message}`
    : 'it is not JSON';
}

/** What JSON that ends too early continues with, by the error of jsonc-parser. */
const continuations: Readonly<Record<string, string>> = {
  PropertyNameExpected: 'a name in double quotes',
  ValueExpected: 'a value',
  ColonExpected: 'a colon',
  CloseBraceExpected: 'a comma or }',
  CloseBracketExpected: 'a comma or ]',
};

const symbols = 'Put names and strings in double quotes, and write other values as 0.5, true, false or null';

/** What is wrong with a piece of the JSON, by the error of jsonc-parser. */
const messages: Readonly<Record<string, (shown: string) => string>> = {
  PropertyNameExpected: (shown) => `a name in double quotes is expected, not ${shown}`,
  ValueExpected: (shown) => `a value is missing before ${shown}`,
  ColonExpected: (shown) => `a colon is missing before ${shown}`,
  CommaExpected: (shown) => `a comma is missing before ${shown}`,
  EndOfFileExpected: (shown) => `${shown} comes after the end. Remove it`,
  InvalidCommentToken: (shown) => `${shown} is a comment, which JSON does not have. Remove it`,
  UnexpectedEndOfString: (shown) => `${shown} has no closing quote`,
  UnexpectedEndOfNumber: (shown) => `${shown} is not a number of JSON`,
  InvalidSymbol: (shown) => `${shown} is not JSON. ${symbols}`,
};

function messageFor({ error, offset, length }: ParseError, text: string): string {
  const code = printParseErrorCode(error);
  const piece = text.slice(offset, offset + length);
  if (piece === '') return `the text ends here. Continue with ${continuations[code]}`;
  if (/[}\]]/.test(piece) && /,\s*$/.test(text.slice(0, offset))) return `there is a comma before ${piece}. Remove it`;
  const shown = piece.length > 30 ? `${piece.slice(0, 30)}…` : piece;
  return messages[code]?.(shown) ?? `${shown} has a backslash or a character that a string in JSON cannot have`;
}
