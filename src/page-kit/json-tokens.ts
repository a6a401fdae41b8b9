/** Where a piece of a text is. */
export interface Span {
  start: number;
  end: number;
}

/** A piece of a text that is, or is going to be, JSON. */
export interface Token extends Span {
  text: string;
}

/** The pieces of a text, without spaces. A quote that is not closed ends with its line. */
export function tokensOf(text: string): Token[] {
  return [...text.matchAll(/"(?:[^"\\\n]|\\.)*"?|[{}[\],:]|[^\s"{}[\],:]+/g)].map(({ 0: token, index }) => ({
    start: index,
    end: index + token.length,
    text: token,
  }));
}
