import { marked } from 'marked';
import { Html } from '../../site/html.js';

/** A line of our own Markdown, such as a cell of a table, as HTML. */
export const inlineHtml = (line: string) => new Html(marked.parseInline(line, { async: false }));
