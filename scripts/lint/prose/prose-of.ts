import { createRequire } from 'node:module';
import type TypeScript from 'typescript';
import { hide } from './glossary.js';

// An import would have Node search the whole compiler for names to export, which takes longer than the check itself.
const ts: typeof TypeScript = createRequire(import.meta.url)('typescript');

/** What is prose in a file, at the places it has there. Everything else is hidden. */
export function proseOf(file: string, text: string): string {
  if (file.endsWith('.ts')) return proseOfTypeScript(text);
  return file.endsWith('.yaml') ? proseOfYaml(text) : proseOfMarkdown(text);
}

/** Everything except code, targets of links, URLs and tags. */
export function proseOfMarkdown(text: string): string {
  return text
    .replace(/^[ \t]*(`{3,})[^\0]*?^[ \t]*\1/gm, hide)
    .replace(/(`+)(?!`)(?:(?!\n\s*\n)[^\0])*?[^`\0]\1(?!`)/g, hide)
    .replace(/\]\([^)\s]*\)/g, hide)
    .replace(/https?:\/\/[^\s)>"']+/g, hide)
    .replace(/<\/?[a-z!][^<>\0]*>/gi, hide);
}

/** Comments. The linter of the document reads its texts. */
function proseOfYaml(text: string): string {
  const lines = text.split('\n').map((line) => {
    const start = /^\s*#|\s#\s/.exec(line);
    return start ? hide(line.slice(0, start.index)) + line.slice(start.index).replace('#', ' ') : hide(line);
  });
  return proseOfMarkdown(lines.join('\n'));
}

/** Comments, and messages: strings with a space. */
function proseOfTypeScript(text: string): string {
  const source = ts.createSourceFile('source.ts', text, ts.ScriptTarget.Latest);
  const prose = hide(text).split('');
  const joins: [from: number, to: number][] = [];
  const put = (from: number, words: string) => {
    for (let index = 0; index < words.length; index += 1) prose[from + index] = words.charAt(index);
  };
  const putMessage = (start: number, pieces: readonly TypeScript.Node[]) => {
    const ofPieces = pieces.map((piece) => text.slice(piece.getStart(source) + 1, piece.end - 1).replace(/\$$/, ''));
    if (!ofPieces.some((words) => /\s/.test(words))) return;
    put(start, text.slice(start, pieces.at(-1)?.end).replace(/[^\n]/g, '$'));
    for (const [index, piece] of pieces.entries()) {
      put(piece.getStart(source) + 1, ofPieces[index]?.replace(/\\[\s\S]/g, proseOfEscape) ?? '');
    }
  };
  const visit = (node: TypeScript.Node) => {
    const start = node.getStart(source);
    const children = node.getChildren(source).filter((child) => !ts.isJSDoc(child));
    const trivia = children.length === 0 ? text.slice(node.pos, start) : '';
    if (trivia.includes('/')) put(node.pos, proseOfComments(trivia));
    if (ts.isStringLiteralLike(node)) putMessage(start, [node]);
    if (ts.isTemplateExpression(node))
      putMessage(start, [node.head, ...node.templateSpans.map(({ literal }) => literal)]);
    if (ts.isBinaryExpression(node)) joins.push([node.left.end - 1, node.right.getStart(source) + 1]);
    for (const child of children) visit(child);
  };
  visit(source);
  // A message in two parts, joined by `+`, is one text.
  for (const [from, to] of joins) {
    const join = text.slice(from, to);
    if (/^['`]\s*\+\s*['`]$/.test(join)) put(from, join.replace(/\S/g, ' '));
  }
  return proseOfMarkdown(prose.join(''));
}

/** Their text without `/**`, `*` and `//`. An indented example is code. */
function proseOfComments(trivia: string): string {
  return trivia
    .replace(/^\s*(?:\*|\/\/) {5,}.*$/gm, hide)
    .replace(/\/\*+|\*+\/|\/\/|^\s*\*(?!\S)/gm, (leader) => leader.replace(/\S/g, ' '));
}

function proseOfEscape(sequence: string): string {
  return ` ${/[`\n]/.test(sequence) ? sequence.charAt(1) : ' '}`;
}
