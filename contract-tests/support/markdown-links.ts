import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { sectionsOf, slugOf } from '../../src/docs/sections.js';

/** Links and pictures of Markdown files that lead to no file, or to no section of one. Those to the web are not read. */
export function deadLinks(root: string, files: readonly string[]): string[] {
  return files.flatMap((file) => {
    const prose = readFileSync(join(root, file), 'utf8').replace(/^```.*?^```$/gms, '');
    const targets = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
    return targets
      .filter((target) => !/^https?:/.test(target) && !isPlace(join(root, dirname(file)), target, basename(file)))
      .map((target) => `${file}: ${target}`);
  });
}

/** Whether a link from a file leads to a file, and to a section of it if it names one. */
export function isPlace(folder: string, target: string, from = ''): boolean {
  const [path = '', id = ''] = target.split('#');
  const found = join(folder, path || from);
  if (!existsSync(found) || !statSync(found).isFile()) return false;
  const sections = id ? sectionsOf(readFileSync(found, 'utf8')) : [];
  return !id || sections.some((section) => section.id === id || slugOf(section.title) === id);
}
