import { createPostgresBackend } from 'bullmq';
import { createMediaWorker } from '../../../src/bullmq/index.js';
import { GenMedia } from '../../../src/index.js';

/** A worker as a process of its own, as people run it. It says when it is ready, and when it has closed. */
const { baseUrl, options, isPostgres } = JSON.parse(process.argv[2] as string);
const gen = new GenMedia({ baseUrl, apiKey: 'key-that-stays-secret', retries: 0 });
// Errors of a connection that is being closed or of a lost lock are expected here.
const worker = createMediaWorker(gen, {
  onError: () => {},
  ...options,
  ...(isPostgres && { backend: createPostgresBackend }),
});
await Promise.all([worker.jobs.waitUntilReady(), worker.creates.waitUntilReady()]);
process.once('SIGTERM', async () => {
  await worker.close();
  console.log('closed');
});
console.log('ready');
