import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createCallbackHandler, tokenInUrl, toNodeListener } from '../../src/callbacks/index.js';

/** A program that receives callbacks with a token, and reports its memory when it is asked. */
const callbacks = createCallbackHandler({ verify: tokenInUrl(process.argv[2] ?? ''), onRejected: () => {} });
const server = createServer(toNodeListener(callbacks));
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.on('message', () => process.send?.(process.memoryUsage().rss));
process.on('disconnect', () => process.exit());
