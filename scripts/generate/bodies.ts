import { type Body, nameOf, type OpenApiDocument, operationsOf } from './document.js';

/** Names of the schemas of one operation's bodies. */
export interface Bodies {
  request?: string;
  answer: string;
  callback?: string;
}

/** The bodies of each operation, by operationId. Lint sees to it that each of them is a named schema. */
export function bodiesOf(document: OpenApiDocument): Record<string, Bodies> {
  return Object.fromEntries(
    operationsOf(document).map(({ operation: { operationId, requestBody, responses, callbacks } }) => {
      const [callback] = Object.values(callbacks ?? {});
      const bodies: Bodies = {
        ...(requestBody && { request: schemaOf(requestBody) }),
        answer: schemaOf(responses[200]),
        ...(callback && { callback: schemaOf(callbackBody(callback.$ref, document)) }),
      };
      return [operationId, bodies];
    }),
  );
}

/** Names of all bodies, each once. */
export function bodyNames(document: OpenApiDocument): string[] {
  const bodies = Object.values(bodiesOf(document));
  return [...new Set(bodies.flatMap((body) => Object.values<string>({ ...body })))].sort();
}

function schemaOf({ content }: Body): string {
  return nameOf(content['application/json'].schema.$ref);
}

function callbackBody(reference: string, document: OpenApiDocument): Body {
  const [item] = Object.values(document.components.callbacks[nameOf(reference)] ?? {});
  if (!item) throw new Error(`${reference} has no request.`);
  return item.post.requestBody;
}
