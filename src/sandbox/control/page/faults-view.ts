import { html, nothing, type TemplateResult } from 'lit-html';
import { faultSwitches, type SwitchedFaults, toFaults } from '../../../page-kit/fault-switches.js';
import type { Fault } from '../../faults/fault.js';
import type { PageActions, PageState } from './page-state.js';

/** The active faults, switches for all faults, and a field for faults as JSON. */
export function faultsView(page: PageState, actions: PageActions): TemplateResult {
  const { sandbox, faults, switchedFaults, initialFaults, faultsOutcome } = page;
  const active = sandbox?.faults ?? [];
  const switched = switchedFaults ?? new Map();
  const areShown = switchedFaults !== undefined && faults.length > 0;
  const apply = (event: Event) => {
    event.preventDefault();
    actions.setFaults(toFaults(switched));
  };
  const applyJson = (event: Event) => {
    event.preventDefault();
    const { elements } = event.currentTarget as HTMLFormElement;
    actions.setFaultsFrom((elements.namedItem('faults') as HTMLTextAreaElement).value);
  };
  return html`<h2 id="faults-heading" tabindex="-1">Faults for all requests</h2>
    <p class="quiet">What goes wrong until you switch it off. A fault of one request is a field of the form.</p>
    <ul id="active-faults" class="faults" aria-label="Active faults">${active.map((fault) => html`<li><code>${JSON.stringify(fault)}</code></li>`)}</ul>
    <p id="no-faults" class="quiet" ?hidden=${active.length > 0}>No active faults.</p>
    <form autocomplete="off" ?hidden=${!areShown} @submit=${apply}>
      <div id="fault-switches">${areShown ? faultSwitches(faults, { switched, change: actions.switchFaults, initial: initialFaults }) : nothing}</div>
      <div class="buttons">
        <button type="submit" class="primary">Apply</button>
        <button type="button" @click=${() => actions.setFaults([])}>Clear</button>
      </div>
    </form>
    <p id="faults-outcome" role="status">${faultsOutcome}</p>
    <details>
      <summary>As JSON</summary>
      <form autocomplete="off" @submit=${applyJson}>
        <div>
          <label for="faults">New faults, as a JSON array</label>
          <textarea id="faults" rows="3" spellcheck="false" autocapitalize="off" aria-describedby="faults-hint" placeholder='[{ "fault": "status", "code": 503, "times": 2 }]'></textarea>
        </div>
        <p id="faults-hint" class="quiet">
          They replace the active faults. Each can have <code>operation</code>, <code>times</code>, <code>for</code> and
          <code>chance</code>.
        </p>
        <div class="buttons">
          <button type="submit">Set faults</button>
        </div>
      </form>
    </details>`;
}

/** Active faults as the switches show them. */
export const toSwitched = (faults: readonly Fault[]): SwitchedFaults =>
  new Map(faults.map(({ fault, ...values }) => [fault, textsOf(values)]));

const textsOf = (values: object): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, textOf(name, value)]));

const durations: readonly string[] = ['by', 'for', 'retryAfter'];

/** The sandbox has converted durations to milliseconds, and accepts them with a unit. */
const textOf = (name: string, value: unknown) =>
  durations.includes(name) && typeof value === 'number' ? `${value}ms` : `${value}`;
