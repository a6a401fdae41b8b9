import path from 'node:path';

/** Default folder of the site. */
export const site = 'dist/docs';

/** Resolves a folder for the site. Throws if it holds this repository, since the site replaces the whole folder. */
export function siteFolder(out: string, { resolve, relative, isAbsolute } = path, repository = process.cwd()): string {
  const folder = resolve(out);
  const way = relative(folder, repository);
  // On Windows there is no way to another drive.
  if (!way.startsWith('..') && !isAbsolute(way)) {
    throw new Error(`The docs would replace all of ${out}. Name a folder for them alone, such as dist/docs.`);
  }
  return folder;
}
