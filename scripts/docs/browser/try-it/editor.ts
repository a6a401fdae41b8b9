import { element } from '../../../../src/page-kit/element.js';
import type { Span } from '../../../../src/page-kit/json-tokens.js';
import { ColouredLines } from './coloured-lines.js';
import { formatted, type Suggestion } from './completion.js';
import { SuggestionList } from './suggestion-list.js';

/**
 * A longer text, such as one with a file, is only in the text area, without the copy behind it that has its colours and the
 * places of its characters: a browser needs most of a second to lay out 2 MB once.
 */
const maxCopiedLength = 200_000;

/** A longer text is checked after a pause: its validation takes longer than the time between two keys. */
const maxCheckedAtOnce = 10_000;
const pauseMs = 250;

/** More are not underlined: a text with so many mistakes is another kind of text. */
const maxMarked = 200;

interface EditorOptions {
  /** Called after each change. Returns what is to be underlined. */
  changed: (text: string) => readonly Span[];
  suggest: (text: string, at: number) => Suggestion[];
  /** Called for Ctrl+Enter. */
  submit: () => void;
}

/**
 * An editor for JSON: a text area, so that the keys, the undo and the screen reader of the system work as everywhere, with its
 * colours in an element behind it and suggestions at its caret.
 */
export class Editor {
  readonly element: HTMLElement;
  readonly area = element('textarea', {
    id: 'try-body',
    class: 'try-area',
    spellcheck: 'false',
    autocapitalize: 'off',
    autocomplete: 'off',
    wrap: 'soft',
    'aria-autocomplete': 'list',
    'aria-haspopup': 'listbox',
    'aria-describedby': 'try-editor-help try-problems-count',
  });
  readonly #back = new ColouredLines();
  readonly #layers = element('div', { class: 'try-editor-text' }, this.#back.element, this.area);
  readonly #list: SuggestionList;
  readonly #options: EditorOptions;
  #pause: ReturnType<typeof setTimeout> | undefined;

  constructor(options: EditorOptions) {
    this.#options = options;
    this.#list = new SuggestionList(this.area, (suggestion) => this.#accept(suggestion));
    this.element = element(
      'div',
      { class: 'try-editor' },
      element('div', { class: 'try-editor-frame' }, this.#layers),
      this.#list.element,
      this.#list.status,
    );
    this.area.addEventListener('input', (event) => this.#changed((event as InputEvent).inputType));
    this.area.addEventListener('keydown', (event) => this.#keydown(event));
    this.area.addEventListener('blur', () => this.#list.close());
    this.area.addEventListener('click', () => this.#list.close());
  }

  get text(): string {
    return this.area.value;
  }

  /** Replaces the whole text. */
  set text(text: string) {
    this.area.value = text;
    this.refresh();
  }

  get #isCopied(): boolean {
    return this.text.length <= maxCopiedLength;
  }

  /** Colours and checks the text again. A long one is checked when its writer pauses, so that each key is quick. */
  refresh(): void {
    clearTimeout(this.#pause);
    if (this.text.length <= maxCheckedAtOnce) this.#check();
    else {
      this.#colour([]);
      this.#pause = setTimeout(() => this.#check(), pauseMs);
    }
  }

  #check(): void {
    const marked = this.#options.changed(this.text);
    this.area.setAttribute('aria-invalid', String(marked.length > 0));
    this.#colour(marked.slice(0, maxMarked));
  }

  #colour(marked: readonly Span[]): void {
    this.#layers.classList.toggle('is-plain', !this.#isCopied);
    if (this.#isCopied) this.#back.show(this.text, marked);
    else this.#back.clear();
  }

  /** Selects a piece of the text. */
  select({ start, end }: Span): void {
    this.area.focus();
    this.area.setSelectionRange(start, end);
  }

  /** Puts the text into lines. A text that is not JSON stays as it is. */
  format(): void {
    const text = formatted(this.text);
    if (text === undefined || text === this.text) return;
    this.area.focus();
    this.#insert({ start: 0, end: this.text.length }, text);
  }

  #changed(inputType = ''): void {
    this.refresh();
    const isTyped = inputType === 'insertText' || (inputType === 'deleteContentBackward' && this.#list.isOpen);
    if (isTyped) this.#suggest();
    else this.#list.close();
  }

  #suggest(): void {
    const { selectionStart: at, selectionEnd } = this.area;
    const suggestions = at === selectionEnd && this.#isCopied ? this.#options.suggest(this.text, at) : [];
    this.#list.show(suggestions, this.#boxOf(at));
  }

  #keydown(event: KeyboardEvent): void {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      this.#list.close();
      this.#options.submit();
    } else if (event.key === ' ' && event.ctrlKey) {
      event.preventDefault();
      this.#suggest();
    } else if (this.#list.handleKey(event.key)) event.preventDefault();
    else if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      this.#newLine();
    }
  }

  /** A new line begins below the one before, or further in after an opening brace. */
  #newLine(): void {
    const { selectionStart: start, selectionEnd: end } = this.area;
    const line = this.text.slice(this.text.lastIndexOf('\n', start - 1) + 1, start);
    const [indent = ''] = /^ */.exec(line) ?? [];
    const isOpened = /[{[]\s*$/.test(line);
    const inner = isOpened ? `${indent}  ` : indent;
    const isClosed = isOpened && /^\s*[}\]]/.test(this.text.slice(end));
    this.#insert({ start, end }, `\n${inner}${isClosed ? `\n${indent}` : ''}`);
    this.area.setSelectionRange(start + 1 + inner.length, start + 1 + inner.length);
  }

  #accept({ replaces, insert, caret }: Suggestion): void {
    this.#insert(replaces, insert);
    this.area.setSelectionRange(replaces.start + caret, replaces.start + caret);
  }

  /** Inserts a text as if it were typed, so that it can be undone. That takes a browser half a minute for 2 MB. */
  #insert({ start, end }: Span, text: string): void {
    this.area.setSelectionRange(start, end);
    const isTyped = text.length <= maxCopiedLength && document.execCommand('insertText', false, text);
    if (!isTyped) this.area.setRangeText(text, start, end, 'end');
    this.#list.close();
    this.refresh();
  }

  /** The box of a character, in the window. A range without a character has none at the end of a line. */
  #boxOf(at: number): DOMRect {
    const range = document.createRange();
    const walker = document.createTreeWalker(this.#back.element, NodeFilter.SHOW_TEXT);
    let left = at;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const length = node.nodeValue?.length ?? 0;
      if (left < length) {
        range.setStart(node, left);
        range.setEnd(node, left + 1);
        break;
      }
      left -= length;
    }
    return range.getBoundingClientRect();
  }
}
