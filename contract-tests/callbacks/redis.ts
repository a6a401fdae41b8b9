import { onTestFinished } from 'vitest';
import * as redis from '../../scripts/soak/redis-server.js';
import { newFolder } from '../support/new-folder.js';

/** A server of its own. It is gone after the test. */
export async function startRedis(...options: string[]): Promise<redis.Redis> {
  const folder = newFolder();
  const server = await redis.startRedis(folder, ...options);
  onTestFinished(server.stop);
  return server;
}
