import { html, type TemplateResult } from 'lit-html';

/** Headers of a request or a response. */
export const headersView = (headers: readonly (readonly [string, string])[]): TemplateResult =>
  html`<dl class="headers">${headers.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>`;

/** The error message in the body of a rejection, if there is one. */
export function messageIn(body: unknown): string | undefined {
  const message = (body as { error?: { message?: unknown } } | null | undefined)?.error?.message;
  return typeof message === 'string' ? message : undefined;
}

/** The identifier in a response, at the first of these places that has one. */
export function idIn(body: unknown, pointers: readonly string[]): string | undefined {
  for (const pointer of pointers) {
    const value = Object(body)[pointer.slice(1)];
    if (typeof value === 'string') return value;
  }
  return undefined;
}
