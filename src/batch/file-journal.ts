import { ConfigurationError } from '../errors/configuration-error.js';
import { AppendOnlyFile, type NumberedLine } from '../files/append-only-file.js';
import type { FileUse } from '../files/lock-file.js';
import type { Journal, JournalEntry } from './journal.js';
import { JournalError } from './journal-error.js';

type Fs = typeof import('node:fs/promises');

/** The first line of a journal. */
const header = JSON.stringify({ journal: 'genmedia/batch', version: 1 });

/** Bytes that are written at a time. */
const chunkSize = 1 << 20;

const use: FileUse = {
  name: 'journal',
  whyAlone: 'Two processes with one journal would pay twice.',
  toError: (message) => new JournalError(message),
};

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
  return new FileJournal(fs, names.resolve(path));
}

interface Waiting {
  entries: readonly JournalEntry[];
  resolve: () => void;
  reject: (error: unknown) => void;
}

class FileJournal implements Journal {
  readonly #fs: Fs;
  readonly #path: string;
  #open: Promise<AppendOnlyFile> | undefined;
  /** Whether it has no header yet; nothing until the file was read. */
  #isNew: boolean | undefined;
  /** Entries that are still to be written, and those that are written and not yet on the disk. */
  #waiting: Waiting[] = [];
  #written: Waiting[] = [];
  #writing: Promise<void> | undefined;
  #syncing: Promise<void> | undefined;
  /** After a failure nobody knows what the disk holds, so nothing is added any more. */
  #failure: unknown;

  constructor(fs: Fs, path: string) {
    this.#fs = fs;
    this.#path = path;
  }

  append(entries: readonly JournalEntry[]): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ entries, resolve, reject });
      this.#writing ??= this.#write();
    });
  }

  async *read(): AsyncGenerator<JournalEntry, void, undefined> {
    const file = await this.#opened();
    let end = 0;
    for await (const line of file.lines()) {
      const entry = line.number === 1 ? this.#readHeader(line) : this.#readLine(line);
      if (entry === undefined) break;
      end = line.end;
      if (line.number > 1) yield entry as JournalEntry;
    }
    if (this.#isNew !== undefined) return;
    // What a kill has torn goes, so that the next line is whole. What another process is writing stays.
    await file.cutAt(end);
    this.#isNew = end === 0;
  }

  async close(): Promise<void> {
    await this.#writing;
    await this.#syncing;
    const opening = this.#open;
    this.#open = undefined;
    this.#isNew = undefined;
    this.#failure = undefined;
    const file = await opening?.catch(() => undefined);
    await file?.close();
  }

  #opened(): Promise<AppendOnlyFile> {
    this.#open ??= AppendOnlyFile.open(this.#fs, this.#path, use).catch((error) => {
      if (error?.code !== 'EISDIR') throw error;
      throw new ConfigurationError(`The journal ${this.#path} is a folder. Pass the path of a file. Nothing was sent.`);
    });
    return this.#open;
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

  /** Syncs all lines written so far to disk. Throws if the lock was lost meanwhile. */
  async #sync(): Promise<void> {
    while (this.#written.length > 0) {
      const group = this.#written;
      this.#written = [];
      try {
        const file = await this.#opened();
        await file.sync();
        if (this.#failure) throw this.#failure;
        for (const { resolve } of group) resolve();
      } catch (error) {
        this.#fail(group, error);
      }
    }
    this.#syncing = undefined;
  }

  #fail(group: readonly Waiting[], error: unknown): void {
    this.#failure ??= error;
    for (const { reject } of group) reject(error);
  }

  async #writeLines(group: readonly Waiting[]): Promise<void> {
    const file = await this.#opened();
    if (this.#failure) throw this.#failure;
    if (this.#isNew === undefined) for await (const _ of this.read());
    let lines = '';
    if (this.#isNew) {
      lines = `${header}\n`;
      this.#isNew = false;
      await file.syncFolder();
    }
    for (const { entries } of group) {
      for (const entry of entries) {
        lines += `${JSON.stringify(entry)}\n`;
        if (lines.length < chunkSize) continue;
        await file.write(lines);
        lines = '';
      }
    }
    await file.write(lines);
  }

  /** Whether there is a header; nothing where it is torn. Any other file must not be written to. */
  #readHeader({ text, isDamaged, isLast }: NumberedLine): true | undefined {
    if (text === `${header}\n`) return true;
    if (isLast && !isDamaged && header.startsWith(text)) return undefined;
    const { version } = Object(parse(text)) as { version?: unknown };
    const help = text.endsWith('\r\n')
      ? 'its lines end with CRLF. An editor or Git has changed them: restore the file as it was written'
      : version
        ? `its version is ${version}, and this package reads 1`
        : `line 1 is not ${header}`;
    throw new JournalError(`${this.#path} is not a journal that can be used: ${help}. Choose another file.`);
  }

  /** The entry of a line; nothing where it is the last one and a kill has torn it. */
  #readLine({ text, isDamaged, isWhole, isLast, number }: NumberedLine): unknown {
    if (isLast && !isWhole) return undefined;
    const entry = isDamaged ? undefined : parse(text);
    if (entry !== undefined) return entry;
    throw new JournalError(
      `${this.#path} is broken in line ${number}: it is not ${isDamaged ? 'UTF-8' : 'JSON'}. Nothing was sent. Restore the file from a copy, or begin with another one.`,
    );
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
