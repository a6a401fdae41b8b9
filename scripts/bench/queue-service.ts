import { createSandbox } from '../../src/sandbox/index.js';
import { serve } from '../../src/sandbox/node/index.js';

/** A sandbox in a process of its own, as a service is, whose tasks end at once. Its parent gets its URL. */
const sandbox = createSandbox({
  timing: { queueing: 0, processing: 0, end: 0 },
  pollAdvice: false,
  deliver: async () => new Response(),
});
const { url } = await serve(sandbox, { port: 0 });
process.send?.(url);
process.once('disconnect', () => process.exit());
