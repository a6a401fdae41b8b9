import { html, nothing, type TemplateResult } from 'lit-html';
import { faultField, faultFields } from '../../../../../src/page-kit/fault-fields.js';
import { type FaultForm, faultKinds } from '../../../../../src/sandbox/faults/fault-kinds.js';
import type { PanelActions, PanelState } from '../panel-state.js';
import { placesOf } from '../switched-faults.js';

/** What the sandbox does wrong, to be switched on. */
export function faultsView({ faults, faultProblem }: PanelState, actions: PanelActions): TemplateResult {
  return html`<details class="try-part">
    <summary>Faults${faults.size > 0 ? html` <span class="badge tone-warn">${faults.size} on</span>` : nothing}</summary>
    <p>What can go wrong with the service. A fault applies to requests in this page until you switch it off. Its fields limit it: to an operation, to so many <code>times</code>, <code>for</code> so long by the clock of the sandbox, or to a <code>chance</code>.</p>
    <p role="status" class="try-bad">${faultProblem}</p>
    <ul class="try-faults">${faultKinds.map((fault) => faultView(fault, faults.get(fault.fault), actions))}</ul>
  </details>`;
}

function faultView(
  { fault, description, parameters }: FaultForm,
  values: Readonly<Record<string, string>> | undefined,
  actions: PanelActions,
): TemplateResult {
  const isOn = values !== undefined;
  return html`<li>
    <label><input type="checkbox" .checked=${isOn} @change=${() => actions.switchFault(fault, !isOn)}> <code>${fault}</code> ${description}</label>
    ${
      isOn
        ? faultFields(parameters, (parameter) =>
            faultField(fault, parameter, values[parameter.name] ?? '', placesOf(fault), (value) =>
              actions.setFaultValue(fault, parameter.name, value),
            ),
          )
        : nothing
    }
  </li>`;
}
