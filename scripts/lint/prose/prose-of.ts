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
  const put = (from: number, words: string) => {
    for (let index = 0; index < words.length; index += 1) prose[from + index] = words.charAt(index);
  };
  const visit = (node: TypeScript.Node) => {
    if (ts.isJSDoc(node)) return;
    const start = node.getStart(source);
    const children = node.getChildren(source);
    const trivia = children.length === 0 ? text.slice(node.pos, start) : '';
    if (trivia.includes('/')) put(node.pos, proseOfComments(trivia));
    if (ts.isTemplateExpression(node)) put(start, text.slice(start, node.end).replace(/[^\n]/g, '$'));
    if (ts.isBinaryExpression(node)) {
      const seam = text.slice(node.left.end - 1, node.right.getStart(source) + 1);
      if (/^['`]\s*\+\s*['`]$/.test(seam)) put(node.left.end - 1, seam.replace(/\S/g, ' '));
    }
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)) {
      const raw = text.slice(start + 1, node.end - 1);
      if (/\s/.test(raw)) put(start + 1, raw.replace(/\$$/, '').replace(/\\[\s\S]/g, proseOfEscape));
    }
    for (const child of children) visit(child);
  };
  visit(source);
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
