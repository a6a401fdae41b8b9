import { element, setText } from '../../../../src/page-kit/element.js';
import type { Suggestion } from './completion.js';

/** Pixels between the caret and the list. */
const gap = 4;

/**
 * The list of suggestions at the caret of an editor, which the keys of the editor move through. It stays inside the editor, so
 * that it covers nothing that can be pressed.
 */
export class SuggestionList {
  readonly element = element('ul', {
    id: 'try-suggestions',
    class: 'try-suggestions',
    role: 'listbox',
    // The list scrolls, so it must be reachable. While it is open, Tab inserts a suggestion; leaving the editor closes it.
    tabindex: '0',
    'aria-label': 'Suggestions',
    hidden: '',
  });
  readonly status = element('p', { class: 'unseen', role: 'status' });
  readonly #area: HTMLTextAreaElement;
  readonly #accept: (suggestion: Suggestion) => void;
  #suggestions: readonly Suggestion[] = [];
  #active = 0;

  constructor(area: HTMLTextAreaElement, accept: (suggestion: Suggestion) => void) {
    this.#area = area;
    this.#accept = accept;
    // The editor keeps the focus, and with it the caret.
    this.element.addEventListener('mousedown', (event) => event.preventDefault());
  }

  get isOpen(): boolean {
    return !this.element.hidden;
  }

  /** Shows suggestions at a caret, whose box is in the window. Without any it is closed. */
  show(suggestions: readonly Suggestion[], caret: DOMRect): void {
    if (suggestions.length === 0) {
      this.close();
      return;
    }
    this.#suggestions = suggestions;
    this.element.replaceChildren(...suggestions.map((suggestion, index) => this.#option(suggestion, index)));
    this.element.hidden = false;
    this.#place(caret);
    this.#area.setAttribute('aria-controls', this.element.id);
    setText(
      this.status,
      `${suggestions.length} ${suggestions.length === 1 ? 'suggestion' : 'suggestions'}. Enter inserts one, Escape closes them.`,
    );
    this.#activate(0);
  }

  close(): void {
    this.element.hidden = true;
    this.#area.removeAttribute('aria-controls');
    this.#area.removeAttribute('aria-activedescendant');
    setText(this.status, '');
  }

  /** Whether a key was for the list. */
  handleKey(key: string): boolean {
    if (!this.isOpen) return false;
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[key];
    if (step) this.#activate((this.#active + step + this.#suggestions.length) % this.#suggestions.length);
    else if (key === 'Escape') this.close();
    else if (key === 'Enter' || key === 'Tab') this.#take(this.#active);
    else return false;
    return true;
  }

  /** Puts it below the caret or, where it does not fit, on the side of the caret with more room, as high as that. */
  #place(caret: DOMRect): void {
    const { style, offsetParent } = this.element;
    if (!offsetParent) return;
    style.maxHeight = '';
    const editor = offsetParent.getBoundingClientRect();
    const { width, height } = this.element.getBoundingClientRect();
    const inside = (value: number, max: number) => Math.min(Math.max(0, value), Math.max(0, max));
    const above = inside(caret.top - editor.top - gap, editor.height);
    const top = inside(caret.bottom - editor.top + gap, editor.height);
    const below = editor.height - top;
    const isBelow = height <= below || below >= above;
    style.maxHeight = `${Math.min(height, isBelow ? below : above)}px`;
    style.top = `${isBelow ? top : above - Math.min(height, above)}px`;
    style.left = `${inside(caret.left - editor.left, editor.width - width)}px`;
  }

  #option({ label, detail }: Suggestion, index: number): HTMLElement {
    const option = element(
      'li',
      { role: 'option', id: `try-suggestion-${index}`, 'aria-selected': 'false' },
      element('strong', {}, label),
      ...(detail ? [' ', element('span', { class: 'quiet' }, detail)] : []),
    );
    option.addEventListener('click', () => this.#take(index));
    return option;
  }

  #take(index: number): void {
    const suggestion = this.#suggestions[index];
    this.close();
    if (suggestion) this.#accept(suggestion);
  }

  #activate(index: number): void {
    this.element.children[this.#active]?.setAttribute('aria-selected', 'false');
    this.#active = index;
    const option = this.element.children[index];
    option?.setAttribute('aria-selected', 'true');
    option?.scrollIntoView({ block: 'nearest' });
    if (option) this.#area.setAttribute('aria-activedescendant', option.id);
  }
}
