import { html, nothing, type TemplateResult } from 'lit-html';
import { faultSwitches } from '../../../../../src/page-kit/fault-switches.js';
import { faultKinds } from '../../../../../src/sandbox/faults/fault-kinds.js';
import type { PanelActions, PanelState } from '../panel-state.js';
import { initialFaults, placesOf } from '../switched-faults.js';

/** What the sandbox does wrong, to be switched on. */
export function faultsView({ faults, faultProblem, data }: PanelState, actions: PanelActions): TemplateResult {
  const change = (changed: PanelState['faults']) => actions.setFaults(changed);
  const options = { switched: faults, change, initial: initialFaults(data.operationId), placesOf };
  return html`<details class="try-part">
    <summary>Faults${faults.size > 0 ? html` <span class="badge tone-warn">${faults.size} on</span>` : nothing}</summary>
    <p>What can go wrong with the service. A fault applies to requests in this page until you switch it off. Its fields limit it: to an operation, to so many <code>times</code>, <code>for</code> so long by the clock of the sandbox, or to a <code>chance</code>.</p>
    <p role="status" class="try-bad">${faultProblem}</p>
    ${faultSwitches(faultKinds, options)}
  </details>`;
}
