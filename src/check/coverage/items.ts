import { states } from '../../../generated/constants.js';
import { requestFields, sandboxStatuses, urlFields } from '../../../generated/coverage.js';
import { behaviours } from '../../../generated/service.js';
import type { OperationId } from '../../terms/operation.js';
import { operationIds } from '../targets.js';

/** What is counted, in the order of the report. */
export const groupNames = [
  ...(['operations', 'models', 'fields', 'states', 'responses', 'results', 'callbacks', 'faults'] as const),
];

/** A row of the report. */
export type GroupName = (typeof groupNames)[number];

/** A response that is not a success. The document does not say which statuses there are. */
export const rejected = 'rejected';

/** A URL of a result that no longer works. */
export const expired = 'expired';

/** `createText2Video genq2`: an item of an operation. */
export const itemOf = (operation: string, name: string) => `${operation} ${name}`;

/** `TaskCallback success`, and `TaskCallback success twice` for one that was received more than once. */
export const callbackItem = (operation: OperationId, state: string, isTwice = false) =>
  `${behaviours[operation].callback?.body} ${state}${isTwice ? ' twice' : ''}`;

/** Everything that can be used of the document, by traffic alone. */
export const itemsOfDocument: Readonly<Partial<Record<GroupName, readonly string[]>>> = {
  operations: operationIds,
  models: operationIds.flatMap((operation) => {
    const { selector, variants } = behaviours[operation];
    return selector ? Object.keys(variants).map((variant) => itemOf(operation, variant)) : [];
  }),
  fields: operationIds.flatMap((operation) => requestFields[operation].map((field) => itemOf(operation, field))),
  states,
  responses: ['200', rejected],
  results: [...urlFields, expired],
};

/** What a sandbox adds to it. Only a sandbox knows its faults, and sends callbacks that can be counted. */
export const itemsOfSandbox = (faults: readonly string[]): Partial<Record<GroupName, readonly string[]>> => ({
  responses: sandboxStatuses,
  callbacks: operationIds.flatMap((operation) => {
    const { states: sent = [], retriedStates = [] } = behaviours[operation].callback ?? {};
    return [
      ...sent.map((state) => callbackItem(operation, state)),
      // A callback that was not acknowledged is posted again.
      ...retriedStates.map((state) => callbackItem(operation, state, true)),
    ];
  }),
  faults,
});
