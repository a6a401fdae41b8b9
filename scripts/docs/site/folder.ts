import { relative, resolve } from 'node:path';

/** Default folder of the site. */
export const site = 'dist/docs';

/** Resolves a folder for the site. Throws if it holds this repository, since the site replaces the whole folder. */
export function siteFolder(out: string): string {
  const folder = resolve(out);
  if (!relative(folder, process.cwd()).startsWith('..')) {
    throw new Error(`The docs would replace all of ${out}. Name a folder for them alone, such as dist/docs.`);
  }
  return folder;
}
