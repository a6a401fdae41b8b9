import { createSandbox } from '../../src/sandbox/index.js';
import { serve } from '../../src/sandbox/node/index.js';

/* A process of its own, with a small heap: it serves a sandbox, and prints where. */
console.log((await serve(createSandbox(), { port: 0 })).url);
