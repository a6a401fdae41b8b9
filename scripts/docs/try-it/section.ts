import { type Html, html } from '../site/html.js';

/** The place on the page of an operation where it can be tried out. Its script fills it and shows it. */
export const tryItSection = (operationId: string): Html =>
  html`<section id="try-it" data-operation="${operationId}" hidden></section>`;
