import { exampleValues, faultPlaces } from '../../../../src/page-kit/fault-fields.js';
import type { Fault } from '../../../../src/sandbox/faults/fault.js';
import type { FaultForm } from '../../../../src/sandbox/faults/fault-kinds.js';
import { canApply } from '../../../../src/sandbox/faults/faults.js';
import type { OperationId } from '../../../../src/terms/operation.js';
import { sandbox } from './in-page-sandbox.js';

/** Faults that are switched on, by name, with the values of their fields. */
export type SwitchedFaults = ReadonlyMap<string, Readonly<Record<string, string>>>;

const canAffect = (fault: string, place: (typeof faultPlaces)[number]) =>
  canApply({ fault: fault as Fault['fault'] }, place);

/** What a fault can be limited to: the operations that it has an effect on. */
export const placesOf = (fault: string): string[] => faultPlaces.filter((place) => canAffect(fault, place));

/** The fields of a fault to begin with: what it needs, and the operation of the page if it has an effect on that. */
export function firstValues({ fault, parameters }: FaultForm, operationId: string): Record<string, string> {
  const required = parameters.filter(({ optional }) => !optional).map(({ name }) => [name, exampleValues[name] ?? '']);
  return {
    ...Object.fromEntries(required),
    ...(canAffect(fault, operationId as OperationId) && { operation: operationId }),
  };
}

/** Replaces the faults of the sandbox. Returns why one of them is invalid, or an empty text. */
export function applyFaults(faults: SwitchedFaults): string {
  const list = [...faults].map(([fault, values]) => ({
    fault,
    ...Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')),
  }));
  try {
    sandbox.setFaults(list as unknown as readonly Fault[]);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Those of the faults that are not over, with the uses that remain. */
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
