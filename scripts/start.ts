import { firstCommand } from '../src/cli/first-call.js';
import { portFrom } from '../src/cli/port.js';
import { untilSignal } from '../src/cli/until-signal.js';
import { prefix } from '../src/sandbox/http/message.js';
import { createSandbox } from '../src/sandbox/index.js';
import { serve } from '../src/sandbox/node/index.js';
import { buildIfStale } from './docs/build-if-stale.js';
import { site } from './docs/site/folder.js';
import { serveDocs } from './docs/site/serve.js';
import { runCommand } from './lib/run-command.js';
import { preferredPorts, startOnPort } from './lib/start-on-port.js';
import { typedOptions } from './lib/typed-options.js';
import { startMock } from './mock/start-mock.js';

/** Serves the docs, the mock and the sandbox on this machine until Ctrl-C. A mock that ends is started again. */
async function main() {
  const values = typedOptions({
    command: 'npm start --',
    description: 'Serves the docs, the mock and the sandbox, on this machine.',
    options: {
      port: { value: '<number>', help: 'port of the docs' },
      'mock-port': { value: '<number>', help: 'port of the mock' },
      'sandbox-port': { value: '<number>', help: 'port of the sandbox' },
    },
    examples: [],
  });
  // Checked before anything is started.
  for (const [option, text] of Object.entries(values)) if (text !== undefined) await portFrom(option, text);

  const asked = untilSignal();
  const stops: (() => unknown)[] = [];
  const started = startAll(values, stops);
  try {
    // A signal during the start ends what was started so far.
    await Promise.race([asked, started]);
    await asked;
  } finally {
    await started.catch(() => {});
    await Promise.allSettled(stops.map((stop) => stop()));
  }
}

type Option = keyof typeof preferredPorts;

/** Starts everything, and says where it is. `stops` gets what ends each part. */
async function startAll(given: Partial<Record<Option, string | undefined>>, stops: (() => unknown)[]) {
  const on = (option: Option, what: string) => {
    return { option, what, given: given[option], preferred: preferredPorts[option] };
  };
  const built = buildIfStale();
  built.catch(() => {});
  const mock = await startOnPort(on('mock-port', 'the mock is'), startMock);
  stops.push(mock.stop);
  // So that "Try it" of the docs can send requests to it.
  const state = createSandbox({ cors: true });
  const sandbox = await startOnPort(on('sandbox-port', 'the sandbox is'), (port) => serve(state, { port }));
  stops.push(sandbox.close);
  await built;
  const docs = await startOnPort(on('port', 'the docs are'), (port) => serveDocs(site, port));
  stops.push(docs.close);
  console.log(welcome(docs.url, mock.url, sandbox.url));
}

const welcome = (docs: string, mock: string, sandbox: string) => `
  Docs     ${docs}/
  Mock     ${mock}/
  Sandbox  ${sandbox}/    controls: ${sandbox}${prefix}/

  Key      any, such as: key

A first request, to the sandbox:

${firstCommand(sandbox, 'node --import tsx src/cli/main.ts')}

Ctrl-C ends all of them.`;

await runCommand(main);
