import type { Inbox } from './inbox.js';
import { toInboxSettings } from './inbox-options.js';
import { type IoRedisClient, type NodeRedisClient, toRedisCommands } from './redis-commands.js';
import { storageKey } from './storage-key.js';

/** Options of `redisInbox`. */
export interface RedisInboxOptions {
  /** Prefix of all keys. Default: `genmedia:callbacks`. */
  prefix?: string | undefined;
  /** Seconds after which a task is forgotten. At most two years. Default: 604,800, which is 7 days. */
  ttl?: number | undefined;
}

/** KEYS: last handled state, claim. ARGV: owner, milliseconds of the claim, all states that supersede the update. */
const claimScript = `
local handled = redis.call('GET', KEYS[1])
for index = 3, #ARGV do
  if handled == ARGV[index] then return 'handled' end
end
local owner = redis.call('GET', KEYS[2])
if owner and owner ~= ARGV[1] then return 'busy' end
redis.call('SET', KEYS[2], ARGV[1], 'PX', ARGV[2])
return 'claimed'`;

/** ARGV: owner, seconds to keep the state, state, all states that supersede it. */
const completeScript = `
local handled = redis.call('GET', KEYS[1])
local isOld = false
for index = 4, #ARGV do
  if handled == ARGV[index] then isOld = true end
end
if not isOld then redis.call('SET', KEYS[1], ARGV[3], 'EX', ARGV[2]) end
if redis.call('GET', KEYS[2]) == ARGV[1] then redis.call('DEL', KEYS[2]) end
return 'completed'`;

/** ARGV: owner. */
const releaseScript = `
if redis.call('GET', KEYS[2]) == ARGV[1] then redis.call('DEL', KEYS[2]) end
return 'released'`;

/**
 * An inbox in Redis: one of several machines handles each update. It takes a client of ioredis or of the package redis, for one
 * server or a cluster:
 *
 *     import { Redis } from 'ioredis';
 *
 *     const client = new Redis('redis://localhost', { maxRetriesPerRequest: 1 });
 *     const callbacks = createCallbackHandler({ inbox: redisInbox(client), onUpdate });
 *
 * Each step is one script. So two machines that get the same callback at the same moment agree, and an earlier state never
 * replaces a later one. Redis must not drop keys before they expire: set its `maxmemory-policy` to `noeviction`.
 */
export function redisInbox(client: IoRedisClient | NodeRedisClient, options: RedisInboxOptions = {}): Inbox {
  const redis = toRedisCommands(client, 'redisInbox');
  const { prefix, ttl } = toInboxSettings('redisInbox', options);
  // The braces keep both keys of a task on the same node of a cluster.
  const keyOf = async (taskId: string) => `${prefix}:{${await storageKey(taskId)}}`;
  const run = async (script: string, taskId: string, values: readonly (string | number)[]) => {
    const key = await keyOf(taskId);
    return redis.run(script, [key, `${key}:claim`], values.map(String));
  };
  return {
    async latest(taskIds) {
      const keys = await Promise.all(taskIds.map(keyOf));
      return Promise.all(keys.map(redis.get));
    },
    async claim(taskId, { owner, lease, supersededBy }) {
      const result = await run(claimScript, taskId, [owner, lease, ...supersededBy]);
      // Some clients are configured to return bytes.
      return String(result) as Awaited<ReturnType<Inbox['claim']>>;
    },
    async complete(taskId, { owner, state, supersededBy }) {
      await run(completeScript, taskId, [owner, ttl, state, ...supersededBy]);
    },
    async release(taskId, { owner }) {
      await run(releaseScript, taskId, [owner]);
    },
  };
}
