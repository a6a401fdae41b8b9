import { html, type TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { coloured } from './coloured-json.js';
import { prettify } from './format.js';

/** More than a person reads. */
const maxLength = 20_000;

/** A body with its colours, if it is JSON. One that has not changed keeps its elements, and with them its selection. */
export function jsonView(text: string, label: string): TemplateResult {
  const pretty = prettify(text);
  const shown = pretty.length > maxLength ? `${pretty.slice(0, maxLength)}\n…` : pretty;
  return html`<pre class="json" tabindex="0" role="group" aria-label=${label}><code>${guard([shown], () => nodesOf(shown))}</code></pre>`;
}

const nodesOf = (text: string) => (/^\s*[{[]/.test(text) ? coloured(text) : [text]);
