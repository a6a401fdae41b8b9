import { invalid } from '../errors/invalid-request-error.js';
import { excerpt } from '../shared/text.js';
import { shown } from './options.js';
import { newPartName, removeStaleParts } from './temp-file-name.js';

type Fs = typeof import('node:fs/promises');
type FileHandle = Awaited<ReturnType<Fs['open']>>;

/** Where a file is to be, once it was found that it can be there. */
export interface Target {
  fs: Fs;
  /** Without links and relative parts: the working directory may change meanwhile. */
  path: string;
  folder: string;
  /** Permissions of the file that is there already. */
  mode: number | undefined;
}

/** Looks at a target before anything is fetched for it. */
export async function findTarget(target: unknown): Promise<Target> {
  if (typeof target !== 'string' || target === '') {
    const help = 'Without it a stream is given: gen.download(task, undefined, options)';
    throw wrong(`target takes the path of a file, not ${shown(target)}. ${help}.`);
  }
  const fs = globalThis.process?.getBuiltinModule?.('node:fs/promises');
  const names = globalThis.process?.getBuiltinModule?.('node:path');
  if (!fs || !names) {
    throw wrong('target is a file, and there are none on this platform. Leave it out, and read the stream.');
  }
  const path = names.resolve(target);
  const found = await fs.stat(path).catch((error) => {
    if (error?.code === 'ENAMETOOLONG') throw wrong(`target ${excerpt(target)} is longer than names of files can be.`);
    return undefined;
  });
  if (found?.isDirectory() || target.endsWith('/') || target.endsWith(names.sep)) {
    throw wrong(`target ${target} is a folder. Add a file's name.`);
  }
  // Replacing a device or a pipe by a file would break the machine.
  if (found && !found.isFile()) throw wrong(`target ${target} is no file. Leave it out, and read the stream.`);
  const real = found ? await fs.realpath(path) : path;
  return { fs, path: real, folder: names.dirname(real), mode: found && found.mode & 0o777 };
}

const wrong = (message: string) => invalid('target', message, { operation: 'download' });

/** A file in the making. It has a name of its own beside the target, which is only touched when all is there. */
export class TempFile {
  readonly #fs: Fs;
  readonly #path: string;
  readonly #name: string;
  readonly #handle: FileHandle;
  #length = 0;

  private constructor(fs: Fs, path: string, name: string, handle: FileHandle) {
    this.#fs = fs;
    this.#path = path;
    this.#name = name;
    this.#handle = handle;
  }

  /** It never has more permissions than the file whose place it will take. */
  static async open({ fs, path, folder, mode }: Target): Promise<TempFile> {
    await fs.mkdir(folder, { recursive: true });
    await removeStaleParts(fs, folder);
    const name = `${folder}/${await newPartName(fs)}`;
    const file = new TempFile(fs, path, name, await fs.open(name, 'wx', mode));
    if (mode !== undefined) await file.#allow(mode);
    return file;
  }

  /** What a new file may be is cut by the process's umask. What an old one was, is not. */
  async #allow(mode: number): Promise<void> {
    // Some file systems have no permissions.
    await this.#handle.chmod(mode).catch(() => {});
  }

  async write(bytes: Uint8Array): Promise<void> {
    for (let at = 0; at < bytes.length; ) {
      const { bytesWritten } = await this.#handle.write(bytes, at, bytes.length - at, this.#length);
      at += bytesWritten;
      this.#length += bytesWritten;
    }
  }

  /** Throws away what was written. */
  async restart(): Promise<void> {
    await this.#handle.truncate(0);
    this.#length = 0;
  }

  /** Sees to it that the disk has all of it. */
  async finish(): Promise<void> {
    await this.#handle.sync();
    await this.#handle.close();
  }

  /** Gives it the name of the target, in one step. */
  async keep(): Promise<void> {
    await this.#fs.rename(this.#name, this.#path);
  }

  async discard(): Promise<void> {
    await this.#handle.close().catch(() => {});
    await this.#fs.rm(this.#name, { force: true }).catch(() => {});
  }
}
