import { html, nothing, render, type TemplateResult } from 'lit-html';
import { find } from '../../../page-kit/element.js';
import { faultField, faultPlaces } from '../../../page-kit/fault-fields.js';
import type { Fault } from '../../faults/fault.js';
import type { FaultForm } from '../../faults/fault-kinds.js';
import { read } from './control-client.js';

let kinds: FaultForm[] = [];
const chosen = new Set<string>();

/** The faults that the switches were set to last, by name. */
let active = new Map<string, Record<string, unknown>>();

/** Whether the active faults are known. Switches shown before would lose what was chosen, or clear what is active. */
let isSet = false;

/** Sets the switches and their fields to these faults. */
export function showChosen(faults: readonly Fault[]): void {
  isSet = true;
  active = new Map(faults.map((fault) => [fault.fault, { ...fault }]));
  chosen.clear();
  // Without switches in between, so that fields lose what was typed into them.
  show();
  for (const name of active.keys()) chosen.add(name);
  show();
}

/** Shows a switch for each fault, once. */
export async function fillFaults(): Promise<void> {
  if (kinds.length > 0) return;
  const { kinds: all } = await read('fault-kinds');
  kinds = all;
  show();
}

function show(): void {
  if (!isSet || kinds.length === 0) return;
  find('switch-form', HTMLFormElement).hidden = false;
  render(html`${kinds.map(faultSwitch)}`, find('fault-switches', HTMLElement));
}

const durations: readonly string[] = ['by', 'for', 'retryAfter'];

/** The value of an active fault. The sandbox has converted durations to milliseconds, and takes them with a unit. */
function activeValue(fault: string, name: string): string {
  const value = active.get(fault)?.[name];
  return durations.includes(name) && typeof value === 'number' ? `${value}ms` : `${value ?? ''}`;
}

function faultSwitch({ fault, parameters }: FaultForm): TemplateResult {
  const isOn = chosen.has(fault);
  const toggle = () => {
    if (!chosen.delete(fault)) chosen.add(fault);
    show();
  };
  return html`<fieldset class="switch">
    <legend><label class="inline"><input type="checkbox" .checked=${isOn} @change=${toggle}> ${fault}</label></legend>
    ${isOn ? html`<div class="parameters">${parameters.map((parameter) => faultField(fault, parameter, activeValue(fault, parameter.name), faultPlaces))}</div>` : nothing}
  </fieldset>`;
}

/** The faults that are switched on, with the fields that are filled in. The sandbox converts numbers. */
export function chosenFaults(): object[] {
  return [...chosen].map((fault) => {
    const fields = document.querySelectorAll<HTMLInputElement>(`[data-fault="${fault}"]`);
    const entries = [...fields].flatMap(({ value, dataset: { name = '' } }) => (value === '' ? [] : [[name, value]]));
    return { fault, ...Object.fromEntries(entries) };
  });
}
