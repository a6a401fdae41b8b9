import { kindOf } from '../errors/check-options.js';
import { ConfigurationError } from '../errors/configuration-error.js';

/** The part of an ioredis client that is used. */
export interface IoRedisClient {
  /** Reads a value. */
  get(key: string): Promise<string | null>;
  /** Runs a Lua script. */
  eval(script: string, numberOfKeys: number, ...keysAndArguments: string[]): Promise<unknown>;
  /** Only ioredis clients have it. */
  defineCommand(name: string, definition: { lua: string }): void;
}

/** The part of a client of the package redis (node-redis) that is used. */
export interface NodeRedisClient {
  /** Reads a value. */
  get(key: string): Promise<unknown>;
  /** Runs a Lua script. */
  eval(script: string, options: { keys: string[]; arguments: string[] }): Promise<unknown>;
}

/** The two commands that an inbox and records need, in one form for all clients. */
interface RedisCommands {
  get(key: string): Promise<string | undefined>;
  /** Runs a Lua script. */
  run(script: string, keys: string[], values: string[]): Promise<unknown>;
}

/** `name` is the function that got the client, for its error. */
export function toRedisCommands(client: IoRedisClient | NodeRedisClient, name: string): RedisCommands {
  if (typeof client?.get !== 'function' || typeof client.eval !== 'function') {
    throw new ConfigurationError(
      `The first argument of ${name} must be a client of ioredis, such as new Redis(url), or of the package redis, not ${kindOf(client)}.`,
    );
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
