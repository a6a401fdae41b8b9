import { createServer } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { createCallbackHandler, redisInbox, tokenInUrl, toNodeListener } from '../../../src/callbacks/index.js';
import { listen } from '../../lib/listen.js';
import { recordsIn } from '../records.js';
import { programArgs, respondTo } from './respond.js';

/** A receiver of callbacks. Several share one Redis. */
const { folder, redisPort, token } = programArgs<{ folder: string; redisPort: number; token: string }>();
const { handled } = recordsIn(folder);
const { pid } = process;
const callbacks = createCallbackHandler({
  verify: tokenInUrl(token),
  inbox: redisInbox(new Redis(redisPort, '127.0.0.1', { maxRetriesPerRequest: 1 })),
  onUpdate: async ({ taskId, state }) => {
    const key = `${taskId} ${state}`;
    handled.append({ key, pid, step: 'begun', at: Date.now() });
    await delay(Math.random() * 50);
    handled.append({ key, pid, step: 'finished', at: Date.now() });
  },
});
const { url } = await listen(createServer(toNodeListener(callbacks)));
respondTo({ url });
