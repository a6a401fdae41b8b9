import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** Outside of the repository, so that the next run need not download anything. */
const cache = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'genmedia-tools');

/** Runs commands in an empty folder of the cache, unless an earlier run has done so. Returns the path of the folder. */
export async function installInCache(name: string, commands: readonly string[]): Promise<string> {
  const folder = join(cache, name);
  const stamp = join(folder, '.installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === commands.join('\n')) return folder;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  await runCommands(folder, commands);
  writeFileSync(stamp, commands.join('\n'));
  return folder;
}

/** Runs command lines one after the other, and resolves with the output of the last one. */
export async function runCommands(
  folder: string,
  commands: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<string> {
  let output = '';
  for (const command of commands) output = await runCommand(folder, command, env);
  return output;
}

function runCommand(cwd: string, command: string, env: NodeJS.ProcessEnv): Promise<string> {
  const options = { cwd, env: { ...withoutSecrets(process.env), ...env }, maxBuffer: 2 ** 28 };
  return new Promise((resolve, reject) => {
    execFile('sh', ['-c', command], options, (error, stdout, stderr) => {
      if (error)
        reject(new Error(`\`${command}\` failed with ${error.code}:\n${(stdout + stderr).trim().slice(-2000)}`));
      else resolve(stdout);
    });
  });
}

/** Without keys and tokens, which installers and tools of others need not see. */
export const withoutSecrets = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !/KEY|TOKEN|SECRET|PASSWORD|CREDENTIAL|AUTH/i.test(name)));
