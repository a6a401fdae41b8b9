import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { newFolder } from '../support/new-folder.js';
import { tsx } from '../support/tsx.js';

const folder = newFolder(afterAll);

const lockFile = {
  name: 'genmedia',
  lockfileVersion: 3,
  packages: {
    '': { name: 'genmedia', dependencies: { shipped: '1.0.0' }, devDependencies: { bundled: '2.0.0', tool: '3.0.0' } },
    'node_modules/shipped': { version: '1.0.0' },
    'node_modules/bundled': { version: '2.0.0', dev: true },
    'node_modules/tool': { version: '3.0.0', dev: true },
  },
};

interface Project {
  version?: string;
  documented?: string;
  changelog?: string;
  bundled?: string;
}

/** Runs the command in a small project with these versions. */
function release(
  args: readonly string[],
  {
    version = '1.2.3',
    documented = version,
    changelog = `## ${version} - 2026-01-31\n\n- New.\n`,
    bundled = '2.0.0',
  }: Project,
  env: NodeJS.ProcessEnv = {},
) {
  const { packages } = lockFile;
  const files = {
    'package.json': JSON.stringify({ ...packages[''], version, files: ['CHANGELOG.md'] }),
    'package-lock.json': JSON.stringify({
      ...lockFile,
      version,
      packages: { ...packages, '': { ...packages[''], version } },
    }),
    'generated/openapi.json': JSON.stringify({ info: { version: documented } }),
    'generated/openapi.yaml': '',
    'generated/openapi-3.0.json': '{}',
    'CHANGELOG.md': `# Changelog\n\n${changelog}\n## 1.2.2 - 2026-01-30\n\n- Old.\n`,
    'THIRD-PARTY.md': `| Library | Version |\n| --- | --- |\n| [bundled](https://bundled.example) | ${bundled} | MIT |\n`,
    '.github/workflows/release.yml': readFileSync('.github/workflows/release.yml', 'utf8'),
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return new Promise<string>((done) => {
    execFile(
      process.execPath,
      ['--import', tsx, resolve('scripts/release.ts'), ...args],
      { cwd: folder, env: { ...process.env, ...env } },
      (error, stdout, stderr) => done(error ? `${error.code}: ${stderr}` : stdout),
    );
  });
}

const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const sha256 = (file: string) =>
  createHash('sha256')
    .update(readFileSync(join(folder, file)))
    .digest('hex');

describe('files of a release', () => {
  const image = 'ghcr.io/owner/genmedia-sandbox@sha256:0123';

  beforeAll(async () => {
    const printed = await release(
      ['v1.2.3', '--out', 'out', '--image', image],
      {},
      { GITHUB_OUTPUT: join(folder, 'outputs') },
    );
    expect(printed).toContain('genmedia-1.2.3.tgz');
  }, 60_000);

  it('writes the tarball, its bill of materials and the documents, each with its checksum', () => {
    const named = ['genmedia-1.2.3.tgz', 'genmedia-1.2.3.cdx.json', 'openapi.json', 'openapi.yaml', 'openapi-3.0.json'];
    expect(read('out/SHA256SUMS')).toBe(named.map((file) => `${sha256(`out/${file}`)}  ${file}\n`).join(''));
    expect(readdirSync(join(folder, 'out')).sort()).toEqual([...named, 'SHA256SUMS', 'notes.md'].sort());
  });

  it('writes notes of this version only, which end with the digest of the image', () => {
    expect(read('out/notes.md')).toBe(`- New.\n\n## Image of the sandbox\n\n\`${image}\`\n`);
  });

  it('lists the packages that users get: dependencies and bundled libraries, no tools', () => {
    const { metadata, components, dependencies } = JSON.parse(read('out/genmedia-1.2.3.cdx.json'));
    expect(metadata.component).toMatchObject({ name: 'genmedia', purl: 'pkg:npm/genmedia@1.2.3' });
    expect(components.map(({ purl }: { purl: string }) => purl).sort()).toEqual([
      'pkg:npm/bundled@2.0.0',
      'pkg:npm/shipped@1.0.0',
    ]);
    expect(JSON.stringify(dependencies)).not.toContain('tool');
  });

  it('passes the files to the jobs that publish them', () => {
    const tarball = 'genmedia-1.2.3.tgz';
    expect(read('outputs')).toBe(
      `version=1.2.3\nnpm-tag=latest\ntarball=${tarball}\nsha256=${sha256(`out/${tarball}`)}\n`,
    );
  });
});

describe('a dry run', () => {
  let printed: string;
  beforeAll(async () => {
    printed = await release(['--dry-run'], { version: '2.0.0-rc.1' });
  }, 60_000);

  it('prints the commands of each job with the values of this version, and what a person does', () => {
    expect(printed).toContain('A dry run of v2.0.0-rc.1, for the npm tag "next". Nothing is published');
    expect(printed).toContain('build: may read contents\n');
    expect(printed).toContain('publish: may write id-token, in the environment npm\n');
    expect(printed).toContain('$ npm stage publish "./release/genmedia-2.0.0-rc.1.tgz" --tag "next" --provenance');
    expect(printed).toMatch(/ghcr\.io[\s\S]*skopeo copy[\s\S]*gh release create "v2\.0\.0-rc\.1"/);
    expect(printed).toMatch(/^[0-9a-f]{64} +\d+ kB {2}genmedia-2\.0\.0-rc\.1\.cdx\.json$/m);
    expect(printed).toContain('\n- New.\n');
    expect(printed).toContain('npm stage approve <identifier>');
    expect(printed).toContain('git tag --sign v2.0.0-rc.1');
  });

  it('prints every command of the workflow', () => {
    const { jobs } = parse(readFileSync('.github/workflows/release.yml', 'utf8'));
    const steps = Object.values(jobs as Record<string, { steps: { run?: string }[] }>).flatMap((job) => job.steps);
    const lines = steps.flatMap(({ run = '' }) => run.trim().split('\n')).filter(Boolean);
    expect(printed.match(/^ {2}\$ /gm)).toHaveLength(lines.length);
  });

  it('leaves no file', () => {
    expect(readdirSync(folder).filter((file) => /\.tgz$|^release/.test(file))).toEqual([]);
  });
});

it.each([
  [['v1.2'], {}, 'A release is a tag such as v1.2.3 or v1.2.3-rc.1, not v1.2.'],
  [[], {}, 'A release is a tag such as v1.2.3 or v1.2.3-rc.1, not nothing.'],
  [['v1.2.3'], { version: '1.2.2' }, 'The tag is v1.2.3, and `version` in package.json is 1.2.2. Change one of them.'],
  [['v1.2.3'], { documented: '1.2.2' }, '`info.version` in openapi/openapi.yaml is 1.2.2'],
  [['v1.2.3'], { changelog: '## Unreleased\n\n- New.\n' }, 'CHANGELOG.md says nothing about 1.2.3.'],
  [['v1.2.3'], { changelog: '## 1.2.3 - 2026-01-31\n' }, 'CHANGELOG.md says nothing about 1.2.3.'],
  [['v1.2.3'], { changelog: '## 1.2.3\n\n- New.\n' }, 'The section 1.2.3 of CHANGELOG.md has no date.'],
  [['v1.2.3'], { bundled: '2.0.1' }, 'THIRD-PARTY.md names bundled@2.0.1, which package-lock.json does not have.'],
  [['v1.2.3', '--dry-run'], {}, 'Pass --dry-run to see what would happen, or --out <folder>'],
])('rejects an inconsistent release: %j, %j', { timeout: 60_000 }, async (args, state, message) => {
  const output = await release([...args, '--out', 'rejected'], state);
  expect(output).toContain(`1: `);
  expect(output).toContain(message);
});

describe('URLs of the project', () => {
  /** Writes them, and returns what package.json has then. */
  function urlsFrom(repository: string, DOCS_URL = '') {
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'genmedia' }));
    const args = ['--import', tsx, resolve('scripts/project-urls.ts'), ...(repository ? [repository] : [])];
    return new Promise((done) => {
      execFile(process.execPath, args, { cwd: folder, env: { ...process.env, DOCS_URL } }, (error, _, stderr) =>
        done(error ? stderr : JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))),
      );
    });
  }

  it('derives the URLs from that of the repository', async () => {
    expect(await urlsFrom('https://git.example/owner/genmedia')).toEqual({
      name: 'genmedia',
      repository: { type: 'git', url: 'git+https://git.example/owner/genmedia.git' },
      homepage: 'https://git.example/owner/genmedia#readme',
      bugs: { url: 'https://git.example/owner/genmedia/issues' },
    });
  });

  it('uses the docs as home page where they are published', async () => {
    expect(await urlsFrom('git@gitlab.example:owner/genmedia.git', 'https://docs.example/genmedia')).toMatchObject({
      homepage: 'https://docs.example/genmedia/',
      bugs: { url: 'https://gitlab.example/owner/genmedia/-/issues' },
    });
  });

  it('never guesses a URL', async () => {
    expect(await urlsFrom('')).toContain('Pass the URL of the repository, such as https://host/owner/name.');
    expect(await urlsFrom('genmedia')).toContain('The repository is "genmedia".');
    const { repository, homepage, bugs } = JSON.parse(readFileSync('package.json', 'utf8'));
    // All of them, or none as long as no URL is known.
    expect(new Set([repository, homepage, bugs].map((url) => url === undefined)).size).toBe(1);
  });
});
