import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createCallbackHandler, toNodeListener } from '../../src/callbacks/index.js';

/*
 * A separate process: `node --max-old-space-size=256 --import tsx small-heap-receiver.ts`. It serves a receiver that accepts
 * bodies of 20 MiB, which is more than the default, and prints its URL. On a busy machine, bodies and pauses between requests
 * take long.
 */
const options = { maxBytes: 20 * 2 ** 20, bodyTimeout: 600_000 };
const receiver = createServer({ keepAliveTimeout: 600_000 }, toNodeListener(createCallbackHandler(options)));
receiver.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(receiver.address() as AddressInfo).port}`));
