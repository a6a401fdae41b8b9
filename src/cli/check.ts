import { readFile, writeFile } from 'node:fs/promises';
import { text as readAll } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import {
  type CheckReport,
  checkServer,
  exchangesOf,
  exitCodeOf,
  type Profile,
  profiles,
  TrafficCheck,
} from '../check/index.js';
import { githubReport } from './check/github-report.js';
import { junitReport } from './check/junit-report.js';
import { progressLine } from './check/progress-line.js';
import { startProxy } from './check/proxy.js';
import { receiveCallbacks } from './check/receive-callbacks.js';
import { sarifReport } from './check/sarif-report.js';
import { colorsFor, textReport } from './check/text-report.js';
import { violationText } from './check/violation-text.js';
import { portFrom } from './port.js';
import { untilSignal } from './until-signal.js';

const keyVariable = 'GENMEDIA_API_KEY';

export const checkHelp = `genmedia check <base-url> [options]              checks a server against the document
genmedia check --har <file> [options]            checks recorded traffic
genmedia check --proxy <port> --to <url> [options]   passes traffic on to a server and checks it; Ctrl-C ends it

  --profile <name>           ${Object.entries(profiles)
    .map(([name, what]) => `${name.padEnd(10)} ${what}`)
    .join('\n                             ')}
                             (default: read)
  --max-credits <number>     end before a request that would cost more (needed for full, except on this machine)
  --only <text>              check only rules whose operation or sentence contains the text; repeatable
  --seed <number>            order of requests and random values in them (default: random)
  --concurrency <number>     requests at a time (default: 4; 1 for refusals)
  --bail                     end at the first broken rule
  --format <name>            text, json, junit, github or sarif (default: text)
  --output <file>            write the report there, and the text report to the terminal
  --timeout <seconds>        time for a response (default: 30)
  --task-timeout <seconds>   time for a task (default: 600)
  --max-time <seconds>       time for everything (default: 1800)
  --callback-port <number>   port to receive callbacks on (default: any)
  --callback-url <url>       URL that leads to that port, for a server on another machine
  --callback-timeout <seconds>  time for a callback (default: 60)
  --key-stdin                read the key from standard input (default: ${keyVariable} of the environment)

Exit code: 0 in contract, 1 out of contract, 2 could not be checked, or not to the end.

  genmedia check http://127.0.0.1:4020 --profile full
  ${keyVariable}=… genmedia check https://staging.example.com --profile refusals --format junit --output check.xml
`;

const formats: Record<string, (report: CheckReport) => string> = {
  text: (report) => textReport(report, colorsFor(isColored(process.stdout))),
  json: (report) => `${JSON.stringify(report, null, 2)}\n`,
  junit: junitReport,
  github: githubReport,
  sarif: sarifReport,
};

/** Checks a server, prints a report and sets the exit code. */
export async function checkCommand(args: string[]): Promise<void> {
  try {
    process.exitCode = await check(args);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  }
}

async function check(args: string[]): Promise<number> {
  const { values, positionals } = readOptions(args);
  const { profile, format = 'text', output } = values;
  if (!isProfile(profile)) throw new Error(`--profile takes ${listed(Object.keys(profiles))}, not ${profile}.`);
  const write = Object.hasOwn(formats, format) ? formats[format] : undefined;
  if (!write) throw new Error(`--format takes ${listed(Object.keys(formats))}, not ${format}.`);
  const print = async (report: CheckReport) => {
    if (output !== undefined) await writeFile(output, write(report));
    process.stdout.write(output === undefined ? write(report) : (formats.text?.(report) ?? ''));
    return exitCodeOf(report);
  };
  if (values.har !== undefined) return print(await checkHar(values.har, values.only ?? []));
  if (values.proxy !== undefined || values.to !== undefined) {
    return print(await checkProxy(values.proxy, values.to, values.only ?? []));
  }
  const baseUrl = toServerUrl(positionals);
  const isLocal = ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(baseUrl).hostname);
  const maxCredits = optionalNumber('max-credits', values['max-credits'], 0);
  if (profile === 'full' && maxCredits === undefined && !isLocal) {
    throw new Error('--profile full creates thousands of tasks. Say what they may cost: --max-credits 500.');
  }
  const apiKey = await readKey(values['key-stdin'], isLocal);
  const settings = {
    baseUrl,
    apiKey,
    profile,
    maxCredits,
    only: values.only,
    bail: values.bail,
    seed: optionalNumber('seed', values.seed, 0),
    concurrency: optionalNumber('concurrency', values.concurrency, 1, 256),
    timeout: seconds('timeout', values.timeout),
    taskTimeout: seconds('task-timeout', values['task-timeout']),
    maxTime: seconds('max-time', values['max-time']),
    callbackTimeout: seconds('callback-timeout', values['callback-timeout']),
  };
  const port = optionalNumber('callback-port', values['callback-port'], 1, 65_535) ?? 0;
  const callbackUrl = values['callback-url'];
  if (callbackUrl !== undefined && !URL.canParse(callbackUrl))
    throw new Error(`--callback-url takes a URL, not ${callbackUrl}.`);
  const isReceiving = profile === 'full' && (isLocal || callbackUrl !== undefined);
  const receiving = isReceiving ? await receiveCallbacks(port, callbackUrl) : undefined;
  const controller = new AbortController();
  const interrupt = () => controller.abort();
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  const progress = progressLine(process.stderr);
  let report: CheckReport;
  try {
    const { signal } = controller;
    report = await checkServer({ ...settings, signal, receiver: receiving?.receiver, onProgress: progress.show });
  } finally {
    progress.clear();
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
    await receiving?.close();
  }
  return print(report);
}

