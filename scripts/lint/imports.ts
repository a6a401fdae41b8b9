import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { filesIn } from '../lib/files-in.js';
import { runCommand } from '../lib/run-command.js';
import { fencedPackages, layers } from './layers.js';

/** The tests may be imported by what runs them on other machines. */
const exceptions = ['scripts/machines/'];

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

/** Imports against the direction of the folders. Files in a folder itself are imported by no folder in it. */
function wrongFiles(file: string, specifiers: readonly string[]): string[] {
  const targets = specifiers.map((specifier) => posix.join(posix.dirname(file), specifier));
  return targets.flatMap((target) =>
    Object.entries(layers).flatMap(([room, allowed]) => {
      const [from, to] = [folderIn(room, file), folderIn(room, target)];
      if (!from || to === undefined || from === to || allowed[from]?.includes(to) !== false) return [];
      // Settings of tools, in the root of the repository.
      if (room === '.' && to === '') return [];
      return [
        `${file}: must not import ${target}. ${room}/${from} may import ${allowed[from].join(', ') || 'nothing'}.`,
      ];
    }),
  );
}

/** The folder of a room that a file is in: empty for a file of the room itself, `undefined` for one that is elsewhere. */
function folderIn(room: string, file: string): string | undefined {
  const path = room === '.' ? file : posix.relative(room, file);
  if (path.startsWith('..')) return undefined;
  return path.includes('/') ? path.slice(0, path.indexOf('/')) : '';
}

async function main() {
  const files = ['src', 'scripts'].flatMap((folder) => filesIn(folder).map((file) => `${folder}/${file}`));
  const checked = files.filter(
    (file) => file.endsWith('.ts') && !exceptions.some((exception) => file.startsWith(exception)),
  );
  const wrong = checked.flatMap((file) => wrongImports(file, readFileSync(file, 'utf8')));
  if (wrong.length > 0) throw new Error(`${wrong.join('\n')}\nscripts/lint/layers.ts says who may import what.`);
}

if (process.argv[1]?.endsWith('imports.ts')) await runCommand(main);
