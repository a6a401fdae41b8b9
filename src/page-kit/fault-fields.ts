import { operations } from '../../generated/operations.js';
import type { OperationId } from '../terms/operation.js';

/** Values that show what a field of a fault takes. All of it is in its description. */
export const exampleValues: Readonly<Record<string, string>> = {
  code: '503',
  retryAfter: '2s',
  by: '3s',
  state: 'paused',
  errCode: 'SANDBOX_FAULT',
  times: '2',
  for: '60s',
  chance: '0.5',
};

/** What the field `operation` of a fault takes. */
export const faultPlaces = [...(Object.keys(operations) as OperationId[]), 'results'] as const;
