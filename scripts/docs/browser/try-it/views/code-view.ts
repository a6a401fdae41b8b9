import { html, nothing, type TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { copyButton } from '../../../../../src/page-kit/copy-button.js';
import { inLanguages } from '../../../samples/languages.js';
import type { PanelActions, PanelState } from '../panel-state.js';

/** The request of the panel as code, in the language that was chosen. */
export function codeView(state: PanelState, actions: PanelActions, body: unknown): TemplateResult {
  const { isCodeOpen, language } = state;
  const samples = isCodeOpen ? samplesOf(state, body) : [];
  const chosen = samples.find(({ label }) => label === language) ?? samples[0];
  return html`<details class="try-part" ?open=${isCodeOpen} @toggle=${(event: Event) => actions.openCode((event.target as HTMLDetailsElement).open)}>
    <summary>Show as code</summary>
    ${
      chosen
        ? html`<div class="op-languages buttons" role="group" aria-label="Language of the code">${samples.map(
            ({ label }) =>
              html`<button type="button" aria-pressed=${label === chosen.label ? 'true' : 'false'} @click=${() => actions.setLanguage(label)}>${label}</button>`,
          )}</div>
      <pre id="try-code" class="json" tabindex="0" role="group" aria-label="The request in ${chosen.label}"><code>${chosen.code}</code></pre>
      ${guard([chosen.code], () => copyButton('Copy code', () => chosen.code))}`
        : isCodeOpen
          ? html`<p class="quiet">The body is not an object of JSON yet, so there is no code for it.</p>`
          : nothing
    }
  </details>`;
}

/** Exactly what is sent, with its identifiers. Nothing while the body cannot be read. */
function samplesOf({ data, variant, id }: PanelState, body: unknown) {
  const { operationId, method, path, summary: title, examples, calls } = data;
  const hasBody = examples.length > 0;
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  const call = calls[variant] ?? Object.values(calls)[0];
  if (!call || (hasBody && !isObject)) return [];
  const isNamed = !path.includes('{id}') || id.trim() !== '';
  return inLanguages(
    {
      operationId,
      method,
      path,
      title,
      variables: isNamed ? [] : [{ name: 'TASK_ID', place: '{id}' }],
      ...(path.includes('{id}') && isNamed && { id: id.trim() }),
      ...(hasBody && { body: body as Record<string, unknown> }),
    },
    call,
  );
}
