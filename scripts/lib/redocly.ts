import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Commands that use no rules of ours, and can be given a configuration without our plugin. */
const withoutPlugin = new Set(['bundle', 'diff']);

/**
 * What Node gets to run a command. `respect` uses no rules either, but takes the configuration of the folder that it is
 * started in. For a program it is started in this one, which has none, with the path of its first argument. What people
 * type may have paths anywhere, and stays in their folder.
 */
function wordsOf([command = '', ...args]: readonly string[], isTyped: boolean): { words: string[]; cwd?: string } {
  const cli = pathOf('../../node_modules/@redocly/cli/bin/cli.js');
  if (command === 'respect' && !isTyped) {
    const [file = '', ...options] = args;
    return { words: [cli, command, resolve(file), ...options], cwd: pathOf('.') };
  }
  if (!withoutPlugin.has(command)) return { words: ['--import', import.meta.resolve('tsx'), cli, command, ...args] };
  const hasConfig = args.some((arg) => arg.startsWith('--config'));
  return { words: [cli, command, ...args, ...(hasConfig ? [] : [`--config=${pathOf('no-plugins.yaml')}`])] };
}

/**
 * Runs the Redocly CLI, kept off the network and able to load our lint plugin, which is TypeScript. Commands that do not
 * use the plugin start twice as fast without it.
 *
 *     const { code, output } = await redocly(['lint', '--format=json']);
 */
export async function redocly(args: string[], { quiet = true } = {}): Promise<{ code: number; output: string }> {
  const { words, cwd } = wordsOf(args, !quiet);
  const child = spawn(process.execPath, words, {
    ...(cwd && { cwd }),
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const code = await new Promise<number>((resolve, reject) => {
    child.on('error', reject).on('close', (status) => resolve(status ?? 1));
  });
  return { code, output };
}

/** Like `redocly`, for when there is no going on without it: fails with what Redocly said. */
export async function redoclyOrThrow(args: string[]): Promise<void> {
  const { code, output } = await redocly(args);
  if (code !== 0) throw new Error(`\`redocly ${args[0]}\` failed:\n${output}`);
}

// The path may have been typed with a link in it, such as /tmp of macOS.
if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  process.exitCode = (await redocly(process.argv.slice(2), { quiet: false })).code;
}
