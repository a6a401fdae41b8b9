import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { checksFor } from '../../src/cli/init/checks.js';
import { githubWorkflow } from '../../src/cli/init/templates.js';

type Permissions = Record<string, string>;

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
  env?: Record<string, string>;
}

interface Job {
  permissions?: Permissions;
  environment?: { name: string };
  needs?: string | string[];
  'runs-on'?: string;
  strategy?: { matrix: Record<string, string[]> };
  steps: Step[];
}

interface Workflow {
  permissions: Permissions;
  jobs: Record<string, Job>;
}

const folder = '.github/workflows';
const files = readdirSync(folder);
const read = (file: string) => readFileSync(`${folder}/${file}`, 'utf8');
const workflows = files.map((file) => [file, parse(read(file)) as Workflow] as const);
/** Every job with its name, such as `release.yml publish`, and its permissions. */
const jobs = workflows.flatMap(([file, { permissions, jobs }]) =>
  Object.entries(jobs).map(([name, job]) => ({ name: `${file} ${name}`, job, may: job.permissions ?? permissions })),
);
const commandsOf = ({ steps }: Job) => steps.map(({ run = '' }) => run).join('\n');
/** Commands that run code of this project, or of a dependency. */
const projectCode = /\bnpm (ci|install|i|test|run|pack|exec)\b|\bnpx\b|\.ci\/run|\bnode\b|\btsx\b/;

