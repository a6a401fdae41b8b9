/** One command of the test run, for the faults that it can see. */
export interface Step {
  name: string;
  files: RegExp;
  args: readonly string[];
  env?: Record<string, string>;
}

/** One file at a time: there are as many copies of the repository as cores. */
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--bail=1', '--maxWorkers=1'];
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
    name: 'rules',
    files: new RegExp(`${made.source}|^(src/validate|contract-tests/rules)/`),
    args: tests('rules/rules.test'),
    env: quickly,
  },
  { name: 'workflows', files: /^openapi\/workflows\//, args: tests('tools/workflows.test') },
  { name: 'diff', files: /^scripts\/diff/, args: tests('tools/diff.test') },
  { name: 'overlay', files: /^openapi\/overlays\//, args: tests('sandbox/overlay.test') },
  { name: 'collections', files: /^scripts\/generate\/collections\//, args: tests('tools/collections.test') },
  ...fastFirst('urls', /^src\/(preflight\/url\/|shared\/private-host)/, 'preflight/url'),
  ...fastFirst('tasks', /^src\/(batch|credits|errors|tasks|contract|shared)\//, 'tasks/', 'batch/', 'credits/'),
  ...fastFirst(
    'delivery',
    /^src\/((callbacks|download|inputs|http)\/|client\/gen-media\.ts)/,
    'callbacks/',
    'download/',
    'inputs/',
  ),
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
