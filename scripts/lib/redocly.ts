import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Commands that use no rules of ours, and can be given a configuration without our plugin. */
const withoutPlugin = new Set(['bundle', 'build-docs', 'diff']);

/**
 * Runs the Redocly CLI, kept off the network and able to load our lint plugin, which is TypeScript. Commands that do not
 * use the plugin start twice as fast without it.
 *
 *     const { code, output } = await redocly(['lint', '--format=json']);
 */
export async function redocly(args: string[], { quiet = true } = {}): Promise<{ code: number; output: string }> {
  const cli = pathOf('../../node_modules/@redocly/cli/bin/cli.js');
  const hasConfig = args.some((arg) => arg.startsWith('--config'));
  const words = withoutPlugin.has(args[0] ?? '')
    ? [cli, ...args, ...(hasConfig ? [] : [`--config=${pathOf('no-plugins.yaml')}`])]
    : ['--import', import.meta.resolve('tsx'), cli, ...args];
  const child = spawn(process.execPath, words, {
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

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.exitCode = (await redocly(process.argv.slice(2), { quiet: false })).code;
}
