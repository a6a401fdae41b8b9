import { html, type TemplateResult } from 'lit-html';
import type { PageActions, PageState } from './page-state.js';

/** Asks for the key of the sandbox, or for another one. */
export function unlockView({ keyProblem }: PageState, actions: PageActions): TemplateResult {
  const submit = (event: Event) => {
    event.preventDefault();
    const { elements } = event.currentTarget as HTMLFormElement;
    actions.enterKey((elements.namedItem('unlock-key') as HTMLInputElement).value);
  };
  return html`<h2 id="unlock-heading">This sandbox requires a key</h2>
    <form autocomplete="off" @submit=${submit}>
      <div>
        <label for="unlock-key">Its <code>apiKey</code>, or with <code>isolate</code> that of your program</label>
        <input id="unlock-key" type="password" autocomplete="off" required aria-describedby="unlock-hint">
      </div>
      <p id="unlock-hint" class="quiet">This page keeps it until you close or reload it, and sends it only to this sandbox.</p>
      <div class="buttons"><button type="submit" class="primary">Use this key</button></div>
      <p id="unlock-outcome" role="status">${keyProblem}</p>
    </form>`;
}
