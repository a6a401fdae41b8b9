import { stat } from 'node:fs/promises';
import { extname, join, parse } from 'node:path';
import type { Creation, TaskSuccess } from 'genmedia/schema';
import type { FileName } from '../../download/index.js';
import { parseUrl } from '../../shared/parse-url.js';
import type { TaskHandle } from '../../terms/task-handle.js';
import { type Option, UsageError } from '../shell/command.js';
import { bar, type Progress } from '../shell/progress.js';
import { plain, print, printJson } from '../shell/terminal.js';
import type { Client } from './connection.js';

export const outputOption = {
  output: {
    value: '<path>',
    short: 'o',
    help: 'save the results there: a file, or a folder that exists or ends with /; by default their URLs are printed',
  },
} as const satisfies Record<string, Option>;

/** Finds out early whether results can be saved there: after the task is created, a mistake costs time. */
export async function checkOutput(output: string | undefined): Promise<void> {
  if (output === undefined) return;
  if (output.trim() === '') throw new UsageError('-o needs a path: a file, or a folder that exists or ends with /.');
  const folder = /[\\/]$/.test(output) ? output : parse(output).dir;
  const inTheWay = folder && (await stat(folder.replace(/(?<=.)[\\/]+$/, '')).catch(() => undefined));
  if (inTheWay && !inTheWay.isDirectory())
    throw new UsageError(
      `-o ${output} cannot be written: ${folder} is a file, and must be a folder. Pass another path.`,
    );
}

interface Saving {
  readonly output: string | undefined;
  readonly json: boolean;
  readonly signal: AbortSignal;
  readonly progress: Progress;
  readonly file?: FileName;
}

/** Saves the results of a task, or leaves them where they are, and prints where that is. */
export async function deliver(gen: Client, task: TaskSuccess, handle: TaskHandle, saving: Saving): Promise<void> {
  const { output, json, progress, file = 'url' } = saving;
  const files = output === undefined ? undefined : await saveAll(gen, task, handle, { ...saving, output });
  progress.end();
  if (json) printJson({ ...task, ...(files && { files }) });
  else for (const line of files ?? urlsOf(task, file)) print(plain(line));
}

const urlsOf = ({ creations }: TaskSuccess, file: FileName) =>
  creations.flatMap(({ [file]: url }) => (typeof url === 'string' ? url : []));

async function saveAll(
  gen: Client,
  task: TaskSuccess,
  handle: TaskHandle,
  { output, signal, progress, file = 'url' }: Saving & { output: string },
): Promise<string[]> {
  const creations = task.creations.filter(({ [file]: url }) => typeof url === 'string');
  const target = await targetFor(output, handle.id);
  const paths: string[] = [];
  for (const [at, creation] of creations.entries()) {
    const path = pathFor(target, creation, { file, number: creations.length > 1 ? at + 1 : undefined });
    progress.show(`Saving ${path}`);
    const { createdFolder } = await gen.download(creation, path, {
      task: handle,
      file,
      signal,
      onProgress: ({ bytes, total }) => progress.show(`Saving ${path}`, bar(bytes, total)),
    });
    // A mistyped folder would be created without anyone noticing.
    if (createdFolder !== undefined) progress.say(`Created the folder ${target.folder}`);
    paths.push(path);
  }
  if (paths.length === 0)
    throw new Error(
      `Task ${handle.id} has no file ${file} to save. genmedia get ${handle.id} --json prints what it has.`,
    );
  return paths;
}

interface Target {
  readonly folder: string;
  readonly name: string;
  /** Without it, that of the URL is taken. */
  readonly extension?: string;
}

/** Where files go: into a folder, named after the task, or to a path. */
async function targetFor(output: string, id: string): Promise<Target> {
  const isFolder = /[\\/]$/.test(output) || (await stat(output).catch(() => undefined))?.isDirectory() === true;
  // An id comes from the service, and must not lead out of the folder.
  if (isFolder) return { folder: output, name: toFileName(id) };
  const { dir, name, ext } = parse(output);
  return { folder: dir, name, extension: ext };
}

function pathFor({ folder, name, extension }: Target, creation: Creation, { file, number }: Numbered): string {
  const { [file]: url } = creation;
  const found = /^\.\w{1,5}$/.exec(extname(parseUrl(`${url}`)?.pathname ?? ''))?.[0] ?? '';
  return join(folder, `${name}${number === undefined ? '' : `-${number}`}${extension ?? found}`);
}

interface Numbered {
  readonly file: FileName;
  readonly number: number | undefined;
}

/** Names of devices on Windows, with any extension. */
const devices = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** A name for a file on every system, from a text of someone else: it leads to no other folder and to no device. */
export function toFileName(text: string): string {
  const name = text.replace(/[^\w-]/g, '_');
  return devices.test(name) ? `_${name}` : name;
}
