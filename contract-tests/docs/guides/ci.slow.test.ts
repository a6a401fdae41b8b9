import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { redocly } from '../../../scripts/lib/redocly.js';
import { checksFor } from '../../../src/cli/init/checks.js';
import { githubWorkflow } from '../../../src/cli/init/templates.js';
import { createSandbox } from '../../../src/sandbox/index.js';
import { serve } from '../../../src/sandbox/node/index.js';
import { buildCommand, start } from '../../commands/genmedia.js';
import { document } from '../../support/document.js';
import { newFolder } from '../../support/new-folder.js';
import { tsx } from '../../support/tsx.js';
import { expectAllRun, sampleToRun } from '../samples/guide-samples.js';
import { samplesFolder } from '../samples/samples.js';
import { fences, guide } from './guides.js';

// Redocly and child processes are slow to start on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

const [workflow = '', arazzo = ''] = fences(guide('ci'), 'yaml');

/** The project of a user, as far as the checks need one. */
const project = newFolder(afterAll);
beforeAll(() => {
  const generated = join(project, 'node_modules/genmedia/generated');
  for (const folder of [generated, join(project, 'workflows'), join(project, 'contract/bodies')]) {
    mkdirSync(folder, { recursive: true });
  }
  for (const name of ['openapi.json', 'openapi.yaml']) copyFileSync(`generated/${name}`, join(generated, name));
  writeFileSync(join(project, 'workflows/speech.arazzo.yaml'), arazzo);
});

/** Runs a test file of the guides as `node --test` does. */
function runTests(file: string): Promise<{ passed: boolean; output: string }> {
  const args = ['--import', tsx, '--test', sampleToRun(file)];
  const { NODE_OPTIONS: _, NODE_TEST_CONTEXT: __, ...others } = process.env;
  const settings = { cwd: project, env: { ...others, TSX_TSCONFIG_PATH: join(samplesFolder, 'tsconfig.json') } };
  return new Promise((done) => {
    execFile(process.execPath, args, settings, (error, output) => done({ passed: !error, output }));
  });
}

/** Writes a body into the folder of the project, and validates the folder. */
function validateBody(name: string, body: unknown): Promise<{ passed: boolean; output: string }> {
  rmSync(join(project, 'contract'), { recursive: true });
  mkdirSync(join(project, 'contract/bodies'), { recursive: true });
  writeFileSync(join(project, 'contract/bodies', `${name}.json`), JSON.stringify(body));
  return runTests('contract.test.ts');
}

it('prints the workflow that genmedia init ci writes', () => {
  expect(workflow.trimEnd()).toBe(githubWorkflow(checksFor(undefined)).trimEnd());
});

it('prints a test file that passes after genmedia init ci', async () => {
  rmSync(join(project, 'contract'), { recursive: true });
  const built = await buildCommand();
  const { status } = await start(built.file, ['init', 'ci'], { cwd: project }).ended;
  built.remove();
  expect(status).toBe(0);
  const { passed, output } = await runTests('contract.test.ts');
  expect(output).toMatch(/^# pass 2$|ℹ pass 2/m);
  expect(output).toContain('.example.json is in contract');
  expect(passed).toBe(true);
});

describe('recorded bodies', () => {
  it.each([
    ['Text2VideoRequest.lighthouse', { model: 'genq2', prompt: 'A lighthouse' }],
    ['TaskCallback.first', document.components.examples['task-success'].value],
    ['Task.first', document.components.examples['task-failed'].value],
  ])('keeps recorded bodies in contract: %s', async (name, body) => {
    const { passed, output } = await validateBody(name, body);
    expect(output).toContain(`${name}.json is in contract`);
    expect(passed).toBe(true);
  });

  it.each([
    ['a fault', 'Text2VideoRequest.long', { model: 'genq2', prompt: 'A', duration: 11 }, 'at most 10, not 11'],
    ['a name that the document does not have', 'Text2VideoRequst.typo', {}, 'no body named Text2VideoRequst'],
  ])('fails for recorded bodies with %s', async (_, name, body, message) => {
    const { passed, output } = await validateBody(name, body);
    expect(output).toContain(message);
    expect(passed).toBe(false);
  });
});

it('passes the tests against the sandbox', async () => {
  const { passed, output } = await runTests('sandbox.test.ts');
  expect(output).toMatch(/^# pass 2$|ℹ pass 2/m);
  expect(passed).toBe(true);
});

it('runs the Arazzo workflow of the guide against the sandbox', async () => {
  const sandbox = createSandbox();
  const server = await serve(sandbox, { port: 0 });
  vi.stubEnv('REDOCLY_CLI_RESPECT_INPUT', '{ "api_key": "any" }');
  const file = join(project, 'workflows/speech.arazzo.yaml');
  const { code, output } = await redocly(['respect', file, '--server', `genmedia=${server.url}`]);
  vi.unstubAllEnvs();
  await server.close();
  expect(sandbox.requests().map(({ operation }) => operation)).toEqual(['createSpeech']);
  await sandbox.close();
  expect(code, output).toBe(0);
});

it('runs all samples assigned to these tests', () => expectAllRun('ci'));
