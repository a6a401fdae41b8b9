import { spawn } from 'node:child_process';
import { ConfigurationError } from '../../errors/configuration-error.js';
import { parseFaults } from '../../sandbox/faults/parse.js';
import { prefix } from '../../sandbox/http/message.js';
import { createSandbox, type Fault, type SandboxOptions, type TaskTiming } from '../../sandbox/index.js';
import { openStore, serve } from '../../sandbox/node/index.js';
import { countCoverage } from '../coverage/count-coverage.js';
import { durationFrom } from '../duration.js';
import { firstCommand } from '../first-call.js';
import { checkHostNames } from '../host-names.js';
import { assertInstalled } from '../mcp.js';
import { portFrom } from '../port.js';
import { UsageError, type Values } from '../shell/command.js';
import { continueAfterErrors } from '../shell/continue-after-errors.js';
import { wholeNumberFrom } from '../shell/number-from.js';
import { note, print } from '../shell/terminal.js';
import { untilSignal } from '../until-signal.js';
import { createReport } from './report.js';
import { runChild } from './run-child.js';
import { usage } from './usage.js';

const { options } = usage;

type SandboxValues = Values<typeof usage.options>;

/** Serves a sandbox until Ctrl-C or, with a command, until that ends. */
export async function runSandbox(values: SandboxValues, command: readonly string[] | undefined): Promise<number> {
  const { host, data } = values;
  if (values.quiet && values.verbose)
    throw new UsageError('--quiet and --verbose exclude each other. Pass one of them.');
  // Checked before anything is opened.
  const settings = optionsFrom(values);
  const counted = await countCoverage(values);
  const port =
    values.port === undefined && (command || values.mcp) ? 0 : await portFrom('port', values.port ?? '4020', host);
  if (values.mcp) await assertInstalled();
  if (command && values.mcp)
    throw new UsageError('--mcp needs stdin and stdout, which a command after -- has. Use one of the two.');
  const stream = command || values.mcp ? process.stderr : process.stdout;
  // Without it, callbacks that were given up are printed.
  const quiet = values.quiet ? { onCallback: () => {} } : undefined;
  const isQuiet = values.quiet || (command !== undefined && !values.verbose && !values.json);
  const report = isQuiet ? quiet : createReport({ json: values.json, stream });
  const store = data === undefined ? undefined : await openStore(data);
  const sandbox = await withFlags(
    () => createSandbox({ ...settings, store, coverage: counted?.coverage, ...report }),
    store,
  );
  try {
    const server = await serve(sandbox, { port, host });
    continueAfterErrors();
    const page = `${server.url}${prefix}/`;
    if (values.open) openPage(reachable(page));
    try {
      if (command) {
        const apiKey = values['api-key'] ?? 'sandbox';
        const env = { GENMEDIA_BASE_URL: reachable(server.url), GENMEDIA_API_KEY: apiKey };
        const code = await runChild(command, env);
        // What the command reports is more urgent.
        const missed = (await counted?.finish()) ?? 0;
        return code || missed;
      }
      if (values.mcp) {
        const { serveSandbox } = await import('../../mcp/serve-stdio.js');
        note(`Sandbox: ${reachable(server.url)}`);
        await serveSandbox(reachable(server.url), values['api-key'] ?? 'sandbox', untilSignal());
        return (await counted?.finish()) ?? 0;
      }
      if (values.json) print(JSON.stringify({ type: 'ready', url: server.url, page }));
      else print(introduction(reachable(server.url), reachable(page), values));
      await untilSignal();
      return (await counted?.finish()) ?? 0;
    } finally {
      await server.close();
    }
  } finally {
    await sandbox.close();
  }
}

/** Names in a message of the sandbox the options as they were typed, and closes the store if there is no sandbox. */
async function withFlags<T>(create: () => T, store: { close?: () => unknown } | undefined): Promise<T> {
  try {
    return create();
  } catch (error) {
    await store?.close?.();
    if (!(error instanceof ConfigurationError)) throw error;
    const toFlag = (name: string) => {
      const flag = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      return Object.hasOwn(options, flag) ? `--${flag}` : name;
    };
    throw new UsageError(error.message.replace(/^\w+/, toFlag).replace(/^(--[\w-]+)\./, '$1 '));
  }
}

function introduction(url: string, page: string, values: SandboxValues): string {
  const hasKey = values['api-key'] !== undefined;
  const command = hasKey ? firstCommand(url).replace('Token key', 'Token YOUR_KEY') : firstCommand(url);
  return `Sandbox: ${url} (Ctrl-C stops it). It accepts ${hasKey ? 'only the key of --api-key' : 'any key'}:

${command.replace(/^/gm, '  ')}

Inspect and control it: ${page}`;
}

/** A server that listens on all interfaces is reached on this machine under its own. */
const reachable = (url: string) => url.replace('//0.0.0.0:', '//127.0.0.1:').replace('//[::]:', '//[::1]:');

function optionsFrom(values: SandboxValues): SandboxOptions {
  const { hosts, now, 'callback-host': callbackHosts } = values;
  checkHostNames('hosts', hosts);
  checkHostNames('callback-host', callbackHosts);
  return {
    apiKey: values['api-key'],
    isolate: values.isolate as 'key' | undefined,
    speed: speedFrom(values.speed),
    now,
    seed: wholeNumberFrom('seed', values.seed),
    timing: timingFrom(values.timing),
    faults: values.fault.flatMap(faultsFrom),
    credits: wholeNumberFrom('credits', values.credits),
    preflight: !values['no-preflight'],
    pollAdvice: !values['no-poll-advice'],
    cors: values['cors-controls'] ? 'controls' : values.cors,
    hosts,
    callbackHosts,
  };
}

function speedFrom(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d+(\.\d+)?$/.test(text)) throw new UsageError(`--speed must be a number of at least 0, not ${text}.`);
  return Number(text);
}

/** `processing=5s,end=30s`. */
function timingFrom(text: string | undefined): TaskTiming | undefined {
  if (text === undefined) return undefined;
  const entries = text.split(',').map((part) => part.split('=').map((word) => word.trim()));
  if (entries.some(({ length }) => length !== 2)) {
    throw new UsageError(
      `--timing must be states and durations, such as queueing=1s,processing=5s,end=30s, not ${text}.`,
    );
  }
  return Object.fromEntries(entries.map(([state = '', at = '']) => [state, durationFrom(`--timing ${state}`, at)]));
}

function faultsFrom(text: string): Fault[] {
  try {
    return parseFaults(text);
  } catch (error) {
    const { message } = error as Error;
    const example = /such as|Write it as/.test(message) ? '' : " Such as --fault 'status; code=503; times=2'.";
    throw new UsageError(`--fault: ${message}${example}`);
  }
}

const openCommands: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** Opens a URL in the browser of the user. */
function openPage(url: string): void {
  const [file, ...args] = openCommands[process.platform] ?? ['xdg-open'];
  const child = spawn(file, [...args, url], { stdio: 'ignore', detached: true });
  child.once('error', () => note(`No browser could be opened. Open it yourself: ${url}`));
  child.unref();
}
