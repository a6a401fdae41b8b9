import { spawn } from 'node:child_process';
import { note } from '../shell/terminal.js';

const commands: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** Opens a URL in the browser of the user. */
export function openPage(url: string): void {
  const [file, ...args] = commands[process.platform] ?? ['xdg-open'];
  const child = spawn(file, [...args, url], { stdio: 'ignore', detached: true });
  child.once('error', () => note(`No browser could be opened. Open it yourself: ${url}`));
  child.unref();
}
