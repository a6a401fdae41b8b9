// Receives callbacks, and wakes the jobs that they are about.
import { createServer } from 'node:http';
import { createMediaQueue } from 'genmedia/bullmq';
import { createCallbackHandler, tokenInUrl, toNodeListener } from 'genmedia/callbacks';

const { REDIS_URL, CALLBACK_URL } = process.env;
const { port, searchParams } = new URL(CALLBACK_URL);
const queue = createMediaQueue({ connection: { url: REDIS_URL } });
const verify = tokenInUrl(searchParams.get('token'));
const server = createServer(toNodeListener(createCallbackHandler({ verify, onUpdate: queue.onUpdate })));
server.listen(Number(port), () => console.log('listening'));
process.once('SIGTERM', () => server.close(() => queue.close()));
