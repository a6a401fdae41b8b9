import { faultPlaces, type SwitchedFaults, toFaults } from '../../../../src/page-kit/fault-switches.js';
import type { Fault } from '../../../../src/sandbox/faults/fault.js';
import { faultKinds } from '../../../../src/sandbox/faults/fault-kinds.js';
import { canApply } from '../../../../src/sandbox/faults/faults.js';
import { sandbox } from './in-page-sandbox.js';

/** What a fault can be limited to: the operations that it has an effect on. */
export const placesOf = (fault: string): string[] =>
  faultPlaces.filter((place) => canApply({ fault: fault as Fault['fault'] }, place));

/** Faults begin with the operation of the page, if they have an effect on it. */
export const initialFaults = (operation: string): SwitchedFaults =>
  new Map(
    faultKinds.filter(({ fault }) => placesOf(fault).includes(operation)).map(({ fault }) => [fault, { operation }]),
  );

/** Replaces the faults of the sandbox. Returns why one of them is invalid, or an empty string. */
export function applyFaults(faults: SwitchedFaults): string {
  try {
    sandbox.setFaults(toFaults(faults) as readonly Fault[]);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The faults that are still active, with the uses that remain. */
export function activeFaults(faults: SwitchedFaults): SwitchedFaults {
  const remaining = new Map(sandbox.faults().map((fault) => [fault.fault as string, fault.times]));
  const active = [...faults].filter(([name]) => remaining.has(name));
  return new Map(
    active.map(([name, values]) => {
      const times = remaining.get(name);
      return [name, times === undefined ? values : { ...values, times: `${times}` }];
    }),
  );
}
