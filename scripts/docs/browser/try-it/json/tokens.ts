/** What a piece of JSON is. `wrong` is what JSON does not have, such as a word without quotes. */
export type TokenKind = 'string' | 'number' | 'word' | '{' | '}' | '[' | ']' | ':' | ',' | 'wrong';

export interface Token {
  kind: TokenKind;
  start: number;
  end: number;
}

/** A text without its closing quote ends before the next sign, so that the rest is still read while it is written. */
const pattern = /("(?:[^"\\\n]|\\[^\n])*"|"[^"\\\n,:{}[\]]*)|(-?\d[\d.eE+-]*)|([A-Za-z_$][\w$]*)|([{}[\]:,])|([^\s])/g;

/** The pieces of a text that is, or is going to be, JSON. Spaces are left out. */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(pattern)].map(({ index, 0: piece, 1: string, 2: number, 3: word, 4: sign }) => ({
    kind: kindOf(piece, { string, number, word, sign }),
    start: index,
    end: index + piece.length,
  }));
}

function kindOf(
  piece: string,
  { string, number, word, sign }: Record<'string' | 'number' | 'word' | 'sign', string | undefined>,
): TokenKind {
  if (sign) return sign as TokenKind;
  if (string) return isJson(piece) ? 'string' : 'wrong';
  if (number) return isJson(piece) ? 'number' : 'wrong';
  return word && isJson(piece) ? 'word' : 'wrong';
}

function isJson(piece: string): boolean {
  try {
    JSON.parse(piece);
    return true;
  } catch {
    return false;
  }
}
