import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newFolder } from '../support/new-folder.js';

const folder = newFolder(afterAll);
beforeAll(() => {
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
});

const support = (name: string) => JSON.stringify(resolve(`contract-tests/support/${name}.ts`));

/** Runs tests with the reporter of this repository, on a machine that has these programs and no others. */
async function run(name: string, code: string, programs: Record<string, string>, ...args: string[]): Promise<string> {
  const root = join(folder, name);
  const bin = join(root, 'bin');
  mkdirSync(bin, { recursive: true });
  for (const [program, script] of Object.entries(programs)) {
    writeFileSync(join(bin, program), `#!/bin/sh\n${script}\n`);
    chmodSync(join(bin, program), 0o755);
  }
  const imports = `import { describe, it } from 'vitest';
import { ffmpegHas, needs, needsPart } from ${support('optional-tools')};
import { onDemandPackage } from ${support('on-demand-packages')};
`;
  writeFileSync(join(root, 'own.test.ts'), imports + code);
  const reporters = ['default', resolve('contract-tests/coverage/skipped-tests.ts')];
  writeFileSync(
    join(root, 'vitest.config.mjs'),
    `export default { test: { reporters: ${JSON.stringify(reporters)} } };`,
  );
  const { CHROMIUM: _, TEST_RUN_FOLDER: __, ...rest } = process.env;
  const env = { ...rest, PATH: bin, NO_COLOR: '1', XDG_CACHE_HOME: root, TEST_USER_ENVIRONMENT: '{}' };
  const vitest = resolve('node_modules/vitest/vitest.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, [vitest, 'run', '--root', root, ...args], { env });
  return stdout;
}

it('lists what is missing, with the number of tests and how to install it, and on demand in one line', async () => {
  const code = `
const [next, jest] = [onDemandPackage('next', '1.2.3'), onDemandPackage('jest', '4.5.6')];
describe('in a browser', needs('browser'), () => {
  describe('within', () => void it('a', () => {}));
  it.each([1, 2])('b %i', () => {});
});
it('with Redis', { ...needs('redis'), timeout: 5 }, () => {});
it('with bash', needs('bash'), () => {});
it('with both', needs('bash', 'redis'), () => {});
it('an encoder', needsPart('ffmpeg', 'the encoder x', ffmpegHas.encoder('x')), () => {});
it('another', needsPart('ffmpeg', 'the encoder y', ffmpegHas.encoder('y')), () => {});
describe('on demand', next.needed, () => void it.each([1, 2])('%i', () => {}));
it('jest', jest.needed, () => {});
it.skip('for another reason', () => {});
`;
  const bash = 'echo "GNU bash, version 5"';
  const ffmpeg = 'case "$*" in *-encoders*) echo " V..... y   Y";; *) echo "ffmpeg version 5.1";; esac';
  const output = await run('list', code, { bash, ffmpeg });
  expect(output).toMatch(/Tests {2}2 passed \| 10 skipped/);
  const [title, ...rows] = output.slice(output.indexOf('\nSkipped')).trim().split('\n');
  expect(title).toBe('Skipped, since it is not on this machine:');
  expect(rows.map((row) => row.trim().split(/ {2,}/))).toEqual([
    ['Debian', 'macOS', 'Windows'],
    [
      'Chromium',
      '3 tests',
      'apt-get install chromium-headless-shell',
      'brew install --cask chromium',
      'winget install Hibbiki.Chromium, and its path in CHROMIUM',
    ],
    ['Redis 6.2', '2 tests', 'apt-get install redis-server', 'brew install redis', 'in WSL, as on Debian'],
    [
      'ffmpeg with the encoder x',
      '1 test',
      'apt-get install ffmpeg',
      'brew install ffmpeg',
      'winget install Gyan.FFmpeg',
    ],
    ['npm run test:on-demand installs or runs: next 1.2.3 (2 tests), jest 4.5.6 (1 test)'],
  ]);
  const columns = rows.slice(0, 4).map((row) => row.search(/Debian|apt-get/));
  expect(new Set(columns).size).toBe(1);
});

it('lists nothing if nothing is missing, or if tests were selected by name', async () => {
  const code = `it('with bash', needs('bash'), () => {});\nit('with zsh', needs('zsh'), () => {});\n`;
  expect(await run('selected', code, { bash: 'echo "GNU bash, version 5"' }, '-t', 'bash')).not.toContain('Skipped,');
  const all = { bash: 'echo "GNU bash, version 5"', zsh: 'echo "zsh 5.9"' };
  expect(await run('nothing', code, all)).not.toContain('Skipped,');
});
