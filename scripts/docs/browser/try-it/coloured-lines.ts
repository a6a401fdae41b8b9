import { coloured } from '../../../../src/page-kit/coloured-json.js';
import { element } from '../../../../src/page-kit/element.js';
import type { Span } from '../../../../src/page-kit/json-tokens.js';

/**
 * A text with its colours, an element for each line. Only lines that have changed are made again, so that a text with
 * thousands of lines costs as little for each key as a short one.
 */
export class ColouredLines {
  readonly element = element('pre', { class: 'try-back', 'aria-hidden': 'true' });
  /** The lines that are shown, each with what is underlined in it. */
  #shown: string[] = [];

  show(text: string, marked: readonly Span[] = []): void {
    let start = 0;
    const lines = text.split('\n').map((line) => {
      const marks = marked
        .filter((mark) => mark.end > start && mark.start <= start + line.length)
        .map((mark) => ({ start: mark.start - start, end: mark.end - start }));
      start += line.length + 1;
      return { line, marks, key: marks.length > 0 ? `${line}\n${JSON.stringify(marks)}` : line };
    });
    const keys = lines.map(({ key }) => key);
    const first = keys.findIndex((key, index) => key !== this.#shown[index]);
    const same = first < 0 ? Math.min(keys.length, this.#shown.length) : first;
    let after = 0;
    const left = Math.min(keys.length, this.#shown.length) - same;
    while (after < left && keys.at(-1 - after) === this.#shown.at(-1 - after)) after += 1;
    const next = this.element.children[this.#shown.length - after] ?? null;
    for (let count = this.#shown.length - after - same; count > 0; count -= 1) this.element.children[same]?.remove();
    const made = lines
      .slice(same, lines.length - after)
      // With its end, so that the places of its characters are those of the text.
      .map(({ line, marks }) => element('div', {}, ...coloured(line, marks), '\n'));
    for (const line of made) this.element.insertBefore(line, next);
    this.#shown = keys;
  }

  clear(): void {
    this.element.replaceChildren();
    this.#shown = [];
  }
}
