import { html, nothing, type TemplateResult } from 'lit-html';
import type { PanelActions, PanelState } from '../panel-state.js';

const valueIn = (event: Event) => (event.target as HTMLInputElement | HTMLSelectElement).value;

/** What is sent: variant, example, identifier and body. */
export function requestView(state: PanelState, actions: PanelActions, editor: HTMLElement): TemplateResult {
  const { data } = state;
  return html`
    <p class="try-line quiet">${data.method} ${data.path}</p>
    ${data.needs ? needView(state, actions) : nothing}
    ${choices(state, actions)}
    ${data.examples.length > 0 ? bodyView(state, actions, editor) : nothing}`;
}

function needView({ data: { needs, path }, id, note, tasks }: PanelState, actions: PanelActions): TemplateResult {
  return html`<div class="try-need">
    <p>This needs the identifier of something that exists.</p>
    <button type="button" @click=${() => actions.prepare()}>Create it first: ${needs?.summary}</button>
    <p role="status" class="try-note">${note}</p>
    ${
      path.includes('{id}')
        ? html`<div class="buttons"><label for="try-id">id in the path</label>
      <input id="try-id" list="try-ids" .value=${id} autocomplete="off" spellcheck="false" autocapitalize="off" @input=${(event: Event) => actions.setId(valueIn(event))}>
      <datalist id="try-ids">${tasks.map((task) => html`<option value=${task.id}>${task.operation}, ${task.state}</option>`)}</datalist></div>`
        : nothing
    }
  </div>`;
}

function choices({ data: { selector, variants, examples }, variant, example }: PanelState, actions: PanelActions) {
  const ofVariant = examples.filter((one) => one.variant === variant);
  if (variants.length < 2 && ofVariant.length < 2) return nothing;
  return html`<div class="buttons">
    ${
      variants.length > 1
        ? html`<div class="buttons"><label for="try-variant">${selector}</label>
      <select id="try-variant" .value=${variant} @change=${(event: Event) => actions.chooseVariant(valueIn(event))}>${variants.map(({ value }) => html`<option value=${value} ?selected=${value === variant}>${value}</option>`)}</select></div>`
        : nothing
    }
    ${
      ofVariant.length > 1
        ? html`<div class="buttons"><label for="try-example">Example</label>
      <select id="try-example" .value=${example} @change=${(event: Event) => actions.chooseExample(valueIn(event))}>${ofVariant.map(({ name, summary }) => html`<option value=${name} ?selected=${name === example}>${summary || name}</option>`)}</select></div>`
        : nothing
    }
  </div>`;
}

function bodyView({ problems, data }: PanelState, actions: PanelActions, editor: HTMLElement): TemplateResult {
  return html`<div class="try-body">
    <div class="buttons try-bar">
      <label for="try-body">Body</label>
      <span class="buttons">
        ${data.hasCallback ? html`<button type="button" @click=${() => actions.addCallback()}>Add callback_url</button>` : nothing}
        <button type="button" @click=${() => actions.format()}>Format</button>
        <button type="button" @click=${() => actions.restore()}>Example again</button>
      </span>
    </div>
    ${editor}
    <p id="try-editor-help" class="quiet">Ctrl+Space suggests fields and values. Ctrl+Enter sends.</p>
    <p id="try-problems-count" role="status" class=${problems.length > 0 ? 'try-bad' : 'try-good'}>${countOf(problems.length)}</p>
    ${
      problems.length > 0
        ? html`<ul class="try-problems">${problems
            .slice(0, maxProblems)
            .map(
              (problem) =>
                html`<li><button type="button" @click=${() => actions.goTo(problem)}><code>${problem.path || 'body'}</code></button> ${problem.message}</li>`,
            )}</ul>`
        : nothing
    }
  </div>`;
}

/** More than a person reads. */
const maxProblems = 10;

const countOf = (count: number) =>
  count === 0
    ? 'The body is valid.'
    : `The body has ${count} ${count === 1 ? 'problem' : 'problems'}. You can send it all the same, to read the rejection.`;
