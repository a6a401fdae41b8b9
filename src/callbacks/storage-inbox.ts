import { kindOf } from '../errors/check-options.js';
import { ConfigurationError } from '../errors/configuration-error.js';
import { lastPartOf } from '../shared/storage-keys.js';
import { type Inbox, isAmong } from './inbox.js';
import { toInboxSettings } from './inbox-options.js';
import { storageKey } from './storage-key.js';

/** The part of a storage that an inbox uses. Storages of unstorage have it: files, databases and many others. */
export interface InboxStorage {
  /** Reads several values, in any order. */
  getItems(keys: string[]): Promise<readonly { key: string; value: unknown }[]>;
  /** Writes one value, which expires after `ttl` seconds if the storage supports it. */
  setItem(key: string, value: string, options: { ttl: number }): Promise<unknown>;
  /** Without it, ended claims stay in the storage. */
  removeItem?(key: string): Promise<unknown>;
}

/** Options of `storageInbox`. */
export interface StorageInboxOptions {
  /**
   * Prefix of all keys. Default: `genmedia:callbacks`. A cluster of Redis can read many keys at once only if they are on the
   * same node, which a name in braces ensures: `{genmedia}:callbacks`.
   */
  prefix?: string | undefined;
  /** Seconds after which a task is forgotten, if the storage supports it. At most two years. Default: 604,800, which is 7 days. */
  ttl?: number | undefined;
}

/**
 * An inbox in a storage of unstorage, for machines that share one. With Redis, use `redisInbox`.
 *
 *     import { createStorage } from 'unstorage';
 *     import files from 'unstorage/drivers/fs';
 *
 *     const storage = createStorage({ driver: files({ base: '/srv/shared' }) });
 *     const callbacks = createCallbackHandler({ inbox: storageInbox(storage), onUpdate });
 *
 * These storages cannot compare and set in one step, so the guarantees are weaker than those of `redisInbox`:
 *
 * - Two machines that get the same callback at the same moment may both run `onUpdate`. If one of them began a moment earlier,
 *   the other waits for it.
 * - The same applies to `processing` on one machine and `success` on the other: `onUpdate` may run for both at once. If both
 *   end at the same moment, `processing` may be recorded last. Then a retry of `success` is handled again.
 * - Claims expire by the clocks of the machines, which must agree to within a second.
 *
 * No update is lost. Configure the storage to fail quickly when it is down: only then is the service asked to send again.
 */
export function storageInbox(storage: InboxStorage, options: StorageInboxOptions = {}): Inbox {
  if (typeof storage?.getItems !== 'function' || typeof storage.setItem !== 'function') {
    throw new ConfigurationError(
      `The first argument of storageInbox must be a storage, such as createStorage of unstorage returns, not ${kindOf(storage)}.`,
    );
  }
  const { prefix, ttl } = toInboxSettings('storageInbox', options);
  const keyOf = async (taskId: string) => `${prefix}:${await storageKey(taskId)}`;
  const read = async (keys: string[]) => {
    const items = await storage.getItems(keys);
    // Storages may return items in another order.
    const values = new Map(items.map((item) => [lastPartOf(item.key), item.value]));
    return keys.map((key) => toText(values.get(lastPartOf(key))));
  };
  // One by one: a cluster may have them on different nodes.
  const readTask = async (key: string) => {
    const [[state], [claim]] = await Promise.all([read([key]), read([claimKeyOf(key)])]);
    return { state, claimant: claimantOf(claim) };
  };
  const endClaim = async (key: string) => {
    if (storage.removeItem) await storage.removeItem(claimKeyOf(key));
    else await storage.setItem(claimKeyOf(key), 'ended', { ttl: 1 });
  };

  return {
    latest: async (taskIds) => read(await Promise.all(taskIds.map(keyOf))),
    async claim(taskId, { owner, lease, supersededBy }) {
      const key = await keyOf(taskId);
      const { state, claimant } = await readTask(key);
      if (isAmong(supersededBy, state)) return 'handled';
      if (claimant !== undefined && claimant !== owner) return 'busy';
      const claim = `${Date.now() + lease} ${owner}`;
      await storage.setItem(claimKeyOf(key), claim, { ttl: Math.ceil(lease / 1000) });
      return 'claimed';
    },
    async complete(taskId, { owner, state, supersededBy }) {
      const key = await keyOf(taskId);
      const { state: recorded, claimant } = await readTask(key);
      if (!isAmong(supersededBy, recorded)) await storage.setItem(key, state, { ttl });
      if (claimant === owner) await endClaim(key);
    },
    async release(taskId, { owner }) {
      const key = await keyOf(taskId);
      const { claimant } = await readTask(key);
      if (claimant === owner) await endClaim(key);
    },
  };
}

/** Keys of tasks contain no dot, so the two kinds cannot collide. */
const claimKeyOf = (key: string) => `${key}.claim`;

/** Owner of a claim that has not expired. */
function claimantOf(claim: string | undefined): string | undefined {
  const [, until, owner] = /^(\d+) (.+)$/.exec(claim ?? '') ?? [];
  return Number(until) > Date.now() ? owner : undefined;
}

const toText = (value: unknown) => (typeof value === 'string' ? value : undefined);
