import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import * as redis from '../../scripts/soak/redis-server.js';

/** A server of its own. It is gone after the test. */
export async function startRedis(...options: string[]): Promise<redis.Redis> {
  const folder = await mkdtemp(join(tmpdir(), 'genmedia-redis-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const server = await redis.startRedis(folder, ...options);
  onTestFinished(server.stop);
  return server;
}
