import { Redis } from 'ioredis';
import pg from 'pg';
import { expect, it } from 'vitest';
import { reservePort } from '../../scripts/lib/reserve-port.js';
import { GenMedia } from '../../src/index.js';
import { once, postgresRecords, type Records, redisRecords } from '../../src/once/index.js';
import { failure } from '../client/failure.js';

const createWith = (records: Records) =>
  once(new GenMedia({ baseUrl: 'http://localhost', apiKey: 'key', fetch: () => expect.unreachable() }), records).create(
    'order-1042',
    { generator: 'text2video', request: { model: 'genq2', prompt: 'A lighthouse' } },
  );

it('names a Redis that cannot be reached, without wrong advice of its client', async () => {
  const redis = new Redis({ port: Number(await reservePort()), maxRetriesPerRequest: 1, retryStrategy: () => 1 });
  redis.on('error', () => {});
  const error = await failure(createWith(redisRecords(redis)));
  redis.disconnect();
  expect(error.message).toBe(
    'The store of the records cannot be reached: Reached the max retries per request limit (which is 1). ' +
      'Start it, or correct its host or port. Nothing was sent by this call.',
  );
  expect(error).toMatchObject({ name: 'GenMediaError', code: 'gen_media' });
});

it('names a PostgreSQL that cannot be reached, with its address', async () => {
  const port = Number(await reservePort());
  const pool = new pg.Pool({ host: '127.0.0.1', port });
  const error = await failure(createWith(postgresRecords(pool)));
  await pool.end();
  expect(error.message).toBe(
    `The store of the records cannot be reached: connect ECONNREFUSED 127.0.0.1:${port}. ` +
      'Start it, or correct its host or port. Nothing was sent by this call.',
  );
});
