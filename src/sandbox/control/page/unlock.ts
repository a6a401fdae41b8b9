import { find, setText } from '../../../page-kit/element.js';
import { useKey } from './control-client.js';

const section = find('unlock', HTMLElement);
const input = find('unlock-key', HTMLInputElement);
const outcome = find('unlock-outcome', HTMLElement);

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
  find('unlock-form', HTMLFormElement).addEventListener('submit', (event) => {
    event.preventDefault();
    if (!/^[!-~]+$/.test(input.value)) {
      setText(outcome, 'A key contains only ASCII letters, digits and punctuation, without spaces.');
      return;
    }
    wasTried = true;
    useKey(input.value);
    // Example requests use the same key by default.
    find('key', HTMLInputElement).value = input.value;
    entered();
  });
}
