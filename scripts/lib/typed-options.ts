import type { CommandUsage, Options, Values } from '../../src/cli/shell/command.js';
import { helpOf } from '../../src/cli/shell/help.js';
import { asksForHelp, parse } from '../../src/cli/shell/parse.js';

/** The options of a script as they were typed, with the messages of `genmedia`. `--help` prints them, and ends the process. */
export function typedOptions<const O extends Options>(usage: CommandUsage<O>): Values<O> {
  const args = process.argv.slice(2);
  if (!asksForHelp(usage, args)) return parse(usage, args).values;
  console.log(helpOf(usage, 100));
  process.exit();
}
