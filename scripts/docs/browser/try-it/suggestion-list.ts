import { element, setText } from '../../../../src/sandbox/control/page/element.js';
import type { Suggestion } from './completion.js';

/** The list of suggestions under the caret of an editor, which the keys of the editor move through. */
export class SuggestionList {
  readonly element = element('ul', {
    id: 'try-suggestions',
    class: 'try-suggestions',
    role: 'listbox',
    // It scrolls, so it must be reachable. While it is open, Tab takes a suggestion, and it is closed when the editor is left.
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

  /** Shows suggestions at a place of the window. Without any it is closed. */
  show(suggestions: readonly Suggestion[], place: { left: number; top: number }): void {
    if (suggestions.length === 0) {
      this.close();
      return;
    }
    this.#suggestions = suggestions;
    this.element.replaceChildren(...suggestions.map((suggestion, index) => this.#option(suggestion, index)));
    this.element.hidden = false;
    this.element.style.left = `${place.left}px`;
    this.element.style.top = `${place.top}px`;
    this.#area.setAttribute('aria-controls', this.element.id);
    setText(
      this.status,
      `${suggestions.length} ${suggestions.length === 1 ? 'suggestion' : 'suggestions'}. Enter takes one, Escape closes them.`,
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

  #option({ label, detail }: Suggestion, index: number): HTMLElement {
    const option = element(
      'li',
      { role: 'option', id: `try-suggestion-${index}`, 'aria-selected': 'false' },
      element('strong', {}, label),
      ...(detail ? [' ', element('span', {}, detail)] : []),
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
