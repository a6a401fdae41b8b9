import { faultTable, scopeTable } from './table.js';

/** A fault that can be switched on, with its parameters. */
export interface FaultKind {
  fault: string;
  strikes: string;
  parameters: { name: string; takes: string; optional: boolean }[];
}

/** The faults with their parameters, for the switches of a page. */
export const faultKinds: readonly FaultKind[] = Object.entries(faultTable).map(([fault, { strikes, parameters }]) => ({
  fault,
  strikes,
  parameters: Object.entries({ ...parameters, ...scopeTable }).map(([name, { takes, optional = false }]) => ({
    name,
    takes,
    optional,
  })),
}));
