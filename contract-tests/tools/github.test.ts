import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import type { Job as PlannedJob } from '../../scripts/release/to-plan.js';
import { checksFor } from '../../src/cli/init/checks.js';
import { githubWorkflow } from '../../src/cli/init/templates.js';

interface Job extends PlannedJob {
  strategy?: { matrix: Record<string, string[]> };
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
  for (const use of used)
    expect(use).toMatch(
      /^(actions\/[a-z-]+|github\/codeql-action\/[a-z-]+|ossf\/scorecard-action)@[0-9a-f]{40} # v\d+\.\d+\.\d+$/,
    );
  const names = [...new Set(used)].map((use) => use.replace(/@.*/, ''));
  expect(names).toEqual([...new Set(names)]);
});

it('permits writing only in jobs that run no code of the project', () => {
  for (const [file, { permissions }] of workflows) {
    expect([{}, { contents: 'read' }], file).toContainEqual(permissions);
  }
  const writing = jobs.filter(({ may }) => Object.values(may).includes('write'));
  expect(writing.map(({ name, may }) => [name, may])).toEqual([
    ['codeql.yml analyze', { contents: 'read', 'security-events': 'write' }],
    ['docs.yml deploy', { pages: 'write', 'id-token': 'write' }],
    ['release.yml publish', { 'id-token': 'write' }],
    ['release.yml image', { packages: 'write', 'id-token': 'write', attestations: 'write' }],
    ['release.yml release', { contents: 'write', 'id-token': 'write', attestations: 'write' }],
    ['scorecard.yml scorecard', { contents: 'read', 'security-events': 'write', 'id-token': 'write' }],
  ]);
  for (const { name, job } of writing) {
    // Those that report findings read the sources, and have no command that could run them.
    if (commandsOf(job).trim() === '' && 'security-events' in (job.permissions ?? {})) continue;
    expect(commandsOf(job), name).not.toMatch(
      /\bnpm (ci|install|i|test|run|pack|exec)\b|\bnpx\b|\.ci\/run|\bnode\b|\btsx\b/,
    );
    expect(JSON.stringify(job.steps), name).not.toContain('actions/checkout@');
  }
});

it('contains no secret, and no credentials after a checkout', () => {
  for (const [file, text] of texts) expect(text, file).not.toMatch(/secrets\.|_authToken/);
  for (const [file, { on }] of workflows) expect(Object.keys(on), file).not.toContain('pull_request_target');
  const checkouts = jobs.flatMap(({ job }) => job.steps.filter(({ uses }) => uses?.startsWith('actions/checkout@')));
  for (const step of checkouts) expect(step.with).toMatchObject({ 'persist-credentials': false });
});

it('passes inputs to commands in variables only', () => {
  const { runs } = parse(action) as { runs: Job };
  for (const job of [runs, ...jobs.map(({ job }) => job)]) expect(commandsOf(job)).not.toContain('${{');
});

it('stages the file that was tested, which a person approves', () => {
  const commands = commandsOf(jobOf('release.yml publish'));
  expect(commands).toMatch(/sha256sum --check --strict[\s\S]*npm stage publish .* --tag "\$NPM_TAG" --provenance/);
  for (const { name, job } of jobs) expect(commandsOf(job), name).not.toMatch(/npm publish|npm stage approve/);
});

it('publishes the image that was built, for both architectures, with its bill of materials', () => {
  const built = commandsOf(jobOf('release.yml build'));
  expect(built).toMatch(/docker buildx build .*--platform linux\/amd64,linux\/arm64 --sbom=true --provenance=mode=max/);
  const { steps } = jobOf('release.yml image');
  expect(commandsOf(jobOf('release.yml image'))).toMatch(
    /skopeo copy --all --preserve-digests[\s\S]*\$\{DIGEST#sha256:\}/,
  );
  expect(steps.at(-1)?.with?.['subject-digest']).toContain('needs.build.outputs.digest');
});

it('attaches every file of a release, and attests it', () => {
  const { steps } = jobOf('release.yml release');
  expect(steps.map(({ with: inputs }) => inputs)).toContainEqual({ 'subject-checksums': 'release/SHA256SUMS' });
  expect(commandsOf({ steps })).toMatch(
    /--draft .*"\$TARBALL" "genmedia-\$VERSION\.cdx\.json" openapi\.json openapi\.yaml openapi-3\.0\.json SHA256SUMS$/m,
  );
});

it('warns of keys in forms of issues where something is pasted, and refers to SECURITY.md for vulnerabilities', () => {
  const formOf = (file: string) => readFileSync(`.github/ISSUE_TEMPLATE/${file}`, 'utf8');
  const pasted = readdirSync('.github/ISSUE_TEMPLATE')
    .map(formOf)
    .filter((text) => /response|error/i.test(text));
  expect(pasted.length).toBeGreaterThan(0);
  for (const text of pasted) expect(text).toContain('Never paste an API key');
  expect(parse(formOf('config.yml'))).toEqual({ blank_issues_enabled: false });
  expect(formOf('bug.yml')).toContain('SECURITY.md');
});

it('names an owner for every file, and for those that decide what is published', () => {
  const lines = readFileSync('.github/CODEOWNERS', 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  const owned = lines.map((line) => line.split(/ +/));
  for (const [, ...owners] of owned) expect(owners.join(' ')).toMatch(/^@[\w-]+\/[\w-]+$/);
  const paths = owned.map(([path = '']) => path);
  expect(paths[0]).toBe('*');
  for (const path of paths.slice(1).map((one) => one.slice(1).replace('*', '.ts'))) {
    expect(existsSync(path), path).toBe(true);
  }
  expect(paths).toEqual(expect.arrayContaining(['/.github/', '/scripts/release*']));
});

it('tests with the oldest Node that package.json supports, and each later line', () => {
  const versions = jobOf('ci.yml test').strategy?.matrix.node ?? [];
  expect(versions).toEqual(['20.19', '22', '24', '26']);
  expect(manifest.engines.node).toBe(`>=${versions[0]}`);
});

it('pins every dependency to an exact version', () => {
  const { dependencies, devDependencies, overrides } = manifest;
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies, ...overrides })) {
    expect(version, name).toMatch(/^(npm:\w+@)?\d+\.\d+\.\d+$/);
  }
});
