import { portFrom } from '../src/cli/port.js';
import { untilSignal } from '../src/cli/until-signal.js';
import { runCommand } from './lib/run-command.js';
import { typedOptions } from './lib/typed-options.js';
import { startMock } from './mock/start-mock.js';

/** Serves the mock on this machine until Ctrl-C. */
async function main() {
  const { port } = typedOptions({
    command: 'npm run mock --',
    description: 'Serves Prism over the document, on this machine.',
    options: { port: { value: '<number>', default: '4010', help: 'port to listen on' } },
    examples: [],
  });
  const mock = await startMock(await portFrom('port', port));
  console.log(`Mock: ${mock.url} (Ctrl-C ends it). It takes any key:

  curl ${mock.url}/ent/v2/tasks/1/creations -H 'Authorization: Token key' -H 'Prefer: example=success'
`);
  await untilSignal();
  await mock.stop();
}

await runCommand(main);
