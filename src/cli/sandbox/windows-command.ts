import { existsSync } from 'node:fs';
import { win32 } from 'node:path';

/** What `spawn` takes. */
interface Spawned {
  readonly file: string;
  readonly args: readonly string[];
  /** Whether the arguments are quoted already, so that Node must not do it. */
  readonly isVerbatim: boolean;
}

interface System {
  /** The environment of the process. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly exists: (file: string) => boolean;
}

/**
 * How to start a program on Windows, or `undefined` if there is none. There, `npm` and `npx` are scripts, which only cmd.exe
 * runs. Node passes arguments to it as they are, so that `a & b` would become two commands.
 */
export function windowsCommand(
  command: string,
  args: readonly string[],
  { env, exists }: System = { env: process.env, exists: existsSync },
): Spawned | undefined {
  const found = candidates(command, env).find(exists);
  if (found === undefined) return undefined;
  if (!/\.(cmd|bat)$/i.test(found)) return { file: found, args, isVerbatim: false };
  const line = [withCarets(win32.normalize(found)), ...args.map(argument)].join(' ');
  return { file: env.ComSpec ?? 'cmd.exe', args: ['/d', '/s', '/c', `"${line}"`], isVerbatim: true };
}

const programs: readonly string[] = ['.COM', '.EXE', '.BAT', '.CMD'];

/** Files that a name may stand for, in the order of Windows. */
function candidates(command: string, env: System['env']): string[] {
  // Of the others, such as .JS, none is a program.
  const extensions = (env.PATHEXT ?? '').split(';').filter((one) => programs.includes(one.toUpperCase()));
  if (extensions.length === 0) extensions.push(...programs);
  const hasExtension = extensions.some((one) => command.toLowerCase().endsWith(one.toLowerCase()));
  const names = hasExtension ? [command] : extensions.map((extension) => command + extension);
  if (/[\\/]/.test(command)) return names;
  const folders = (env.PATH ?? env.Path ?? '').split(';').filter(Boolean);
  return folders.flatMap((folder) => names.map((name) => win32.join(folder, name)));
}

/** Characters with a meaning to cmd.exe, also between quotes. */
const withCarets = (text: string) => text.replace(/[()%!^"<>&|;, *?`[\]]/g, '^$&');

/** An argument that survives cmd.exe twice: for the line, and for `%*` in the script, which passes it on to Node. */
const argument = (text: string) => withCarets(withCarets(quoted(text)));

/** An argument as programs of Windows read it: backslashes are doubled before a quote. */
const quoted = (text: string) => `"${text.replace(/(\\*)"/g, '$1$1\\"').replace(/(\\*)$/, '$1$1')}"`;
