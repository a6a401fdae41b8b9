import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { checksFor } from '../../src/cli/init/checks.js';
import { githubWorkflow } from '../../src/cli/init/templates.js';

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}

interface Job {
  permissions?: Record<string, string>;
  strategy?: { matrix: Record<string, string[]> };
  steps: Step[];
}

interface Workflow {
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
}

const folder = '.github/workflows';
const texts = readdirSync(folder).map((file) => [file, readFileSync(`${folder}/${file}`, 'utf8')] as const);
const workflows = texts.map(([file, text]) => [file, parse(text) as Workflow] as const);
const jobs = workflows.flatMap(([file, { permissions, jobs }]) =>
  Object.entries(jobs).map(([name, job]) => ({ name: `${file} ${name}`, job, may: job.permissions ?? permissions })),
);
const jobOf = (name: string) => jobs.find((one) => one.name === name)?.job as Job;
const action = readFileSync('action.yml', 'utf8');
const commandsOf = ({ steps }: Job) => steps.map(({ run = '' }) => run).join('\n');
const manifest = JSON.parse(readFileSync('package.json', 'utf8'));

it('pins each action to one commit, here and for other repositories', () => {
  const all = [...texts.map(([, text]) => text), action, githubWorkflow(checksFor('https://staging.example.com'))];
  const used = all.flatMap((text) => [...text.matchAll(/\buses: (.*)$/gm)].map(([, use = '']) => use));
  for (const use of used) expect(use).toMatch(/^actions\/[a-z-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  const names = [...new Set(used)].map((use) => use.replace(/@.*/, ''));
  expect(names).toEqual([...new Set(names)]);
});

it('permits writing only in jobs that run no code of the project', () => {
  for (const [file, { permissions }] of workflows) {
    expect([{}, { contents: 'read' }], file).toContainEqual(permissions);
  }
  const writing = jobs.filter(({ may }) => Object.values(may).includes('write'));
  expect(writing.map(({ name, may }) => [name, may])).toEqual([
    ['docs.yml deploy', { pages: 'write', 'id-token': 'write' }],
    ['release.yml publish', { 'id-token': 'write' }],
    ['release.yml release', { contents: 'write' }],
  ]);
  for (const { name, job } of writing) {
    expect(commandsOf(job), name).not.toMatch(
      /\bnpm (ci|install|i|test|run|pack|exec)\b|\bnpx\b|\.ci\/run|\bnode\b|\btsx\b/,
    );
    expect(JSON.stringify(job.steps), name).not.toContain('actions/checkout@');
  }
});

it('has no secret in a pull request, and no credentials after a checkout', () => {
  const withSecret = texts.filter(([, text]) => text.includes('secrets.')).map(([file]) => file);
  expect(withSecret).toEqual(['release.yml']);
  for (const [file, { on }] of workflows) {
    expect(Object.keys(on), file).not.toContain('pull_request_target');
    if (withSecret.includes(file)) expect(Object.keys(on), file).toEqual(['push']);
  }
  const checkouts = jobs.flatMap(({ job }) => job.steps.filter(({ uses }) => uses?.startsWith('actions/checkout@')));
  for (const step of checkouts) expect(step.with).toMatchObject({ 'persist-credentials': false });
});

it('passes values of others to commands in variables only', () => {
  const { runs } = parse(action) as { runs: Job };
  for (const job of [runs, ...jobs.map(({ job }) => job)]) expect(commandsOf(job)).not.toContain('${{');
});

it('publishes the file that was tested', () => {
  const commands = commandsOf(jobOf('release.yml publish'));
  expect(commands).toMatch(/sha256sum --check --strict[\s\S]*npm publish .* --provenance/);
});

it('tests with the oldest Node that package.json supports, and each later line', () => {
  const versions = jobOf('ci.yml test').strategy?.matrix.node ?? [];
  expect(versions).toEqual(['20.19', '22', '24', '26']);
  expect(manifest.engines.node).toBe(`>=${versions[0]}`);
});

it('has an exact version of every dependency', () => {
  const { dependencies, devDependencies, overrides } = manifest;
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies, ...overrides })) {
    expect(version, name).toMatch(/^(npm:\w+@)?\d+\.\d+\.\d+$/);
  }
});
