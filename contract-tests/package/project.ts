import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const tsc = resolve('node_modules/typescript/bin/tsc');

/** A folder of its own for tarballs and projects. */
export function createWorkplace() {
  const folder = mkdtempSync(join(tmpdir(), 'genmedia-package-'));
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}

/** Packs the package, or one of those that it needs, as npm would publish it. Gives the path of the tarball. */
export function pack(folder: string, what = '.', ...options: string[]): string {
  const args = ['pack', what, '--json', '--pack-destination', folder, ...options];
  const said = run('npm', args, '.');
  const [{ filename }] = JSON.parse(said.slice(said.indexOf('[\n')));
  return join(folder, filename);
}

/** A new project that installs tarballs, and nothing from a registry. */
export function createProject(folder: string, files: Record<string, string>, tarballs: Record<string, string>): string {
  mkdirSync(folder);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const specs = Object.entries(tarballs).map(([name, tarball]) => `${name}@file:${tarball}`);
  run('npm', ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', ...specs], folder);
  return folder;
}

/** Compiles a project. What the compiler has to say is an error. */
export function compile(project: string, ...options: string[]): void {
  run(process.execPath, [tsc, '--project', '.', ...options], project);
}

export function run(command: string, args: string[], cwd: string): string {
  try {
    return execFileSync(command, args, { cwd, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`);
  }
}
