import type { operations } from 'genmedia/schema';

/** Name of an operation of the document: `createText2Video`. */
export type OperationId = keyof operations;

/** Request body of an operation. */
export type RequestOf<O extends OperationId> = operations[O] extends {
  requestBody: { content: { 'application/json': infer Body extends object } };
}
  ? Body
  : never;

/** Response body of an operation: `unknown` where not one field is documented. */
export type ResponseOf<O extends OperationId> = operations[O] extends {
  responses: { 200: { content: { 'application/json': infer Body } } };
}
  ? Body
  : never;
