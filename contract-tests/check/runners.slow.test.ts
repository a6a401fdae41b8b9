import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, join, resolve } from 'node:path';
import { buildSync } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Listening, listen } from '../../scripts/lib/listen.js';
import { allRules } from '../../src/check/planned-rules.js';
import { onDemandPackage } from '../support/on-demand-packages.js';

/** It takes 60 MB. */
const jest = onDemandPackage('jest', '30.5.2');

const [held, broken] = ['createSpeech: a legal body is accepted', 'createSpeech: text is required'];
const whole = `the whole profile stateless can be checked, 2 of ${allRules()} rules`;
const bodies = 'a body and a response are in contract';

/** Makes tests of a server, and compares bodies. `imports` has `test` and `compare`. */
const programFor = (imports: string) => `${imports}
contractTests({ test, baseUrl: process.env.CHECKED_URL, profile: 'stateless', only: ${JSON.stringify([held, broken])} });
test('${bodies}', async () => {
  compare({ model: 'genq2', prompt: 'A lighthouse' }, 'Text2VideoRequest');
  await compare(new Response('{ "subjects": [] }'), 'listSubjects');
});
test('a body is out of contract', () => {
  compare({ model: 'genq2' }, 'Text2VideoRequest');
});
`;
const matching = `expect.extend(matchers);
const compare = (value, name) => expect(value).toBeInContract(name);`;

let folder = '';
let listening: Listening;
/** Accepts everything, with the subjects of a read or a task. */
const server = createServer((request, response) => {
  request.resume().on('end', () => {
    response.writeHead(request.headers.authorization ? 200 : 401, { 'content-type': 'application/json' });
    response.end(request.method === 'GET' ? '{"subjects":[]}' : '{"task_id":"t1","state":"created"}');
  });
});

beforeAll(async () => {
  // Below this folder, so that vitest is found.
  mkdirSync('dist', { recursive: true });
  folder = mkdtempSync(resolve('dist/runners-'));
  // Without it this is a part of the repository, whose own name leads to what was last built, if anything was.
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  const installed = join(folder, 'node_modules/genmedia');
  for (const [format, extension] of [
    ['esm', 'mjs'],
    ['cjs', 'cjs'],
  ] as const) {
    const outfile = join(installed, `check.${extension}`);
    buildSync({ entryPoints: ['src/check/index.ts'], bundle: true, platform: 'node', format, outfile });
  }
  const exports = { './check': { import: './check.mjs', require: './check.cjs' } };
  writeFileSync(join(installed, 'package.json'), JSON.stringify({ name: 'genmedia', exports }));
  listening = await listen(server);
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  return listening.close();
});

/** Runs a command of a runner, and returns what it writes. */
async function run(file: string, program: string, args: readonly string[], cwd = folder): Promise<string> {
  mkdirSync(dirname(join(cwd, file)), { recursive: true });
  writeFileSync(join(cwd, file), program);
  const { NODE_OPTIONS: _, NODE_TEST_CONTEXT: __, VITEST: ___, GENMEDIA_API_KEY: ____, ...rest } = process.env;
  const env = { ...rest, CHECKED_URL: listening.url };
  const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'ignore'] });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const [code] = await once(child, 'close');
  expect(code).toBe(1);
  return output;
}

interface JsonReport {
  testResults: { assertionResults: { title: string; status: string; failureMessages: string[] }[] }[];
}

/** Vitest writes the same report as jest. */
function expectReport(file: string) {
  const report: JsonReport = JSON.parse(readFileSync(file, 'utf8'));
  const results = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  expect(Object.fromEntries(results.map(({ title, status }) => [title, status]))).toEqual({
    [whole]: 'passed',
    [held]: 'passed',
    [broken]: 'failed',
    [bodies]: 'passed',
    'a body is out of contract': 'failed',
  });
  const messageOf = (name: string) => results.find(({ title }) => title === name)?.failureMessages.join('\n');
  expect(messageOf(broken)).toMatch(
    /speech: (?:no text|text = null)\nPOST \/ent\/v2\/audio-tts \{.*\nIt must be rejected, but was accepted: 200/,
  );
  expect(messageOf('a body is out of contract')).toContain('prompt is missing.');
}

describe('suite and matchers', () => {
  it('runs the suite and the matchers in node:test', async () => {
    const imports = `import { test } from 'node:test';
import { assertInContract as compare, contractTests } from 'genmedia/check';`;
    const args = ['--test', '--test-reporter=tap', 'suite.test.mjs'];
    const output = await run('suite.test.mjs', programFor(imports), args);
    for (const name of [whole, held, bodies]) expect(output).toMatch(new RegExp(`^ *ok \\d+ - ${name}$`, 'm'));
    for (const name of [broken, 'a body is out of contract']) {
      expect(output).toMatch(new RegExp(`^ *not ok \\d+ - ${name}$`, 'm'));
    }
    expect(output).toContain('It must be rejected, but was accepted: 200');
    expect(output).toContain('prompt is missing.');
  });

  it('runs the suite and the matchers in vitest', async () => {
    const imports = `import { expect, test } from 'vitest';
import { contractTests, matchers } from 'genmedia/check';
${matching}`;
    const vitest = resolve('node_modules/vitest/vitest.mjs');
    writeFileSync(join(folder, 'vitest.config.mjs'), `export default { test: { include: ['vitest/*.mjs'] } };`);
    await run('vitest/suite.mjs', programFor(imports), [vitest, 'run', '--reporter=json', '--outputFile=vitest.json']);
    expectReport(join(folder, 'vitest.json'));
  });

  it('runs the suite and the matchers in jest', { ...jest.needed, timeout: 900_000 }, async () => {
    jest.install();
    const project = mkdtempSync(join(jest.folder, 'project-'));
    try {
      cpSync(join(folder, 'node_modules'), join(project, 'node_modules'), { recursive: true });
      writeFileSync(join(project, 'package.json'), '{ "private": true }');
      const imports = `const { contractTests, matchers } = require('genmedia/check');
${matching}`;
      const args = [join(jest.folder, 'node_modules/jest/bin/jest.js'), '--json', '--outputFile=jest.json', '--ci'];
      await run('suite.test.js', programFor(imports), args, project);
      expectReport(join(project, 'jest.json'));
    } finally {
      rmSync(project, { recursive: true });
    }
  });
});
