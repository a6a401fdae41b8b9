/** Where a piece of a string is. */
export interface Span {
  start: number;
  end: number;
}

/** A piece of a string that is, or is going to be, JSON. */
export interface Token extends Span {
  text: string;
}

/** The pieces of a string, without spaces. A quote that is not closed ends with its line. */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(/"(?:[^"\\\n]|\\.)*"?|[{}[\],:]|[^\s"{}[\],:]+/g)].map(({ 0: token, index }) => ({
    start: index,
    end: index + token.length,
    text: token,
  }));
}
