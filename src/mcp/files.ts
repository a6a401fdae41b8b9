import { realpath } from 'node:fs/promises';
import { isAbsolute, join, relative, resolve } from 'node:path';
import { ConfigurationError } from '../errors/configuration-error.js';
import { fromFile } from '../inputs/index.js';
import type { Field } from '../models/index.js';
import { excerpt } from '../shared/text.js';

/** How a request names a file of the folder: `file:photo.png`. */
const prefix = 'file:';

/** A request with the files that it names, as data URIs. Only fields for files are read: a prompt may begin as it likes. */
export async function withFiles(
  request: Readonly<Record<string, unknown>>,
  fields: Readonly<Record<string, Field>>,
  folder: string | undefined,
): Promise<Record<string, unknown>> {
  const read = async (value: unknown): Promise<unknown> => {
    if (typeof value === 'string') return value.startsWith(prefix) ? readIn(folder, value.slice(prefix.length)) : value;
    if (Array.isArray(value)) return Promise.all(value.map(read));
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value).map(async ([name, one]) => [name, await read(one)] as const);
    return Object.fromEntries(await Promise.all(entries));
  };
  const entries = Object.entries(request).map(async ([name, value]) => {
    const takesFiles = Object.hasOwn(fields, name) && JSON.stringify(fields[name]).includes('"media"');
    return [name, takesFiles ? await read(value) : value] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

async function readIn(folder: string | undefined, name: string): Promise<string> {
  if (folder === undefined)
    throw new ConfigurationError(
      'This server may read no files. Pass a URL, or start it with the folder of the files: genmedia mcp --inputs <folder>.',
    );
  const path = resolve(folder, name);
  const outside = () =>
    new ConfigurationError(
      `${excerpt(name)} is not a file of the folder that this server may read. Name one of it, such as file:photo.png.`,
    );
  if (name.includes('\0') || !isIn(resolve(folder), path)) throw outside();
  const target = await realpath(path).catch(() => undefined);
  if (target === undefined)
    throw new ConfigurationError(
      `${excerpt(name)} does not exist in the folder that this server may read. Names start there, such as file:photo.png.`,
    );
  if (await leadsOut(folder, path, target)) throw outside();
  return fromFile(target);
}

/** Whether a path of a folder is a link to elsewhere, or below one. */
const leadsOut = async (folder: string, path: string, target: string): Promise<boolean> =>
  target !== path && !isIn(await realpath(folder), target);

/** Whether a path is below a folder. */
function isIn(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== '' && !way.startsWith('..') && !isAbsolute(way);
}

/** Where a result goes: into the folder, by a name that no text of the service can turn into a path. */
export async function targetIn(folder: string, id: string, number: number | undefined, url: string): Promise<string> {
  const name = id.replace(/[^\w-]/g, '_').slice(0, 100);
  const extension = /\.\w{1,5}$/.exec(new URL(url).pathname)?.[0] ?? '';
  const path = join(resolve(folder), `task-${name}${number === undefined ? '' : `-${number}`}${extension}`);
  // A file that exists is replaced, also behind a link.
  if (await leadsOut(folder, path, await realpath(path).catch(() => path)))
    throw new ConfigurationError(
      `${path} is a link to a file outside of the folder for results, so nothing was saved. Remove the link.`,
    );
  return path;
}
