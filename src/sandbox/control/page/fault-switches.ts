import { render } from 'lit-html';
import { elementById } from '../../../page-kit/element.js';
import { faultSwitches, type SwitchedFaults, toFaults } from '../../../page-kit/fault-switches.js';
import type { DescribedFault } from '../../../terms/described-fault.js';
import type { Fault } from '../../faults/fault.js';
import { read } from './control-client.js';

let kinds: DescribedFault[] = [];

/** What the switches say, once the active faults are known: earlier, they would lose what was chosen, or clear what is active. */
let chosen: SwitchedFaults | undefined;

/** The faults that the switches were set to last. */
let active: SwitchedFaults = new Map();

/** Sets the switches and their fields to these faults. */
export function showChosen(faults: readonly Fault[]): void {
  active = new Map(faults.map(({ fault, ...values }) => [fault, textsOf(values)]));
  show(active);
}

/** Shows a switch for each fault, once. */
export async function fillFaults(): Promise<void> {
  if (kinds.length > 0) return;
  const { kinds: all } = await read('fault-kinds');
  kinds = all;
  show(chosen);
}

function show(faults: SwitchedFaults | undefined): void {
  chosen = faults;
  if (!chosen || kinds.length === 0) return;
  elementById('switch-form', HTMLFormElement).hidden = false;
  const options = { switched: chosen, change: show, initial: active };
  render(faultSwitches(kinds, options), elementById('fault-switches', HTMLElement));
}

const durations: readonly string[] = ['by', 'for', 'retryAfter'];

/** The sandbox has converted durations to milliseconds, and accepts them with a unit. */
const textOf = (name: string, value: unknown) =>
  durations.includes(name) && typeof value === 'number' ? `${value}ms` : `${value}`;

const textsOf = (values: object): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, textOf(name, value)]));

/** The faults that are switched on. */
export const chosenFaults = (): object[] => toFaults(chosen ?? new Map());
