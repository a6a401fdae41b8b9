import { checkOptions } from '../errors/check-options.js';
import { GenMediaError } from '../errors/gen-media-error.js';
import { type JsonLinesUse, openJsonLines } from '../files/json-lines-file.js';
import { ttlSeconds } from '../shared/storage-keys.js';
import {
  type CreateRecord,
  defaultTtl,
  type Records,
  type RecordsOptions,
  recordIn,
  type StoredRecord,
  toStored,
} from './records.js';

/** Records in a file. */
export interface FileRecords extends Records {
  /** Lets another process use the file. The next call opens it again. */
  close(): Promise<void>;
}

const use: JsonLinesUse = {
  header: { records: 'genmedia/once', version: 1 },
  name: 'file of records',
  whyAlone: 'Two processes with one file would pay twice. Use redisRecords or postgresRecords for several.',
  whenOwn: 'use the same fileRecords for all calls, or close the other first.',
  toError: (message) => new GenMediaError(message),
};

/**
 * Records in a file of JSON Lines, for one process at a time: `<path>.lock` keeps others out until it ends, and a killed process is
 * succeeded at once. A record survives a kill and a loss of power. Only its owner can read the file (mode 600). Node, Bun and
 * Deno only.
 *
 *     const creates = once(gen, fileRecords('creates.records'));
 */
export function fileRecords(path: string, options: RecordsOptions = {}): FileRecords {
  checkOptions('fileRecords', options, { ttl: ttlSeconds });
  const { ttl = defaultTtl } = options;
  const file = openJsonLines<StoredRecord>('fileRecords', path, use, 'Use redisRecords or postgresRecords.');
  let opening: Promise<Map<string, StoredRecord>> | undefined;

  const load = async () => {
    const entries = new Map<string, StoredRecord>();
    let lines = 0;
    for await (const entry of file.read()) {
      lines += 1;
      if (recordIn(entry)) entries.set(entry.key, entry);
      else entries.delete(entry.key);
    }
    // Removes entries that were replaced or have expired.
    if (lines > 2 * entries.size + 1000) await file.rewrite(entries.values());
    return entries;
  };
  const close = async () => {
    const opened = opening;
    opening = undefined;
    await opened?.catch(() => {});
    await file.close();
  };
  const opened = async () => {
    const own = opening ?? load();
    opening = own;
    try {
      return await own;
    } catch (error) {
      // Another process may hold the file now, and end later.
      if (opening === own) await close();
      throw error;
    }
  };
  /** The entry is there for others at once, so that nobody claims it in between. */
  const write = async (entries: Map<string, StoredRecord>, key: string, record: CreateRecord | undefined) => {
    const entry = toStored(key, record, ttl);
    if (record) entries.set(key, entry);
    else entries.delete(key);
    try {
      await file.append([entry]);
    } catch (error) {
      // The next call reads the file again.
      await close();
      throw error;
    }
  };
  return {
    close,
    read: async (key) => recordIn((await opened()).get(key)),
    async claim(key, record) {
      const entries = await opened();
      const found = recordIn(entries.get(key));
      if (!found) await write(entries, key, record);
      return found;
    },
    async replace(key, version, record) {
      const entries = await opened();
      if (recordIn(entries.get(key))?.version !== version) return false;
      await write(entries, key, record);
      return true;
    },
    async open() {
      const entries = await opened();
      return [...entries.values()].flatMap(({ key, record }) => (record?.isOpen ? [{ key, record }] : []));
    },
  };
}
