import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { newFolder } from '../support/new-folder.js';

/** What a test and the processes that it starts see. */
const code = `import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { it } from 'vitest';
import { onDemandFolder } from ${JSON.stringify(resolve('contract-tests/support/on-demand-packages.ts'))};
import { userEnvironment } from ${JSON.stringify(resolve('contract-tests/support/user-environment.ts'))};

it('sees', () => {
  const print = (command, ...args) => execFileSync(command, args, { encoding: 'utf8' }).trim();
  const npm = JSON.parse(print('npm', 'config', 'list', '--json'));
  const { HOME, npm_config_registry, GENMEDIA_API_KEY } = userEnvironment();
  mkdirSync(join(homedir(), '.cache'));
  writeFileSync(join(homedir(), '.cache', 'written'), '');
  writeFileSync(process.env.REPORT, JSON.stringify({
    home: homedir(),
    homeOfChild: print(process.execPath, '-p', 'require("node:os").homedir()'),
    npm: [npm.cache, npm.userconfig, npm.registry === process.env.REGISTRY, npm.offline],
    git: spawnSync('git', ['config', '--global', '--list'], { encoding: 'utf8' }).stdout,
    key: process.env.GENMEDIA_API_KEY,
    onDemand: onDemandFolder('x'),
    user: { HOME, npm_config_registry, GENMEDIA_API_KEY },
  }));
});
`;

it('runs without the home, the npm and the git of the user, and leaves no files', async () => {
  const folder = newFolder();
  const [home, temporary, root] = ['home', 'tmp', 'root'].map((name) => join(folder, name)) as [string, string, string];
  for (const path of [home, temporary, root]) mkdirSync(path);
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  const registry = 'http://127.0.0.1:9/';
  writeFileSync(join(home, '.npmrc'), `registry=${registry}\n`);
  writeFileSync(join(home, '.gitconfig'), '[commit]\n\tgpgSign = true\n');
  writeFileSync(join(root, 'own.test.ts'), code);
  const globalSetup = resolve('contract-tests/support/own-home.ts');
  writeFileSync(join(root, 'vitest.config.mjs'), `export default { test: ${JSON.stringify({ globalSetup })} };`);
  const report = join(folder, 'report.json');
  const { PATH } = process.env;
  const user = { HOME: home, npm_config_registry: registry, GENMEDIA_API_KEY: 'key-of-the-user' };
  const env = { PATH, ...user, TMPDIR: temporary, REPORT: report, REGISTRY: registry };
  const vitest = resolve('node_modules/vitest/vitest.mjs');
  await promisify(execFile)(process.execPath, [vitest, 'run', '--root', root], { env });

  const seen = JSON.parse(readFileSync(report, 'utf8'));
  const own: string = seen.home;
  expect(own.startsWith(join(temporary, 'genmedia-run-'))).toBe(true);
  expect(seen).toEqual({
    home: own,
    homeOfChild: own,
    npm: [join(own, '.npm'), join(own, '.npmrc'), false, true],
    git: '',
    onDemand: join(home, '.cache/genmedia-tests/x'),
    user,
  });
  expect(existsSync(own)).toBe(false);
  expect(readdirSync(temporary).filter((name) => name.startsWith('genmedia-run-'))).toEqual([]);
  expect(readdirSync(home).sort()).toEqual(['.gitconfig', '.npmrc']);
});
