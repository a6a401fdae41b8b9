import { anchorTo, type Content, type Html, heading, html, table } from '../site/html.js';
import { renderMarkdown, type Sources } from '../site/markdown.js';
import { linkFrom } from '../site/page.js';
import type { CodeText, Comment, ExportModel, Member } from './model.js';
import { entryPath, memberId, type Places } from './places.js';

/** Draws the names of one page. */
export class ExportView {
  readonly #sources: Sources;

  constructor(
    readonly path: string,
    readonly places: Places,
  ) {
    const unknown = (what: string) => (name: string) => {
      throw new Error(`A doc comment cannot name a ${what}: ${name}.`);
    };
    this.#sources = {
      fact: unknown('fact'),
      part: unknown('part'),
      sample: unknown('sample'),
      picture: unknown('picture'),
      link: (target) => target,
      code: (code) => this.#linkTo(places.ofSpan(code)),
    };
  }

  /** The section of an exported name. */
  section(one: ExportModel): Html {
    const { name, home, comment, signatures, kind } = one;
    const title = heading(3, name, html`<code>${name}</code>`, anchorTo(name, name));
    if (home) {
      const place = linkFrom(this.path, `${entryPath(home)}#${name}`);
      return html`${title}
${this.text(firstSentence(comment.text))}
<p>Described with <a href="${place}"><code>${home}</code></a>.</p>`;
    }
    const isOptions = kind === 'options';
    const members = kind === 'error' ? one.members.filter(({ isInherited }) => !isInherited) : one.members;
    const properties = isOptions ? members : members.filter((member) => member.kind === 'property');
    return html`${title}
${signatures.map((code) => this.#block(code))}
${this.comment(comment)}
${properties.length > 0 && this.#properties(one, properties)}
${kind === 'error' && this.#inheritedByError(one)}
${!isOptions && members.filter((member) => member.kind !== 'property').map((member) => this.#method(name, member))}`;
  }

  /** A doc comment, with its default where that has no column. */
  comment({ text, default: value }: Comment): Content {
    return [this.text(text), value !== undefined && this.text(`Default: ${value}.`)];
  }

  /** Markdown of a doc comment. */
  text(markdown: string): Html {
    return renderMarkdown(withoutMarkup(markdown), this.#sources);
  }

  #properties({ name, kind }: ExportModel, members: readonly Member[]): Html {
    const isOptions = kind === 'options';
    const heads = [isOptions ? 'Option' : 'Property', 'Type and meaning', ...(isOptions ? ['Default'] : [])];
    const rows = members.map((member): [Content, ...Content[]] => {
      const cells = [this.#nameCell(name, member), this.#meaningCell(member, isOptions)] as const;
      return isOptions ? [...cells, this.#defaultCell(member)] : [...cells];
    });
    return html`<div class="package-members">${table(`${isOptions ? 'Options' : 'Properties'} of ${name}`, heads, rows)}</div>`;
  }

  /** What all errors have is described once, with the class that they extend. */
  #inheritedByError({ members }: ExportModel): Html | undefined {
    const inherited = members.filter(({ isInherited, from }) => isInherited && from);
    const [first] = inherited;
    if (!first?.from) return undefined;
    const names = inherited.map(({ name }, place): Content => [place > 0 && ', ', html`<code>${name}</code>`]);
    return html`<p>And what every <code>${this.code([first.from])}</code> has: ${names}.</p>`;
  }

  #nameCell(owner: string, { name, isOptional, from }: Member): Html {
    return html`<code id="${memberId(owner, name)}">${name}${isOptional ? '?' : ''}</code>${
      from && html`<span class="package-from">from ${this.code([from])}</span>`
    }`;
  }

  #meaningCell({ code, comment }: Member, hasDefaultColumn: boolean): Html {
    return html`${code.length > 0 && html`<code class="package-type">${this.code(code)}</code>`}${
      hasDefaultColumn ? this.text(comment.text) : this.comment(comment)
    }`;
  }

  #defaultCell({ isOptional, comment }: Member): Content {
    if (comment.default !== undefined) return this.text(comment.default);
    return isOptional ? 'none' : 'required';
  }

  #method(owner: string, { name, code, comment }: Member): Html {
    // A call has no name. Something may be called in two ways.
    const title = name && heading(4, memberId(owner, name), methodTitle(owner, name));
    return html`<div class="package-method">${title}
${this.#block(code)}
${this.comment(comment)}</div>`;
  }

  #block(code: CodeText): Html {
    return html`<pre class="package-code" tabindex="0"><code>${this.code(code)}</code></pre>`;
  }

  /** Code in which the names of public types are links. */
  code(pieces: CodeText): Content {
    return pieces.map((piece) => {
      if (typeof piece === 'string') return piece;
      return html`<a href="${this.#linkTo(this.places.of(piece.target)) ?? ''}">${piece.text}</a>`;
    });
  }

  #linkTo(place: string | undefined): string | undefined {
    if (place === undefined) return undefined;
    const [path, id] = place.split('#');
    return path === this.path && id ? `#${id}` : linkFrom(this.path, place);
  }
}

const methodTitle = (owner: string, name: string) =>
  html`<code><span class="package-owner">${owner}${name.startsWith('[') ? '' : '.'}</span>${name}</code>`;

/** Text of a comment in which `<` means nothing but itself. */
const withoutMarkup = (markdown: string): string =>
  markdown
    .split(/(```.*?^```$|`[^`]*`)/ms)
    .map((part, place) => (place % 2 === 1 ? part : part.replaceAll('<', '&lt;')))
    .join('');

/** The first sentence of a text, up to a full stop outside code. */
export function firstSentence(text: string): string {
  const [first = ''] = text.split('\n\n');
  const [sentence] = /^(?:`[^`]*`|[^`])*?\.(?=\s|$)/.exec(first) ?? [];
  return (sentence ?? first).replace(/\s+/g, ' ');
}
