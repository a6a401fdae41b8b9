import { type Content, html } from '../site/html.js';

/** A name that may break before its capitals, where a line is too short for it. */
export function breakable(name: string): Content {
  return name.split(/(?=[A-Z])/).map((part, index) => [index > 0 && html`<wbr>`, part]);
}
