import { createContext, runInContext } from 'node:vm';
import { buildSync } from 'esbuild';
import { expect, it } from 'vitest';
import { signWith } from '../../src/sandbox/index.js';
import { taskCallback } from './setup.js';

/** What every platform has that speaks the Fetch API. There is nothing of Node in it. */
const platform = {
  ...{ Request, Response, Headers, URL, TextEncoder, TextDecoder, ReadableStream, crypto },
  ...{ setTimeout, clearTimeout, setInterval, clearInterval, queueMicrotask, console, Uint8Array, atob, btoa },
};

const program = `
import { createCallbackHandler, signedWith, storageInbox, toNodeListener } from './src/callbacks/index.js';
const items = new Map();
const storage = {
  getItems: async (keys) => keys.map((key) => ({ key, value: items.get(key) })),
  setItem: async (key, value) => void items.set(key, value),
};
const updates = [];
const callbacks = createCallbackHandler({
  verify: signedWith('secret'),
  inbox: storageInbox(storage),
  onUpdate: ({ taskId, state }) => updates.push(taskId + ' ' + state),
});
globalThis.scene = { callbacks, updates, listener: toNodeListener(callbacks) };
`;

it('runs on a platform that has only the interfaces of the web', async () => {
  const { outputFiles } = buildSync({
    stdin: { contents: program, resolveDir: '.', loader: 'ts' },
    bundle: true,
    platform: 'browser',
    format: 'iife',
    write: false,
  });
  // biome-ignore lint/suspicious/noExplicitAny: what the program leaves there.
  const context: any = createContext({ ...platform });
  runInContext(outputFiles[0]?.text ?? '', context);
  const { callbacks, updates } = context.scene;
  const body = JSON.stringify(taskCallback('x'.repeat(300), 'success'));
  const headers = await signWith('secret')({ body, taskId: '', url: '', id: 'msg_1', at: new Date() });
  const send = (init: RequestInit) => callbacks(new Request('http://localhost/', { method: 'POST', body, ...init }));
  expect((await send({})).status).toBe(401);
  expect((await send({ headers })).status).toBe(200);
  expect((await send({ headers })).status).toBe(200);
  expect([...updates]).toEqual([`${'x'.repeat(300)} success`]);
});
