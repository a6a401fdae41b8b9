import { after, before, test } from 'node:test';
import { contractTests } from 'genmedia/check';
import { createSandbox } from 'genmedia/sandbox';
import { serve } from 'genmedia/sandbox/node';

// The server to check. The sandbox is here so that the first run is green.
const sandbox = createSandbox({ speed: 20 });
let server;
before(async () => {
  server = await serve(sandbox, { port: 0 });
});
after(() => server.close());

contractTests({
  test,
  baseUrl: () => process.env.GENMEDIA_BASE_URL ?? server.url,
  profile: 'full',
  maxCredits: 5000,
  // What the server has to do. Without it, every operation is checked.
  only: ['createText2Video', 'callbacks', 'results'],
});
