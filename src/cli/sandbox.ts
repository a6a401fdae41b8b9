import { portFrom } from './port.js';
import { type Command, type Usage, UsageError } from './shell/command.js';
import { parse } from './shell/parse.js';
import { untilSignal } from './until-signal.js';

const usage = {
  command: 'genmedia sandbox',
  description: 'Runs the service on this machine, with state and without credits. Ctrl-C stops it.',
  options: {
    port: { value: '<number>', default: '4020', help: 'port to listen on' },
    host: {
      value: '<host>',
      default: '127.0.0.1',
      help: 'host name or IP address to listen on; by default only this machine reaches it',
    },
    speed: { value: '<factor>', default: '1', help: 'speed of the clock; with 60, a minute takes a second' },
    'no-preflight': { help: 'do not check files in data URIs, pauses and other rules that no schema expresses' },
    'no-poll-advice': { help: 'do not advise when to poll: clients wait as they do for the service' },
    data: { value: '<folder>', help: 'store the state there and continue with it (needs classic-level)' },
    hosts: { value: '<name>', multiple: true, help: 'also accept requests to this host name, such as a container' },
    'callback-host': { value: '<name>', multiple: true, help: 'also post callbacks to this host; * allows any' },
  },
  examples: [
    ['genmedia sandbox --speed 60', 'a video of a minute takes a second'],
    ['genmedia sandbox --data .sandbox', 'keep tasks over a restart'],
  ],
} as const satisfies Usage;

export const command: Command = { usage: () => usage, run: (args) => sandboxCommand(args) };

/** Serves a sandbox until Ctrl-C. */
export async function sandboxCommand(args: readonly string[]): Promise<undefined> {
  const { values } = parse(usage, args);
  const { host, hosts, data, 'callback-host': callbackHosts } = values;
  rejectLists({ hosts, 'callback-host': callbackHosts });
  const speed = Number(values.speed);
  if (!/^\d+(\.\d+)?$/.test(values.speed)) throw new UsageError(`--speed takes a number from 0, not ${values.speed}.`);
  const port = await portFrom('port', values.port, host);
  // Loaded here: the help and the completion do not need it.
  const [{ prefix }, { createSandbox }, { openStore, serve }, { firstCall }] = await Promise.all([
    import('../sandbox/http/prefix.js'),
    import('../sandbox/index.js'),
    import('../sandbox/node/index.js'),
    import('./first-call.js'),
  ]);
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

/** `a,b` would be read as one host name, which never matches. */
function rejectLists(lists: Record<string, readonly string[]>): void {
  for (const [option, names] of Object.entries(lists)) {
    const list = names.find((name) => name.includes(','));
    if (list) {
      throw new UsageError(`--${option} takes one host name, not ${list}. Repeat --${option} for each host name.`);
    }
  }
}
