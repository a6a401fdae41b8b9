/**
 * A create that is paid once, from any process: for steps of durable engines, for serverless functions, and for handlers that a
 * browser calls twice.
 *
 *     import { Redis } from 'ioredis';
 *     import { GenMedia } from 'genmedia';
 *     import { once, redisRecords } from 'genmedia/once';
 *
 *     const creates = once(new GenMedia(), redisRecords(new Redis()));
 *     const request = { model: 'genq2' as const, prompt: 'A lighthouse' };
 *     const { handle } = await creates.create('order-1042', { generator: 'text2video', request });
 *     const { isDone, task, nextPollAfter } = await creates.poll(handle);
 *
 * @packageDocumentation
 */

export type { IoRedisClient, NodeRedisClient } from '../callbacks/redis-commands.js';
export type { RecordedStep } from './create-state.js';
export type { CreatedOnce, Creates, PollStep, UnknownCreate } from './creates.js';
export { type FileRecords, fileRecords } from './file-records.js';
export { folderRecords } from './folder-records.js';
export { InProgressError } from './in-progress-error.js';
export { memoryRecords } from './memory-records.js';
export { type OnceOptions, once } from './once.js';
export {
  type PostgresClient,
  type PostgresRecords,
  type PostgresRecordsOptions,
  postgresRecords,
} from './postgres-records.js';
export type { RecordedError } from './recorded-error.js';
export type { CreateRecord, KeyedRecord, Records, RecordsOptions } from './records.js';
export { type RecordsTestOptions, recordsTests } from './records-tests.js';
export { type RedisRecordsOptions, redisRecords } from './redis-records.js';
