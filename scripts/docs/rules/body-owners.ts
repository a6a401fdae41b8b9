import type { RuleTable } from '../../../src/check/rules/rule.js';
import { bodiesOf } from '../../document/bodies.js';
import { type OpenApiDocument, operationsOf } from '../../document/document.js';

export type Kind = 'request' | 'response' | 'callback';

/** An operation that a body belongs to. */
interface Owner {
  operationId: string;
  method: string;
  path: string;
}

/** The kind of body, and the operations that have it. */
interface BodyOwners {
  kind: Kind;
  owners: readonly Owner[];
}

/** The operations that have the body of a table, or the body that it is a part of. */
export function ownersOf({ schema, within }: RuleTable, document: OpenApiDocument): BodyOwners {
  const body = within?.schema ?? schema;
  const bodies = bodiesOf(document);
  for (const kind of ['request', 'response', 'callback'] as const) {
    const owners = operationsOf(document)
      .filter(({ operation }) => bodies[operation.operationId]?.[kind] === body)
      .map(({ operation: { operationId }, method, path }) => ({ operationId, method, path }));
    if (owners.length > 0) return { kind, owners };
  }
  throw new Error(`There are rules of ${body}, which is not the body of any operation.`);
}
