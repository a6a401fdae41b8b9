import { parseArgs } from 'node:util';
import { isHomePath } from '../../shared/home-path.js';
import { type CommandUsage, type Option, type Options, UsageError, type Values } from './command.js';
import { didYouMean } from './did-you-mean.js';

interface Parsed<O extends Options> {
  values: Values<O>;
  words: string[];
  /** The options that were typed. */
  given: ReadonlySet<string>;
}

/** Options that take a secret elsewhere. On a command line it can be read in the list of processes and in the history. */
const secrets = ['api-key', 'key', 'token', 'apikey', 'api_key'];

/** Reads arguments as a command takes them. Throws a `UsageError` that says what is wrong and never quotes a value of an unknown option. */
export function parse<const O extends Options>(usage: CommandUsage<O>, args: readonly string[]): Parsed<O> {
  const { tokens } = tokensOf(usage, args);
  const values: Record<string, unknown> = Object.fromEntries(
    Object.entries<Options[string]>(usage.options).map(([name, { value, multiple, default: text }]) => [
      name,
      value === undefined ? false : multiple ? [] : text,
    ]),
  );
  const words: string[] = [];
  const given = new Set<string>();
  let switchBefore: string | undefined;
  let afterSwitch: string | undefined;
  for (const token of tokens) {
    if (token.kind === 'positional') {
      if (takesFiles.test(usage.command)) assertExpanded('', token.value);
      words.push(token.value);
      if (words.length > (usage.words?.max ?? 0)) afterSwitch ??= switchBefore ?? '';
    }
    switchBefore = undefined;
    if (token.kind !== 'option') continue;
    const name = nameOf(token.name, usage);
    const { [name]: option } = usage.options;
    if (!option) throw unknownOption(token.rawName, usage);
    if (option.value === undefined) switchBefore = token.rawName;
    const value = option.value === undefined ? toSwitch(token, usage) : toValue(token, option, usage);
    if (option.value !== undefined && isPath.test(option.value)) assertExpanded(token.rawName, value as string);
    if (option.multiple) (values[name] as unknown[]).push(value);
    else if (option.value !== undefined && given.has(name)) throw repeated(token.rawName, usage);
    else values[name] = value;
    given.add(name);
    if (option.value !== undefined && option.values && !option.values.includes(value as string)) {
      const [only] = option.values.length === 1 ? option.values : [];
      const allowed = only ?? `one of ${option.values.join(', ')}`;
      throw new UsageError(`${token.rawName} must be ${allowed}, not ${value}.${help(usage)}`);
    }
  }
  checkWords(words, usage, afterSwitch);
  return { values: values as Values<O>, words, given };
}

/** Whether the help of a command is asked for. Then nothing else matters. */
export function asksForHelp(usage: CommandUsage, args: readonly string[]): boolean {
  return tokensOf(usage, args).tokens.some(
    (token) => token.kind === 'option' && (token.rawName === '--help' || token.rawName === '-h'),
  );
}

/** The words before the options are known, such as a generator. */
export function wordsOf(options: Options, args: readonly string[]): string[] {
  return tokensOf({ options }, args).tokens.flatMap((token) => (token.kind === 'positional' ? [token.value] : []));
}

type Token = ReturnType<typeof tokensOf>['tokens'][number];
type OptionToken = Extract<Token, { kind: 'option' }>;

/** Fields of requests are written as in the document too: `--aspect_ratio`. */
function tokensOf({ options }: Pick<CommandUsage, 'options'>, args: readonly string[]) {
  const known = Object.entries(options).flatMap(([name, { value, short }]) => {
    const type = value === undefined ? ('boolean' as const) : ('string' as const);
    const names = [...new Set([name, name.replaceAll('-', '_')])];
    return names.map((one) => [one, { type, ...(short && one === name && { short }) }] as const);
  });
  const all = { ...Object.fromEntries(known), help: { type: 'boolean' as const, short: 'h' } };
  // Not strict: its messages come from Node, do not suggest anything and reject `--speed -1`.
  return parseArgs({ args: [...args], options: all, strict: false, tokens: true, allowPositionals: true });
}

const nameOf = (name: string, { options }: CommandUsage) =>
  Object.hasOwn(options, name) ? name : name.replaceAll('_', '-');

/** Placeholders of options whose values are paths. */
const isPath = /<(path|file|folder)>/;

/** Words of commands that may be files. A task may be one with its handle. */
const takesFiles = /<(file|task|base)/;

