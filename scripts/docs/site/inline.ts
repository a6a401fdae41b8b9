import { type Html, html } from './html.js';

/** Text in which backquotes mark code. */
export const inline = (text: string): Html =>
  html`${text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))}`;
