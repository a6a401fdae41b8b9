import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { filesIn } from '../lib/files-in.js';
import { runCommand } from '../lib/run-command.js';
import { fencedPackages, layers } from './layers.js';

/** Finds imports against what `layers.ts` says, of files and of packages. */
export function wrongImports(file: string, text: string): string[] {
  const found = [...text.matchAll(/(?:from|import|require)\b[\s(]*'([^']+)'/g)].map(([, specifier = '']) => specifier);
  const isFile = (specifier: string) => specifier.startsWith('.');
  return [
    ...wrongFiles(file, found.filter(isFile)),
    ...wrongPackages(
      file,
      found.filter((specifier) => !isFile(specifier)),
    ),
  ];
}

/** Imports of packages that other files are for. `openapi-fetch/x` is a part of one. */
function wrongPackages(file: string, specifiers: readonly string[]): string[] {
  return Object.entries(fencedPackages).flatMap(([name, files]) => {
    const isImported = specifiers.some((specifier) => specifier === name || specifier.startsWith(`${name}/`));
    if (!isImported || files.includes(file)) return [];
    return [`${file}: must not import ${name}. Only ${files.join(' and ')} may.`];
  });
}

/** Imports against the direction of the folders. No folder imports a file next to it. */
function wrongFiles(file: string, specifiers: readonly string[]): string[] {
  const targets = specifiers.map((specifier) => posix.join(posix.dirname(file), specifier));
  return targets.flatMap((target) =>
    Object.entries(layers).flatMap(([parent, allowed]) => {
      const [from, to] = [folderIn(parent, file), folderIn(parent, target)];
      if (!from || to === undefined || from === to || allowed[from]?.includes(to) !== false) return [];
      // Settings of tools, in the root of the repository.
      if (parent === '.' && to === '') return [];
      return [
        `${file}: must not import ${target}. ${parent}/${from} may import ${allowed[from].join(', ') || 'nothing'}.`,
      ];
    }),
  );
}

/** The folder in `parent` that a file is in: empty for a file of `parent` itself, `undefined` for one that is elsewhere. */
function folderIn(parent: string, file: string): string | undefined {
  const path = parent === '.' ? file : posix.relative(parent, file);
  if (path.startsWith('..')) return undefined;
  return path.includes('/') ? path.slice(0, path.indexOf('/')) : '';
}

async function main() {
  const files = ['src', 'scripts'].flatMap((folder) => filesIn(folder).map((file) => `${folder}/${file}`));
  const wrong = files
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => wrongImports(file, readFileSync(file, 'utf8')));
  if (wrong.length > 0) throw new Error(`${wrong.join('\n')}\nscripts/lint/layers.ts says who may import what.`);
}

if (process.argv[1]?.endsWith('imports.ts')) await runCommand(main);
