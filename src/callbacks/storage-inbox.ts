import { ConfigurationError } from '../errors/configuration-error.js';
import { refuseUnknownOptions } from '../refuse-unknown-options.js';
import type { Inbox } from './inbox.js';
import { keyOf } from './key-of.js';

/** What an inbox needs of a storage. Those of unstorage have it, over Redis, files and many others. */
export interface InboxStorage {
  getItems(keys: string[]): Promise<readonly { key: string; value: unknown }[]>;
  setItem(key: string, value: string, options: { ttl: number }): Promise<unknown>;
}

export interface StorageInboxOptions {
  /**
   * Begin of all keys. Default: `genmedia:callbacks`. A cluster of Redis reads many keys at once only where they lie
   * together, which a name in braces makes them: `{genmedia}:callbacks`.
   */
  prefix?: string | undefined;
  /** Seconds after which a task is forgotten, where the storage knows how. Default: 604,800, which is 7 days. */
  ttl?: number | undefined;
}

/**
 * An inbox in a storage of unstorage, which several machines can share:
 *
 *     import { createStorage } from 'unstorage';
 *     import redis from 'unstorage/drivers/redis';
 *
 *     const driver = redis({ url: 'redis://localhost', maxRetriesPerRequest: 1 });
 *     const callbacks = createCallbackHandler({ inbox: storageInbox(createStorage({ driver })) });
 *
 * Have it give up soon when it is down, as here: only then is the service told to send again.
 *
 * These storages cannot compare and set in one step. So two machines that get the same news in the same instant may both
 * tell them; a moment later, only the first does.
 */
export function storageInbox(storage: InboxStorage, options: StorageInboxOptions = {}): Inbox {
  refuseUnknownOptions('storageInbox', options, names);
  if (typeof storage?.getItems !== 'function' || typeof storage.setItem !== 'function') {
    throw new ConfigurationError('storageInbox takes a storage as createStorage of unstorage makes it.');
  }
  const { prefix = 'genmedia:callbacks', ttl = 604_800 } = options;
  refusePrefix(prefix);
  refuseTtl(ttl);
  const placeOf = async (taskId: string) => `${prefix}:${await keyOf(taskId)}`;
  return {
    async latest(taskIds) {
      const places = await Promise.all(taskIds.map(placeOf));
      const items = await storage.getItems(places);
      // Storages may give other spellings of keys, and another order. Their last part stays.
      const states = new Map(items.map(({ key, value }) => [lastPart(key), value]));
      return places.map((place) => toState(states.get(lastPart(place))));
    },
    async keep(taskId, state) {
      await storage.setItem(await placeOf(taskId), state, { ttl });
    },
  };
}

const names = Object.keys({ prefix: 1, ttl: 1 } satisfies Record<keyof StorageInboxOptions, 1>);

const lastPart = (key: string) => key.slice(key.lastIndexOf(':') + 1);

const toState = (value: unknown) => (typeof value === 'string' ? value : undefined);

function refusePrefix(prefix: string): void {
  if (typeof prefix === 'string' && /^[\w{}-]+(:[\w{}-]+)*$/.test(prefix)) return;
  throw new ConfigurationError('prefix takes letters, digits, _, - and braces, in parts with a colon between them.');
}

function refuseTtl(ttl: number): void {
  if (Number.isSafeInteger(ttl) && ttl > 0) return;
  throw new ConfigurationError(`ttl takes whole seconds from 1, not ${ttl}.`);
}
