import { type Content, html } from '../html.js';

/** A sentence of the tables, whose `code` is set as such. */
export function inline(text: string): Content {
  return text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part));
}

/** A name that may break before its capitals, where a line is too short for it. */
export function breakable(name: string): Content {
  return name.split(/(?=[A-Z])/).map((part, index) => [index > 0 && html`<wbr>`, part]);
}
