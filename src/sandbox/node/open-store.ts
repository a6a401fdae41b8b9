import * as fs from 'node:fs/promises';
import { resolve } from 'node:path';
import { crc32 } from 'node:zlib';
import { AppendOnlyFile, type NumberedLine } from '../../files/append-only-file.js';
import type { FileUse } from '../../files/lock-file.js';
import type { Line } from '../../files/read-lines.js';
import { isHomePath, useHomedir } from '../../shared/home-path.js';
import type { Entry, SandboxStore } from '../storage/store.js';
import { readEntries, StoreError } from '../storage/stored-entries.js';

const fileName = 'sandbox.jsonl';

/** The file is compacted when it has this many times the bytes that it had after the last time. */
const growthFactor = 4;

/** A smaller file is not compacted while it is in use. */
const minCompactedBytes = 1 << 22;

/** Characters that a compaction writes at a time. */
const chunkLength = 1 << 20;

const use: FileUse = {
  name: 'store',
  whyAlone: 'Two sandboxes in one folder would lose the tasks of each other: stop that process first.',
  whenOwn: 'close the other sandbox first, or use another folder.',
  toError: (message) => new StoreError(message),
};

/**
 * Keeps the state of a sandbox in a folder, in a file of JSON Lines. What a sandbox has responded to survives a kill. Each
 * line has a checksum: a damaged one is left out, and reported on stderr.
 *
 *     const sandbox = createSandbox({ store: await openStore('sandbox-data') });
 */
export async function openStore(folder: string): Promise<SandboxStore> {
  if (typeof folder !== 'string' || folder === '') {
    throw new StoreError("The store needs the path of a folder, such as openStore('.sandbox') or --data .sandbox.");
  }
  if (isHomePath(folder)) throw new StoreError(`The folder ${folder} cannot be opened: ${useHomedir(folder)}`);
  const path = resolve(folder, fileName);
  const file = await openFile(folder, path);
  try {
    const entries = await load(file, path);
    return toStore(file, entries);
  } catch (error) {
    await file.close();
    const reason = (error as Error).message.replace(/\.$/, '');
    throw new StoreError(
      `The folder ${folder} has no state that a sandbox can continue with: ${reason}. Nothing in it was deleted. Move it ` +
        'away, or use another folder (--data of the command); an earlier copy of it may still work.',
    );
  }
}

async function openFile(folder: string, path: string): Promise<AppendOnlyFile> {
  try {
    await fs.mkdir(folder, { recursive: true });
    return await AppendOnlyFile.open(fs, path, use);
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    const why = Object.hasOwn(reasons, code) ? `${reasons[code]} Choose` : `${message.replace(/\.?$/, '.')} Or choose`;
    throw new StoreError(`The folder ${folder} cannot be opened. ${why} another folder (--data of the command).`);
  }
}

/** Why a folder cannot be opened, by the codes of Node. */
const reasons: Readonly<Record<string, string>> = {
  EEXIST: 'There is a file of that name.',
  ENOTDIR: 'A part of its path is a file.',
  EACCES: 'You may not write there.',
  EPERM: 'You may not write there.',
  EROFS: 'Its disk is read-only.',
  ENOSPC: 'The disk is full.',
};

/** Reads the entries of a file, and leaves in it only what was read. */
async function load(file: AppendOnlyFile, path: string): Promise<Map<string, unknown>> {
  const entries = new Map<string, unknown>();
  const damaged: NumberedLine[] = [];
  let lineCount = 0;
  let end = 0;
  for await (const line of file.lines()) {
    const batch = entriesIn(line);
    for (const [key, ...values] of batch ?? []) {
      if (values.length > 0) entries.set(key, values[0]);
      else entries.delete(key);
    }
    if (!batch) damaged.push(line);
    if (line.isWhole) end = line.end;
    lineCount = line.number;
  }
  if (lineCount > 0 && damaged.length === lineCount)
    throw new StoreError(`no line of its file ${fileName} can be read`);
  readEntries(entries);
  if (damaged.length > 0) await reportDamage(path, damaged);
  await file.cutAt(end);
  if (damaged.length > 0 || lineCount > entries.size) await compact(file, entries);
  return entries;
}

