import { parseArgs } from 'node:util';
import { portFrom } from '../src/cli/port.js';
import { untilSignal } from '../src/cli/until-signal.js';
import { runCommand } from './lib/run-command.js';
import { startMock } from './mock/start-mock.js';

/** Serves the mock on this machine until Ctrl-C. */
async function main() {
  const { port } = parseArgs({ options: { port: { type: 'string', default: '4010' } } }).values;
  const mock = await startMock(await portFrom('port', port));
  console.log(`Mock: ${mock.url} (Ctrl-C ends it). It takes any key:

  curl ${mock.url}/ent/v2/tasks/1/creations -H 'Authorization: Token key' -H 'Prefer: example=success'
`);
  await untilSignal();
  await mock.stop();
}

await runCommand(main);
