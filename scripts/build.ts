import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { transform } from 'esbuild';
import { build } from 'vite';
import { quickestCompiler } from './lib/compilers.js';
import { runCommand } from './lib/run-command.js';

const { bin, exports } = JSON.parse(readFileSync('package.json', 'utf8'));

/** What package.json names in dist/esm, and its source: `validate/index` is built from `src/validate/index.ts`. */
const entries: Record<string, string> = Object.fromEntries(
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
  await declare('dist/esm');
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
async function declare(folder: string) {
  const written = await mkdtemp(resolve('dist/types-'));
  try {
    const options = { noEmit: false, declaration: true, declarationMap: true, emitDeclarationOnly: true };
    const project = {
      extends: resolve('tsconfig.json'),
      // `npm run typecheck` checks them. These are written from the same sources.
      compilerOptions: { ...options, noCheck: true, rootDir: resolve('src'), outDir: written },
      include: [],
      files: Object.values(entries).map((file) => resolve(file)),
    };
    await writeFile(join(written, 'tsconfig.json'), JSON.stringify(project));
    execFileSync(process.execPath, [quickestCompiler(), '--project', written], { stdio: 'inherit' });
    for (const file of await reachedTypes(Object.keys(entries).map((entry) => join(written, `${entry}.d.ts`)))) {
      const target = join(folder, relative(written, file));
      await mkdir(dirname(target), { recursive: true });
      await rename(file, target);
      await rename(`${file}.map`, `${target}.map`);
    }
  } finally {
    await rm(written, { recursive: true });
  }
}

/** Files of types and those that they import. */
async function reachedTypes(files: readonly string[]): Promise<Set<string>> {
  const reached = new Set(files);
  for (const file of reached) {
    const imported = (await readFile(file, 'utf8')).matchAll(/(?:from |import\()['"](\.[^'"]+)\.js['"]/g);
    for (const [, path = ''] of imported) {
      const types = join(dirname(file), `${path}.d.ts`);
      if (existsSync(types)) reached.add(types);
    }
  }
  return reached;
}

await runCommand(main);
