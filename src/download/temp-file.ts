import { describeValue } from '../errors/check-options.js';
import { ConfigurationError } from '../errors/configuration-error.js';
import { isHomePath, useHomedir } from '../shared/home-path.js';
import { replaceFile } from '../shared/replace-file.js';
import { excerpt } from '../shared/text.js';
import { newTempFileName, removeStaleTempFiles } from './temp-file-name.js';

type Fs = typeof import('node:fs/promises');
type FileHandle = Awaited<ReturnType<Fs['open']>>;

/** Where a file is saved, once it is known that this is possible. */
export interface Target {
  fs: Fs;
  /** Absolute and without links: the working directory may change during the download. */
  path: string;
  folder: string;
  /** Permissions of the file that is there already. */
  mode: number | undefined;
}

/** Checks a target before anything is requested. */
export async function findTarget(target: unknown): Promise<Target> {
  if (typeof target !== 'string' || target === '') {
    const help = 'Without a target it returns a stream: gen.download(task, undefined, options)';
    throw wrong(`target must be the path of a file, not ${describeValue(target)}. ${help}.`);
  }
  if (isHomePath(target)) throw wrong(`target ${excerpt(target)} is in no folder: ${useHomedir(target)}`);
  const fs = globalThis.process?.getBuiltinModule?.('node:fs/promises');
  const names = globalThis.process?.getBuiltinModule?.('node:path');
  if (!fs || !names) {
    throw wrong('target is a file, and this platform has no files. Leave it out and read the stream.');
  }
  const path = names.resolve(target);
  const found = await fs.stat(path).catch((error) => {
    if (error?.code === 'ENAMETOOLONG') throw wrong(`target ${excerpt(target)} is longer than a file name can be.`);
    return undefined;
  });
  if (found?.isDirectory() || target.endsWith('/') || target.endsWith(names.sep)) {
    throw wrong(`target ${target} is a folder. Add a file name.`);
  }
  // Replacing a device or a pipe with a file would break the machine.
  if (found && !found.isFile()) throw wrong(`target ${target} is not a file. Leave it out and read the stream.`);
  const real = found ? await fs.realpath(path) : path;
  return { fs, path: real, folder: names.dirname(real), mode: found && found.mode & 0o777 };
}

const wrong = (message: string) => new ConfigurationError(message);

/** A file in progress, in the folder of its target under its own name. The target is replaced only by `commit`. */
export class TempFile {
  readonly #fs: Fs;
  readonly #target: string;
  readonly #path: string;
  readonly #handle: FileHandle;
  #length = 0;
  /** The first folder of the target that did not exist. */
  createdFolder: string | undefined;

  private constructor(fs: Fs, target: string, path: string, handle: FileHandle) {
    this.#fs = fs;
    this.#target = target;
    this.#path = path;
    this.#handle = handle;
  }

  /** It never has more permissions than the file that it will replace. */
  static async open({ fs, path: target, folder, mode }: Target): Promise<TempFile> {
    const createdFolder = await fs.mkdir(folder, { recursive: true });
    await removeStaleTempFiles(fs, folder);
    const path = `${folder}/${await newTempFileName(fs)}`;
    const file = new TempFile(fs, target, path, await fs.open(path, 'wx', mode));
    file.createdFolder = createdFolder;
    if (mode !== undefined) await file.#setMode(mode);
    return file;
  }

  /** The umask of the process limits the permissions of new files, but those of the old file are kept exactly. */
  async #setMode(mode: number): Promise<void> {
    // Some file systems have no permissions.
    await this.#handle.chmod(mode).catch(() => {});
  }

  async write(bytes: Uint8Array): Promise<void> {
    for (let offset = 0; offset < bytes.length; ) {
      const { bytesWritten } = await this.#handle.write(bytes, offset, bytes.length - offset, this.#length);
      offset += bytesWritten;
      this.#length += bytesWritten;
    }
  }

  /** Discards what was written. */
  async restart(): Promise<void> {
    await this.#handle.truncate(0);
    this.#length = 0;
  }

  /** Makes sure that everything is on the disk. */
  async finish(): Promise<void> {
    await this.#handle.sync();
    await this.#handle.close();
  }

  /** Replaces the target in one step. */
  async commit(): Promise<void> {
    await replaceFile(this.#fs.rename, [this.#path, this.#target]);
  }

  async discard(): Promise<void> {
    await this.#handle.close().catch(() => {});
    await this.#fs.rm(this.#path, { force: true }).catch(() => {});
  }
}
