import { ConfigurationError } from '../errors/configuration-error.js';
import { parseOrUndefined } from '../shared/parse-or-undefined.js';
import { AppendOnlyFile, type NumberedLine } from './append-only-file.js';
import { toLocalPath } from './local-path.js';
import type { FileUse } from './lock-file.js';

type Fs = typeof import('node:fs/promises');

/** What a file is for: its first line, and words for its errors. */
export interface JsonLinesUse extends FileUse {
  readonly header: { readonly version: number; readonly [name: string]: unknown };
}

/** Bytes that are written at a time. */
const chunkSize = 1 << 20;

/** A file for a function of that name, such as `fileJournal`. `help` says what to use on a platform without files. */
export function openJsonLines<Entry>(
  name: string,
  path: string,
  use: JsonLinesUse,
  help: string,
): JsonLinesFile<Entry> {
  const place = toLocalPath(name, path, 'file', help);
  return new JsonLinesFile(place.fs, place.path, use);
}

interface Waiting {
  entries: readonly unknown[];
  resolve: () => void;
  reject: (error: unknown) => void;
}

/**
 * A file of JSON Lines, of which the first says what it is. It is only appended to. Each line is written at once, so that it survives a
 * kill. One `fdatasync` brings it to the disk, with all lines that came meanwhile: an entry whose `append` has resolved survives
 * a loss of power too. A last line that a kill has left incomplete is dropped.
 */
export class JsonLinesFile<Entry> {
  readonly #fs: Fs;
  readonly #path: string;
  readonly #use: JsonLinesUse;
  readonly #header: string;
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

  constructor(fs: Fs, path: string, use: JsonLinesUse) {
    this.#fs = fs;
    this.#path = path;
    this.#use = use;
    this.#header = JSON.stringify(use.header);
  }

  get path(): string {
    return this.#path;
  }

  append(entries: readonly Entry[]): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ entries, resolve, reject });
      this.#writing ??= this.#write();
    });
  }

  async *read(): AsyncGenerator<Entry, void, undefined> {
    const file = await this.#opened();
    let end = 0;
    for await (const line of file.lines()) {
      const entry = line.number === 1 ? this.#readHeader(line) : this.#readLine(line);
      if (entry === undefined) break;
      end = line.end;
      if (line.number > 1) yield entry as Entry;
    }
    if (this.#isNew !== undefined) return;
    // An incomplete last line is removed, so that the next line is whole. A line that another process is writing stays.
    await file.cutAt(end);
    this.#isNew = end === 0;
  }

  /** Puts other entries in the place of all. It is called after `read`, and before anything is appended. */
  async rewrite(entries: Iterable<Entry>): Promise<void> {
    const header = this.#header;
    async function* lines() {
      yield `${header}\n`;
      for (const entry of entries) yield `${JSON.stringify(entry)}\n`;
    }
    await (await this.#opened()).replace(lines());
    this.#isNew = false;
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
    this.#open ??= AppendOnlyFile.open(this.#fs, this.#path, this.#use).catch((error) => {
      if (error?.code !== 'EISDIR') throw error;
      const what = `The ${this.#use.name} ${this.#path}`;
      throw new ConfigurationError(`${what} is a folder. Pass the path of a file. Nothing was sent.`);
    });
    return this.#open;
  }

  /**
   * Writes the waiting entries, also those that are added meanwhile. It never ends before `append` has stored its promise
   * in `#writing`, since opening the file always takes a moment.
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
      lines = `${this.#header}\n`;
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

  /** Whether there is a header; nothing where it is incomplete. Any other file must not be written to. */
  #readHeader({ text, isDamaged, isLast }: NumberedLine): true | undefined {
    const header = this.#header;
    if (text === `${header}\n`) return true;
    if (isLast && !isDamaged && header.startsWith(text)) return undefined;
    const { version, ...others } = Object(parseOrUndefined(text)) as { version?: unknown };
    const isOurs = JSON.stringify({ ...others, version: this.#use.header.version }) === header;
    const [other] = ourHeader.exec(text) ?? [];
    const help = text.endsWith('\r\n')
      ? 'its lines end with CRLF. An editor or Git has changed them: restore the file as it was written'
      : isOurs
        ? `its version is ${version}, and this package reads ${this.#use.header.version}`
        : `line 1 is ${other ? `${other}, ` : ''}not ${header}`;
    throw this.#use.toError(`${this.#path} is not a ${this.#use.name} that can be used: ${help}. Choose another file.`);
  }

  /** The entry of a line; nothing where it is the last one and incomplete. */
  #readLine({ text, isDamaged, isWhole, isLast, number }: NumberedLine): unknown {
    if (isLast && !isWhole) return undefined;
    const entry = isDamaged ? undefined : parseOrUndefined(text);
    if (entry !== undefined) return entry;
    throw this.#use.toError(
      `${this.#path} is broken in line ${number}: it is not ${isDamaged ? 'UTF-8' : 'JSON'}. Nothing was sent. Restore the file from a copy: a new one would not know what was created.`,
    );
  }
}

/** The first line of another file of this package. That of any other file may be private. */
const ourHeader = /^\{"\w+":"genmedia\/\w+","version":\d+\}(?=\n)/;