async function checkHar(file: string, only: readonly string[]): Promise<CheckReport> {
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new Error(`${file} cannot be read: ${error.message}.`);
  });
  const traffic = new TrafficCheck(file, { only });
  try {
    // Browsers leave the header Authorization out of what they record.
    for (const exchange of exchangesOf(text)) traffic.inspect(exchange, false);
  } catch (error) {
    throw new Error(`${file} cannot be checked. ${(error as Error).message}`);
  }
  return traffic.report();
}

async function checkProxy(
  portText: string | undefined,
  to: string | undefined,
  only: readonly string[],
): Promise<CheckReport> {
  if (portText === undefined) throw new Error('--to needs --proxy with the port to listen on.');
  if (to === undefined) throw new Error('--proxy needs --to with the URL of the server.');
  const url = toServerUrl([to]);
  const port = await portFrom('proxy', portText);
  const traffic = new TrafficCheck(url, {
    only,
    onBroken: ({ subject, rule }, violation) => console.error(`${subject}: ${rule}\n${violationText(violation)}\n`),
  });
  const { close } = await startProxy(port, url, (exchange) => traffic.inspect(exchange, true));
  console.error(`http://127.0.0.1:${port} passes requests on to ${url} and checks them. Ctrl-C ends it.`);
  await untilSignal();
  await close();
  return traffic.report();
}

function readOptions(args: string[]) {
  const text = { type: 'string' } as const;
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        profile: { ...text, default: 'read' },
        'max-credits': text,
        only: { ...text, multiple: true },
        seed: text,
        concurrency: text,
        bail: { type: 'boolean', default: false },
        format: text,
        output: text,
        timeout: text,
        'task-timeout': text,
        'max-time': text,
        'callback-port': text,
        'callback-url': text,
        'callback-timeout': text,
        'key-stdin': { type: 'boolean', default: false },
        har: text,
        proxy: text,
        to: text,
      },
    });
    return { values, positionals };
  } catch (error) {
    throw new Error(`${(error as Error).message.replace(/\.?$/, '.')} ${seeHelp}`);
  }
}

const seeHelp = 'genmedia check --help lists the options.';

function toServerUrl([url, ...others]: readonly string[]): string {
  if (url === undefined) throw new Error(`The URL of the server is missing, such as http://127.0.0.1:4020. ${seeHelp}`);
  if (others.length > 0) throw new Error(`One server is checked at a time, not also ${others.join(' ')}. ${seeHelp}`);
  if (!/^https?:\/\//.test(url) || !URL.canParse(url)) {
    throw new Error(`The URL of the server must start with http:// or https://, unlike ${url}.`);
  }
  const { username, password } = new URL(url);
  if (username || password) throw new Error('The URL of the server must not contain a user name or a password.');
  return url;
}

const isProfile = (name: string): name is Profile => Object.hasOwn(profiles, name);
const listed = (names: readonly string[]) => names.join(', ').replace(/, (?=\w+$)/, ' or ');

function optionalNumber(option: string, text: string | undefined, least: number, most = Number.MAX_SAFE_INTEGER) {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  const range = most === Number.MAX_SAFE_INTEGER ? `from ${least}` : `from ${least} to ${most}`;
  throw new Error(`--${option} takes a whole number ${range}, not ${text}.`);
}

function seconds(option: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (/^\d+(\.\d+)?$/.test(text) && Number(text) > 0) return Number(text) * 1000;
  throw new Error(`--${option} takes a number of seconds above 0, not ${text}.`);
}

/** The key never is an argument, which other users of a machine can read. Servers on this machine may do without. */
async function readKey(isInStdin: boolean, isLocal: boolean): Promise<string> {
  const key = isInStdin ? (await readAll(process.stdin)).trim() : process.env[keyVariable]?.trim();
  if (key && /^[\x21-\x7e]+$/.test(key)) return key;
  if (key) throw new Error('The key contains characters that a header cannot have, such as a space or a line break.');
  if (isLocal && !isInStdin) return 'no-key-was-set';
  throw new Error(`There is no key. Set ${keyVariable}, or pass the key to standard input with --key-stdin.`);
}

export const isColored = ({ isTTY }: { isTTY?: boolean }): boolean => isTTY === true && !process.env.NO_COLOR;
