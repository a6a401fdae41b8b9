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
  const source = ts.createSourceFile('source.ts', text, {
    languageVersion: ts.ScriptTarget.Latest,
    jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
  });
  const prose = Buffer.from(hide(text), 'utf16le');
  const joins: [from: number, to: number][] = [];
  const put = (from: number, words: string) => prose.write(words, 2 * from, 'utf16le');
  const putMessage = (start: number, end: number, pieces: readonly TypeScript.Node[]) => {
    const message = pieces.map((piece) => {
      const from = piece.getStart(source) + 1;
      return { from, words: text.slice(from, piece.end - 1).replace(/\$$/, '') };
    });
    if (!message.some(({ words }) => /\s/.test(words))) return;
    // What is put into a template may be part of a code span, so it must not end one.
    put(start, text.slice(start, end).replace(/[^\n]/g, '$'));
    for (const { from, words } of message) put(from, words.replace(/\\[\s\S]/g, proseOfEscape));
  };
  const visit = (node: TypeScript.Node) => {
    const start = node.getStart(source);
    const children = node.getChildren(source);
    const trivia = children.length === 0 ? text.slice(node.pos, start) : '';
    if (trivia.includes('/')) put(node.pos, proseOfComments(trivia));
    if (ts.isStringLiteralLike(node)) putMessage(start, node.end, [node]);
    if (ts.isTemplateExpression(node)) {
      putMessage(start, node.end, [node.head, ...node.templateSpans.map(({ literal }) => literal)]);
    }
    if (ts.isBinaryExpression(node)) joins.push([node.left.end - 1, node.right.getStart(source) + 1]);
    for (const child of children) visit(child);
  };
  visit(source);
  // A message in two parts, joined by `+`, is one text.
  for (const [from, to] of joins) {
    const join = text.slice(from, to);
    if (/^['`]\s*\+\s*['`]$/.test(join)) put(from, join.replace(/\S/g, ' '));
  }
  return proseOfMarkdown(prose.toString('utf16le'));
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
