import { type IoRedisClient, type NodeRedisClient, toRedisCommands } from '../callbacks/redis-commands.js';
import { checkOptions } from '../errors/check-options.js';
import { keyPrefix, ttlSeconds } from '../shared/storage-keys.js';
import { type CreateRecord, defaultTtl, type Records, type RecordsOptions } from './records.js';

/** Options of `redisRecords`. */
export interface RedisRecordsOptions extends RecordsOptions {
  /** Prefix of all keys. Default: `genmedia:once`. */
  prefix?: string | undefined;
}

/**
 * Compares and sets. KEYS: record, set of the open keys. ARGV: version that the record must have, or empty for none; new record,
 * or empty to remove it; seconds to keep it, or 0 while it is open; key. Returns the record that is in the way, or nothing.
 */
const script = `
local found = redis.call('GET', KEYS[1])
local version = ''
if found then version = cjson.decode(found).version end
if version ~= ARGV[1] then return found or '{}' end
if ARGV[2] == '' then redis.call('DEL', KEYS[1])
elseif ARGV[3] == '0' then redis.call('SET', KEYS[1], ARGV[2])
else redis.call('SET', KEYS[1], ARGV[2], 'EX', ARGV[3]) end
if ARGV[2] ~= '' and ARGV[3] == '0' then redis.call('SADD', KEYS[2], ARGV[4])
else redis.call('SREM', KEYS[2], ARGV[4]) end
return ''`;

const listScript = `return redis.call('SMEMBERS', KEYS[1])`;

/**
 * Records in Redis, for any number of processes. It takes a client of ioredis or of the package redis:
 *
 *     import { Redis } from 'ioredis';
 *
 *     const creates = once(gen, redisRecords(new Redis('redis://localhost', { maxRetriesPerRequest: 1 })));
 *
 * Redis must keep what it has confirmed: set `appendonly yes`, and `maxmemory-policy noeviction`. With `appendfsync everysec` a
 * machine that fails loses the records of the last second. In a cluster all records are on one node.
 */
export function redisRecords(client: IoRedisClient | NodeRedisClient, options: RedisRecordsOptions = {}): Records {
  const redis = toRedisCommands(client, 'redisRecords');
  checkOptions('redisRecords', options, { prefix: keyPrefix, ttl: ttlSeconds });
  const { prefix = 'genmedia:once', ttl = defaultTtl } = options;
  // The braces keep the record and the set on the same node of a cluster.
  const [root, openKeys] = [`{${prefix}}:`, `{${prefix}}`];
  const read = async (key: string): Promise<CreateRecord | undefined> => {
    const text = await redis.get(root + key);
    return text === undefined ? undefined : JSON.parse(text);
  };
  const set = async (key: string, version: string, record: CreateRecord | undefined) => {
    const seconds = record?.isOpen ? 0 : ttl;
    const values = [version, record ? JSON.stringify(record) : '', `${seconds}`, key];
    return String(await redis.run(script, [root + key, openKeys], values));
  };
  return {
    read,
    async claim(key, record) {
      const found = await set(key, '', record);
      return found === '' ? undefined : JSON.parse(found);
    },
    replace: async (key, version, record) => (await set(key, version, record)) === '',
    async open() {
      const keys = (await redis.run(listScript, [openKeys], [])) as unknown[];
      const records = await Promise.all(
        keys.map(async (key) => ({ key: String(key), record: await read(String(key)) })),
      );
      return records.flatMap(({ key, record }) => (record?.isOpen ? [{ key, record }] : []));
    },
  };
}
