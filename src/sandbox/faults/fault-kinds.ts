import type { DescribedFault } from '../../terms/described-fault.js';
import { faultTable, scopeTable } from './table.js';

/** The faults with their parameters, for the switches of a page. */
export const faultKinds: readonly DescribedFault[] = Object.entries(faultTable).map(
  ([fault, { description, affects, parameters }]) => ({
    fault,
    description,
    affects,
    parameters: Object.entries({ ...parameters, ...scopeTable }).map(([name, { mustBe, optional = false }]) => ({
      name,
      mustBe,
      optional,
    })),
  }),
);
