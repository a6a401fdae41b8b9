import { type OpenApiDocument, type Operation, operationsOf } from '../../document/document.js';
import { examplesOf } from '../../document/examples.js';
import type { TryItData, TryItNeed } from './try-it-data.js';

/** An operation and where it is. */
export interface Found {
  method: string;
  path: string;
  operation: Operation;
}

/** A link of a response: which operation takes a value of it, and where that value is. */
interface Link {
  operationId: string;
  parameters: { id: string };
}

/** How to read what an operation has created: the first operation that its links lead to, and where the identifier is. */
export function readOf({ operation }: Found, document: OpenApiDocument): TryItData['read'] {
  const [first, ...others] = linksOf(operation);
  const target = operationsOf(document).find((found) => found.operation.operationId === first?.operationId);
  if (!first || !target) return undefined;
  const links = [first, ...others.filter(({ operationId }) => operationId === first.operationId)];
  return { path: target.path, pointers: links.map(pointerOf) };
}

const linksOf = ({ responses }: Operation): Link[] =>
  Object.values((responses[200] as { links?: Record<string, Link> }).links ?? {});

/** `$response.body#/task_id` → `/task_id`. */
const pointerOf = ({ parameters: { id } }: Link) => id.slice(id.indexOf('#') + 1);

/**
 * What must exist before an operation can be called: what its path or its body names by an identifier. It is created by the
 * POST on the nearest path above, or by an operation with a link to this one.
 */
export function needOf(found: Found, fields: readonly string[], document: OpenApiDocument): TryItNeed | undefined {
  const named = fields.filter((name) => /^\w+_task_ids?$/.test(name));
  if (!found.path.includes('{id}') && named.length === 0) return undefined;
  const creator = creatorAbove(found, document) ?? creatorLinkedTo(found, document);
  if (!creator) throw new Error(`${found.operation.operationId} needs an identifier, and nothing creates one.`);
  const { operation, method, path } = creator;
  const [example] = examplesOf(operation.requestBody, document);
  if (!example) throw new Error(`${operation.operationId} has no example.`);
  const partsPath = `${path}/{id}`;
  return {
    operationId: operation.operationId,
    summary: operation.summary,
    method,
    path,
    body: example.value,
    pointers: [...new Set(['/id', ...linksOf(operation).map(pointerOf)])],
    ...(named.length > 1 && document.paths[partsPath]?.get && { partsPath }),
    fields: named,
  };
}

function creatorAbove({ path }: Found, document: OpenApiDocument): Found | undefined {
  for (let above = path; above.includes('/'); ) {
    above = above.slice(0, above.lastIndexOf('/'));
    const operation = document.paths[above]?.post;
    if (operation) return { method: 'POST', path: above, operation };
  }
  return undefined;
}

function creatorLinkedTo({ operation: { operationId } }: Found, document: OpenApiDocument): Found | undefined {
  return operationsOf(document).find(({ operation }) =>
    linksOf(operation).some((link) => link.operationId === operationId),
  );
}
