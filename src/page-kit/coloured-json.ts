import { element } from './element.js';
import { type Span, type Token, tokensOf } from './json-tokens.js';

/** Longer strings, such as those with files, stay without colours: each piece is an element. */
const maxColouredLength = 50_000;

/** JSON with colours as nodes, with the pieces in `marked` underlined. */
export function coloured(text: string, marked: readonly Span[] = []): (Node | string)[] {
  if (text.length > maxColouredLength) return [text];
  const tokens = tokensOf(text);
  const nodes: (Node | string)[] = [];
  let end = 0;
  for (const [index, token] of tokens.entries()) {
    nodes.push(text.slice(end, token.start));
    const classes = [classOf(token, tokens[index + 1]), isMarked(token, marked) ? 'wrong' : ''].filter(Boolean);
    nodes.push(classes.length > 0 ? element('span', { class: classes.join(' ') }, token.text) : token.text);
    end = token.end;
  }
  nodes.push(text.slice(end));
  return nodes;
}

const isMarked = (token: Span, marked: readonly Span[]) =>
  marked.some(({ start, end }) => token.start >= start && token.end <= Math.max(end, start + 1));

/** The names that the samples of the docs have for the same colours. */
function classOf({ text }: Token, next: Token | undefined): string {
  if (text.startsWith('"')) return next?.text === ':' ? 'hljs-attr' : 'hljs-string';
  return /^(?:-?\d|(?:true|false|null)$)/.test(text) ? 'hljs-number' : '';
}
