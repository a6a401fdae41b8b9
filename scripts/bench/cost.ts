import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildSync } from 'esbuild';

export interface Cost {
  what: string;
  unit: string;
  budget: number;
  measure: (project: string) => number;
}

/** What the built package costs a project that uses it. These figures are the same in every run. */
export const fixedCosts: Cost[] = [
  {
    what: 'client with create and wait, min+gzip',
    unit: 'kB',
    budget: 9.2,
    measure: (project) => startSize(project, 'run'),
  },
  { what: 'logger, min+gzip', unit: 'kB', budget: 2, measure: (project) => bundleSize(project, 'logger') },
  { what: 'otel, min+gzip', unit: 'kB', budget: 2.5, measure: (project) => bundleSize(project, 'otel') },
  { what: 'validators, min+gzip', unit: 'kB', budget: 35, measure: (project) => bundleSize(project, 'validate') },
  { what: 'models, min+gzip', unit: 'kB', budget: 10.5, measure: (project) => bundleSize(project, 'models') },
  { what: 'preflight, min+gzip', unit: 'kB', budget: 50, measure: (project) => startSize(project, 'preflight') },
  {
    what: 'preflight with all media, min+gzip',
    unit: 'kB',
    budget: 110,
    measure: (project) => bundleSize(project, 'preflight'),
  },
  { what: 'bullmq, min+gzip', unit: 'kB', budget: 21, measure: (project) => bundleSize(project, 'bullmq') },
  { what: 'sandbox, min+gzip', unit: 'kB', budget: 75, measure: (project) => startSize(project, 'sandbox') },
  { what: 'contract, min+gzip', unit: 'kB', budget: 80, measure: (project) => startSize(project, 'contract') },
  { what: 'tsc instantiations for one create', unit: '', budget: 50, measure: instantiations },
  { what: 'runtime dependencies', unit: '', budget: 1, measure: dependencies },
];

/** These depend on the machine, and on how busy it is. */
export const startCosts: Cost[] = [
  { what: 'cold import over bare node', unit: 'ms', budget: 20, measure: importTime },
  { what: 'genmedia --version over node -e 0', unit: 'x', budget: 1.5, measure: commandTime },
];

const files = {
  'package.json': '{ "type": "module" }',
  'create.ts': `import { GenMedia } from 'genmedia';
export const task = new GenMedia().text2video.create({ model: 'genq2', prompt: 'A lighthouse in a storm' });
`,
  'run.ts': `import { GenMedia } from 'genmedia';
export const task = new GenMedia().text2video.run({ model: 'genq2', prompt: 'A lighthouse in a storm' });
`,
  'logger.ts': `import { logEvents } from 'genmedia/logger';
export const onEvent = logEvents();
`,
  'otel.ts': `import { otel } from 'genmedia/otel';
export const trace = otel();
`,
  'validate.ts': `import { validateRequest } from 'genmedia/validate';
export const violations = validateRequest('createText2Video', {});
`,
  'models.ts': `import { fieldsOf, isModel } from 'genmedia/models';
export const fields = fieldsOf('text2video', isModel('text2video', 'genq1') ? 'genq1' : 'genq2');
`,
  'preflight.ts': `import { preflight } from 'genmedia/preflight';
export const findings = preflight('createText2Video', {});
`,
  'bullmq.ts': `import { createMediaQueue, createMediaWorker } from 'genmedia/bullmq';
export const all = [createMediaQueue, createMediaWorker];
`,
  'sandbox.ts': `import { createSandbox } from 'genmedia/sandbox';
export const sandbox = createSandbox();
`,
  'contract.ts': `import { checkServer } from 'genmedia/contract';
export const report = checkServer({ baseUrl: 'http://127.0.0.1:4020', apiKey: 'key' });
`,
  'empty.ts': 'export {};\n',
  'bare.js': '',
  'import.js': "import 'genmedia';",
};

/** Does something in a project that has installed the package from this repository. */
export function inProject<T>(use: (project: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'genmedia-cost-'));
  try {
    mkdirSync(join(folder, 'node_modules'));
    symlinkSync(resolve('.'), join(folder, 'node_modules/genmedia'));
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    return use(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** In kB of 1,000 bytes. */
function bundleSize(project: string, name: string): number {
  const entryPoints = [join(project, `${name}.ts`)];
  // An application that traces has the first already, one with a queue the second. Node has the rest.
  const external = ['@opentelemetry/api', 'bullmq', 'node:*'];
  const { outputFiles } = buildSync({ entryPoints, bundle: true, minify: true, format: 'esm', write: false, external });
  return gzipSync(outputFiles[0]?.contents ?? '', { level: 9 }).length / 1000;
}

/** Without what is loaded only when it is needed, in kB of 1,000 bytes. */
function startSize(project: string, name: string): number {
  const { outputFiles, metafile } = buildSync({
    entryPoints: [join(project, `${name}.ts`)],
    ...{ bundle: true, minify: true, format: 'esm', splitting: true, write: false, metafile: true },
    outdir: project,
    absWorkingDir: project,
  });
  const reached = new Set<string>();
  const reach = (output: string) => {
    if (reached.has(output)) return;
    reached.add(output);
    for (const { path, kind } of metafile.outputs[output]?.imports ?? []) if (kind === 'import-statement') reach(path);
  };
  reach(`${name}.js`);
  const contents = outputFiles.filter(({ path }) => reached.has(relative(project, path))).map((file) => file.contents);
  return gzipSync(Buffer.concat(contents), { level: 9 }).length / 1000;
}

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

function dependencies(): number {
  return Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).dependencies).length;
}

/** Median of the differences of runs that alternate, so that a busy moment slows both. */
function importTime(project: string): number {
  return median(alternate(project, ['import.js'], ['bare.js']).map(([full, bare]) => full - bare));
}

/** Ratio of the medians of runs that alternate. */
function commandTime(project: string): number {
  const runs = alternate(project, ['node_modules/genmedia/dist/esm/cli/main.js', '--version'], ['-e', '0']);
  return median(runs.map(([command]) => command)) / median(runs.map(([, bare]) => bare));
}

/** Milliseconds that Node takes with these arguments and with those, in turn. */
function alternate(project: string, these: string[], those: string[], runs = 15): [number, number][] {
  const time = (args: string[]) => {
    const start = performance.now();
    execFileSync(process.execPath, args, { cwd: project });
    return performance.now() - start;
  };
  return Array.from({ length: runs }, () => [time(these), time(those)]);
}

function median(figures: readonly number[]): number {
  return [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
}
