import type { Inbox } from './inbox.js';
import { toInboxSettings } from './inbox-options.js';
import { storageKey } from './key-of.js';
import { type IoRedisClient, type NodeRedisClient, toRedisCommands } from './redis-commands.js';

export interface RedisInboxOptions {
  /** Begin of all keys. Default: `genmedia:callbacks`. */
  prefix?: string | undefined;
  /** Seconds after which a task is forgotten. Default: 604,800, which is 7 days. */
  ttl?: number | undefined;
}

/** KEYS: what was handled last, claim. ARGV: owner, milliseconds of the claim, all states that make the update old. */
const claimScript = `
local handled = redis.call('GET', KEYS[1])
for index = 3, #ARGV do
  if handled == ARGV[index] then return 'handled' end
end
local owner = redis.call('GET', KEYS[2])
if owner and owner ~= ARGV[1] then return 'busy' end
redis.call('SET', KEYS[2], ARGV[1], 'PX', ARGV[2])
return 'claimed'`;

/** ARGV: owner, seconds to remember it, state, all states that make it old. */
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
 * An inbox in Redis, which has each update handled by one of several machines. The client is one of ioredis or of the package
 * redis, of one server or of a cluster:
 *
 *     import { Redis } from 'ioredis';
 *
 *     const client = new Redis('redis://localhost', { maxRetriesPerRequest: 1 });
 *     const callbacks = createCallbackHandler({ inbox: redisInbox(client), onUpdate });
 *
 * Each step is one script, so two machines that get the same callback in the same instant agree, and a later state is never
 * replaced by an earlier one. Redis must not drop keys before their time: its `maxmemory-policy` is to be `noeviction`.
 */
export function redisInbox(client: IoRedisClient | NodeRedisClient, options: RedisInboxOptions = {}): Inbox {
  const redis = toRedisCommands(client);
  const { prefix, ttl } = toInboxSettings('redisInbox', options);
  // The braces keep both keys of a task on one machine of a cluster.
  const placeOf = async (taskId: string) => `${prefix}:{${await storageKey(taskId)}}`;
  const run = async (script: string, taskId: string, values: readonly (string | number)[]) => {
    const place = await placeOf(taskId);
    return redis.run(script, [place, `${place}:claim`], values.map(String));
  };
  return {
    async latest(taskIds) {
      const places = await Promise.all(taskIds.map(placeOf));
      return Promise.all(places.map(redis.get));
    },
    async claim(taskId, { owner, lease, supersededBy }) {
      const result = await run(claimScript, taskId, [owner, lease, ...supersededBy]);
      // Some clients are set up to give bytes.
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
