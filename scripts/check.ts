import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { runCommand } from './lib/run-command.js';

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Scripts of package.json that check the repository and write nothing that another one reads, the longest first. */
const checks = ['typecheck', 'generate --check', 'lint', 'unused', 'diff'];

/** Runs all checks of the repository that are not tests, several at a time, and fails if one of them does. */
async function main() {
  const commands = checks.flatMap((check) => {
    const [name = '', ...args] = check.split(' ');
    return `${scripts[name]} ${args.join(' ')}`.split('&&').map((command) => command.trim());
  });
  const failed: string[] = [];
  const next = async (): Promise<void> => {
    const command = commands.shift();
    if (!command) return;
    if ((await run(command)) !== 0) failed.push(command);
    return next();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, next));
  if (failed.length > 0) throw new Error(`Failed: ${failed.join('; ')}`);
}

/** Runs a command, and prints what it prints once it has ended, so that lines of two commands do not mix. */
async function run(command: string): Promise<number> {
  const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const code = await new Promise<number>((resolve, reject) => {
    child.on('error', reject).on('close', (status) => resolve(status ?? 1));
  });
  console.log(`> ${command}\n${output}`);
  return code;
}

await runCommand(main);
