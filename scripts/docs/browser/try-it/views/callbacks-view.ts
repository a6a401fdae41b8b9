import { html, nothing, type TemplateResult } from 'lit-html';
import { hoursOf } from '../../../../../src/page-kit/format.js';
import { jsonView } from '../../../../../src/page-kit/json-view.js';
import { headersView } from '../../../../../src/page-kit/message.js';
import type { CallbackView } from '../../../../../src/sandbox/control/views.js';
import type { PanelActions, PanelState } from '../panel-state.js';

const receiverStatuses = [204, 410, 500];

/** How the receiver of the callbacks responds, or how to get some. */
export function receiverView(count: number, state: PanelState, actions: PanelActions): TemplateResult | typeof nothing {
  if (!state.data.hasCallback) return nothing;
  if (count === 0)
    return html`<p class="quiet">No callbacks. A task has some if its body names a <code>callback_url</code>.</p>`;
  return html`<div class="buttons quiet"><label for="try-receiver">This page receives the callbacks, and nothing is sent over the network. The receiver responds with</label>
    <select id="try-receiver" .value=${String(state.receiverStatus)} @change=${(event: Event) => actions.setReceiverStatus(Number((event.target as HTMLSelectElement).value))}>
      ${receiverStatuses.map((status) => html`<option value=${status} ?selected=${status === state.receiverStatus}>${status}</option>`)}</select></div>`;
}

/** Where a callback goes, and each post of it. */
export function callbackView({ state, url, outcome, why, sendAt, posts }: CallbackView): TemplateResult {
  return html`to <code>${url}</code> ${outcome === 'retrying' ? html`again at ${hoursOf(sendAt)}` : nothing} ${why ?? ''}
    ${posts.map(
      (post, index) => html`<details>
        <summary>Post ${index + 1} at ${hoursOf(post.at)}: ${post.response ? `status ${post.response.status}` : post.error}</summary>
        ${headersView(Object.entries(post.request.headers))}
        ${jsonView(post.request.body ?? '', `Body of post ${index + 1}, ${state}`)}
      </details>`,
    )}`;
}
