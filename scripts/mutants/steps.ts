/** One command of the test run, for the faults that it can see. */
export interface Step {
  name: string;
  files: RegExp;
  args: readonly string[];
  env?: Record<string, string>;
}

const everything = ['node_modules/vitest/vitest.mjs', 'run', '--bail=1'];
/** One file at a time: there are as many copies of the repository as cores. */
const vitest = [...everything, '--maxWorkers=1'];
const tests = (...names: string[]) => [...vitest, ...names.map((name) => `contract-tests/${name}`)];

/** The same, first without the files that take long, which most faults do not need. */
function fastFirst(name: string, files: RegExp, ...folders: string[]): Step[] {
  return [
    { name: `${name}, fast`, files, args: [...tests(...folders), '--mode', 'fast'] },
    { name, files, args: tests(...folders) },
  ];
}

/** What the generated files are made of. */
const made = /^(openapi\/(?!workflows)|scripts\/generate[./])/;

/** With the judges that need neither a compiler nor a server. */
const quickly = { JUDGES: 'schema,validators,openapi-3.0' };

/**
 * `npm test` in pieces, the quick ones first: a fault that they catch is not run by the others. After a change of the
 * document its author generates, so that comes before all.
 */
export const steps: readonly Step[] = [
  { name: 'generate', files: made, args: ['--import', 'tsx', 'scripts/generate.ts'] },
  {
    name: 'document',
    files: /^openapi\/|^scripts\/generate\.ts|examples\.test/,
    args: tests('document/'),
    env: quickly,
  },
  { name: 'openapi-3.0', files: /^scripts\/generate\/openapi-3\.0/, args: tests('document/openapi-30') },
  {
    name: 'preflight rules',
    files: new RegExp(`${made.source}|^src/preflight/(?!url/)|^(src/check|contract-tests)/rules/`),
    args: tests('rules/preflight-rules.test'),
  },
  {
    name: 'rules',
    files: new RegExp(`${made.source}|^(src/(validate|check/rules)|contract-tests/(rules|judges|coverage))/`),
    args: tests('rules/rules.test'),
    env: quickly,
  },
  { name: 'workflows', files: /^openapi\/workflows\//, args: tests('tools/workflows.test') },
  { name: 'diff', files: /^(scripts\/diff|src\/diff\/)/, args: tests('diff/', 'tools/diff.test') },
  { name: 'overlay', files: /^openapi\/overlays\//, args: tests('sandbox/overlay.test') },
  { name: 'collections', files: /^scripts\/generate\/collections\//, args: tests('tools/collection') },
  {
    name: 'models',
    files: /^(src\/(models|validate)\/|scripts\/generate\/models)/,
    args: tests('models/', 'validate/standard-schema'),
  },
  ...fastFirst('urls', /^src\/(preflight\/url\/|shared\/private-host)/, 'preflight/url'),
  ...fastFirst('preflight', /^src\/(preflight|cli|sandbox\/(service|results))\//, 'preflight/', 'sandbox/preflight'),
  { name: 'queues', files: /^src\/bullmq\//, args: tests('bullmq/') },
  ...fastFirst('tasks', /^src\/(batch|credits|errors|tasks|contract|shared)\//, 'tasks/', 'batch/', 'credits/'),
  ...fastFirst(
    'delivery',
    /^src\/((callbacks|download|inputs|http)\/|client\/gen-media\.ts)/,
    'callbacks/',
    'download/',
    'inputs/',
  ),
  { name: 'check', files: /^src\/(check|cli)\//, args: tests('check/') },
  ...fastFirst('sandbox', /^src\/(sandbox|http)\//, 'sandbox/'),
  {
    name: 'docs',
    files: /^scripts\/(docs|document)\//,
    args: tests(
      'docs/guides/writing',
      'docs/guides/facts',
      'docs/guides/parts',
      'docs/models/html',
      'docs/rules/pages',
      'docs/site/search',
      'docs/site/site.test',
    ),
  },
  { name: 'pages', files: /^scripts\/docs\//, args: tests('docs/') },
  { name: 'matrix', files: /^scripts\/matrix/, args: tests('tools/matrix.test') },
  { name: 'mock', files: /^scripts\/mock\//, args: tests('tools/mock', 'tools/commands.test') },
  { name: 'types', files: /./, args: ['node_modules/typescript/bin/tsc', '--project', 'tsconfig.json'] },
  { name: 'lint', files: /^openapi\//, args: ['--import', 'tsx', 'scripts/lib/redocly.ts', 'lint'] },
  { name: 'logger and otel', files: /^src\/(logger|otel)\//, args: tests('logger/', 'otel/') },
  ...fastFirst('client', /^(src\/(?!sandbox)|scripts\/generate\/)/, 'client/', 'validate/', 'types/'),
  { name: 'all tests', files: /./, args: vitest },
];

/** What must pass without a fault: the same, each test once. */
export const checks: readonly Step[] = [
  ...steps.filter(({ args }) => args[0] !== vitest[0]),
  { name: 'all tests', files: /./, args: everything },
];

/** The steps for a fault. The test file that caught it last time runs first, after what the tests need. */
export function stepsFor(file: string, lastCaughtBy?: string): Step[] {
  const applying = steps.filter(({ files }) => files.test(file));
  if (lastCaughtBy === undefined) return applying;
  const isNeeded = ({ name }: Step) => name === 'generate';
  const last = { name: lastCaughtBy, files: /./, args: [...vitest, lastCaughtBy] };
  return [...applying.filter(isNeeded), last, ...applying.filter((step) => !isNeeded(step))];
}

/** The test file that failed, as vitest prints it. */
export const failedTest = (output: string) => /FAIL\s+(?:\|\w+\|\s+)?(contract-tests\/\S+\.test\.ts)/.exec(output)?.[1];
