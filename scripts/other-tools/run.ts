import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createSandbox } from '../../src/sandbox/index.js';
import type { OpenApiDocument } from '../document/document.js';
import { installInCache, runCommands } from '../lib/cached-folder.js';
import { serveFetch } from '../lib/serve-fetch.js';
import { type Case, type Cases, casesOf } from './cases.js';
import { type Finding, type Outcome, toResult } from './results.js';
import { type Check, type Generator, inputFiles, isGenerator, type Tool } from './tools.js';

/** The files of a program with its harness, by the names that its language needs, and the commands that run it. */
const languages: Record<Generator['language'], { files: Record<string, string>; commands: readonly string[] }> = {
  TypeScript: {
    files: { '.ts': 'program.ts', 'harness.ts': 'harness.ts' },
    commands: [`node --import ${import.meta.resolve('tsx')} program.ts`],
  },
  Python: {
    files: { '.py': 'program.py', 'harness.py': 'harness.py' },
    commands: ['.venv/bin/python program.py'],
  },
  Go: { files: { '.go': 'main.go', 'harness.go': 'harness.go' }, commands: ['go mod tidy', 'go run .'] },
  Java: {
    files: { '.java': 'Program.java' },
    commands: [
      'mvn --quiet --file genmedia/pom.xml dependency:copy-dependencies -DoutputDirectory=lib -DincludeScope=compile',
      "javac -nowarn -proc:none -cp 'genmedia/lib/*' -d genmedia/classes $(find genmedia/src/main -name '*.java') Program.java",
      "java -cp 'genmedia/lib/*:genmedia/classes' Program",
    ],
  },
};

/** Installs a tool, has it read the documents, and checks the code that a generator has generated. */
export async function runTool(tool: Tool, service: Service): Promise<Outcome> {
  const missing = tool.needs.filter((program) => spawnSync('sh', ['-c', `command -v ${program}`]).status !== 0);
  if (missing.length > 0) return { skipped: missing.join(' and ') };
  try {
    const folder = await installInCache((isGenerator(tool) && tool.folder) || tool.id, tool.install);
    rmSync(join(folder, 'genmedia'), { recursive: true, force: true });
    for (const file of inputFiles) copyFileSync(`generated/${file}`, join(folder, file));
    for (const file of tool.config ?? []) copyProgram(file, join(folder, file));
    await runCommands(folder, tool.run);
    if (!isGenerator(tool)) return { missed: [] };
    return await checkCode(tool, folder, service);
  } catch (error) {
    return { missed: [error instanceof Error ? error.message : String(error)] };
  }
}

const copyProgram = (file: string, to: string) =>
  copyFileSync(fileURLToPath(new URL(`programs/${file}`, import.meta.url)), to);

async function checkCode(tool: Generator, folder: string, service: Service) {
  const cases = casesOf(JSON.parse(readFileSync(`generated/${tool.document}`, 'utf8')) as OpenApiDocument);
  const { files, commands } = languages[tool.language];
  for (const [from, to] of Object.entries(files))
    copyProgram(from.startsWith('.') ? tool.id + from : from, join(folder, to));
  if (tool.module) writeFileSync(join(folder, 'requests.go'), requestsInGo(tool, tool.module, cases));
  const steps = stepsOf(tool, cases, service);
  writeFileSync(join(folder, 'steps.json'), JSON.stringify(steps));
  const types = tool.hasTypes ? checkTypes(tool, folder, cases) : [];
  const output = await runCommands(folder, [...(tool.prepare ?? []), ...commands]);
  const results = JSON.parse(output.trimEnd().split('\n').at(-1) ?? '') as StepResult[];
  if (results.length !== steps.length)
    throw new Error(`The program reports ${results.length} of ${steps.length} steps.`);
  const findings = steps.map((step, index): Finding => ({ ...step, name: nameOf(step), ...results[index] }));
  const all = { examples: cases.examples.length, unknown: cases.unknown.length };
  return toResult(tool, [...types, ...findings], all);
}

/** A step of a program: a request or a task that it parses, or a call at the sandbox. */
interface Step extends Partial<Case> {
  kind: 'request' | 'task' | 'create' | 'read';
  check: Check;
  url?: string;
  key?: string;
}

/** What a program prints for each step. */
type StepResult = Pick<Finding, 'value' | 'error'>;

