import { ConfigurationError } from '../errors/configuration-error.js';
import { lastPartOf } from '../shared/storage-keys.js';
import { type Inbox, isAmong } from './inbox.js';
import { toInboxSettings } from './inbox-options.js';
import { storageKey } from './key-of.js';

/** What an inbox needs of a storage. Those of unstorage have it, over files, databases and many others. */
export interface InboxStorage {
  getItems(keys: string[]): Promise<readonly { key: string; value: unknown }[]>;
  setItem(key: string, value: string, options: { ttl: number }): Promise<unknown>;
  /** Where there is none, claims that have ended stay in the storage. */
  removeItem?(key: string): Promise<unknown>;
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
 * An inbox in a storage of unstorage, for machines that share one of those. With Redis, take `redisInbox`.
 *
 *     import { createStorage } from 'unstorage';
 *     import files from 'unstorage/drivers/fs';
 *
 *     const storage = createStorage({ driver: files({ base: '/srv/shared' }) });
 *     const callbacks = createCallbackHandler({ inbox: storageInbox(storage), onUpdate });
 *
 * These storages cannot compare and set in one step. So it cannot promise what `redisInbox` does:
 *
 * - Two machines that get the same callback in the same instant may both run `onUpdate`. When one of them has begun, a moment
 *   before, the other waits for it.
 * - The same holds for `processing` at one machine and `success` at the other: `onUpdate` may run for both at once. If both end
 *   in the same instant, `processing` may be recorded last. Then a retry of `success` is handled again.
 * - The clocks of the machines tell when a claim has expired. They are to be right to within a second.
 *
 * Nothing is lost by it. Have the storage give up soon when it is down: only then is the service asked to send again.
 */
export function storageInbox(storage: InboxStorage, options: StorageInboxOptions = {}): Inbox {
  if (typeof storage?.getItems !== 'function' || typeof storage.setItem !== 'function') {
    throw new ConfigurationError('storageInbox takes a storage as createStorage of unstorage makes it.');
  }
  const { prefix, ttl } = toInboxSettings('storageInbox', options);
  const placeOf = async (taskId: string) => `${prefix}:${await storageKey(taskId)}`;
  const read = async (places: string[]) => {
    const items = await storage.getItems(places);
    // Storages may return another order.
    const values = new Map(items.map(({ key, value }) => [lastPartOf(key), value]));
    return places.map((place) => toText(values.get(lastPartOf(place))));
  };
  // One by one: a cluster may keep them apart.
  const readTask = async (place: string) => {
    const [[state], [claim]] = await Promise.all([read([place]), read([claimOf(place)])]);
    return { state, claimant: claimantOf(claim) };
  };
  const endClaim = async (place: string) => {
    if (storage.removeItem) await storage.removeItem(claimOf(place));
    else await storage.setItem(claimOf(place), 'ended', { ttl: 1 });
  };

  return {
    latest: async (taskIds) => read(await Promise.all(taskIds.map(placeOf))),
    async claim(taskId, { owner, lease, supersededBy }) {
      const place = await placeOf(taskId);
      const { state, claimant } = await readTask(place);
      if (isAmong(supersededBy, state)) return 'handled';
      if (claimant !== undefined && claimant !== owner) return 'busy';
      const claim = `${Date.now() + lease} ${owner}`;
      await storage.setItem(claimOf(place), claim, { ttl: Math.ceil(lease / 1000) });
      return 'claimed';
    },
    async complete(taskId, { owner, state, supersededBy }) {
      const place = await placeOf(taskId);
      const { state: recorded, claimant } = await readTask(place);
      if (!isAmong(supersededBy, recorded)) await storage.setItem(place, state, { ttl });
      if (claimant === owner) await endClaim(place);
    },
    async release(taskId, { owner }) {
      const place = await placeOf(taskId);
      const { claimant } = await readTask(place);
      if (claimant === owner) await endClaim(place);
    },
  };
}

/** No key of a task has a dot in it. */
const claimOf = (place: string) => `${place}.claim`;

/** Who has a claim that has not expired. */
function claimantOf(claim: string | undefined): string | undefined {
  const [, until, owner] = /^(\d+) (.+)$/.exec(claim ?? '') ?? [];
  return Number(until) > Date.now() ? owner : undefined;
}

const toText = (value: unknown) => (typeof value === 'string' ? value : undefined);
