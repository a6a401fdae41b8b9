import { parseArgs } from 'node:util';
import { prefix } from '../sandbox/http/prefix.js';
import { createSandbox } from '../sandbox/index.js';
import { openStore, serve } from '../sandbox/node/index.js';
import { firstCall } from './first-call.js';
import { portFrom } from './port.js';
import { untilSignal } from './until-signal.js';

export const sandboxHelp = `genmedia sandbox [options]   runs the service on this machine; Ctrl-C stops it

  --port <number>            port to listen on (default: 4020)
  --host <host>              host name or IP address to listen on (default: 127.0.0.1, only this machine)
  --speed <factor>           speed of the clock (default: 1; with 60, a minute takes a second)
  --no-preflight             do not check files in data URIs, pauses and other rules that no schema expresses
  --no-poll-advice           do not advise when to poll: clients wait as they do for the service
  --data <folder>            store the state there and continue with it (needs classic-level)
  --hosts <name>             also accept requests to this host name, such as a container; repeatable
  --callback-host <name>     also post callbacks to this host; * allows any; repeatable
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
  const preflight = !values['no-preflight'];
  const pollAdvice = !values['no-poll-advice'];
  const sandbox = createSandbox({ speed, preflight, pollAdvice, store, callbackHosts, hosts });
  const server = await serve(sandbox, { port, host });
  console.log(`Sandbox: ${server.url} (Ctrl-C stops it). It accepts any key:

${firstCall(server.url).replace(/^/gm, '  ')}

Inspect and control it: ${server.url}${prefix}/`);
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
        'no-preflight': { type: 'boolean', default: false },
        'no-poll-advice': { type: 'boolean', default: false },
        data: { type: 'string' },
        hosts: { type: 'string', multiple: true, default: [] },
        'callback-host': { type: 'string', multiple: true, default: [] },
      },
    });
    return values;
  } catch (error) {
    const message = (error as Error).message.replace(/\.?$/, '.');
    throw new Error(`${message} genmedia sandbox --help lists the options.`);
  }
}

/** `a,b` would be read as one host name, which never matches. */
function rejectLists(lists: Record<string, readonly string[]>): void {
  for (const [option, names] of Object.entries(lists)) {
    const list = names.find((name) => name.includes(','));
    if (list) throw new Error(`--${option} takes one host name, not ${list}. Repeat --${option} for each host name.`);
  }
}