/** Shells expand `~` only at the beginning of a word without quotes. A file or folder named ~ is never meant. */
function assertExpanded(option: string, path: string): void {
  if (!isHomePath(path)) return;
  const name = option && `${option} `;
  const instead = `${name}"$HOME${path.slice(1)}"`;
  throw new UsageError(
    `${name}${path} begins with ~, which a shell does not expand in quotes or after =. Pass ${instead}`,
  );
}

function toSwitch({ rawName, value }: OptionToken, usage: CommandUsage): boolean {
  if (value === undefined || value === 'true') return true;
  if (value === 'false') return false;
  throw new UsageError(`${rawName} is a switch: its value must be true or false, or be left out.${help(usage)}`);
}

function toValue({ rawName, value, inlineValue }: OptionToken, option: Option, usage: CommandUsage): string {
  const { value: placeholder, mayBeEmpty } = option;
  // `--port --speed 2`: the value is missing. A value such as -1 or - is one.
  const isMissing = value === undefined || (!inlineValue && /^--[a-z]/.test(value));
  // `--task "$TASK"`: the variable is not set.
  if (value?.trim() === '' && !mayBeEmpty)
    throw new UsageError(
      `The value of ${rawName} is empty. Pass ${rawName} ${placeholder}, or leave it out.${help(usage)}`,
    );
  if (isMissing) throw new UsageError(`${rawName} needs a value: ${rawName} ${placeholder}.${help(usage)}`);
  return value;
}

/** Values are not quoted: one of them may be the key in the wrong place. */
const repeated = (rawName: string, usage: CommandUsage): UsageError =>
  new UsageError(`${rawName} must be passed once, with one value.${help(usage)}`);

function unknownOption(rawName: string, usage: CommandUsage): UsageError {
  const name = rawName.replace(/^-+/, '');
  if (secrets.includes(name)) {
    return new UsageError(
      `${rawName} is not an option: others could read the key in the list of processes. Set GENMEDIA_API_KEY${'api-key-stdin' in usage.options ? ', or pass the key on stdin with --api-key-stdin' : ''}.`,
    );
  }
  return new UsageError(`There is no option ${rawName}.${meantOption(name.replaceAll('_', '-'), usage)}${help(usage)}`);
}

/** An option that was probably meant, or all of them if they are few. */
function meantOption(name: string, { options }: CommandUsage): string {
  const shown = Object.keys(options).filter((one) => !options[one]?.hidden);
  const [first] = name.length === 1 ? shown.filter((one) => one.startsWith(name)) : [];
  const meant = first === undefined ? didYouMean(name, Object.keys(options), '--') : ` Did you mean --${first}?`;
  if (meant) return meant;
  // Of a command that creates a task, the fields of its request.
  const fields = shown.filter((one) => options[one]?.group?.startsWith('Fields of '));
  const listed = fields.length > 0 ? fields : shown;
  return listed.length > maxListed ? '' : ` ${fields.length > 0 ? 'Fields' : 'Options'}: --${listed.join(', --')}.`;
}

/** More options than these are not listed in a message. */
const maxListed = 15;

function checkWords(words: readonly string[], usage: CommandUsage, afterSwitch?: string): void {
  const { min, max } = usage.words ?? { min: 0, max: 0 };
  if (words.length < min) throw new UsageError(`${missingWord(usage)} is missing: ${usage.command}.${help(usage)}`);
  const { [max]: extra } = words;
  if (extra !== undefined) {
    const what = max === 0 ? 'accepts only options' : `accepts ${max === 1 ? 'one argument' : `${max} arguments`}`;
    const { extraWord } = usage;
    const meant = typeof extraWord === 'function' ? extraWord(extra) : extraWord;
    const hint = afterSwitch ? `${afterSwitch} is a switch.` : (meant ?? 'Leave it out.');
    throw new UsageError(`${nameOfCommand(usage)} ${what}, not also ${extra}. ${hint}${help(usage)}`);
  }
}

/** `genmedia validate <file…>` → `A file`. */
function missingWord({ command }: CommandUsage): string {
  const [, placeholder = ''] = / <(\w+)/.exec(command.replace(/\[.*\]/, '')) ?? [];
  if (!placeholder) return command.split(' ')[2] ?? '';
  return `${/^[aeiou]/.test(placeholder) ? 'An' : 'A'} ${placeholder}`;
}

/** `genmedia validate <file…>` → `genmedia validate`. */
const nameOfCommand = ({ command }: CommandUsage): string => command.replace(/ [<[].*$/, '');

const help = (usage: CommandUsage) => ` ${nameOfCommand(usage)} --help lists the options.`;
