import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { createCallbackHandler, redisInbox, toNodeListener } from '../../src/callbacks/index.js';

/** A program that receives callbacks, for tests that kill it. What it does is in the list `log` of Redis. */
const { port, hangs = false } = JSON.parse(process.argv[2] ?? '{}') as { port: number; hangs?: boolean };

const client = new Redis(port, '127.0.0.1', { maxRetriesPerRequest: 1 });
const callbacks = createCallbackHandler({
  inbox: redisInbox(client),
  onUpdate: async ({ taskId, state }) => {
    await client.rpush('log', `begin ${taskId} ${state}`);
    await (hangs ? new Promise(() => {}) : sleep(50));
    await client.rpush('log', `finish ${taskId} ${state}`);
  },
});
const server = createServer(toNodeListener(callbacks));
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
