import { parseArgs } from 'node:util';
import { firstCall } from '../src/cli/first-call.js';
import { portFrom } from '../src/cli/port.js';
import { runCommand } from '../src/cli/run.js';
import { untilSignal } from '../src/cli/until-signal.js';
import { prefix } from '../src/sandbox/http/prefix.js';
import { createSandbox } from '../src/sandbox/index.js';
import { serve } from '../src/sandbox/node/index.js';
import { buildIfStale } from './docs/build-if-stale.js';
import { site } from './docs/site/folder.js';
import { serveDocs } from './docs/site/serve.js';
import { startMock } from './mock/start-mock.js';

/** Serves the docs, the mock and the sandbox on this machine until Ctrl-C. A mock that ends is started again. */
async function main() {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4000' },
      'mock-port': { type: 'string', default: '4010' },
      'sandbox-port': { type: 'string', default: '4020' },
    },
  });
  const port = await portFrom('port', values.port);
  const mockPort = await portFrom('mock-port', values['mock-port']);
  const sandboxPort = await portFrom('sandbox-port', values['sandbox-port']);

  const asked = untilSignal();
  const stops: (() => unknown)[] = [];
  const started = startAll({ port, mockPort, sandboxPort }, stops);
  try {
    // A signal during the start ends what was started so far.
    await Promise.race([asked, started]);
    await asked;
  } finally {
    await started.catch(() => {});
    await Promise.allSettled(stops.map((stop) => stop()));
  }
}

interface Ports {
  port: number;
  mockPort: number;
  sandboxPort: number;
}

/** Starts everything, and says where it is. `stops` gets what ends each part. */
async function startAll({ port, mockPort, sandboxPort }: Ports, stops: (() => unknown)[]) {
  const built = buildIfStale();
  built.catch(() => {});
  const mock = await startMock(mockPort);
  stops.push(mock.stop);
  const sandbox = await serve(createSandbox(), { port: sandboxPort });
  stops.push(sandbox.close);
  await built;
  const docs = await serveDocs(site, port);
  stops.push(docs.close);
  console.log(welcome(docs.url, mock.url, sandbox.url));
}

const welcome = (docs: string, mock: string, sandbox: string) => `
  Docs     ${docs}/
  Mock     ${mock}/
  Sandbox  ${sandbox}/    controls: ${sandbox}${prefix}/

  Key      any, such as: key

A first request, to the sandbox:

${firstCall(sandbox)}

Ctrl-C ends all of them.`;

await runCommand(main);
