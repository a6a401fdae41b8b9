import { commands } from './commands.js';
import { type Command, loadCommand, UsageError } from './shell/command.js';
import { didYouMean } from './shell/did-you-mean.js';
import { helpOf } from './shell/help.js';
import { asksForHelp } from './shell/parse.js';
import { hide, note, paint, plain, print, widthOf } from './shell/terminal.js';
import { columns } from './shell/text.js';

/** Runs the command that the arguments name, and sets the exit code. */
export async function dispatch(args: readonly string[]): Promise<void> {
  // A reader such as `head` has closed the pipe: nobody is left to read the rest.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => process.exit());
  try {
    process.exitCode = (await run(args)) ?? 0;
  } catch (error) {
    // A wrong argument is quoted, and may be the key.
    if (process.env.GENMEDIA_API_KEY) hide(process.env.GENMEDIA_API_KEY);
    note(paint('red', plain(messageOf(error)), process.stderr));
    const { docs } = Object(error) as { docs?: string };
    if (docs !== undefined && process.stderr.isTTY) note(paint('dim', `What to do: ${docs}`, process.stderr));
    process.exitCode = exitCodeFor(error);
  }
}

async function run([name, ...args]: readonly string[]): Promise<number | undefined> {
  if (name === undefined || name === '--help' || name === '-h' || (name === 'help' && args.length === 0)) {
    print(overview());
    return 0;
  }
  const isHelp = name === 'help';
  const command = await find(isHelp ? (args[0] ?? '') : name);
  const rest = isHelp ? args.slice(1) : args;
  if (isHelp || asksForHelp(command.usage(rest), rest)) {
    print(helpOf(command.usage(rest), widthOf(process.stdout)));
    return 0;
  }
  return command.run(rest, commands);
}

async function find(name: string): Promise<Command> {
  const command = await loadCommand(name, commands);
  if (command) return command;
  const names = Object.keys(commands);
  const other =
    Object.hasOwn(otherWords, name) &&
    ` Did you mean ${otherWords[name]}, to ${commands[`${otherWords[name]}`]?.summary}?`;
  const meant =
    didYouMean(name, [...names, 'help', '--help', '--version']) ||
    other ||
    (await generatorHelp(name)) ||
    ` Commands: ${names.join(', ')}.`;
  const what = name.startsWith('-') ? `option ${name}` : `command ${name || 'without a name'}`;
  throw new UsageError(`There is no ${what}.${meant} genmedia --help lists the commands.`);
}

/** What to type if the name is that of a generator. */
async function generatorHelp(name: string): Promise<string> {
  const { isGenerator } = await import('./tasks/generators.js');
  return isGenerator(name) ? ` It is a generator: genmedia run ${name}, or genmedia create ${name}.` : '';
}

/** Words of other programs for what a command does here. */
const otherWords: Readonly<Record<string, string>> = {
  generate: 'run',
  make: 'run',
  submit: 'create',
  start: 'sandbox',
  server: 'sandbox',
  serve: 'sandbox',
  mock: 'sandbox',
  status: 'get',
  show: 'get',
  poll: 'wait',
  preflight: 'validate',
  save: 'download',
  webhook: 'listen',
  lint: 'validate',
  test: 'check',
  compare: 'diff',
  schema: 'openapi',
};

function overview(): string {
  const rows = Object.entries(commands).map(([name, { summary }]) => [name, summary] as const);
  return `genmedia <command> [options]

Commands
${columns(rows, widthOf(process.stdout))}

Options
${columns(
  [
    ['-h, --help', 'show this help; genmedia <command> --help shows that of a command'],
    ['-V, --version', 'show the version'],
  ],
  widthOf(process.stdout),
)}

Examples
${columns(
  [
    ['genmedia sandbox', 'the service on this machine, to try things at no cost'],
    ['genmedia models', 'what there is to create'],
    ['genmedia check sandbox', 'a first check; then your own server'],
    ['genmedia init ci', 'contract checks in your repository'],
    ['genmedia docs', 'the guides; with a word, what they say about it'],
  ],
  widthOf(process.stdout),
)}

Environment
${columns(
  [
    ['GENMEDIA_BASE_URL', 'URL of the service, or of a sandbox'],
    ['GENMEDIA_API_KEY', 'your key'],
    ['NO_COLOR', 'turns colours off'],
  ],
  widthOf(process.stdout),
)}

Exit codes
${columns(
  [
    ['0', 'done'],
    ['1', 'a negative result: an invalid body, a breaking change, a failed task, a rejected request'],
    ['2', 'the command could not run'],
    ['3', 'a task continues, or may exist: do not create it again before you have checked'],
    ['130', 'Ctrl-C'],
  ],
  widthOf(process.stdout),
)}`;
}

/** Exit codes by the names of errors. Their classes are not imported, since most commands load none of them. */
const codes: Readonly<Record<string, number>> = {
  InvalidRequestError: 1,
  RejectedError: 1,
  TaskFailedError: 1,
  OutcomeUnknownError: 3,
  DeadlineError: 3,
};

/** 1 for a negative result, 3 if a task continues or may exist, 2 if the command could not run. */
function exitCodeFor(error: unknown): number {
  const { name = '', exitCode } = Object(error) as { name?: string; exitCode?: number };
  return exitCode ?? codes[name] ?? 2;
}

/** What to print of an error: its message. The stack is of use to nobody who types a command. */
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
