import { ConfigurationError } from '../errors/configuration-error.js';

/** What is used of a client of ioredis. */
export interface IoRedisClient {
  get(key: string): Promise<string | null>;
  eval(script: string, numberOfKeys: number, ...keysAndArguments: string[]): Promise<unknown>;
  /** Only clients of ioredis have it. */
  defineCommand(name: string, definition: { lua: string }): void;
}

/** What is used of a client of the package redis, which is also called node-redis. */
export interface NodeRedisClient {
  get(key: string): Promise<unknown>;
  eval(script: string, options: { keys: string[]; arguments: string[] }): Promise<unknown>;
}

/** The two commands that an inbox needs, the same for every client. */
export interface RedisCommands {
  get(key: string): Promise<string | undefined>;
  /** Runs a script in Lua. */
  run(script: string, keys: string[], values: string[]): Promise<unknown>;
}

export function toRedisCommands(client: IoRedisClient | NodeRedisClient): RedisCommands {
  if (typeof client?.get !== 'function' || typeof client.eval !== 'function') {
    throw new ConfigurationError('redisInbox takes a client of ioredis or of the package redis.');
  }
  const get = async (key: string) => {
    const value = await client.get(key);
    return value === null || value === undefined ? undefined : String(value);
  };
  return { get, run: (script, keys, values) => evaluate(client, script, keys, values) };
}

function evaluate(
  client: IoRedisClient | NodeRedisClient,
  script: string,
  keys: string[],
  values: string[],
): Promise<unknown> {
  return 'defineCommand' in client
    ? client.eval(script, keys.length, ...keys, ...values)
    : client.eval(script, { keys, arguments: values });
}
