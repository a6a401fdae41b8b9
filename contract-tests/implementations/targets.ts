import { bodiesOf } from '../../scripts/document/bodies.js';
import type { OperationId } from '../../src/index.js';
import { document, operations } from '../support/document.js';

export interface Target {
  operationId: OperationId;
  method: string;
  path: string;
}

/** The operation that accepts a body of a schema, for every schema of a request. */
export const targets: ReadonlyMap<string, Target> = new Map(
  Object.entries(bodiesOf(document)).flatMap(([operationId, { request }]) => {
    const found = operations.find(({ operation }) => operation.operationId === operationId);
    if (!request || !found) return [];
    const { method, path } = found;
    return [[request, { operationId: operationId as OperationId, method, path }] as const];
  }),
);
