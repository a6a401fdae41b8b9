// Sends requests and polls tasks. Run as many of these as you like, on as many machines.
import { GenMedia } from 'genmedia';
import { createMediaWorker } from 'genmedia/bullmq';

const connection = { url: process.env.REDIS_URL };
const worker = createMediaWorker(new GenMedia(), { connection, concurrency: 50, callbacks: true });
process.once('SIGTERM', () => worker.close());
worker.jobs.on('completed', ({ id }) => console.log('done', id));
