import { type Html, html } from './html.js';

/** Where an operation can be tried on a page. It stays hidden without scripts. A page has one at most. */
export const tryItSection = (operationId: string): Html =>
  html`<section id="try-it" data-operation="${operationId}" hidden></section>`;

/** Whether an operation can be tried on a page. */
export const hasTryIt = ({ text }: Html): boolean => text.includes('<section id="try-it" ');
