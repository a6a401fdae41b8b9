import { cp, rm, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { transform } from 'esbuild';
import ts from 'typescript';
import { build } from 'vite';
import { runCommand } from '../src/cli/run.js';

const entries = {
  index: 'src/index.ts',
  'validate/index': 'src/validate/index.ts',
  'batch/index': 'src/batch/index.ts',
  'callbacks/index': 'src/callbacks/index.ts',
  'credits/index': 'src/credits/index.ts',
  'download/index': 'src/download/index.ts',
  'inputs/index': 'src/inputs/index.ts',
  'logger/index': 'src/logger/index.ts',
  'otel/index': 'src/otel/index.ts',
  'preflight/index': 'src/preflight/index.ts',
  'sandbox/index': 'src/sandbox/index.ts',
  'sandbox/node/index': 'src/sandbox/node/index.ts',
  'cli/main': 'src/cli/main.ts',
};

/** Builds the package into dist/esm and dist/cjs: one bundle an entry, with the types of what it exports. */
async function main() {
  await Promise.all(['dist/esm', 'dist/cjs'].map((folder) => rm(folder, { recursive: true, force: true })));
  await bundle();
  declare('dist/esm');
  await cp('dist/esm', 'dist/cjs', { recursive: true, filter: (file) => !file.endsWith('.js') });
  await writeFile('dist/cjs/package.json', '{ "type": "commonjs" }\n');
  console.log('Built dist/esm and dist/cjs.');
}

/** Nobody reads the validators, and minified they take half the room. */
const smallValidators = {
  name: 'small-validators',
  transform: async (code: string, id: string) =>
    id.endsWith('/generated/validators.js') ? (await transform(code, { minify: true })).code : undefined,
};

async function bundle() {
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [smallValidators],
    build: {
      lib: { entry: entries },
      outDir: 'dist',
      emptyOutDir: false,
      minify: false,
      // The sources are ES2022 already.
      target: 'esnext',
      rollupOptions: {
        external: ['openapi-fetch', 'classic-level', '@opentelemetry/api', /^node:/],
        output: [
          { format: 'es', dir: 'dist/esm', entryFileNames: '[name].js', chunkFileNames: 'chunks/[name].js' },
          {
            format: 'cjs',
            dir: 'dist/cjs',
            entryFileNames: '[name].js',
            chunkFileNames: 'chunks/[name].js',
            exports: 'named',
            interop: 'auto',
          },
        ],
      },
    },
  });
}

/** Writes the types that the entries reach. Those of the insides stay out of the package. */
function declare(folder: string) {
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile('tsconfig.json', ts.sys.readFile).config,
    ts.sys,
    '.',
  );
  const declarations = { ...options, noEmit: false, declaration: true, emitDeclarationOnly: true };
  const program = ts.createProgram(Object.values(entries), { ...declarations, rootDir: 'src', outDir: folder });
  const { diagnostics } = program.emit();
  if (diagnostics.length > 0) throw new Error(ts.formatDiagnostics(diagnostics, host));
  const reached = ts.createProgram(
    Object.keys(entries).map((entry) => join(folder, `${entry}.d.ts`)),
    options,
  );
  const files = new Set(reached.getSourceFiles().map(({ fileName }) => resolve(fileName)));
  for (const file of ts.sys.readDirectory(folder, ['.d.ts'])) if (!files.has(resolve(file))) ts.sys.deleteFile?.(file);
}

const host: ts.FormatDiagnosticsHost = {
  getCurrentDirectory: () => process.cwd(),
  getCanonicalFileName: basename,
  getNewLine: () => '\n',
};

await runCommand(main);
