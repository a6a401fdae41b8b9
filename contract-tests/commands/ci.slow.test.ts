import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { document } from '../support/document.js';
import { newFolder } from '../support/new-folder.js';
import { lacks } from '../support/posix.js';
import { buildCommand, start } from './genmedia.js';

let built: Awaited<ReturnType<typeof buildCommand>>;
const folder = newFolder(afterAll);
beforeAll(async () => {
  built = await buildCommand();
});
afterAll(() => built.remove());

const genmedia = (cwd: string, args: readonly string[], input?: string) =>
  start(built.file, args, { cwd, ...(input !== undefined && { input }) }).ended;
const textIn = (cwd: string, file: string) => readFileSync(join(cwd, file), 'utf8');

/** Runs a script as npm does, in a shell that finds the command. The package tests run what is written with npm itself. */
function shell(cwd: string, line: string) {
  const bin = join(folder, 'bin');
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(bin, 'genmedia'), `#!/bin/sh\nexec "${process.execPath}" "${built.file}" "$@"\n`);
  chmodSync(join(bin, 'genmedia'), 0o755);
  const PATH = `${bin}${delimiter}${process.env.PATH}`;
  const { status, stdout, stderr } = spawnSync('sh', ['-ec', line], {
    cwd,
    encoding: 'utf8',
    env: { ...process.env, PATH },
  });
  return { status, output: stdout + stderr };
}

describe('init ci', () => {
  it('writes a workflow for GitHub in an empty repository', async () => {
    const cwd = newFolder();
    const { status, stdout, stderr } = await genmedia(cwd, ['init', 'ci']);
    expect(status).toBe(0);
    expect(stdout).toContain('wrote  .github/workflows/contract.yml\n');
    expect(stderr).toContain('npm run contract');
    expect(stderr).toContain('Add a script "test" to package.json.');
    const { jobs } = parse(textIn(cwd, '.github/workflows/contract.yml'));
    const commands = jobs.contract.steps.flatMap(({ run }: { run?: string }) => run ?? []);
    expect(commands.map((command: string) => command.split(' ', 3).join(' '))).toEqual([
      'npm ci',
      'npx genmedia validate',
      'npx genmedia sandbox',
      'npx genmedia diff',
    ]);
  });

  it.skipIf(lacks('links'))('replaces nothing outside of the folder through a link', async () => {
    for (const [name, args] of [
      ['package.json', ['npm']],
      ['contract', ['npm']],
      ['.github', ['github', '--force']],
    ] as const) {
      const [cwd, outside] = [newFolder(), newFolder()];
      const target = name.endsWith('.json') ? join(outside, name) : outside;
      if (target !== outside) writeFileSync(target, '{"name":"other"}\n');
      symlinkSync(target, join(cwd, name));
      const { status, stderr } = await genmedia(cwd, ['init', 'ci', ...args]);
      expect(status).toBe(2);
      expect(stderr).toMatch(/Nothing was written\./);
      expect(readdirSync(cwd)).toEqual([name]);
      expect(readdirSync(outside)).toEqual(target === outside ? [] : [name]);
      if (target !== outside) expect(readFileSync(target, 'utf8')).toBe('{"name":"other"}\n');
    }
  });

  it.skipIf(lacks('shell'))('writes a script that passes, and fails for a wrong body', async () => {
    const cwd = newFolder();
    await genmedia(cwd, ['init', 'ci', 'npm']);
    const { scripts, devDependencies } = JSON.parse(textIn(cwd, 'package.json'));
    expect(devDependencies).toEqual({ genmedia: document.info.version });
    expect(shell(cwd, scripts.contract)).toMatchObject({ status: 0 });
    writeFileSync(join(cwd, 'contract/bodies/Text2VideoRequest.wrong.json'), '{}');
    expect(shell(cwd, scripts.contract)).toMatchObject({ status: 1 });
  });

  it.skipIf(lacks('shell'))(
    'writes a script that runs the tests of the repository in a sandbox, and fails with them',
    async () => {
      const cwd = newFolder();
      // The test of a team: it creates a task, at the URL that it gets.
      const program = `
        const headers = { authorization: 'Token ' + process.env.GENMEDIA_API_KEY, 'content-type': 'application/json' };
        const url = process.env.GENMEDIA_BASE_URL + '/ent/v2/audio-tts';
        const { ok } = await fetch(url, { method: 'POST', headers, body: process.env.BODY });
        process.exitCode = ok ? 0 : 1;`;
      writeFileSync(join(cwd, 'test.mjs'), program);
      const test = 'node test.mjs';
      writeFileSync(join(cwd, 'package.json'), JSON.stringify({ scripts: { test } }));
      const { stderr } = await genmedia(cwd, ['init', 'ci', 'npm']);
      expect(stderr).not.toContain('Add a script');
      const { contract } = JSON.parse(textIn(cwd, 'package.json')).scripts;
      const body = { text: 'Welcome.', voice_setting_voice_id: 'Robot_Armor' };
      expect(shell(cwd, `export BODY='${JSON.stringify(body)}'; ${contract}`)).toMatchObject({ status: 0 });
      expect(shell(cwd, `export BODY='{}'; ${contract}`)).toMatchObject({ status: 1 });
    },
  );

  it('writes a script that checks a server, with what a correct one rejects', async () => {
    const cwd = newFolder();
    const { stderr } = await genmedia(cwd, ['init', 'ci', 'npm', '--server', 'https://staging.example.com']);
    expect(stderr).toContain('Set GENMEDIA_API_KEY as a secret of your CI.');
    const { contract } = JSON.parse(textIn(cwd, 'package.json')).scripts;
    expect(contract).toContain(' && genmedia check https://staging.example.com --profile refusals && ');
  });

  it('writes a job for GitLab, and says what to add to a pipeline that exists', async () => {
    const cwd = newFolder();
    writeFileSync(join(cwd, '.gitlab-ci.yml'), 'stages: [test]\n');
    const { stdout, stderr } = await genmedia(cwd, ['init', 'ci']);
    expect(stdout).toContain('wrote  .gitlab/contract.yml\n');
    expect(stderr).toContain('- local: .gitlab/contract.yml');
    expect(textIn(cwd, '.gitlab-ci.yml')).toBe('stages: [test]\n');
    expect(parse(textIn(cwd, '.gitlab/contract.yml')).contract.script[0]).toBe('npm ci');
  });

  it('keeps existing files without --force', async () => {
    const cwd = newFolder();
    mkdirSync(join(cwd, 'contract'));
    writeFileSync(join(cwd, 'contract/openapi.json'), 'mine');
    writeFileSync(join(cwd, 'package.json'), '{\n\t"name": "mine",\n\t"scripts": { "contract": "mine" }\n}\n');
    const { status, stdout } = await genmedia(cwd, ['init', 'ci', 'npm']);
    expect(status).toBe(0);
    expect(stdout).toContain('kept   contract/openapi.json, which exists; --force replaces it\n');
    expect(textIn(cwd, 'contract/openapi.json')).toBe('mine');
    expect(textIn(cwd, 'package.json')).toContain('\t"scripts": {\n\t\t"contract": "mine"\n');
    await genmedia(cwd, ['init', 'ci', 'npm', '--force']);
    expect(JSON.parse(textIn(cwd, 'contract/openapi.json'))).toEqual(document);
    expect(JSON.parse(textIn(cwd, 'package.json')).scripts.contract).toContain('genmedia diff');
  });

  it('rejects a URL that a shell would read as code, and an unknown target', async () => {
    const [url, target] = await Promise.all([
      genmedia(newFolder(), ['init', 'ci', '--server', 'https://a.example/$(id)']),
      genmedia(newFolder(), ['init', 'ci', 'githb']),
    ]);
    expect(url).toMatchObject({ status: 2, stdout: '' });
    expect(target).toMatchObject({ status: 2, stderr: expect.stringContaining('Did you mean github?') });
  });
});

