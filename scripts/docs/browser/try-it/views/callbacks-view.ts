import { html, nothing, type TemplateResult } from 'lit-html';
import { badge, hoursOf, toneOf } from '../../../../../src/page-kit/format.js';
import { headersView } from '../../../../../src/page-kit/message.js';
import type { CallbackView, TaskView } from '../../../../../src/sandbox/control/views.js';
import type { PanelActions, PanelState } from '../panel-state.js';
import { jsonView } from './json-view.js';

const receiverStatuses = [204, 410, 500];

/** The callbacks of a task: what would be posted to its `callback_url`. */
export function callbacksView({ callbacks }: TaskView, state: PanelState, actions: PanelActions): TemplateResult {
  if (callbacks.length === 0) {
    return state.data.hasCallback
      ? html`<h4>Callbacks</h4><p class="try-quiet">None. A task has some if its body names a <code>callback_url</code>.</p>`
      : html``;
  }
  return html`<h4>Callbacks</h4>
    <p class="try-quiet">What is posted to the URL, when its time comes. This page is the receiver: nothing is sent over the network.</p>
    <div class="try-field"><label for="try-receiver">The receiver responds with</label>
      <select id="try-receiver" .value=${String(state.receiverStatus)} @change=${(event: Event) => actions.setReceiverStatus(Number((event.target as HTMLSelectElement).value))}>
        ${receiverStatuses.map((status) => html`<option value=${status} ?selected=${status === state.receiverStatus}>${status}</option>`)}</select></div>
    <ol class="try-callbacks">${callbacks.map(callbackView)}</ol>`;
}

function callbackView({ state, url, outcome, why, sendAt, posts }: CallbackView): TemplateResult {
  return html`<li>
    <p><strong>${state}</strong> to <code>${url}</code> ${badge(outcome, toneOf(outcome))}
      ${outcome === 'waiting' || outcome === 'retrying' ? html`at ${hoursOf(sendAt)}` : nothing} ${why ?? ''}</p>
    ${posts.map(
      (post, index) => html`<details ?open=${index === 0}>
        <summary>Post ${index + 1} at ${hoursOf(post.at)}: ${post.response ? `status ${post.response.status}` : post.error}</summary>
        ${headersView(Object.entries(post.request.headers))}
        ${jsonView(post.request.body ?? '', `Body of post ${index + 1}, ${state}`)}
      </details>`,
    )}
  </li>`;
}
