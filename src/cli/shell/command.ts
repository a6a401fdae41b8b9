/** An option of a command. The parser, the help and the completion read the same data. */
export interface Option {
  /** What its value is called in the help, such as `<number>`. Without it, the option is a switch. */
  readonly value?: string;
  /** One letter: `-o`. */
  readonly short?: string;
  readonly multiple?: true;
  readonly default?: string;
  /** Whether an empty text is a value, as for some fields of requests. */
  readonly mayBeEmpty?: true;
  /** The only values. */
  readonly values?: readonly string[];
  /** Values that are offered for completion, or what loads them. */
  readonly suggestions?: readonly string[] | (() => Promise<readonly string[]>);
  /** What it is for, in few words. */
  readonly help: string;
  /** Heading of the help below which it is listed. Default: `Options`. */
  readonly group?: string;
  /** Left out of the help. Completion offers it only as the opposite of an option that is not. */
  readonly hidden?: true;
}

export type Options = Readonly<Record<string, Option>>;

/** What a command takes. */
export interface CommandUsage<O extends Options = Options> {
  /** The command as typed, without options: `genmedia validate <file…>`. */
  readonly command: string;
  readonly description: string;
  readonly options: O;
  /** How many words it takes that are not options. Default: none. */
  readonly words?: { readonly min: number; readonly max: number };
  /** What to do about a word too many. Default: it is left out. */
  readonly extraWord?: string | ((word: string) => string | undefined);
  /** Commands to paste, with what they do. */
  readonly examples: readonly (readonly [command: string, meaning: string])[];
}

/** Values of options by their names. */
export type Values<O extends Options> = { readonly [Name in keyof O]: ValueOf<O[Name]> };

type ValueOf<O extends Option> = O extends { readonly value: string }
  ? O extends { readonly multiple: true }
    ? readonly string[]
    : O extends { readonly default: string }
      ? string
      : string | undefined
  : boolean;

/** A command of `genmedia`. */
export interface Command {
  /** What it takes. It may depend on the words, as the fields of a request do on the generator. */
  usage(words: readonly string[]): CommandUsage;
  /** Runs it with what follows its name. Returns the exit code, by default 0. */
  run(args: readonly string[], commands: Commands): Promise<number | undefined>;
  /** Words that may come next, for completion. */
  complete?(words: readonly string[]): readonly string[];
}

/** Commands by their names. */
export type Commands = Readonly<Record<string, CommandEntry>>;

interface CommandEntry {
  /** What it does, in one line of the help. */
  readonly summary: string;
  /** Loads it: a command pays only for what it needs. */
  readonly load: () => Promise<{ readonly command: Command }>;
}

/** Loads a command, if there is one of that name. */
export const loadCommand = async (name: string, commands: Commands): Promise<Command | undefined> =>
  Object.hasOwn(commands, name) ? (await (commands[name] as CommandEntry).load()).command : undefined;

/** Thrown when a command cannot run as it was typed. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
