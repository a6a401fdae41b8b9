import { html, nothing, type TemplateResult } from 'lit-html';
import { badge, millisecondsOf, toneOfStatus } from '../../../../../src/page-kit/format.js';
import { jsonView } from '../../../../../src/page-kit/json-view.js';
import { headersView, messageIn, parsed } from '../../../../../src/page-kit/message.js';
import type { PanelActions, PanelState } from '../panel-state.js';
import { idIn } from '../prepare.js';
import type { Outcome } from '../send-request.js';

/** The outcome of the last request. */
export function responseView(
  { outcome, isWaiting, isChanged, data }: PanelState,
  actions: PanelActions,
): TemplateResult {
  const status = isWaiting ? 'Waiting for the response…' : outcome ? sentenceOf(outcome) : '';
  return html`<div class="try-part try-response ${isChanged ? 'is-old' : ''}">
    <p role="status" id="try-outcome">${isWaiting || !outcome?.response ? nothing : html`${badge(outcome.response.status, toneOfStatus(outcome.response.status))} `}${status}${isChanged && outcome ? ' The request has changed since.' : ''}</p>
    ${!isWaiting && outcome ? detailsOf(outcome, data.read, actions) : nothing}
  </div>`;
}

function sentenceOf({ response, failure, milliseconds, request, isInPage, origin }: Outcome): string {
  const what = `${request.method} ${isInPage ? '' : origin}${request.path}`;
  if (!response) return `${what}: ${failure}`;
  const message = messageIn(parsed(response.text));
  return [`${what} in ${millisecondsOf(milliseconds)}.`, message].filter(Boolean).join(' ');
}

function detailsOf(outcome: Outcome, read: PanelState['data']['read'], actions: PanelActions) {
  const { response, request, isInPage } = outcome;
  const sent: [string, string][] = [
    ['Authorization', 'Token …'],
    ...(request.body === undefined ? [] : [['Content-Type', 'application/json'] as [string, string]]),
  ];
  const id = !isInPage && response && read ? idIn(parsed(response.text), read.pointers) : undefined;
  return html`
    <details><summary>Request headers</summary>${headersView(sent)}</details>
    ${
      response
        ? html`<details><summary>Response headers</summary>${headersView(response.headers)}</details>
      ${jsonView(response.text, 'Body of the response')}`
        : nothing
    }
    ${id === undefined ? nothing : html`<button type="button" @click=${() => actions.readTask(id)}>Read the task</button>`}
    ${isInPage || !response ? nothing : linksOf(response.text)}`;
}

/** Files on another server, which the browser opens. */
function linksOf(text: string) {
  const { creations = [] } = Object(parsed(text)) as { creations?: { url?: unknown }[] };
  const urls = (Array.isArray(creations) ? creations : []).flatMap(({ url }) =>
    typeof url === 'string' && /^https?:/.test(url) ? [url] : [],
  );
  return urls.map((url) => html`<p><a href=${url} target="_blank" rel="noreferrer">Open the file</a></p>`);
}
