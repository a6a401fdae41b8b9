import { nameOf, type OpenApiDocument, operationsOf } from '../../document/document.js';
import { clientCalls } from './client-calls.js';
import type { PackageCall } from './typescript.js';

const calls = clientCalls();

/** How the package sends a request of an operation. Those without variants have one with an empty name. */
export function packageCallOf(document: OpenApiDocument, operationId: string, variant = ''): PackageCall {
  const client = calls.get(operationId);
  return { ...(client && { client }), makesTask: makesTask(document, operationId, variant) };
}

/** Whether there is a task to wait for: the document says what it creates, for the operation or for the variant. */
function makesTask(document: OpenApiDocument, operationId: string, variant: string): boolean {
  const { operation } = operationsOf(document).find((one) => one.operation.operationId === operationId) ?? {};
  if (operation?.['x-creates']) return true;
  const reference = operation?.requestBody?.content['application/json'].schema.$ref ?? '';
  const { schemas } = document.components;
  const mapped = schemas[nameOf(reference)]?.discriminator?.mapping[variant] ?? '';
  return schemas[nameOf(mapped)]?.['x-creates'] !== undefined;
}
