import { variantQuery } from '../../document/docs-links.js';
import { groupByValue } from '../../document/models/group-by-value.js';
import { capital, variantWord } from '../../document/words.js';
import { type Content, type Html, html, withCode } from '../site/html.js';

/** The variants of a request: the values of the field that selects among them. */
export interface Variants {
  /** Null if there is one variant only, named ''. */
  by: string | null;
  names: readonly string[];
}

/**
 * The attributes of an element for some variants. The page shows the first variant, and a script changes that: only what
 * differs from variant to variant has attributes.
 */
export function shownFor(some: readonly string[], { names }: Variants): Html | undefined {
  if (some.length === names.length) return undefined;
  return html` data-for="${some.join('|')}"${!some.includes(names[0] ?? '') && html` hidden`}`;
}

/** Pieces of HTML by variant, each once with all variants that have it. */
export function byVariant(pieces: readonly (readonly [variant: string, Html | undefined])[], variants: Variants): Html {
  return html`${groupByValue(pieces).map(([some, piece]) => {
    const attributes = piece && shownFor(some, variants);
    return attributes ? html`<div${attributes}>${piece}</div>` : piece;
  })}`;
}

/** The switch: a link for each variant. Without scripts it is not displayed, since only the first variant is. */
export function variantSwitch({ by, names }: Variants, about: Readonly<Record<string, string>> = {}): Content {
  if (by === null) return undefined;
  const word = variantWord(by);
  const links = names.map(
    (name, index) =>
      html`<li><a href="${variantQuery(by, name)}" data-variant="${name}"${index === 0 && html` aria-current="true"`}>${name}</a></li>`,
  );
  return html`<nav class="op-switch" data-by="${by}" aria-label="${capital(word)}">
<code>${by}</code><ul>${links}</ul>
</nav>
<noscript><p class="op-note">Without JavaScript this page describes <code>${names[0]}</code>. <a href="../models.html">Models</a> compares all
${word}s.</p></noscript>
${names.map((name) => about[name] && html`<p class="op-about"${shownFor([name], { by, names })}>${withCode(about[name])}</p>`)}`;
}
