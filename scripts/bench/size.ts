import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
// @ts-expect-error: the plugins have no types.
import plugins from '@size-limit/preset-small-lib';
import type { BuildOptions, Plugin } from 'esbuild';
import sizeLimit from 'size-limit';
import type { FigureRow } from '../lib/figures.js';
import { inTempFolder } from '../lib/temp-folder.js';
import type { Measured } from './measured.js';
import { quartersOf } from './rounds.js';

type Row = FigureRow<'size'>;

/** Sizes in kB of 1,000 bytes, minified and gzipped. `atStart` is without what is loaded only when it is needed. */
const budgets: { what: string; budget: number; entry: string; names: string; atStart?: true }[] = [
  // It was 9 before options were checked by name with a suggestion, and errors got codes, hints and the line of the caller, and names that
  // a client does not have are explained. 0.5 of it explain misspelled and misplaced methods, promises that were not awaited, and options that
  // are probably a mistake. What explains a wrong request is loaded later.
  { what: 'client with create and wait', budget: 12.2, entry: '.', names: '{ GenMedia }', atStart: true },
  { what: 'logger', budget: 2.1, entry: './logger', names: '{ logEvents }' },
  { what: 'otel', budget: 2.5, entry: './otel', names: '{ otel }' },
  { what: 'validators', budget: 35, entry: './validate', names: '{ validateRequest }' },
  // Its errors are those of the client, for `isGenMediaError`.
  { what: 'models', budget: 10.8, entry: './models', names: '{ fieldsOf, isModel }' },
  { what: 'preflight', budget: 50, entry: './preflight', names: '{ preflight }', atStart: true },
  { what: 'preflight with all media', budget: 110, entry: './preflight', names: '{ preflight }' },
  // Messages for a folder that begins with ~ are in the first two, and in `once` also those for a timeout beyond the lease.
  { what: 'bullmq', budget: 15.2, entry: './bullmq', names: '{ createMediaQueue, createMediaWorker }', atStart: true },
  // The client's part of it has grown, as above.
  { what: 'bullmq with downloads', budget: 27.4, entry: './bullmq', names: '{ createMediaQueue, createMediaWorker }' },
  { what: 'once', budget: 11.3, entry: './once', names: '{ once, redisRecords }' },
  // Validators, models, downloads and `once` are in it.
  { what: 'ai', budget: 71.0, entry: './ai', names: '{ createGenMediaProvider, tools }', atStart: true },
  { what: 'sandbox', budget: 75, entry: './sandbox', names: '{ createSandbox }', atStart: true },
  { what: 'check', budget: 82, entry: './check', names: '{ checkServer }', atStart: true },
];
const maxInstantiations = 50;
const maxDependencies = 1;
const maxImportRatio = 1.5;
const maxCommandRatio = 1.5;

/** Compares what the built package costs its users with the budgets. */
export async function size(): Promise<Measured> {
  const rows = [...(await fixedCosts()), ...(await inProject(startCosts))];
  return { figures: { name: 'size', rows }, over: overBudget(rows) };
}

export const overBudget = (rows: readonly Row[]): string[] =>
  rows
    .filter(({ limit = 0, values }) => !(values.measured <= limit))
    .map(({ name, limit, values }) => `${name}: ${values.measured.toFixed(2)} of at most ${limit}`);

/** These figures are the same in every run. */
export async function fixedCosts(): Promise<Row[]> {
  const { dependencies, exports } = JSON.parse(readFileSync('package.json', 'utf8'));
  const checks = budgets.map(({ entry, names, atStart }) => ({
    files: [],
    gzip: true,
    import: { [resolve(exports[entry].import.default)]: names },
    // An application that traces has the first already, one with a queue the second. Node has the rest.
    ignore: ['@opentelemetry/api', 'bullmq', 'node:*'],
    modifyEsbuildConfig: (config: BuildOptions): BuildOptions => ({
      ...config,
      format: 'esm',
      plugins: atStart ? [withoutLaterImports] : [],
    }),
  }));
  const maxListeners = process.getMaxListeners();
  const sizes = (await sizeLimit([plugins], { checks })) as { size: number }[];
  // It lowers the limit of the whole process.
  process.setMaxListeners(maxListeners);
  const group = 'the same in every run';
  return [
    ...budgets.map(({ what, budget }, index) => ({
      name: `${what}, min+gzip`,
      group,
      unit: 'kB',
      limit: budget,
      values: { measured: (sizes[index]?.size ?? Number.NaN) / 1000 },
    })),
    {
      name: 'tsc instantiations for one create',
      group,
      limit: maxInstantiations,
      values: { measured: await inProject(instantiations) },
    },
    {
      name: 'runtime dependencies',
      group,
      limit: maxDependencies,
      values: { measured: Object.keys(dependencies).length },
    },
  ];
}

const withoutLaterImports: Plugin = {
  name: 'without later imports',
  setup: (build) =>
    build.onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    ),
};

/** These depend on the machine, and on how busy it is. */
function startCosts(project: string): Row[] {
  const group = 'depends on the machine';
  const imports = alternate(project, ['import.js'], ['bare.js']);
  const commands = alternate(project, ['node_modules/genmedia/dist/esm/cli/main.js', '--version'], ['-e', '0']);
  const medianOf = (values: number[]) => quartersOf(values).median;
  return [
    {
      name: 'cold import over bare node',
      group,
      unit: 'x',
      limit: maxImportRatio,
      values: { measured: medianOf(imports.map(([full, bare]) => full / bare)) },
    },
    {
      name: 'genmedia --version over node -e 0',
      group,
      unit: 'x',
      limit: maxCommandRatio,
      values: { measured: medianOf(commands.map(([one]) => one)) / medianOf(commands.map(([, bare]) => bare)) },
    },
  ];
}

const files = {
  'package.json': '{ "type": "module" }',
  'create.ts': `import { GenMedia } from 'genmedia';
export const task = new GenMedia().text2video.create({ model: 'genq2', prompt: 'A lighthouse in a storm' });
`,
  'empty.ts': 'export {};\n',
  'bare.js': '',
  'import.js': "import 'genmedia';",
};

/** Does something in a project that has installed the package from this repository. */
const inProject = <T>(use: (project: string) => T): Promise<T> =>
  inTempFolder(async (folder) => {
    mkdirSync(join(folder, 'node_modules'));
    symlinkSync(resolve('.'), join(folder, 'node_modules/genmedia'));
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    return use(folder);
  });

/** What one call adds to an empty file. */
function instantiations(project: string): number {
  const tsc = resolve('node_modules/typescript/bin/tsc');
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--extendedDiagnostics', '--module', 'nodenext'];
  const count = (file: string) => {
    const { stdout, status } = spawnSync(process.execPath, [tsc, ...options, file], { cwd: project, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${file} does not compile:\n${stdout}`);
    return Number(/^Instantiations:\s+(\d+)/m.exec(stdout)?.[1]);
  };
  return count('create.ts') - count('empty.ts');
}

/** Milliseconds that Node takes with these arguments and with those, in turn, so that a busy moment slows both. */
function alternate(project: string, these: string[], those: string[], runs = 15): [number, number][] {
  const time = (args: string[]) => {
    const start = performance.now();
    execFileSync(process.execPath, args, { cwd: project });
    return performance.now() - start;
  };
  return Array.from({ length: runs }, () => [time(these), time(those)]);
}
