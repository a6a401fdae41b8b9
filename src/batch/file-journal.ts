import { ConfigurationError } from '../errors/configuration-error.js';
import type { Journal, JournalEntry } from './journal.js';
import { JournalError } from './journal-error.js';
import { LockFile } from './lock-file.js';
import { type Line, readLines } from './read-lines.js';

type Fs = typeof import('node:fs/promises');
type FileHandle = Awaited<ReturnType<Fs['open']>>;

/** The first line of a journal. */
const header = JSON.stringify({ journal: 'genmedia/batch', version: 1 });

/** Bytes that are written at a time. */
const chunkSize = 1 << 20;

/** A lock that was checked is certainly held for this time: to lose it, a process must sleep for several seconds. */
const ownerCheckMs = 1000;

/**
 * A journal in a file of JSON Lines, which is only appended to. Each line is written at once, so that it survives a kill.
 * One `fdatasync` brings it to the disk, with all lines that came meanwhile: an entry whose `append` has resolved survives a
 * loss of power too. A last line that a kill has left incomplete is dropped. Only its owner can read the file (mode 600),
 * since requests may be private.
 *
 *     const films = gen.batch(items, { journal: fileJournal('films.journal') });
 *
 * `<path>.lock` keeps other processes out while a batch runs. Another process takes it over at once if its holder has
 * ended. Where that cannot be checked (another container, another machine), it first watches the lock for ten seconds: a
 * running holder touches it every two. A holder that has lost its lock sends nothing more once it notices. A batch closes
 * its journal at the end; one that nobody closes stays locked until its process ends. Node, Bun and Deno only.
 */
export function fileJournal(path: string): Journal {
  const fs = globalThis.process?.getBuiltinModule?.('node:fs/promises');
  const names = globalThis.process?.getBuiltinModule?.('node:path');
  if (!fs || !names)
    throw new ConfigurationError(
      'fileJournal needs a file system, which this platform does not have. Use storageJournal.',
    );
  if (typeof path !== 'string' || path === '') {
    throw new ConfigurationError(`fileJournal takes the path of a file, not ${path === '' ? 'an empty one' : path}.`);
  }
  // The working directory may change meanwhile.
  return new FileJournal(fs, names.resolve(path), names.dirname);
}

interface Waiting {
  entries: readonly JournalEntry[];
  resolve: () => void;
  reject: (error: unknown) => void;
}

class FileJournal implements Journal {
  readonly #fs: Fs;
  readonly #path: string;
  readonly #folderOf: (path: string) => string;
  #open: Promise<LockFile> | undefined;
  /** Whether it has no header yet; nothing until the file was read. */
  #isNew: boolean | undefined;
  /** Entries that are still to be written, and those that are written and not yet on the disk. */
  #waiting: Waiting[] = [];
  #written: Waiting[] = [];
  #writing: Promise<void> | undefined;
  #syncing: Promise<void> | undefined;
  /** When it was last certain that the journal is this process's. */
  #checkedAt = 0;
  /** Bytes that are known to be in the file. */
  #size = 0n;
  /** After a failure nobody knows what the disk holds, so nothing is added any more. */
  #failure: unknown;

  constructor(fs: Fs, path: string, folderOf: (path: string) => string) {
    this.#fs = fs;
    this.#path = path;
    this.#folderOf = folderOf;
  }

