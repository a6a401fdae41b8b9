import { html, nothing, render, type TemplateResult } from 'lit-html';
import { find } from '../../../page-kit/element.js';
import { exampleValues, faultField, faultFields, faultPlaces } from '../../../page-kit/fault-fields.js';
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

/** The value of a field to begin with. For an active fault the sandbox has converted durations to milliseconds, and takes them with a unit. */
function firstValue(fault: string, { name, optional }: FaultForm['parameters'][number]): string {
  const known = active.get(fault);
  if (!known) return optional ? '' : (exampleValues[name] ?? '');
  const value = known[name];
  return durations.includes(name) && typeof value === 'number' ? `${value}ms` : `${value ?? ''}`;
}

function faultSwitch({ fault, description, parameters }: FaultForm): TemplateResult {
  const isOn = chosen.has(fault);
  const toggle = () => {
    if (!chosen.delete(fault)) chosen.add(fault);
    show();
  };
  const field = (parameter: FaultForm['parameters'][number]) =>
    faultField(fault, parameter, firstValue(fault, parameter), faultPlaces);
  const isLimited = parameters.some(({ name, optional }) => optional && active.get(fault)?.[name] !== undefined);
  return html`<fieldset class="switch">
    <legend><label class="inline"><input type="checkbox" .checked=${isOn} @change=${toggle}> <code>${fault}</code></label> <span class="quiet">${description}</span></legend>
    ${isOn ? faultFields(parameters, field, isLimited) : nothing}
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
