import { parseArgs } from 'node:util';
import { prefix } from '../sandbox/http/prefix.js';
import { createSandbox } from '../sandbox/index.js';
import { openStore, serve } from '../sandbox/node/index.js';
import { firstCall } from './first-call.js';
import { portFrom } from './port.js';
import { untilSignal } from './until-signal.js';

export const sandboxHelp = `genmedia sandbox [options]   the service on this machine, until Ctrl-C

  --port <number>            port to listen on (4020)
  --host <address>           address to listen on (127.0.0.1, which only this machine reaches)
  --speed <factor>           how fast its clock goes (1; 60 makes a minute a second)
  --data <folder>            keep its state there, and go on with it (needs classic-level)
  --hosts <name>             take requests under this name too, such as that of a container; can be repeated
  --callback-host <name>     post callbacks to this host too, not only to this machine; can be repeated; * is any
`;

/** Serves a sandbox until Ctrl-C. */
export async function sandboxCommand(args: string[]): Promise<void> {
  const values = readOptions(args);
  const { host, hosts, data, 'callback-host': callbackHosts } = values;
  rejectLists({ hosts, 'callback-host': callbackHosts });
  const speed = Number(values.speed);
  if (!/^\d+(\.\d+)?$/.test(values.speed)) throw new Error(`--speed takes a number from 0, not ${values.speed}.`);
  const port = await portFrom('port', values.port, host);
  const store = data === undefined ? undefined : await openStore(data);
  const sandbox = createSandbox({ speed, store, callbackHosts, hosts });
  const server = await serve(sandbox, { port, host });
  console.log(`Sandbox: ${server.url} (Ctrl-C ends it). It takes any key:

${firstCall(server.url).replace(/^/gm, '  ')}

Look inside: ${server.url}${prefix}/`);
  await untilSignal();
  await server.close();
  await sandbox.close();
}

function readOptions(args: string[]) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        port: { type: 'string', default: '4020' },
        host: { type: 'string', default: '127.0.0.1' },
        speed: { type: 'string', default: '1' },
        data: { type: 'string' },
        hosts: { type: 'string', multiple: true, default: [] },
        'callback-host': { type: 'string', multiple: true, default: [] },
      },
    });
    return values;
  } catch (error) {
    const says = (error as Error).message.replace(/\.?$/, '.');
    throw new Error(`${says} genmedia sandbox --help lists the options.`);
  }
}

/** `a,b` would be taken for one name, under which nobody ever calls. */
function rejectLists(lists: Record<string, readonly string[]>): void {
  for (const [option, names] of Object.entries(lists)) {
    const list = names.find((name) => name.includes(','));
    if (list) throw new Error(`--${option} takes one name, not ${list}. Repeat --${option} for each name.`);
  }
}
