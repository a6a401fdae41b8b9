/** Text that is HTML already. */
export class Html {
  constructor(readonly text: string) {}
}

/** What may stand in a piece of HTML. Nothing is written for `undefined` and `false`. */
export type Content = string | number | Html | undefined | false | readonly Content[];

/**
 * A piece of HTML. What is put into it is text, and cannot break out of its place, unless it is HTML itself.
 *
 *     html`<p>${'a < b'}</p>`.text // <p>a &lt; b</p>
 */
export function html(parts: TemplateStringsArray, ...values: readonly Content[]): Html {
  return new Html(parts.map((part, index) => part + write(values[index])).join(''));
}

function write(value: Content): string {
  if (value === undefined || value === false) return '';
  if (value instanceof Html) return value.text;
  return typeof value === 'object' ? value.map(write).join('') : escapeHtml(String(value));
}

/** Text as it is written between tags and in attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
