import { ConfigurationError } from '../errors/configuration-error.js';
import { replaceFile } from '../shared/replace-file.js';
import { type FileUse, LockFile } from './lock-file.js';
import { OpenFile } from './open-file.js';
import { type Line, readLines } from './read-lines.js';
import { syncFolder } from './sync-folder.js';

type Fs = typeof import('node:fs/promises');

/** A line with its number, from 1. */
export interface NumberedLine extends Line {
  number: number;
  isLast: boolean;
}

/** A lock that was checked is certainly held for this time: to lose it, a process must sleep for several seconds. */
const ownerCheckMs = 1000;

/**
 * A file of lines that one process at a time appends to. `<path>.lock` keeps the others out. Only its owner can read it (mode
 * 600).
 */
export class AppendOnlyFile {
  readonly #fs: Fs;
  readonly #path: string;
  readonly #use: FileUse;
  readonly #lock: LockFile;
  /** When it was last certain that this process has the file. */
  #checkedAt = 0;
  /** Bytes that are known to be in the file. */
  #size = 0;

  private constructor(fs: Fs, path: string, use: FileUse, lock: LockFile) {
    this.#fs = fs;
    this.#path = path;
    this.#use = use;
    this.#lock = lock;
  }

  /** Opens a file, or creates it. Its folder must exist. */
  static async open(fs: Fs, path: string, use: FileUse): Promise<AppendOnlyFile> {
    const file = await openToAppend(fs, path);
    try {
      const found = await file.stat();
      if (!found.isFile()) throw new ConfigurationError(`${path} is not a file.`);
      if (found.nlink > 1) throw new ConfigurationError(`${path} ${linked}`);
      // Several names may lead to one file.
      const lock = await LockFile.take({ fs, path: `${await fs.realpath(path)}.lock`, use }, file);
      return new AppendOnlyFile(fs, path, use, lock);
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  /** Bytes up to the end of the last complete write. */
  get size(): number {
    return this.#size;
  }

  /** The lines that the file has now. */
  async *lines(): AsyncGenerator<NumberedLine, void, undefined> {
    const { size } = await this.#lock.file.stat();
    let number = 0;
    for await (const line of readLines(this.#lock.file, size)) {
      number += 1;
      yield { ...line, number, isLast: line.end >= size };
    }
  }

  /** Removes all bytes from a position on, so that the next line follows there. */
  async cutAt(size: number): Promise<void> {
    if (size < (await this.#lock.file.stat()).size) {
      await this.#checkOwner();
      await this.#fs.truncate(this.#path, size);
    }
    this.#size = size;
  }

  /** Appends lines. They survive a kill of this process; after `sync`, a loss of power too. */
  async write(lines: string): Promise<void> {
    // A process that has slept must not write behind the lines of its successor.
    if (Math.abs(Date.now() - this.#checkedAt) > ownerCheckMs) await this.#checkOwner();
    this.#size += await writeAll(this.#lock.file, lines);
  }

  /** Writes all lines so far to the disk. Throws if this process has lost the file meanwhile. */
  async sync(): Promise<void> {
    await this.#lock.file.datasync();
    await this.#checkOwner();
  }

  /** Puts other lines in the place of all. If that fails or the process is killed, the file keeps the lines that it had. */
  async replace(lines: AsyncIterable<string>): Promise<void> {
    await this.#checkOwner();
    const draftPath = `${this.#path}.new`;
    await this.#fs.rm(draftPath, { force: true });
    const draft = await openToAppend(this.#fs, draftPath);
    let size = 0;
    try {
      for await (const text of lines) size += await writeAll(draft, text);
      await draft.datasync();
      await this.#checkOwner();
      // Windows does not replace an open file.
      await this.#lock.file.close();
      await replaceFile(this.#fs.rename, [draftPath, this.#path]);
    } catch (error) {
      await draft.close();
      await this.#fs.rm(draftPath, { force: true });
      if (this.#lock.file.isClosed) this.#lock.file = await openToAppend(this.#fs, this.#path);
      throw error;
    }
    this.#lock.file = draft;
    this.#size = size;
    await this.syncFolder();
  }

  /** Ensures that a new file keeps its name after a loss of power. */
  async syncFolder(): Promise<void> {
    const { dirname } = process.getBuiltinModule('node:path');
    await syncFolder(this.#fs, dirname(this.#path));
  }

  close(): Promise<void> {
    return this.#lock.release();
  }

  /** Throws if this process has lost the file. */
  async #checkOwner(): Promise<void> {
    const now = Date.now();
    await Promise.all([this.#lock.check(), this.#checkFile()]);
    this.#checkedAt = now;
  }

  /** Throws if the path leads to another file by now, or to none: what is written would be lost. */
  async #checkFile(): Promise<void> {
    // Taken before the file is asked, since lines may be added meanwhile.
    const size = this.#size;
    const [opened, found] = await Promise.all([
      this.#lock.file.exactStat(),
      this.#fs.stat(this.#path, { bigint: true }).catch(() => undefined),
    ]);
    const { toError } = this.#use;
    if (opened.ino !== found?.ino) throw toError(`${this.#path} was removed or replaced while in use.`);
    if (opened.nlink > 1n) throw toError(`${this.#path} ${linked}`);
    if (opened.size < size) throw toError(`${this.#path} was cut while in use, as copytruncate of logrotate does.`);
  }
}

const linked = 'has a second name (a hard link), which its lock does not protect. Remove one of the two names.';

async function openToAppend(fs: Fs, path: string): Promise<OpenFile> {
  const { O_RDWR, O_CREAT, O_APPEND } = fs.constants;
  try {
    return await OpenFile.open(path, O_RDWR | O_CREAT | O_APPEND, 0o600);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT') throw error;
    throw Object.assign(new Error(`${message}. Create its folder first.`), { code });
  }
}

/** Returns the number of bytes. */
async function writeAll(file: OpenFile, text: string): Promise<number> {
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length; ) at += await file.write(bytes.subarray(at));
  return bytes.length;
}
