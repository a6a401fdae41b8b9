import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import ts from '../../scripts/lib/compiler.js';
import { onDemandPackage } from '../support/on-demand-packages.js';
import { open, taskCallback } from './setup.js';

/** It takes 230 MB, with binaries of its platforms. */
const { folder: cache, needed, install } = onDemandPackage('next', '16.4.6', 'react@19', 'react-dom@19');

/** The functions of Next.js that write its checks of routes, which `next build` compiles. */
interface TypeGenerator {
  generateValidatorFile(routes: object): string;
  generateRouteTypesFile(routes: object): string;
}

describe('Next.js', { ...needed, timeout: 900_000 }, () => {
  const load = (path: string) => createRequire(join(cache, 'package.json'))(path);

  beforeAll(install, 900_000);

  it.each([
    ['the handler itself', 'export const POST = callbacks;', ''],
    ['a function around it', 'export const POST = (request: Request) => callbacks(request);', ''],
    ['what is not a handler', 'export const POST = callbacks.listen;', 'does not satisfy the constraint'],
  ])('compiles only a handler as a route: %s', (_, code, says) => {
    expect(messagesFor(code)).toEqual(says ? expect.stringContaining(says) : '');
  });

  it('accepts the requests of Next.js', async () => {
    const { NextRequest } = load('next/server.js');
    const { callbacks, states } = open();
    const body = JSON.stringify(taskCallback('task-1', 'success'));
    const request = new NextRequest('https://example.com/hooks/1', { method: 'POST', body });
    expect((await callbacks(request, { params: Promise.resolve({ id: '1' }) })).status).toBe(200);
    expect(states()).toEqual(['success']);
  });

  /** Compiles an app with one route and the checks that Next.js writes for it. */
  function messagesFor(code: string): string {
    const types: TypeGenerator = load('next/dist/server/lib/router-utils/typegen.js');
    const app = mkdtempSync(join(cache, 'app-'));
    try {
      const [route, file] = ['/hooks/[id]', '../../app/hooks/[id]/route.ts'];
      const none = { appRoutes: {}, pageRoutes: {}, layoutRoutes: {}, redirectRoutes: {}, rewriteRoutes: {} };
      const noPaths = { appPagePaths: [], pagesRouterPagePaths: [], pageApiRoutes: [], layoutPaths: [] };
      const routes = {
        ...none,
        ...noPaths,
        appRouteHandlerRoutes: {
          [route]: { path: 'app/hooks/[id]/route.ts', groups: { id: { pos: 1, repeat: false, optional: false } } },
        },
        appRouteHandlers: [file],
        filePathToRoute: new Map([[file, route]]),
      };
      const files = {
        '.next/types/validator.ts': types.generateValidatorFile(routes),
        '.next/types/routes.d.ts': types.generateRouteTypesFile(routes),
        'app/hooks/[id]/route.ts': `import { createCallbackHandler } from 'genmedia/callbacks';\nconst callbacks = createCallbackHandler();\n${code}\n`,
      };
      for (const [name, text] of Object.entries(files)) {
        mkdirSync(dirname(join(app, name)), { recursive: true });
        writeFileSync(join(app, name), text);
      }
      const program = ts.createProgram([join(app, '.next/types/validator.ts'), join(app, '.next/types/routes.d.ts')], {
        ...{ strict: true, skipLibCheck: true, noEmit: true, types: [], lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'] },
        target: ts.ScriptTarget.ES2022,
        module: ts.ModuleKind.ESNext,
        moduleResolution: ts.ModuleResolutionKind.Bundler,
        jsx: ts.JsxEmit.Preserve,
        paths: {
          'genmedia/callbacks': [resolve('src/callbacks/index.ts')],
          'genmedia/schema': [resolve('generated/schema.d.ts')],
        },
      });
      const own = program
        .getSourceFiles()
        .filter(({ fileName }) => fileName.startsWith(app) && fileName.endsWith('.ts'));
      return own
        .filter(({ isDeclarationFile }) => !isDeclarationFile)
        .flatMap((source) => [...program.getSemanticDiagnostics(source), ...program.getSyntacticDiagnostics(source)])
        .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
        .join('\n');
    } finally {
      rmSync(app, { recursive: true });
    }
  }
});
