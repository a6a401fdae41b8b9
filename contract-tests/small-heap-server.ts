import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createCallbackHandler, toNodeListener } from '../src/callbacks/index.js';
import { createSandbox } from '../src/sandbox/index.js';
import { serve } from '../src/sandbox/node/index.js';

/*
 * A process of its own: `node --max-old-space-size=256 --import tsx small-heap-server.ts`. It serves a receiver of callbacks
 * that takes bodies as large as the sandbox does, and a sandbox, and prints their URLs.
 */
const receiver = createServer(toNodeListener(createCallbackHandler({ maxBytes: 20 * 2 ** 20 })));
await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
const sandbox = await serve(createSandbox(), { port: 0 });
const { port } = receiver.address() as AddressInfo;
console.log(JSON.stringify({ receiver: `http://127.0.0.1:${port}`, sandbox: sandbox.url }));
