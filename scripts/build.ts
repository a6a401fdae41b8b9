import { readFileSync } from 'node:fs';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { transform } from 'esbuild';
import { build } from 'vite';
import ts from './lib/compiler.js';
import { runCommand } from './lib/run-command.js';

const { bin, exports } = JSON.parse(readFileSync('package.json', 'utf8'));

/** What package.json names in dist/esm, and its source: `validate/index` is built from `src/validate/index.ts`. */
const entries = Object.fromEntries(
  [...JSON.stringify({ exports, bin }).matchAll(/"\.\/dist\/esm\/([^"]+)\.js"/g)].map(([, name]) => [
    name,
    `src/${name}.ts`,
  ]),
);

/** Builds the package into dist/esm and dist/cjs: one bundle an entry, with the types of what it exports. */
async function main() {
  await Promise.all(['dist/esm', 'dist/cjs'].map((folder) => rm(folder, { recursive: true, force: true })));
  await bundle();
  await Promise.all(['dist/esm', 'dist/cjs'].map(dropForeignMaps));
  declare('dist/esm');
  await cp('dist/esm', 'dist/cjs', { recursive: true, filter: (file) => !/\.js(\.map)?$/.test(file) });
  await writeFile('dist/cjs/package.json', '{ "type": "commonjs" }\n');
  console.log('Built dist/esm and dist/cjs.');
}

/** Nobody reads the validators, and minified they take half the room. */
const smallValidators = {
  name: 'small-validators',
  transform: async (code: string, id: string) =>
    id.endsWith('/generated/validators.js')
      ? { code: (await transform(code, { minify: true })).code, map: { mappings: '' as const } }
      : undefined,
};

/** The sources are in the package, for these maps and those of the types. */
const withoutSources = { sourcemapExcludeSources: true };

/** Removes the maps of bundles that contain only other packages, whose sources are not in this one. */
async function dropForeignMaps(folder: string) {
  const names = await readdir(folder, { recursive: true });
  for (const name of names.filter((file) => file.endsWith('.js.map'))) {
    const map = join(folder, name);
    const { sources }: { sources: string[] } = JSON.parse(await readFile(map, 'utf8'));
    if (sources.some((source) => source.includes('../src/'))) continue;
    const script = map.slice(0, -'.map'.length);
    const code = await readFile(script, 'utf8');
    await Promise.all([rm(map), writeFile(script, code.replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n'))]);
  }
}

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
      sourcemap: true,
      // The sources are ES2022 already.
      target: 'esnext',
      rollupOptions: {
        external: ['openapi-fetch', 'bullmq', '@opentelemetry/api', /^@modelcontextprotocol\//, /^node:/],
        output: [
          {
            format: 'es',
            dir: 'dist/esm',
            entryFileNames: '[name].js',
            chunkFileNames: 'chunks/[name].js',
            ...withoutSources,
          },
          {
            format: 'cjs',
            dir: 'dist/cjs',
            entryFileNames: '[name].js',
            chunkFileNames: 'chunks/[name].js',
            exports: 'named',
            interop: 'auto',
            ...withoutSources,
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
  const declarations = {
    ...options,
    noEmit: false,
    declaration: true,
    declarationMap: true,
    emitDeclarationOnly: true,
    // `npm run typecheck` checks them. These are written from the same sources.
    noCheck: true,
  };
  const program = ts.createProgram(Object.values(entries), { ...declarations, rootDir: 'src', outDir: folder });
  const { diagnostics } = program.emit();
  if (diagnostics.length > 0) throw new Error(ts.formatDiagnostics(diagnostics, host));
  const reached = ts.createProgram(
    Object.keys(entries).map((entry) => join(folder, `${entry}.d.ts`)),
    options,
  );
  const files = new Set(reached.getSourceFiles().map(({ fileName }) => resolve(fileName)));
  for (const file of ts.sys.readDirectory(folder, ['.d.ts'])) {
    if (files.has(resolve(file))) continue;
    ts.sys.deleteFile?.(file);
    ts.sys.deleteFile?.(`${file}.map`);
  }
}

const host: ts.FormatDiagnosticsHost = {
  getCurrentDirectory: () => process.cwd(),
  getCanonicalFileName: basename,
  getNewLine: () => '\n',
};

await runCommand(main);
