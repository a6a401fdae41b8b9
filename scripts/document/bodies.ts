import { type Body, callbackOf, nameOf, type OpenApiDocument, operationsOf } from './document.js';

/** Names of the schemas of one operation's bodies. */
export interface Bodies {
  request?: string;
  response: string;
  callback?: string;
}

/** The bodies of each operation, by operationId. Lint sees to it that each of them is a named schema. */
export function bodiesOf(document: OpenApiDocument): Record<string, Bodies> {
  return Object.fromEntries(
    operationsOf(document).map(({ operation }) => {
      const { operationId, requestBody, responses } = operation;
      const callback = callbackOf(operation, document);
      const bodies: Bodies = {
        ...(requestBody && { request: schemaOf(requestBody) }),
        response: schemaOf(responses[200]),
        ...(callback && { callback: schemaOf(callback.requestBody) }),
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
