import { decodeHtml } from '../site/plain-text.js';

/** An element of HTML with what is in it. Text is decoded. */
interface Element {
  name: string;
  attributes: string;
  children: (Element | string)[];
}

/**
 * A part of a guide as Markdown. It knows the elements that parts use, and throws for others.
 *
 *     toMarkdown('<p>See <a href="costs.html">costs</a>.</p>') // See [costs](costs.html).
 */
export const toMarkdown = (markup: string): string => blocks(parse(markup).children).join('\n\n');

const voids = new Set(['br', 'wbr', 'meter']);

function parse(markup: string): Element {
  const root: Element = { name: '', attributes: '', children: [] };
  const open = [root];
  const add = (child: Element | string) => open.at(-1)?.children.push(child);
  for (const [, close, name = '', attributes = '', text] of markup.matchAll(/<(\/?)([a-z]\w*)([^>]*)>|([^<]+)/g)) {
    if (text !== undefined) add(decodeHtml(text));
    else if (close) {
      if (!voids.has(name) && open.pop()?.name !== name) throw new Error(`</${name}> closes another element.`);
    } else {
      const element = { name, attributes, children: [] };
      add(element);
      if (!voids.has(name)) open.push(element);
    }
  }
  return root;
}

const isElement = (node: Element | string): node is Element => typeof node !== 'string';

const attribute = ({ attributes }: Element, name: string): string =>
  decodeHtml(new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1] ?? '');

const holders = new Set(['div', 'figure']);

/** What stands on lines of its own. Text between blocks is space. */
function blocks(nodes: readonly (Element | string)[]): string[] {
  return nodes.filter(isElement).flatMap((node): string[] => {
    const { name, children } = node;
    if (name === 'pre') return [`\`\`\`${languageOf(node)}\n${textOf(node)}\n\`\`\``];
    if (holders.has(name)) return blocks(children);
    if (name === 'p' || name === 'figcaption') return [inline(children)];
    if (name === 'ul') return [list(node)];
    if (name === 'table') return [table(node)];
    const [, level] = /^h([2-4])$/.exec(name) ?? [];
    if (level) return [`${anchor(attribute(node, 'id'))}\n\n${'#'.repeat(Number(level))} ${inline(children)}`];
    throw new Error(`<${name}> has no form in Markdown. Add it to scripts/docs/markdown/to-markdown.ts.`);
  });
}

/** The place of a link, for headings whose words make another one. */
export const anchor = (id: string): string => `<a id="${id}"></a>`;

const textOf = ({ children }: Element): string =>
  children.map((child) => (isElement(child) ? textOf(child) : child)).join('');

const languageOf = (pre: Element): string => attribute(pre, 'data-language');

/** Text in a line. Spaces are single, as in HTML. */
function inline(nodes: readonly (Element | string)[]): string {
  return nodes
    .map((node) => {
      if (!isElement(node)) return node.replace(/\s+/g, ' ').replace(/[\\*<[\]|`]/g, '\\$&');
      const { name, children } = node;
      if (name === 'code') return code(textOf(node));
      if (name === 'a') return link(node);
      if (name === 'strong') return `**${inline(children)}**`;
      if (name === 'em') return `*${inline(children)}*`;
      if (name === 'br') return '<br>';
      if (name === 'p') return inline(children);
      // In a table, notes and lists stand on lines of their own below the text before them.
      if (name === 'span') return inline(children) && `<br>${inline(children)}`;
      if (name === 'ul') return items(node).map(inline).join('<br>');
      if (voids.has(name)) return '';
      throw new Error(`<${name}> in a line has no form in Markdown. Add it to scripts/docs/markdown/to-markdown.ts.`);
    })
    .join('')
    .trim();
}

/** In a table, a vertical line would end the cell even in code. */
const code = (text: string): string => {
  const fence = text.includes('`') ? '``' : '`';
  return `${fence}${text.replaceAll('|', '\\|')}${fence}`;
};

function link(node: Element): string {
  if (attribute(node, 'class') === 'anchor') return '';
  return `[${inline(node.children)}](${attribute(node, 'href')})`;
}

const childrenNamed = ({ children }: Element, ...names: string[]): Element[] =>
  children.filter(isElement).filter(({ name }) => names.includes(name));

const items = (node: Element): (Element | string)[][] => childrenNamed(node, 'li').map(({ children }) => children);

/** A list, with lists in it indented below their item. */
function list(node: Element, indent = ''): string {
  const isList = (child: Element | string): child is Element => isElement(child) && child.name === 'ul';
  return items(node)
    .flatMap((children) => [
      `${indent}- ${inline(children.filter((child) => !isList(child)))}`,
      ...children.filter(isList).map((inner) => list(inner, `${indent}  `)),
    ])
    .join('\n');
}

/** A table. A cell over all columns is in bold, with empty ones next to it. */
function table(node: Element): string {
  const [head] = childrenNamed(node, 'thead').flatMap((part) => childrenNamed(part, 'tr'));
  const rows = childrenNamed(node, 'tbody').flatMap((part) => childrenNamed(part, 'tr'));
  const heads = head ? cellsOf(head) : [];
  const width = heads.length;
  const lines = rows.map((row) => {
    const cells = cellsOf(row);
    return cells.length < width ? [`**${cells[0]}**`, ...Array<string>(width - 1).fill('')] : cells;
  });
  return [heads, heads.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const cellsOf = (row: Element): string[] => childrenNamed(row, 'th', 'td').map(({ children }) => inline(children));
