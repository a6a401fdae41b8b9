import ts from '../../lib/compiler.js';
import type { Comment } from './model.js';

/** The doc comment of a declaration. Without one, its text is empty. */
export function commentOf(node: ts.Node): Comment {
  const docs = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  const own = docs.filter((doc) => !isOfFile(doc.getText()));
  return toComment(own.at(-1)?.getText() ?? '');
}

/** The comment with `@packageDocumentation`, which describes a whole file. */
export function fileCommentOf(file: ts.SourceFile): Comment {
  const comments = ts.getLeadingCommentRanges(file.text, 0) ?? [];
  const texts = comments.map(({ pos, end }) => file.text.slice(pos, end));
  return toComment(texts.find(isOfFile) ?? '');
}

const isOfFile = (comment: string) => /^\s*\*?\s*@packageDocumentation\b|@packageDocumentation\s*\*\/$/m.test(comment);

/** A doc comment as Markdown, with its indented examples as fences, and its default apart. */
function toComment(raw: string): Comment {
  const lines = raw
    .replace(/^\/\*\*/, '')
    .replace(/\*\/$/, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\* ?/, '').trimEnd());
  const text = lines.join('\n').replace('@packageDocumentation', '').trim();
  const { rest, value } = splitDefault(text);
  return { text: withFences(rest), ...(value !== undefined && { default: value }) };
}

/** A sentence ends with a full stop that is followed by a space or nothing, outside code. */
const defaultSentence = /(?:^|\s)Default: ((?:`[^`]*`|[^`])+?)\.(?=\s|$)/;

function splitDefault(text: string): { rest: string; value?: string } {
  const tag = /^@default\s+(.+)$/m.exec(text);
  const found = tag ?? defaultSentence.exec(text);
  if (!found) return { rest: text };
  return { rest: text.replace(found[0], '').trim(), value: `${found[1]}`.replace(/\s+/g, ' ').trim() };
}

/** Indented examples as fences of TypeScript. A blank line in an example does not end it. */
const withFences = (text: string): string =>
  text.replace(/(?<=^|\n\n)(?: {4}.*(?:\n|$)|\n(?= {4}))+/g, (block) => {
    return `\`\`\`ts\n${block.trimEnd().replace(/^ {4}/gm, '')}\n\`\`\`\n`;
  });
