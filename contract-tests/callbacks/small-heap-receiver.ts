import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createCallbackHandler, toNodeListener } from '../../src/callbacks/index.js';

/*
 * A process of its own: `node --max-old-space-size=256 --import tsx small-heap-receiver.ts`. It serves a receiver that takes
 * bodies of 20 MiB, which is more than it does by default, and prints its URL.
 */
const maxBytes = 20 * 2 ** 20;
const receiver = createServer(toNodeListener(createCallbackHandler({ maxBytes })));
receiver.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(receiver.address() as AddressInfo).port}`));
