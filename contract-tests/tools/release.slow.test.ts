import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { tsx } from '../support/tsx.js';

const folder = mkdtempSync(join(tmpdir(), 'genmedia-release-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Requests the notes of a tag with these versions. */
function release(
  tag: string,
  { version = '1.2.3', documented = '1.2.3', changelog = '## 1.2.3\n\n- New.\n\n## 1.2.2\n' },
) {
  mkdirSync(join(folder, 'generated'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ version }));
  writeFileSync(join(folder, 'generated/openapi.json'), JSON.stringify({ info: { version: documented } }));
  writeFileSync(join(folder, 'CHANGELOG.md'), `# Changelog\n\n${changelog}`);
  return new Promise<string>((done) => {
    execFile(
      process.execPath,
      ['--import', tsx, resolve('scripts/release.ts'), tag],
      { cwd: folder },
      (error, stdout, stderr) => done(error ? `${error.code}: ${stderr}` : stdout),
    );
  });
}

it('a release has the notes of its version', async () => {
  expect(await release('v1.2.3', {})).toBe('- New.\n');
});

it.each([
  ['v1.2', {}, 'A release is a tag such as v1.2.3, not v1.2.'],
  ['v1.2.3', { version: '1.2.2' }, 'The tag is v1.2.3, and `version` in package.json is 1.2.2. Change one of them.'],
  ['v1.2.3', { documented: '1.2.2' }, '`info.version` in openapi/openapi.yaml is 1.2.2'],
  ['v1.2.3', { changelog: '## Unreleased\n\n- New.\n' }, 'CHANGELOG.md says nothing about 1.2.3.'],
  ['v1.2.3', { changelog: '## 1.2.3\n\n## 1.2.2\n\n- Old.\n' }, 'CHANGELOG.md says nothing about 1.2.3.'],
])('a release with inconsistent versions is rejected: %s, %j', async (tag, state, message) => {
  const output = await release(tag, state);
  expect(output).toContain(`1: `);
  expect(output).toContain(message);
});

describe('the URLs of the project', () => {
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

  it('are written from that of the repository', async () => {
    expect(await urlsFrom('https://git.example/owner/genmedia')).toEqual({
      name: 'genmedia',
      repository: { type: 'git', url: 'git+https://git.example/owner/genmedia.git' },
      homepage: 'https://git.example/owner/genmedia#readme',
      bugs: { url: 'https://git.example/owner/genmedia/issues' },
    });
  });

  it('have the docs as home page where they are published', async () => {
    expect(await urlsFrom('git@gitlab.example:owner/genmedia.git', 'https://docs.example/genmedia')).toMatchObject({
      homepage: 'https://docs.example/genmedia/',
      bugs: { url: 'https://gitlab.example/owner/genmedia/-/issues' },
    });
  });

  it('are not guessed', async () => {
    expect(await urlsFrom('')).toContain('Pass the URL of the repository, such as https://host/owner/name.');
    expect(await urlsFrom('genmedia')).toContain('The repository is "genmedia".');
    const { repository, homepage, bugs } = JSON.parse(readFileSync('package.json', 'utf8'));
    // All of them, or none as long as no URL is known.
    expect(new Set([repository, homepage, bugs].map((url) => url === undefined)).size).toBe(1);
  });
});
