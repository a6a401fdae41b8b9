import { useKey } from './control.js';
import { find, setText } from './element.js';

const section = find('unlock', HTMLElement);
const input = find('unlock-key', HTMLInputElement);
const outcome = find('unlock-outcome', HTMLElement);

let isTried = false;

/** Asks the person for the key of the sandbox, or for another one. */
export function askForKey(): void {
  setText(outcome, isTried ? 'This is not the key.' : '');
  if (!section.hidden) return;
  section.hidden = false;
  input.focus();
}

/** Asks no more. */
export function hideQuestion(): void {
  section.hidden = true;
  input.value = '';
  isTried = false;
}

/** Lets the person enter the key. `entered` is called after that. */
export function startUnlock(entered: () => void): void {
  find('unlock-form', HTMLFormElement).addEventListener('submit', (event) => {
    event.preventDefault();
    if (!/^[!-~]+$/.test(input.value)) {
      setText(outcome, 'A key has no spaces, and letters and signs of ASCII only.');
      return;
    }
    isTried = true;
    useKey(input.value);
    // The requests that this page sends carry the same key by default.
    find('key', HTMLInputElement).value = input.value;
    entered();
  });
}
