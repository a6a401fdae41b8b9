import { readFileSync } from 'node:fs';
import { marked, type Tokens } from 'marked';
import { type Html, table } from '../../site/html.js';
import { inlineHtml } from '../../site/markdown.js';

const file = new URL('../../../../openapi/docs/readings.md', import.meta.url);

/** How this document reads what is left open: the table of openapi/docs/readings.md. */
export function readings(): Html {
  const [found] = marked.lexer(readFileSync(file, 'utf8')).filter(({ type }) => type === 'table');
  const { header, rows } = (found ?? {}) as Tokens.Table;
  if (!rows) throw new Error('openapi/docs/readings.md has no table.');
  return table(
    'How this document reads what is left open',
    header.map(({ text }) => text),
    rows.map(([point, ...cells]) => [inlineHtml(point?.text ?? ''), ...cells.map(({ text }) => inlineHtml(text))]),
  );
}
