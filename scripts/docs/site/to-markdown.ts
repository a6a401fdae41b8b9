import { decodeHtml } from './plain-text.js';

/** An element of HTML with what is in it. Text is decoded. */
interface Element {
  name: string;
  attributes: string;
  children: (Element | string)[];
}

/**
 * A part of a guide, or the body of a page, as Markdown. It knows the elements that these use, and throws for others. Pictures
 * are left out: their captions say what they show.
 *
 *     toMarkdown('<p>See <a href="costs.html">costs</a>.</p>') // See [costs](costs.html).
 */
export const toMarkdown = (markup: string): string =>
  blocks(parse(markup.replace(/<svg\b.*?<\/svg>/gs, '')).children).join('\n\n');

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

const holders = new Set(['div', 'figure', 'section']);

/** What stands on lines of its own. Text between blocks is space. */
function blocks(nodes: readonly (Element | string)[]): string[] {
  return nodes.filter(isElement).flatMap((node): string[] => {
    const { name, children } = node;
    if (name === 'pre') return [`\`\`\`${languageOf(node)}\n${textOf(node)}\n\`\`\``];
    if (holders.has(name)) return blocks(children);
    if (name === 'p' || name === 'figcaption') return [inline(children)];
    if (name === 'ul' || name === 'ol') return [list(node)];
    if (name === 'dl') return [definitions(node)];
    if (name === 'h1') return [`# ${inline(children)}`];
    if (name === 'table') return [table(node)];
    const [, level] = /^h([2-4])$/.exec(name) ?? [];
    if (level) {
      const id = attribute(node, 'id');
      return [`${id && `${anchor(id)}\n\n`}${'#'.repeat(Number(level))} ${inline(children)}`];
    }
    throw new Error(`<${name}> has no form in Markdown. Add it to scripts/docs/site/to-markdown.ts.`);
  });
}

/** The place of a link, for headings whose words make another one. */
export const anchor = (id: string): string => `<a id="${id}"></a>`;

const textOf = ({ children }: Element): string =>
  children.map((child) => (isElement(child) ? textOf(child) : child)).join('');

const languageOf = (pre: Element): string => attribute(pre, 'data-language');

/** What separates lines in a cell of a table. */
const inCell = '<br>';

/** Text in a line. Spaces are single, as in HTML. `next` separates what stands on lines of its own. */
function inline(nodes: readonly (Element | string)[], next = ': '): string {
  let line = '';
  for (const node of nodes) {
    const text = isElement(node) ? inlineElement(node, next) : escaped(node);
    const isApart = isElement(node) && apart.has(node.name) && line.trim() !== '' && text !== '';
    // A note is separated by styles alone. In a cell it stands below the text before it.
    const between = isElement(node) && node.name === 'span' && next !== inCell ? ' ' : next;
    line = isApart ? `${line.trimEnd()}${between}${text}` : line + text;
  }
  return line.trim();
}

const apart = new Set(['p', 'span', 'div', 'ul']);

const escaped = (text: string) => text.replace(/\s+/g, ' ').replace(/[\\*<[\]|`]/g, '\\$&');

function inlineElement(node: Element, next: string): string {
  const { name, children } = node;
  if (attribute(node, 'aria-hidden') === 'true' || (voids.has(name) && name !== 'br')) return '';
  if (name === 'br') return next;
  if (name === 'code') return code(textOf(node), next);
  if (name === 'a') return link(node, next);
  if (name === 'strong' || name === 'b') return `**${inline(children, next)}**`;
  if (name === 'em') return `*${inline(children, next)}*`;
  if (name === 'p' || name === 'span' || name === 'div') return inline(children, next);
  if (name === 'pre') {
    const lines = textOf(node)
      .split('\n')
      .filter((line) => line.trim() !== '');
    return lines.map((line) => code(line, next)).join(next);
  }
  if (name === 'ul') {
    return childrenNamed(node, 'li')
      .map((item) => inline(item.children, next))
      .join(next);
  }
  throw new Error(`<${name}> in a line has no form in Markdown. Add it to scripts/docs/site/to-markdown.ts.`);
}

/** In a table, a vertical line would end the cell even in code, and the end of a line the row. */
const code = (text: string, next: string): string => {
  const fence = text.includes('`') ? '``' : '`';
  return `${fence}${next === inCell ? text.replace(/\s+/g, ' ').replaceAll('|', '\\|') : text}${fence}`;
};

function link(node: Element, next: string): string {
  if (attribute(node, 'class') === 'anchor') return '';
  return `[${inline(node.children, next)}](${attribute(node, 'href')})`;
}

const childrenNamed = ({ children }: Element, ...names: string[]): Element[] =>
  children.filter(isElement).filter(({ name }) => names.includes(name));

/** A list, with lists in it, and further paragraphs, indented below their item. */
function list(node: Element, indent = ''): string {
  return childrenNamed(node, 'li')
    .flatMap((item, index) => {
      const [, ...further] = childrenNamed(item, 'p');
      const lists = childrenNamed(item, 'ul');
      const below = new Set<Element | string>([...further, ...lists]);
      const own = item.children.filter((child) => !below.has(child));
      return [
        `${indent}${node.name === 'ol' ? `${index + 1}.` : '-'} ${inline(own)}`,
        ...further.map((paragraph) => `${indent}  - ${inline([paragraph])}`),
        ...lists.map((inner) => list(inner, `${indent}  `)),
      ];
    })
    .join('\n');
}

/** Names with what they mean, as a list. */
const definitions = (node: Element): string =>
  childrenNamed(node, 'dt', 'dd')
    .map(({ name, children }) => (name === 'dt' ? `- **${inline(children)}**` : `  - ${inline(children)}`))
    .join('\n');

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

const cellsOf = (row: Element): string[] =>
  childrenNamed(row, 'th', 'td').map(({ children }) => inline(children, inCell));
