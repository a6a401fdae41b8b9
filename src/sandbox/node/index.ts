/**
 * The sandbox over HTTP, and a store that keeps its state on disk.
 *
 *     import { createSandbox } from 'genmedia/sandbox';
 *     import { openStore, serve } from 'genmedia/sandbox/node';
 *
 *     const sandbox = createSandbox({ store: await openStore('.sandbox') });
 *     const { url } = await serve(sandbox);
 *     console.log(url);
 *
 * @packageDocumentation
 */

export { openStore } from './open-store.js';
export { type SandboxServer, type ServeOptions, serve } from './serve.js';