function stepsOf({ checks, hasMaps }: Generator, cases: Cases, { url, laterUrl, key }: Service): Step[] {
  const requests = (['examples', 'unknown', 'rules'] as const).flatMap((check) =>
    cases[check]
      .filter(({ isFreeForm }) => !(isFreeForm && hasMaps))
      .map((one): Step => ({ ...one, kind: 'request', check })),
  );
  const steps: Step[] = [
    ...requests,
    ...cases.tasks.map((task): Step => ({ ...task, kind: 'task', check: 'tasks' })),
    { ...cases.create, kind: 'create', check: 'client', url, key },
    { kind: 'read', check: 'client', url, key },
    { kind: 'read', check: 'client', url: laterUrl, key },
  ];
  return steps.filter(({ check }) => checks.includes(check));
}

const nameOf = ({ operationId = '', name = '' }: Partial<Case>) => `${operationId} ${name}`;

/** The compiler checks a file with each body as a constant of its type, one in a line. */
function checkTypes({ hasMaps }: Generator, folder: string, cases: Cases): Finding[] {
  const typeOf = ({ schema, isFreeForm }: Case) =>
    hasMaps && isFreeForm ? 'Record<string, unknown>' : `types.${schema}`;
  const checks = ['examples', 'unknown'] as const;
  for (const check of checks) {
    const constants = cases[check].map(
      (one, index) => `export const body${index}: ${typeOf(one)} = ${JSON.stringify(one.body)};`,
    );
    writeFileSync(
      join(folder, `${check}.ts`),
      [...constants, "import type * as types from './genmedia/index.js';"].join('\n'),
    );
  }
  const errors = [...compile(folder).matchAll(/^(.+)\((\d+),\d+\): error \w+: (.+)$/gm)];
  const isOfBody = ([, file = '', number]: RegExpExecArray) =>
    checks.some((check) => file === `${check}.ts` && Number(number) <= cases[check].length);
  const others = errors.filter((error) => !isOfBody(error)).map(([line]) => line);
  if (others.length > 0) throw new Error(`It does not compile:\n${others.slice(0, 10).join('\n')}`);
  return checks.flatMap((check) =>
    cases[check].map((one, index): Finding => {
      const error = errors.find(([, file, number]) => file === `${check}.ts` && Number(number) === index + 1);
      return { check, name: nameOf(one), error: error?.[3] };
    }),
  );
}

/** What the compiler prints about the constants and the program. */
function compile(folder: string): string {
  const modules = fileURLToPath(new URL('../../node_modules/', import.meta.url));
  const flags =
    '--noEmit --strict --skipLibCheck --target es2022 --module esnext --moduleResolution bundler --allowImportingTsExtensions --resolveJsonModule --lib es2023,dom,dom.iterable --types node';
  const files = ['examples.ts', 'unknown.ts', 'program.ts'];
  const args = [`${modules}typescript/bin/tsc`, ...flags.split(' '), '--typeRoots', `${modules}@types`, ...files];
  return spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28 }).stdout;
}

/** Go has no types by name at run time, so the program gets them as functions. */
function requestsInGo({ hasMaps }: Generator, module: string, { examples }: Cases): string {
  const schemas = new Set(examples.filter(({ isFreeForm }) => !(isFreeForm && hasMaps)).map(({ schema }) => schema));
  const lines = [...schemas].map((schema) => `\t"${schema}": func() any { return new(genmedia.${schema}) },\n`);
  return `package main\n\nimport "${module}"\n\nvar requests = map[string]func() any{\n${lines.join('')}}\n`;
}

interface Service {
  /** The sandbox. Its clock stands still, so a new task stays as it is. */
  url: string;
  /** The same, later: every task has ended there, and responses have fields that the document does not have. */
  laterUrl: string;
  /** A key that only works behind `Token `. */
  key: string;
  close: () => Promise<void>;
}

export async function startService(): Promise<Service> {
  const key = 'key-of-the-sandbox';
  const sandbox = createSandbox({ speed: 0, apiKey: key });
  const now = await serveFetch((url, init) => sandbox.fetch(url, init));
  const later = await serveFetch(async (url, init) => {
    await sandbox.advance('1h');
    const response = await sandbox.fetch(url, init);
    return Response.json(withNewFields(await response.json()), { status: response.status });
  });
  const close = async () => {
    await Promise.all([now.close(), later.close()]);
    await sandbox.close();
  };
  return { url: now.url, laterUrl: later.url, key, close };
}

/** The value with one more field in each of its objects. */
function withNewFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withNewFields);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, inner]) => [name, withNewFields(inner)]);
  return { ...Object.fromEntries(fields), new_field: 'new' };
}