async function reportDamage(path: string, lines: readonly NumberedLine[]): Promise<void> {
  const [what, are, they] = lines.length === 1 ? ['Line', 'is', 'it'] : ['Lines', 'are', 'they'];
  const numbers = `${lines.slice(0, maxReported).map(({ number }) => number)}${lines.length > maxReported ? '…' : ''}`;
  // An incomplete line is what a kill leaves.
  const copy = lines.some(({ isWhole }) => isWhole) ? `${path}.damaged` : undefined;
  if (copy) await fs.copyFile(path, copy);
  console.error(
    `${what} ${numbers} of ${path} ${are} damaged. The sandbox continues without what ${they} stored.${copy ? ` The file as it was is ${copy}.` : ''}`,
  );
}

/** Numbers of damaged lines that a message has. */
const maxReported = 20;

function toStore(file: AppendOnlyFile, entries: Map<string, unknown>): SandboxStore {
  let hasFailed = false;
  let maxSize = maxSizeOf(file);
  return {
    entries,
    async write(batch) {
      // The values change after the first `await`.
      const line = toLine(batch);
      // A full disk may have cut the line of a write that failed.
      if (hasFailed) await file.cutAt(file.size);
      hasFailed = true;
      await file.write(line);
      hasFailed = false;
      if (file.size < maxSize) return;
      await compact(file, liveEntries(file));
      maxSize = maxSizeOf(file);
    },
    close: () => file.close(),
  };
}

const maxSizeOf = ({ size }: AppendOnlyFile) => Math.max(minCompactedBytes, growthFactor * size);

/** Where a compaction fails, for example on a full disk, the file stays as it is, and can still be used. */
async function compact(file: AppendOnlyFile, entries: Iterable<Entry> | AsyncIterable<Entry>): Promise<void> {
  await file.replace(toChunks(entries)).catch(() => {});
}

async function* toChunks(entries: Iterable<Entry> | AsyncIterable<Entry>): AsyncGenerator<string> {
  let chunk = '';
  for await (const entry of entries) {
    chunk += toLine([entry]);
    if (chunk.length < chunkLength) continue;
    yield chunk;
    chunk = '';
  }
  yield chunk;
}

/** The last value of each key, read from the file again: a second copy of all values could fill the memory. */
async function* liveEntries(file: AppendOnlyFile): AsyncGenerator<Entry> {
  const lastLines = new Map<string, number>();
  for await (const line of file.lines()) {
    for (const [key] of entriesIn(line) ?? []) lastLines.set(key, line.number);
  }
  for await (const line of file.lines()) {
    for (const [key, ...values] of entriesIn(line) ?? []) {
      if (values.length > 0 && lastLines.get(key) === line.number) yield [key, values[0]];
    }
  }
}

/** An entry in the file. Without a value, the key is removed. */
type WrittenEntry = [key: string, value?: unknown];

/** All entries of a batch are in one line, so that a kill leaves all of them or none. */
function toLine(batch: readonly Entry[]): string {
  const text = JSON.stringify(batch.map((entry): WrittenEntry => (entry[1] === undefined ? [entry[0]] : [...entry])));
  return `{"crc":"${checksumOf(text)}","entries":${text}}\n`;
}

const checksumOf = (text: string) => crc32(text).toString(16).padStart(8, '0');

/** The entries of a line, or `undefined` if it is damaged. */
function entriesIn({ text: line }: Line): WrittenEntry[] | undefined {
  const [, checksum, text = ''] = /^\{"crc":"([0-9a-f]{8})","entries":(.*)\}\n$/s.exec(line) ?? [];
  return checksum === checksumOf(text) ? JSON.parse(text) : undefined;
}
