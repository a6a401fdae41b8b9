import {
  type Command,
  type Commands,
  type CommandUsage,
  loadCommand,
  type Option,
  type Options,
  UsageError,
} from './shell/command.js';
import { parse } from './shell/parse.js';
import { print } from './shell/terminal.js';

const usage = {
  command: 'genmedia completion <shell>',
  description:
    `Prints a script that completes commands, options, generators, models and fields. It asks genmedia itself, so it
is never out of date.`.replaceAll('\n', ' '),
  options: {},
  words: { min: 1, max: 2 ** 16 },
  examples: [
    ['source <(genmedia completion bash)', 'in ~/.bashrc'],
    ['source <(genmedia completion zsh)', 'in ~/.zshrc, after compinit'],
    ['genmedia completion fish | source', 'in ~/.config/fish/config.fish'],
  ],
} satisfies CommandUsage;

/** Each script passes the words up to the cursor, and gets one candidate a line. */
const scripts: Readonly<Record<string, string>> = {
  // Bash takes 16:9 and --model=x apart, and completes the last part.
  bash: `_genmedia() {
  local IFS=$'\\n' line="\${COMP_LINE:0:COMP_POINT}" breaks="\${COMP_WORDBREAKS//[^:=]/}" typed word
  IFS=' ' read -ra typed <<< "$line"
  [[ $line == *' ' ]] && typed+=('')
  word="\${typed[\${#typed[@]}-1]}"
  COMPREPLY=($(genmedia completion words -- "\${typed[@]:1}" 2>/dev/null))
  [[ -n $breaks ]] && COMPREPLY=("\${COMPREPLY[@]#"\${word%"\${word##*[$breaks]}"}"}")
}
complete -o default -F _genmedia genmedia`,
  zsh: `_genmedia() {
  local -a candidates
  candidates=("\${(@f)$(genmedia completion words -- "\${(@)words[2,CURRENT]}" 2>/dev/null)}")
  [[ -n "\${candidates[*]}" ]] && compadd -a candidates || _files
}
compdef _genmedia genmedia`,
  fish: `complete -c genmedia -a '(genmedia completion words -- (commandline -opc)[2..] (commandline -ct) 2>/dev/null)'`,
};

export const command: Command = {
  usage: () => usage,
  async run(args, commands) {
    const { words } = parse(usage, args);
    const [shell = '', ...typed] = words;
    if (shell === 'words') {
      print((await candidates(typed, commands)).join('\n'));
      return 0;
    }
    const { [shell]: script } = scripts;
    if (!script) throw new UsageError(`There is no completion for ${shell}. There is one for bash, zsh and fish.`);
    const [extra] = typed;
    if (extra !== undefined)
      throw new UsageError(`genmedia completion accepts one shell, not also ${extra}. Leave it out.`);
    print(script);
    return 0;
  },
  complete: () => Object.keys(scripts),
};

/** What the last word may become. */
async function candidates(typed: readonly string[], commands: Commands): Promise<string[]> {
  const [name = '', ...rest] = typed;
  const last = typed.at(-1) ?? '';
  if (typed.length <= 1) return matching(last, [...Object.keys(commands), '--help', '--version']);
  if (name === 'help') return typed.length === 2 ? matching(last, Object.keys(commands)) : [];
  const found = await loadCommand(name, commands);
  if (!found) return [];
  const { options } = found.usage(rest.slice(0, -1));
  const before = rest.at(-2)?.replace(/^--/, '') ?? '';
  if (rest.at(-2)?.startsWith('--') && Object.hasOwn(options, before)) {
    const option = options[before] as Option;
    if (option.value !== undefined) return matching(last, await valuesOf(option));
  }
  const [, flag = '', option = ''] = /^(--([\w-]+)=)/.exec(last) ?? [];
  if (Object.hasOwn(options, option)) {
    const values = await valuesOf(options[option] as Option);
    return matching(
      last,
      values.map((value) => flag + value),
    );
  }
  if (last.startsWith('-')) return matching(last, [...offeredOf(options).map((option) => `--${option}`), '--help']);
  return matching(last, found.complete?.(rest.slice(0, -1)) ?? []);
}

const valuesOf = async ({ values, suggestions = [] }: Option): Promise<readonly string[]> =>
  values ?? (typeof suggestions === 'function' ? await suggestions() : suggestions);

/** The options that may follow. A field of another model is not offered, and neither is its `--no-`. */
const offeredOf = (options: Options): string[] =>
  Object.keys(options).filter((name) => {
    const { [name.replace(/^no-/, '')]: positive, [name]: own } = options;
    return (positive ?? own)?.hidden === undefined;
  });

const matching = (start: string, words: readonly string[]) => words.filter((word) => word.startsWith(start));
