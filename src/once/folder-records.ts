import { checkOptions } from '../errors/check-options.js';
import { ConfigurationError } from '../errors/configuration-error.js';
import { toLocalPath } from '../files/local-path.js';
import { syncFolder } from '../files/sync-folder.js';
import { ttlSeconds } from '../shared/storage-keys.js';
import { toHex } from '../shared/text.js';
import {
  type CreateRecord,
  defaultTtl,
  type Records,
  type RecordsOptions,
  recordIn,
  type StoredRecord,
  toStored,
} from './records.js';

/** The newest file of a key: its number counts the changes. */
interface Newest {
  readonly number: number;
  readonly entry?: StoredRecord;
}

/** How many changes of a key are kept, so that a process which sleeps meanwhile finds its number taken. */
const kept = 100;

/**
 * Records in a folder, for any number of processes of one machine, also while some of them are killed. Each key has a folder, and
 * each change of it is a file with the next number. A file appears whole, and only one process can write a number. Only their
 * owner can read the files. The folder must be on a file system with hard links, and not on a network. Node, Bun and Deno only.
 *
 *     const creates = once(gen, folderRecords('creates'));
 */
export function folderRecords(path: string, options: RecordsOptions = {}): Records {
  checkOptions('folderRecords', options, {
    ttl: ttlSeconds,
  });
  const { ttl = defaultTtl } = options;
  const help = 'Use redisRecords or postgresRecords.';
  const { fs, names, path: root } = toLocalPath('folderRecords', path, 'folder', help);

  /** What to return for a file that is not there. */
  const ifMissing =
    <T>(value: T) =>
    (error: NodeJS.ErrnoException): T => {
      if (error.code === 'ENOENT') return value;
      if (error.code !== 'ENOTDIR') throw error;
      throw new ConfigurationError(
        `folderRecords: ${root} is a file, or below a file. Pass the path of a folder. Nothing was sent.`,
      );
    };

  const newestIn = async (folder: string): Promise<Newest> => {
    for (;;) {
      const files = await fs.readdir(folder).catch(ifMissing<string[]>([]));
      const number = Math.max(0, ...files.map((name) => Number(/^(\d+)\.json$/.exec(name)?.[1] ?? 0)));
      if (number === 0) return { number };
      const text = await fs.readFile(names.join(folder, `${number}.json`), 'utf8').catch(ifMissing(undefined));
      // Without a text, a newer file has replaced it meanwhile.
      if (text !== undefined) return { number, entry: JSON.parse(text) as StoredRecord };
    }
  };

  /** Writes the next file of a key. Returns whether no other process was faster. */
  const write = async (folder: string, { number }: Newest, key: string, record: CreateRecord | undefined) => {
    const entry = toStored(key, record, ttl);
    await fs.mkdir(folder, { recursive: true, mode: 0o700 });
    const draft = names.join(folder, `draft-${crypto.randomUUID()}`);
    try {
      await fs.writeFile(draft, JSON.stringify(entry), { mode: 0o600, flag: 'wx', flush: true });
      await fs.link(draft, names.join(folder, `${number + 1}.json`));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
      throw error;
    } finally {
      await fs.rm(draft, { force: true });
    }
    await syncFolder(fs, folder);
    // A process that slept for a hundred changes has written a number that was removed since: it counts for nothing.
    const files = await fs.readdir(folder);
    if (number > 0 ? !files.includes(`${number}.json`) : files.length > kept) {
      await fs.rm(names.join(folder, `${number + 1}.json`), { force: true });
      return false;
    }
    await fs.rm(names.join(folder, `${number - kept}.json`), { force: true });
    return true;
  };

  const folderOf = async (key: string) => {
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key));
    return names.join(root, toHex(new Uint8Array(digest).subarray(0, 16)));
  };

  return {
    read: async (key) => recordIn((await newestIn(await folderOf(key))).entry),
    async claim(key, record) {
      const folder = await folderOf(key);
      for (;;) {
        const newest = await newestIn(folder);
        const found = recordIn(newest.entry);
        if (found || (await write(folder, newest, key, record))) return found;
      }
    },
    async replace(key, version, record) {
      const folder = await folderOf(key);
      for (;;) {
        const newest = await newestIn(folder);
        if (recordIn(newest.entry)?.version !== version) return false;
        if (await write(folder, newest, key, record)) return true;
      }
    },
    async open() {
      const folders = await fs.readdir(root).catch(ifMissing<string[]>([]));
      const all = await Promise.all(folders.map((name) => newestIn(names.join(root, name))));
      return all.flatMap((newest) => {
        const record = recordIn(newest.entry);
        return record?.isOpen ? [{ key: (newest.entry as StoredRecord).key, record }] : [];
      });
    },
  };
}
