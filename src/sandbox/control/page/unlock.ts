import { elementById, setText } from '../../../page-kit/element.js';
import { useKey } from './control-client.js';

const section = elementById('unlock', HTMLElement);
const input = elementById('unlock-key', HTMLInputElement);
const outcome = elementById('unlock-outcome', HTMLElement);

let wasTried = false;

/** Asks for the key of the sandbox, or for another one. */
export function askForKey(): void {
  setText(outcome, wasTried ? 'Wrong key.' : '');
  if (!section.hidden) return;
  section.hidden = false;
  input.focus();
}

export function hideKeyForm(): void {
  section.hidden = true;
  input.value = '';
  wasTried = false;
}

/** Connects the form for the key. Calls `entered` when one was entered. */
export function startUnlock(entered: () => void): void {
  elementById('unlock-form', HTMLFormElement).addEventListener('submit', (event) => {
    event.preventDefault();
    if (!/^[!-~]+$/.test(input.value)) {
      setText(outcome, 'A key contains only ASCII letters, digits and punctuation, without spaces.');
      return;
    }
    wasTried = true;
    useKey(input.value);
    // Example requests use the same key by default.
    elementById('key', HTMLInputElement).value = input.value;
    entered();
  });
}