  append(entries: readonly JournalEntry[]): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ entries, resolve, reject });
      this.#writing ??= this.#write();
    });
  }

  async *read(): AsyncGenerator<JournalEntry, void, undefined> {
    const lock = await this.#opened();
    const { size } = await lock.file.stat();
    let number = 0;
    let end = 0;
    for await (const line of readLines(lock.file, size)) {
      number += 1;
      const isLast = line.end >= size;
      const entry = number === 1 ? this.#readHeader(line, isLast) : this.#readLine(line, number, isLast);
      if (entry === undefined) break;
      end = line.end;
      if (number > 1) yield entry as JournalEntry;
    }
    if (this.#isNew !== undefined) return;
    // What a kill has torn goes, so that the next line is whole. What another process is writing stays.
    if (end < size) {
      await this.#checkOwner(lock);
      await this.#fs.truncate(this.#path, end);
    }
    this.#isNew = end === 0;
    this.#size = BigInt(end);
  }

  async close(): Promise<void> {
    await this.#writing;
    await this.#syncing;
    const opening = this.#open;
    this.#open = undefined;
    this.#isNew = undefined;
    this.#failure = undefined;
    this.#checkedAt = 0;
    this.#size = 0n;
    const lock = await opening?.catch(() => undefined);
    await lock?.release();
  }

  #opened(): Promise<LockFile> {
    this.#open ??= this.#openFile();
    return this.#open;
  }

  async #openFile(): Promise<LockFile> {
    const { O_RDWR, O_CREAT, O_APPEND } = this.#fs.constants;
    const file = await this.#fs.open(this.#path, O_RDWR | O_CREAT | O_APPEND, 0o600).catch(withHelp);
    try {
      const found = await file.stat();
      if (!found.isFile()) throw new ConfigurationError(`${this.#path} is not a file.`);
      if (found.nlink > 1) throw new ConfigurationError(`${this.#path} ${linked}`);
      // Several names may lead to one file.
      return await LockFile.take(this.#fs, `${await this.#fs.realpath(this.#path)}.lock`, file);
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  /**
   * Writes what waits, and what has come meanwhile, until nothing waits. It never ends before `append` has kept its
   * promise in `#writing`, since opening the file always takes a moment.
   */
  async #write(): Promise<void> {
    while (this.#waiting.length > 0) {
      const group = this.#waiting;
      this.#waiting = [];
      try {
        await this.#writeLines(group);
        this.#written.push(...group);
        this.#syncing ??= this.#sync();
      } catch (error) {
        this.#fail(group, error);
      }
    }
    this.#writing = undefined;
  }

  /** Brings what is written to the disk, and what is written meanwhile. Nothing may follow where the lock was lost by then. */
  async #sync(): Promise<void> {
    while (this.#written.length > 0) {
      const group = this.#written;
      this.#written = [];
      try {
        const lock = await this.#opened();
        await lock.file.datasync();
        await this.#checkOwner(lock);
        if (this.#failure) throw this.#failure;
        for (const { resolve } of group) resolve();
      } catch (error) {
        this.#fail(group, error);
      }
    }
    this.#syncing = undefined;
  }

  /** Fails where the journal is not this process's any more. */
  async #checkOwner(lock: LockFile): Promise<void> {
    const now = Date.now();
    await Promise.all([lock.check(), this.#checkFile(lock.file)]);
    this.#checkedAt = now;
  }

  /** Fails where the path leads to another file by now, or to none: entries would be lost. */
  async #checkFile(file: FileHandle): Promise<void> {
    // Taken before the file is asked, since lines may be added meanwhile.
    const size = this.#size;
    // Windows counts files beyond what a number can hold.
    const exact = { bigint: true } as const;
    const [opened, found] = await Promise.all([
      file.stat(exact),
      this.#fs.stat(this.#path, exact).catch(() => undefined),
    ]);
    if (opened.ino !== found?.ino) throw new JournalError(`${this.#path} was removed or replaced while in use.`);
    if (opened.nlink > 1n) throw new JournalError(`${this.#path} ${linked}`);
    if (opened.size < size)
      throw new JournalError(`${this.#path} was cut while in use, as copytruncate of logrotate does.`);
  }

  #fail(group: readonly Waiting[], error: unknown): void {
    this.#failure ??= error;
    for (const { reject } of group) reject(error);
  }

  async #writeLines(group: readonly Waiting[]): Promise<void> {
    const lock = await this.#opened();
    if (this.#failure) throw this.#failure;
    // A process that has slept must not write behind the lines of its successor.
    if (Math.abs(Date.now() - this.#checkedAt) > ownerCheckMs) await this.#checkOwner(lock);
    if (this.#isNew === undefined) for await (const _ of this.read());
    let lines = '';
    if (this.#isNew) {
      lines = `${header}\n`;
      this.#isNew = false;
      await this.#syncFolder();
    }
    for (const { entries } of group) {
      for (const entry of entries) {
        lines += `${JSON.stringify(entry)}\n`;
        if (lines.length < chunkSize) continue;
        await this.#add(lock, lines);
        lines = '';
      }
    }
    await this.#add(lock, lines);
  }

  async #add({ file }: LockFile, lines: string): Promise<void> {
    const bytes = new TextEncoder().encode(lines);
    for (let at = 0; at < bytes.length; ) at += (await file.write(bytes, at)).bytesWritten;
    this.#size += BigInt(bytes.length);
  }

  /** Sees to it that a new file keeps its name. Not every platform can. */
  async #syncFolder(): Promise<void> {
    const folder = await this.#fs.open(this.#folderOf(this.#path), 'r').catch(() => undefined);
    await folder?.sync().catch(() => {});
    await folder?.close();
  }

  /** Whether there is a header; nothing where it is torn. Any other file must not be written to. */
  #readHeader({ text, isDamaged }: Line, isLast: boolean): true | undefined {
    if (text === `${header}\n`) return true;
    if (isLast && !isDamaged && header.startsWith(text)) return undefined;
    const { version } = Object(parse(text)) as { version?: unknown };
    const help = text.endsWith('\r\n')
      ? 'its lines end with CRLF. An editor or Git has changed them: restore the file as it was written'
      : version
        ? `its version is ${version}, and this package reads 1`
        : `line 1 is not ${header}`;
    throw new JournalError(`${this.#path} is not a journal that can be used: ${help}.`);
  }

  /** The entry of a line; nothing where it is the last one and a kill has torn it. */
  #readLine({ text, isDamaged, isWhole }: Line, number: number, isLast: boolean): unknown {
    if (isLast && !isWhole) return undefined;
    const entry = isDamaged ? undefined : parse(text);
    if (entry !== undefined) return entry;
    throw new JournalError(
      `${this.#path} is broken in line ${number}: it is not ${isDamaged ? 'UTF-8' : 'JSON'}. Nothing was sent.`,
    );
  }
}

const linked = 'has a second name (a hard link), which its lock does not protect. Remove one of the two names.';

/** Says what to do where the folder of a journal does not exist. */
function withHelp(error: { code?: string; message: string }): never {
  if (error.code !== 'ENOENT') throw error;
  throw Object.assign(new Error(`${error.message}. Create its folder first.`), { code: error.code });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
