export { openStore } from './open-store.js';
export { type SandboxServer, type ServeOptions, serve } from './serve.js';