describe('diff', () => {
  const narrower = structuredClone(document);
  narrower.components.schemas.Text2VideoGenq2.properties.duration.maximum = 12;
  const what = "Upper bound of `duration` changed from '<= 12' to '<= 10'.";

  it('compares a file with the document of the package, by operation', async () => {
    const cwd = newFolder();
    writeFileSync(join(cwd, 'base.yaml'), stringify(narrower));
    writeFileSync(join(cwd, 'same.json'), JSON.stringify(document));
    const [broken, allowed, same, github] = await Promise.all([
      genmedia(cwd, ['diff', 'base.yaml']),
      genmedia(cwd, ['diff', 'base.yaml', '--fail-on', 'none']),
      genmedia(cwd, ['diff', 'same.json', '--fail-on', 'patch']),
      genmedia(cwd, ['diff', 'base.yaml', '--format', 'github']),
    ]);
    const { version } = document.info;
    expect(broken).toEqual({
      status: 1,
      stdout: `POST /ent/v2/text2video
  breaking  ${what}
            requestBody > genq2 > duration

1 breaking change (base.yaml ${version} → this package ${version}).
`,
      stderr: '',
    });
    expect(allowed.status).toBe(0);
    expect(same).toMatchObject({ status: 0, stdout: expect.stringMatching(/^No changes \(/) });
    expect(github.stdout).toContain(`::error file=base.yaml,line=1::POST /ent/v2/text2video: ${what}\n`);
  });

  it('reads stdin, and prints JSON with what was and what is', async () => {
    const { status, stdout } = await genmedia(newFolder(), ['diff', '-', '--json'], JSON.stringify(narrower));
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      impact: 'breaking',
      changes: [{ impact: 'breaking', operation: 'POST /ent/v2/text2video', what, before: '<= 12', after: '<= 10' }],
    });
  });

  it.each([
    ['a missing file', 'none.json', '', 'none.json cannot be read: there is no such file.'],
    ['something else', '-', '{"a": 1}', 'stdin is not an OpenAPI 3 document with paths.'],
    [
      'another form',
      '-',
      '{"openapi": "3.0.3", "paths": {}}',
      'stdin is written in OpenAPI 3.0, and this package in 3.1.',
    ],
    [
      'several files',
      '-',
      '{"openapi": "3.1.0", "paths": {"/a": {"$ref": "a.yaml"}}}',
      'refers to another file, a.yaml.',
    ],
  ])('rejects %s', async (_, word, input, message) => {
    const { status, stderr } = await genmedia(newFolder(), ['diff', word], input);
    expect(status).toBe(2);
    expect(stderr).toContain(message);
  });
});