describe('the workflows', () => {
  it('are those that these tests check', () => {
    expect(files.sort()).toEqual(['ci.yml', 'docs.yml', 'release.yml']);
  });

  it.each(files)('%s pins each action to a commit, with the version next to it', (file) => {
    const lines = read(file)
      .split('\n')
      .filter((line) => /\buses:/.test(line));
    const count = Object.values((parse(read(file)) as Workflow).jobs).flatMap(({ steps }) =>
      steps.filter(({ uses }) => uses),
    ).length;
    expect(lines).toHaveLength(count);
    for (const line of lines) expect(line).toMatch(/uses: actions\/[a-z-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('use one commit per action', () => {
    const used = files.flatMap((file) => [...read(file).matchAll(/uses: (\S+)@(\S+ # \S+)/g)]);
    const commits = new Map<string, Set<string>>();
    for (const [, action = '', commit = ''] of used) {
      commits.set(action, (commits.get(action) ?? new Set()).add(commit));
    }
    expect([...commits].filter(([, versions]) => versions.size > 1)).toEqual([]);
  });

  it('leave no credentials behind when they check out the project', () => {
    const checkouts = jobs.flatMap(({ job }) => job.steps.filter(({ uses }) => uses?.startsWith('actions/checkout@')));
    expect(checkouts).toHaveLength(4);
    for (const step of checkouts) expect(step.with).toMatchObject({ 'persist-credentials': false });
  });

  it('may write only where no code of the project runs', () => {
    const writing = jobs.filter(({ may }) => Object.values(may).includes('write'));
    expect(writing.map(({ name, may }) => [name, may])).toEqual([
      ['docs.yml deploy', { pages: 'write', 'id-token': 'write' }],
      ['release.yml publish', { 'id-token': 'write' }],
      ['release.yml release', { contents: 'write' }],
    ]);
    for (const { name, job } of writing) {
      expect(commandsOf(job), name).not.toMatch(projectCode);
      expect(JSON.stringify(job.steps), name).not.toContain('actions/checkout@');
    }
  });

  it('have read-only permissions by default', () => {
    for (const [file, { permissions }] of workflows) {
      expect([{}, { contents: 'read' }], file).toContainEqual(permissions);
    }
  });

  it('put nothing that others can write into a command', () => {
    for (const { name, job } of jobs) expect(commandsOf(job), name).not.toContain('${{');
  });
});

describe('the tests', () => {
  const { test, 'other-systems': others } = (parse(read('ci.yml')) as Workflow).jobs;
  const { engines, scripts } = JSON.parse(readFileSync('package.json', 'utf8'));

  it('run on Linux with the oldest supported Node and each later line', () => {
    expect(test?.['runs-on']).toBe('ubuntu-latest');
    const versions = test?.strategy?.matrix.node ?? [];
    expect(versions).toEqual(['20.19', '22', '24', '26']);
    expect(engines.node).toBe(`>=${versions[0]}`);
    expect(commandsOf(test as Job)).toContain('.ci/run');
  });

  it('run on macOS and Windows, by commands that every shell knows', () => {
    expect(others?.['runs-on']).toMatch(/matrix\.system/);
    expect(others?.strategy?.matrix.system).toEqual(['macos-latest', 'windows-latest']);
    expect(others?.steps.flatMap(({ run }) => run ?? [])).toEqual(['npm ci', 'npm test']);
  });

  it.each(Object.entries<string>(scripts))('npm run %s can be run by cmd.exe', (_, script) => {
    // Words that cmd.exe passes on as they are: without quotes, variables, globs, pipes and paths of POSIX.
    for (const command of script.split(' && ')) expect(command).toMatch(/^[a-z]+( [\w./:=-]+)*$/);
    expect(script).not.toMatch(/(^|&& )(\w+=|rm|cp|mv|mkdir|cat|export|test|sh|bash)\b/);
  });

  it('compare generated files byte by byte, so that a checkout on Windows keeps their line endings', () => {
    expect(readFileSync('.gitattributes', 'utf8').split('\n')).toContain('* text=auto eol=lf');
  });
});

describe('what other repositories run', () => {
  const action = readFileSync('action.yml', 'utf8');
  const pinned = (text: string) => [...text.matchAll(/uses: (.+)$/gm)].map(([, use]) => use);
  const ours = new Set(files.flatMap((file) => pinned(read(file))));

  it('uses the commits of actions that the workflows here use', () => {
    const uses = [...pinned(action), ...pinned(githubWorkflow(checksFor('https://staging.example.com')))];
    expect(uses).toHaveLength(3);
    for (const use of uses) expect(ours).toContain(use);
  });

  it('puts no input into a command', () => {
    const { runs } = parse(action) as { runs: Job };
    expect(commandsOf(runs)).toContain('genmedia validate');
    expect(commandsOf(runs)).not.toContain('${{');
  });
});

describe('a release', () => {
  const { build, publish, release } = (parse(read('release.yml')) as Workflow).jobs as Record<string, Job>;
  const steps = (job?: Job) => job?.steps ?? [];
  const usesOf = (job?: Job) => steps(job).flatMap(({ uses }) => uses?.replace(/@.*/, '') ?? []);

  it('is tested and packed before it is published, and published before it is announced', () => {
    expect([build?.needs, publish?.needs, release?.needs]).toEqual([undefined, 'build', ['build', 'publish']]);
    const order = ['npm ci', 'scripts/release.ts "$TAG"', '.ci/run', 'npm run size', 'npm pkg set', 'npm pack'];
    const places = order.map((command) => steps(build).findIndex(({ run }) => run?.includes(command)));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
    expect(usesOf(build)).toContain('actions/upload-artifact');
  });

  it('is built without a cache that others could have filled', () => {
    for (const job of [build, publish]) {
      const setup = steps(job).find(({ uses }) => uses?.startsWith('actions/setup-node@'));
      expect(setup?.with).toMatchObject({ 'package-manager-cache': false });
      expect(setup?.with).not.toHaveProperty('cache');
    }
  });

  it('publishes the tested file, with its provenance, from a protected environment', () => {
    expect(publish?.environment?.name).toBe('npm');
    expect(usesOf(publish)).toEqual(['actions/setup-node', 'actions/download-artifact']);
    const commands = commandsOf(publish as Job);
    expect(commands).toContain('echo "$SHA256  release/$TARBALL" | sha256sum --check --strict');
    expect(commands.indexOf('sha256sum')).toBeLessThan(commands.indexOf('npm publish'));
    expect(commands).toMatch(/npm publish "\.\/release\/\$TARBALL" --provenance --access public --ignore-scripts/);
  });

  it('exposes a token only to the step that publishes', () => {
    const text = read('release.yml');
    expect(text.match(/secrets\./g)).toHaveLength(1);
    const [holder] = jobs.flatMap(({ job }) =>
      job.steps.filter(({ env }) => JSON.stringify(env)?.includes('secrets.')),
    );
    expect(holder?.run).toContain('npm publish');
    expect(
      jobs
        .filter(({ name }) => !name.startsWith('release.yml'))
        .map(({ job }) => JSON.stringify(job))
        .join(),
    ).not.toContain('secrets.');
  });
});

describe('updates of dependencies', () => {
  const { updates } = parse(readFileSync('.github/dependabot.yml', 'utf8'));
  const { devDependencies, overrides } = JSON.parse(readFileSync('package.json', 'utf8'));
  const of = (ecosystem: string) =>
    updates.find((update: Record<string, string>) => update['package-ecosystem'] === ecosystem);

  it('cover packages and actions', () => {
    expect(updates.map((update: Record<string, string>) => update['package-ecosystem'])).toEqual([
      'npm',
      'github-actions',
    ]);
    for (const update of updates) expect(Object.keys(update.groups).length).toBeGreaterThan(0);
  });

  it('ignore only dependencies that must stay, and that exist', () => {
    const ignored: { 'dependency-name': string; versions?: string[] }[] = of('npm').ignore;
    expect(ignored.map((entry) => [entry['dependency-name'], entry.versions])).toEqual([
      ['@stoplight/prism-cli', ['>=5.15.0']],
      ['vite', ['>=8']],
      ['typescript', ['>=6']],
      ['@types/node', ['>=21']],
      ['rollup', undefined],
    ]);
    expect(Object.keys({ ...devDependencies, ...overrides })).toEqual(
      expect.arrayContaining(ignored.map((entry) => entry['dependency-name'])),
    );
  });

  it('cannot happen implicitly: every version is exact', () => {
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies, ...overrides })) {
      expect(version, name).toMatch(/^(npm:\w+@)?\d+\.\d+\.\d+$/);
    }
  });
});

describe('SECURITY.md', () => {
  const text = readFileSync('SECURITY.md', 'utf8');

  it.each(['Report a vulnerability', 'Supported versions', 'What the package promises', 'What counts'])(
    'says: %s',
    (heading) => {
      expect(text).toContain(`\n## ${heading}\n`);
    },
  );
});
