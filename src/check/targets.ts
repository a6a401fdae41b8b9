import type { BodyName } from 'genmedia/schema';
import { operations } from '../../generated/operations.js';
import { bodies } from '../../generated/validators.js';
import type { OperationId } from '../terms/operation.js';

/** Names of all operations of the document. */
export const operationIds = Object.keys(operations) as OperationId[];

/** The operation that accepts a body of a schema, for every schema of a request. */
export const operationOf: ReadonlyMap<string, OperationId> = new Map(
  operationIds.flatMap((operation) => {
    const { request }: { request?: BodyName; response: BodyName } = bodies[operation];
    return request ? [[request, operation] as const] : [];
  }),
);

/** Whether an operation only reads. */
export const isRead = (operation: OperationId): boolean => operations[operation][0] === 'GET';

/** Whether the path of an operation contains an identifier. */
export const hasId = (operation: OperationId): boolean => operations[operation][1].includes('{id}');
