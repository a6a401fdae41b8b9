import { createServer } from 'node:http';
import { createCallbackHandler, toNodeListener } from '../../../src/callbacks/index.js';

/** A receiver of callbacks, as people run it. It counts how often each update was handled. */
const handled = new Map<string, number>();
const callbacks = createCallbackHandler({
  onUpdate: ({ taskId, state }) => {
    const key = `${taskId} ${state}`;
    handled.set(key, (handled.get(key) ?? 0) + 1);
  },
  onError: () => {},
});
const server = createServer(toNodeListener(callbacks));
server.listen(Number(process.argv[2]), '127.0.0.1', () => console.log('ready'));
process.on('message', () => process.send?.(Object.fromEntries(handled)));
