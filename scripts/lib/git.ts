import { execFileSync } from 'node:child_process';

/** What git prints, or undefined where it fails, is not installed or finds no repository. */
export function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 2 ** 28 });
  } catch {
    return undefined;
  }
}
