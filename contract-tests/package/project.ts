import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { withNode } from '../support/npm.js';

/** A new folder for tarballs and projects. */
export function createWorkplace() {
  const folder = mkdtempSync(join(tmpdir(), 'genmedia-package-'));
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}

/** Packs packages as npm would publish them. Returns the paths of the tarballs. */
export function pack(folder: string, packages: readonly string[], ...options: string[]): string[] {
  const output = run('npm', ['pack', ...packages, '--json', '--pack-destination', folder, ...options], '.');
  const packed: { filename: string }[] = JSON.parse(output.slice(output.indexOf('[\n')));
  return packed.map(({ filename }) => join(folder, filename));
}

/** Installs tarballs, and nothing from a registry. All projects below this folder use them. */
export function install(folder: string, tarballs: Record<string, string>): void {
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  const specs = Object.entries(tarballs).map(([name, tarball]) => `${name}@file:${tarball}`);
  run('npm', ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', ...specs], folder);
}

/** Writes the files of a project. */
export function createProject(folder: string, files: Record<string, string>): string {
  mkdirSync(folder);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

/** Compiles a project with the usual command. Any diagnostic is an error. */
export function compileByCommand(project: string): void {
  run(process.execPath, [resolve('node_modules/typescript/bin/tsc'), '--project', '.'], project);
}

/** The TypeScript libraries, which are the same for every project and take longer to read than a project. */
const libraries = new Map<string, ts.SourceFile | undefined>();

/**
 * Compiles a project like `tsc --project . <options>`, in this process. Any diagnostic is an error. All types of the
 * package are checked, but not the TypeScript libraries.
 */
export function compile(project: string, ...args: string[]): void {
  const { options, errors } = ts.parseCommandLine(args);
  const file = join(project, 'tsconfig.json');
  const config = ts.parseJsonConfigFileContent(
    ts.readConfigFile(file, ts.sys.readFile).config,
    ts.sys,
    project,
    // tsc resolves paths on its command line relative to the current folder.
    options.outDir ? { ...options, outDir: join(project, options.outDir) } : options,
  );
  const host = ts.createCompilerHost({ ...config.options, skipDefaultLibCheck: true });
  const { getSourceFile } = host;
  const libraryFolder = host.getDefaultLibLocation?.() ?? '';
  host.getCurrentDirectory = () => project;
  host.getSourceFile = (name, target, ...rest) => {
    if (!name.startsWith(`${libraryFolder}/`)) return getSourceFile(name, target, ...rest);
    const key = `${name} ${JSON.stringify(target)}`;
    if (!libraries.has(key)) libraries.set(key, getSourceFile(name, target, ...rest));
    return libraries.get(key);
  };
  const program = ts.createProgram(config.fileNames, { ...config.options, skipDefaultLibCheck: true }, host);
  const diagnostics = [
    ...errors,
    ...config.errors,
    ...ts.getPreEmitDiagnostics(program),
    ...program.emit().diagnostics,
  ];
  if (diagnostics.length > 0) {
    throw new Error(`tsc ${args.join(' ')} in ${project}:\n${ts.formatDiagnostics(diagnostics, host)}`);
  }
}

export function run(command: string, args: string[], cwd: string): string {
  try {
    return execFileSync(...withNode(command, args), { cwd, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}${stderr}`);
  }
}
