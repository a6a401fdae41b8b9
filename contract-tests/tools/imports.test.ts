import { expect, it } from 'vitest';
import { wrongImports } from '../../scripts/lint/imports.js';

it.each([
  ['a folder above', 'src/errors/planted.ts', '../client/gen-media.js'],
  ['a folder above, by its type only', 'src/terms/planted.ts', '../errors/gen-media-error.js'],
  ['a folder above, from a folder in it', 'src/preflight/media/planted.ts', '../../client/gen-media.js'],
  ['the root of the package', 'src/tasks/planted.ts', '../index.js'],
  ['a folder above of the sandbox', 'src/sandbox/time/planted.ts', '../tasks/task.js'],
  ['the root of the sandbox', 'src/sandbox/service/planted.ts', '../create-sandbox.js'],
  ['a script', 'src/shared/planted.ts', '../../scripts/lib/files-in.js'],
  ['the tests', 'scripts/docs/planted.ts', '../../contract-tests/support/document.js'],
  ['the docs', 'scripts/generate/planted.ts', '../docs/build.js'],
])('rejects an import of %s', (_, file, imported) => {
  expect(wrongImports(file, `import type { Planted } from '${imported}';\n`)).toHaveLength(1);
  expect(wrongImports(file, `export * from '${imported}';\n`)).toHaveLength(1);
  expect(wrongImports(file, `await import('${imported}');\n`)).toHaveLength(1);
});

it.each([
  ['src/errors/planted.ts', '../terms/operation.js'],
  ['src/errors/planted.ts', './gen-media-error.js'],
  ['src/sandbox/tasks/planted.ts', '../time/clock.js'],
  ['src/sandbox/control/page/planted.ts', '../../../../generated/constants.js'],
  ['src/index.ts', './client/gen-media.js'],
  ['scripts/docs/planted.ts', '../../src/index.js'],
])('accepts in %s an import of %s', (file, imported) => {
  expect(wrongImports(file, `import { planted } from '${imported}';\n`)).toEqual([]);
});

it.each([
  ['src/transport/planted.ts', "import createClient from 'openapi-fetch';", 'src/transport/raw-client.ts'],
  ['src/index.ts', "export type { Middleware } from 'openapi-fetch';", 'src/transport/raw-client.ts'],
  ['src/client/planted.ts', "await import('openapi-fetch');", 'src/transport/raw-client.ts'],
  ['scripts/generate/planted.ts', "import { astToString } from 'openapi-typescript';", 'scripts/generate/types.ts'],
  ['scripts/docs/planted.ts', "import x from 'openapi-typescript/dist/x.js';", 'scripts/generate/types.ts'],
  ['scripts/docs/planted.ts', "import ts from 'typescript';", 'scripts/lib/compiler.d.ts'],
])('rejects a package in %s that only another file may import: %s', (file, line, allowed) => {
  expect(wrongImports(file, line)).toEqual([expect.stringMatching(`${file}: must not import .* ${allowed} `)]);
  expect(wrongImports(allowed, line)).toEqual([]);
});

it('accepts packages whose names only begin in the same way', () => {
  const line = "import type { HttpMethod } from 'openapi-typescript-helpers';";
  expect(wrongImports('scripts/docs/planted.ts', line)).toEqual([]);
});
