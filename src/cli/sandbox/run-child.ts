import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { note } from '../shell/terminal.js';
import { windowsCommand } from './windows-command.js';

/** Signals that end this process. The command gets them too, so that it can end first. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Runs a command with more variables in its environment. Returns its exit code, as a shell does. */
export function runChild([file = '', ...args]: readonly string[], env: Record<string, string>): Promise<number> {
  // A command that is not found is started as it is, which fails as on other systems.
  const found = process.platform === 'win32' ? windowsCommand(file, args) : undefined;
  return new Promise((resolve) => {
    const child = spawn(found?.file ?? file, found?.args ?? args, {
      stdio: 'inherit',
      env: { ...process.env, ...env },
      windowsVerbatimArguments: found?.isVerbatim === true,
    });
    const forward = (signal: NodeJS.Signals) => {
      // On a terminal, Ctrl-C has reached the command already. A second one would end it at once.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    };
    for (const signal of signals) process.on(signal, forward);
    const end = (code: number) => {
      for (const signal of signals) process.off(signal, forward);
      resolve(code);
    };
    child.once('error', ({ code, message }: NodeJS.ErrnoException) => {
      note(
        code === 'ENOENT'
          ? `There is no command ${file}. Correct its name, or write npx before it if it is a tool of your project.`
          : code === 'EACCES'
            ? `${file} could not be started: it is a folder, or not executable. Name the program that runs it, such as node ${file}, or allow it with chmod +x.`
            : `${file} could not be started: ${message}. Correct the command after --.`,
      );
      end(code === 'ENOENT' ? 127 : 126);
    });
    child.once('exit', (code, signal) => end(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
}
