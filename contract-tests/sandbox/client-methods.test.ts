import { expect, it } from 'vitest';
import { clientCalls } from '../../scripts/docs/samples/client-calls.js';
import { clientMethods } from '../../src/sandbox/control/page/client-methods.js';

it('calls the methods that the client has in "Copy as TypeScript" of the page', () => {
  const calls = [...clientCalls()].map(([operation, { method }]) => [operation, method.replace(/\.run$/, '.create')]);
  expect(clientMethods).toEqual(Object.fromEntries(calls));
});
