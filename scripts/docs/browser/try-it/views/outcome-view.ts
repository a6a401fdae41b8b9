import { html, nothing, type TemplateResult } from 'lit-html';
import { statusBadge } from '../../../../../src/page-kit/format.js';
import { headersView, idIn } from '../../../../../src/page-kit/message.js';
import { responseView } from '../../../../../src/page-kit/response-view.js';
import { parseOrUndefined } from '../../../../../src/shared/parse-or-undefined.js';
import type { PanelActions, PanelState } from '../panel-state.js';
import type { TriedOutcome } from '../request-sender.js';

/** The outcome of the last request, and what can be done with it. */
export function outcomeView(state: PanelState, actions: PanelActions): TemplateResult {
  const { outcome, isWaiting, isChanged, data } = state;
  const note = isChanged ? ' The request has changed since.' : undefined;
  return html`<div class="try-part try-response ${isChanged ? 'is-old' : ''}">
    ${responseView('try-outcome', isWaiting ? 'waiting' : outcome, { what: whatOf, note, details: headersOf })}
    ${isWaiting || !outcome ? nothing : nextSteps(outcome, data.read, actions)}
  </div>`;
}

function whatOf({ response, request, isInPage, origin }: TriedOutcome) {
  const what = `${request.method} ${isInPage ? '' : origin}${request.path}`;
  return response ? html`${statusBadge(response.status, [])} ${what}` : `${what}: `;
}

function headersOf({ response, request }: TriedOutcome) {
  const sent: [string, string][] = [
    ['Authorization', 'Token …'],
    ...(request.body === undefined ? [] : [['Content-Type', 'application/json'] as [string, string]]),
  ];
  return html`<details><summary>Request headers</summary>${headersView(sent)}</details>
    ${response ? html`<details><summary>Response headers</summary>${headersView(response.headers)}</details>` : nothing}`;
}

function nextSteps({ response, isInPage }: TriedOutcome, read: PanelState['data']['read'], actions: PanelActions) {
  if (isInPage || !response) return nothing;
  const id = read && idIn(parseOrUndefined(response.text), read.pointers);
  return html`
    ${id === undefined ? nothing : html`<button type="button" @click=${() => actions.readTask(id)}>Read the task</button>`}
    ${linksOf(response.text)}`;
}

/** Files on another server, which the browser opens. */
function linksOf(text: string) {
  const { creations = [] } = Object(parseOrUndefined(text)) as { creations?: { url?: unknown }[] };
  const urls = (Array.isArray(creations) ? creations : []).flatMap(({ url }) =>
    typeof url === 'string' && /^https?:/.test(url) ? [url] : [],
  );
  return urls.map((url) => html`<p><a href=${url} target="_blank" rel="noreferrer">Open the file</a></p>`);
}
