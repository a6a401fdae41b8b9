import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { buildSync } from 'esbuild';
import { onTestFinished } from 'vitest';

/** Where programs are built that need packages of this repository only. */
const ownFolder = resolve('node_modules/.cache/genmedia-once');

const built = new Map<string, string>();

/** What is removed when this process ends. */
const temporary: string[] = [];
process.once('exit', () => {
  for (const path of temporary) rmSync(path, { recursive: true, force: true });
});

/** Removes a file or folder when this process ends, since all tests use it. */
export const removeAtExit = (path: string): void => void temporary.push(path);

/**
 * Builds a program, such as a recipe of the guide "Durable workflows", with genmedia from src/. What it imports of others is in
 * `folder`, as with a user.
 */
export function build(entry: string, folder = ownFolder, ...packages: string[]): string {
  const found = built.get(entry);
  if (found) return found;
  mkdirSync(folder, { recursive: true });
  const outfile = join(folder, `${basename(entry, '.ts')}-${process.pid}.mjs`);
  const external = ['pg', ...packages];
  buildSync({ entryPoints: [entry], outfile, bundle: true, platform: 'node', format: 'esm', external });
  removeAtExit(outfile);
  built.set(entry, outfile);
  return outfile;
}

/** The SDK of Restate needs Node 22, or this function. */
const withResolvers = `Promise.withResolvers ??= function () {
  let settle;
  const promise = new this((resolve, reject) => { settle = { resolve, reject }; });
  return { promise, ...settle };
};`;

/** A clock by which the leases of other processes are over. */
export const later = 'const now = Date.now; Date.now = () => now() + 100_000;';

interface ProgramOptions {
  args?: readonly string[];
  cwd: string;
  env: Record<string, string>;
  /** Whether its clock is that of a later start. */
  isLater: boolean;
  /** Whether it has processes of its own, which get its signals too. */
  isGroup?: boolean;
}

/** A process. It is killed at the end of the test. */
export interface Program {
  kill(signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): void;
  ended: Promise<void>;
  /** What it has printed so far. */
  output: () => string;
}

export function startProgram(file: string, options: ProgramOptions): Program {
  const { args = [], cwd, env, isLater, isGroup = false } = options;
  const preload = `data:text/javascript,${encodeURIComponent(withResolvers + (isLater ? later : ''))}`;
  const child = spawn(process.execPath, ['--import', preload, file, ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: isGroup,
  });
  let hasEnded = false;
  const kill: Program['kill'] = (signal) => {
    if (!isGroup) child.kill(signal);
    else if (!hasEnded) process.kill(-(child.pid as number), signal);
  };
  onTestFinished(() => kill('SIGKILL'));
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (more: string) => {
      printed += more;
    });
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => {
      hasEnded = true;
      resolve();
    });
  });
  return { kill, ended, output: () => printed };
}
