import { html, nothing, type TemplateResult } from 'lit-html';
import type { PanelActions, PanelState } from '../panel-state.js';

/** The button that sends, and where the request goes. */
export function sendView({ server, isWaiting, linkNote, data }: PanelState, actions: PanelActions): TemplateResult {
  const isBlocked = server !== undefined && 'problem' in server;
  return html`<div class="buttons try-send">
    <button type="button" id="try-send" class="primary" ?disabled=${isBlocked} aria-describedby="try-where" @click=${() => actions.send()}>Send</button>
    ${isWaiting ? html`<button type="button" @click=${() => actions.stop()}>Stop waiting</button>` : nothing}
    <button type="button" @click=${() => actions.copyLink()}>Copy link</button>
    <p id="try-where" role="status" class=${server ? 'try-leaves' : 'quiet'}>${whereOf(server, data.path)}</p>
    <p role="status" class="try-note" id="try-link-note">${linkNote}</p>
  </div>`;
}

function whereOf(server: PanelState['server'], path: string): TemplateResult {
  if (!server) return html`Runs in this page. Nothing is sent over the network.`;
  if ('problem' in server) return html`Not sent. ${server.problem}`;
  return html`<strong>Leaves this page:</strong> goes to <code>${server.origin}${path}</code>, with the key that you enter.`;
}

/** The field for another server. It stays in memory, and so does the key. */
export function serverView({ server }: PanelState, actions: PanelActions): TemplateResult {
  const value = (event: Event) => (event.target as HTMLInputElement).value;
  const isUsed = server !== undefined && 'origin' in server;
  return html`<details class="try-part">
    <summary>Another server</summary>
    <p>By default nothing leaves this page. To use a sandbox of your own, start it with <code>npx genmedia sandbox --cors</code> and enter its URL. Only servers on this machine can be used.</p>
    <div class="buttons">
      <div class="buttons"><label for="try-server">URL of the server</label>
        <input id="try-server" type="text" inputmode="url" placeholder="http://127.0.0.1:4020" autocomplete="off" spellcheck="false" autocapitalize="off"
          aria-invalid=${server !== undefined && 'problem' in server ? 'true' : 'false'} aria-describedby="try-where" @input=${(event: Event) => actions.setServer(value(event))}></div>
      <div class="buttons"><label for="try-key">Key</label>
        <input id="try-key" type="password" autocomplete="off" spellcheck="false" @input=${(event: Event) => actions.setKey(value(event))}></div>
    </div>
    <p class="quiet">URL and key are kept in memory until you leave the page. They are not stored, and the key is in no URL.</p>
    ${isUsed ? html`<p>Tasks, clock, callbacks and faults of that server are on its own page: <a href="${server.origin}/_sandbox/" target="_blank" rel="noreferrer">${server.origin}/_sandbox/</a></p>` : nothing}
  </details>`;
}
