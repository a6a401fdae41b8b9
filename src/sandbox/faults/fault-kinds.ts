import { faultTable, scopeTable } from './table.js';

/** A fault that can be switched on, with its parameters. */
export interface FaultForm {
  fault: string;
  /** What happens, in one sentence. */
  description: string;
  affects: string;
  parameters: { name: string; takes: string; optional: boolean }[];
}

/** The faults with their parameters, for the switches of a page. */
export const faultKinds: readonly FaultForm[] = Object.entries(faultTable).map(
  ([fault, { description, affects, parameters }]) => ({
    fault,
    description,
    affects,
    parameters: Object.entries({ ...parameters, ...scopeTable }).map(([name, { takes, optional = false }]) => ({
      name,
      takes,
      optional,
    })),
  }),
);
