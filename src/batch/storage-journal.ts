import { checkOptions, kindOf } from '../errors/check-options.js';
import { ConfigurationError } from '../errors/configuration-error.js';
import { parseOrUndefined } from '../shared/parse-or-undefined.js';
import { keyPrefix, lastPartOf } from '../shared/storage-keys.js';
import type { Journal, JournalEntry } from './journal.js';

/** What a journal needs of a storage. Those of unstorage have it, over Redis, files and many others. */
export interface JournalStorage {
  /** Lists the keys that start with a prefix. */
  getKeys(base: string): Promise<readonly string[]>;
  /** Reads several values, in any order. */
  getItems(keys: string[]): Promise<readonly { key: string; value: unknown }[]>;
  /** Writes one value. */
  setItem(key: string, value: string): Promise<unknown>;
}

/** Options of `storageJournal`. */
export interface StorageJournalOptions {
  /** Prefix of all keys. Each batch needs its own. Default: `genmedia:journal`. */
  prefix?: string | undefined;
}

/** Number of keys that are read or written at a time. */
const maxKeysAtOnce = 200;

/**
 * A journal in a storage of unstorage, with one key for each entry:
 *
 *     import { createStorage } from 'unstorage';
 *     import redis from 'unstorage/drivers/redis';
 *
 *     const storage = createStorage({ driver: redis({ url: 'redis://localhost', maxRetriesPerRequest: 1 }) });
 *     const films = gen.batch(items, { journal: storageJournal(storage, { prefix: 'films' }) });
 *
 * An entry is as safe as the storage makes it: Redis, with its default settings, may lose the last second when its machine fails. And
 * there is no lock: make sure that only one process at a time uses a prefix, since two would send the same requests.
 */
export function storageJournal(storage: JournalStorage, options: StorageJournalOptions = {}): Journal {
  checkOptions('storageJournal', options, { prefix: keyPrefix });
  const { getKeys, getItems, setItem } = Object(storage) as Partial<JournalStorage>;
  if (![getKeys, getItems, setItem].every((method) => typeof method === 'function')) {
    throw new ConfigurationError(
      `The first argument of storageJournal must be a storage, such as createStorage of unstorage returns, not ${kindOf(storage)}.`,
    );
  }
  const { prefix = 'genmedia:journal' } = options;
  return new StorageJournal(storage, prefix);
}

class StorageJournal implements Journal {
  readonly #storage: JournalStorage;
  readonly #prefix: string;
  /** Number of the next entry; nothing until the storage was read. */
  #next: number | undefined;

  constructor(storage: JournalStorage, prefix: string) {
    this.#storage = storage;
    this.#prefix = prefix;
  }

  async append(entries: readonly JournalEntry[]): Promise<void> {
    if (this.#next === undefined) await this.#numbers();
    const first = this.#next ?? 0;
    this.#next = first + entries.length;
    for (let from = 0; from < entries.length; from += maxKeysAtOnce) {
      const some = entries.slice(from, from + maxKeysAtOnce);
      const keep = (entry: JournalEntry, index: number) =>
        this.#storage.setItem(this.#keyOf(first + from + index), JSON.stringify(entry));
      await Promise.all(some.map(keep));
    }
  }

  async *read(): AsyncGenerator<JournalEntry, void, undefined> {
    const numbers = await this.#numbers();
    for (let from = 0; from < numbers.length; from += maxKeysAtOnce) {
      const some = numbers.slice(from, from + maxKeysAtOnce);
      const items = await this.#storage.getItems(some.map((number) => this.#keyOf(number)));
      // Storages may return another order.
      const values = new Map(items.map(({ key, value }) => [numberOf(key), value]));
      for (const number of some) {
        const entry = toEntry(values.get(number));
        if (entry) yield entry;
      }
    }
  }

  async close(): Promise<void> {
    this.#next = undefined;
  }

  async #numbers(): Promise<number[]> {
    const keys = await this.#storage.getKeys(this.#prefix);
    // Redis may list a key twice while it grows.
    const found = new Set(keys.filter((key) => this.#isOwn(key)).map(numberOf));
    const numbers = [...found].sort((one, two) => one - two);
    this.#next ??= (numbers.at(-1) ?? -1) + 1;
    return numbers;
  }

  /** Whether a key is one of this journal: the prefix of another may begin with this one. */
  #isOwn(key: string): boolean {
    return key.startsWith(`${this.#prefix}:`) && /^\d+$/.test(key.slice(this.#prefix.length + 1));
  }

  #keyOf(number: number): string {
    return `${this.#prefix}:${number}`;
  }
}

const numberOf = (key: string) => Number(lastPartOf(key));

/**
 * The entry of a value; nothing where a kill has left it empty or incomplete. Its `append` never resolved, so a request that it
 * announces was not sent. Storages of unstorage parse values that resemble JSON.
 */
function toEntry(value: unknown): JournalEntry | undefined {
  return ((typeof value === 'string' ? parseOrUndefined(value) : value) ?? undefined) as JournalEntry | undefined;
}
