import { usage } from './sandbox/usage.js';
import { type Command, UsageError } from './shell/command.js';
import { parse } from './shell/parse.js';

export const command: Command = { usage: () => usage, run: (args) => sandboxCommand(args) };

/** Serves a sandbox until Ctrl-C, or for as long as the command after `--` runs. */
export async function sandboxCommand(args: readonly string[]): Promise<number | undefined> {
  const end = args.indexOf('--');
  const { values } = parse(usage, end < 0 ? args : args.slice(0, end));
  const child = end < 0 ? undefined : args.slice(end + 1);
  if (child?.length === 0) throw new UsageError('A command is missing after --, such as: genmedia sandbox -- npm test');
  // Loaded here: the help and the completion do not need it.
  const { runSandbox } = await import('./sandbox/run-sandbox.js');
  return runSandbox(values, child);
}
