import { html, nothing, type TemplateResult } from 'lit-html';
import type { TryItFault } from '../../../try-it/try-it-data.js';
import type { PanelActions, PanelState } from '../panel-state.js';

/** What the sandbox does wrong, to be switched on. */
export function faultsView({ data, faults, faultProblem }: PanelState, actions: PanelActions): TemplateResult {
  return html`<details class="try-part">
    <summary>Faults${faults.size > 0 ? html` <span class="badge tone-warn">${faults.size} on</span>` : nothing}</summary>
    <p>What can go wrong with the service. A fault applies to every request in this page until you switch it off.</p>
    <p role="status" class="try-bad">${faultProblem}</p>
    <ul class="try-faults">${data.faults.map((fault) => faultView(fault, faults.get(fault.fault), actions))}</ul>
  </details>`;
}

function faultView(
  { fault, description, parameters }: TryItFault,
  values: Readonly<Record<string, string>> | undefined,
  actions: PanelActions,
): TemplateResult {
  const isOn = values !== undefined;
  return html`<li>
    <label><input type="checkbox" .checked=${isOn} @change=${() => actions.switchFault(fault, !isOn)}> <code>${fault}</code> ${description}</label>
    ${
      isOn && parameters.length > 0
        ? html`<div class="try-choices">${parameters.map(
            ({ name, takes, isRequired }) => html`<div class="try-field">
          <label for="try-fault-${fault}-${name}">${name}${isRequired ? '' : ', optional'}</label>
          <input id="try-fault-${fault}-${name}" .value=${values[name] ?? ''} title=${takes} autocomplete="off" spellcheck="false"
            @change=${(event: Event) => actions.setFaultValue(fault, name, (event.target as HTMLInputElement).value)}></div>`,
          )}</div>`
        : nothing
    }
  </li>`;
}
