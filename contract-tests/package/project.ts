import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quickestCompiler } from '../../scripts/lib/compilers.js';
import { withNode } from '../support/npm.js';

/** A new folder for tarballs and projects. */
export function createWorkplace() {
  const folder = mkdtempSync(join(tmpdir(), 'genmedia-package-'));
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}

/** Builds and packs this repository as npm would publish it. Returns the path of the tarball. */
export function packRepository(folder: string): string {
  const output = run('npm', ['pack', '--json', '--pack-destination', folder], '.');
  const [packed]: { filename: string }[] = JSON.parse(output.slice(output.indexOf('[\n')));
  return join(folder, packed?.filename ?? '');
}

/** Packs a dependency from `node_modules`, where its files are as they were published. Returns the path of the tarball. */
export function packDependency(folder: string, name: string): string {
  const parent = mkdtempSync(join(folder, `${name}-`));
  cpSync(join('node_modules', name), join(parent, 'package'), { recursive: true });
  const file = join(folder, `${name}.tgz`);
  run('tar', ['-czf', file, '-C', parent, 'package'], '.');
  return file;
}

/**
 * Unpacks tarballs as npm installs them, which `registry.ts` is for: it takes seconds, and these need nothing of it. All
 * projects below this folder use them.
 */
export function unpack(folder: string, tarballs: Record<string, string>): void {
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  const modules = join(folder, 'node_modules');
  for (const [name, tarball] of Object.entries(tarballs)) {
    const target = join(modules, name);
    mkdirSync(target, { recursive: true });
    run('tar', ['-xzf', tarball, '-C', target, '--strip-components=1'], '.');
  }
  const { bin }: { bin: Record<string, string> } = JSON.parse(
    readFileSync(join(modules, 'genmedia/package.json'), 'utf8'),
  );
  mkdirSync(join(modules, '.bin'));
  for (const [command, file] of Object.entries(bin)) {
    chmodSync(join(modules, 'genmedia', file), 0o755);
    symlinkSync(join('..', 'genmedia', file), join(modules, '.bin', command));
  }
}

/** Writes the files of a project. */
export function createProject(folder: string, files: Record<string, string>): string {
  mkdirSync(folder);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

/** Compiles a project with the usual command. Any diagnostic is an error. */
export function compile(project: string, args: readonly string[] = [], compiler = quickestCompiler()): void {
  run(process.execPath, [compiler, '--project', '.', ...args], project);
}

export function run(command: string, args: string[], cwd: string): string {
  try {
    return execFileSync(...withNode(command, args), { cwd, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`);
  }
}
