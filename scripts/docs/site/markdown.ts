import { Marked, marked, Parser, type Token, type Tokens } from 'marked';
import { codeSample } from './highlight.js';
import { anchorTo, escapeHtml, Html, heading, html } from './html.js';

/** Resolves the placeholders of a guide. Each function throws for an unknown name. */
export interface Sources {
  /** `{{name}}` */
  fact: (name: string) => string;
  /** A line `<!-- made: name -->` */
  part: (name: string) => Html;
  /** A fence with a file's name and nothing in it */
  sample: (file: string) => string;
  /** A picture alone in its paragraph */
  picture: (file: string) => string;
  /** Where a link leads to */
  link: (target: string) => string;
  /** Where code in a sentence or a table leads to, if anywhere. Only its first mention under a heading becomes a link. */
  code?: (code: string) => string | undefined;
}

/** The text with its facts and samples in place, still as Markdown. */
export function fillIn(markdown: string, { fact, sample }: Pick<Sources, 'fact' | 'sample'>): string {
  return markdown
    .replace(/\{\{([\w-]+)\}\}/g, (_, name: string) => fact(name))
    .replace(/^```ts (\S+)\n```$/gm, (_, file: string) => `\`\`\`ts\n${sample(file).trimEnd()}\n\`\`\``);
}

/** The first heading and the first paragraph of a text. */
export function titleOf(markdown: string, name: string): { title: string; summary: string } {
  const [, title, summary] = /^# (.+)\n\n((?:.+\n?)+)/.exec(markdown) ?? [];
  if (!title || !summary) throw new Error(`${name} does not begin with a heading and a paragraph.`);
  return {
    title,
    summary: summary
      .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
      .replace(/[`*]/g, '')
      .replace(/\s+/g, ' ')
      .trim(),
  };
}

/** A text as HTML. Texts on one page share the `ids` that are taken. */
export function renderMarkdown(markdown: string, sources: Sources, ids = new Set<string>()): Html {
  /** The last heading, which names the tables under it. */
  let title = '';
  const codeLinks = new FirstMentions(sources.code);
  const renderer = new Marked({
    renderer: {
      codespan: ({ text }) => codeLinks.render(text),
      code: ({ text, lang = '' }) => codeSample(text, lang || 'text').text,
      image: ({ href, text }) => figure(sources.picture(href), text).text,
      link({ href, tokens }) {
        const text = codeLinks.without(() => this.parser.parseInline(tokens));
        return `<a href="${escapeHtml(sources.link(href))}">${text}</a>`;
      },
      paragraph(token) {
        const content = this.parser.parseInline(token.tokens);
        return isPicture(token) ? `${content}\n` : `<p>${content}</p>\n`;
      },
      table(token) {
        const row = (cells: Tokens.TableCell[], name: string) =>
          `<tr>${cells.map(({ tokens }) => `<${name}>${this.parser.parseInline(tokens)}</${name}>`).join('')}</tr>`;
        const label = escapeHtml(title);
        return `<div class="scrolls" tabindex="0" role="group" aria-label="${label}"><table><thead>${row(token.header, 'th scope="col"').replaceAll('</th scope="col">', '</th>')}</thead><tbody>${token.rows.map((cells) => row(cells, 'td')).join('')}</tbody></table></div>\n`;
      },
    },
  });
  const headingOf = ({ tokens, text, depth }: Tokens.Heading): Html => {
    title = plain(text);
    codeLinks.startSection();
    const content = new Html(codeLinks.without(() => Parser.parseInline(tokens, renderer.defaults)));
    if (depth === 1) return html`<h1>${content}</h1>\n`;
    const id = uniqueId(title, ids);
    return html`${heading(depth, id, content, anchorTo(id, title))}\n`;
  };
  const blockOf = (token: Token): Html => {
    if (token.type === 'heading') return headingOf(token as Tokens.Heading);
    const part = token.type === 'html' && /^<!-- made: ([\w-]+) -->$/.exec(token.raw.trim())?.[1];
    return part ? sources.part(part) : new Html(renderer.parser([token]));
  };
  return html`${renderer.lexer(fillIn(markdown, sources)).map(blockOf)}`;
}

/** Code in a text, which is a link where it is first mentioned under a heading. */
class FirstMentions {
  readonly #seen = new Set<string>();
  #isOff = false;

  constructor(readonly linkOf: Sources['code']) {}

  startSection(): void {
    this.#seen.clear();
  }

  /** Without links, such as inside a link or a heading. */
  without(render: () => string): string {
    this.#isOff = true;
    try {
      return render();
    } finally {
      this.#isOff = false;
    }
  }

  /** A link, or `false` for code as it is. */
  render(code: string): string | false {
    const target = this.#isOff ? undefined : this.linkOf?.(code);
    if (target === undefined || this.#seen.has(target)) return false;
    this.#seen.add(target);
    return `<a class="code-link" href="${escapeHtml(target)}"><code>${escapeHtml(code)}</code></a>`;
  }
}

/** One line of our own Markdown as HTML, such as a cell of a table. */
export const inlineHtml = (line: string) => new Html(marked.parseInline(line, { async: false }));

const isPicture = ({ tokens }: Tokens.Paragraph) => tokens.length === 1 && tokens[0]?.type === 'image';

/** SVG is put into the page, so that it takes the page's colours. */
const figure = (svg: string, text: string) =>
  html`<figure>${new Html(svg.replace(/<\?xml.*?\?>/s, '').trim())}<figcaption class="unseen">${text}</figcaption></figure>`;

const plain = (text: string) => text.replace(/[`*]/g, '');

/** `What it costs` → `what-it-costs`, with a number where a page has it already. */
export function uniqueId(text: string, taken: Set<string>): string {
  const slug = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  let id = slug;
  for (let number = 2; taken.has(id); number += 1) id = `${slug}-${number}`;
  taken.add(id);
  return id;
}
