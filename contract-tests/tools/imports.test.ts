import { expect, it } from 'vitest';
import { wrongImports } from '../../scripts/lint/imports.js';

it.each([
  ['src/terms/planted.ts', "import type { Planted } from '../errors/gen-media-error.js';"],
  ['src/sandbox/time/planted.ts', "export * from '../tasks/task.js';"],
  ['scripts/docs/planted.ts', "await import('../../contract-tests/support/document.js');"],
  ['src/client/planted.ts', "import createClient from 'openapi-fetch/x';"],
])('rejects in %s: %s', (file, line) => {
  expect(wrongImports(file, line)).toHaveLength(1);
});

it.each([
  ['src/errors/planted.ts', "import { planted } from '../terms/operation.js';"],
  ['src/index.ts', "export * from './client/gen-media.js';"],
  ['src/transport/raw-client.ts', "import createClient from 'openapi-fetch';"],
  ['scripts/docs/planted.ts', "import type { HttpMethod } from 'openapi-typescript-helpers';"],
])('accepts in %s: %s', (file, line) => {
  expect(wrongImports(file, line)).toEqual([]);
});
