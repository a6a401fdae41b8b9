import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import * as redis from '../../scripts/soak/redis-server.js';
import { findPrograms } from '../support/programs.js';

/** Whether tests with a real Redis can run: `describe.skipIf(!hasRedis)`. */
export const hasRedis = findPrograms('redis-server').length > 0;

if (!hasRedis) {
  console.warn(
    'NO REDIS: the tests with a real Redis are skipped. Install it, such as with `apt-get install redis-server`, so that ' +
      'redis-server is on the PATH.',
  );
}

/** A server of its own. It is gone after the test. */
export async function startRedis(...options: string[]): Promise<redis.Redis> {
  const folder = await mkdtemp(join(tmpdir(), 'genmedia-redis-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const server = await redis.startRedis(folder, ...options);
  onTestFinished(server.stop);
  return server;
}
