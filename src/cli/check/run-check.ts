import { access, appendFile, constants, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { emptyReport } from '../../check/check-server.js';
import { withDeviations } from '../../check/deviations.js';
import {
  CannotCheckError,
  type CheckReport,
  checkServer,
  exchangesOf,
  exitCodeOf,
  type Profile,
  type RecordedExchange,
  TrafficCheck,
} from '../../check/index.js';
import { isServerUrl } from '../../check/option-rules.js';
import { mediaKinds, type OwnMedia } from '../../check/own-media.js';
import { receiveCallbacks } from '../../check/receive-callbacks.js';
import { replay } from '../../check/replay.js';
import { assertLimited, isLocal, keyVariable, placeholderKey } from '../../check/server-access.js';
import { violationText } from '../../check/violation-text.js';
import { parseUrl } from '../../shared/parse-url.js';
import { redactorFor } from '../../shared/redact.js';
import { type CountedCoverage, countCoverage } from '../coverage/count-coverage.js';
import { portFrom } from '../port.js';
import { UsageError, type Values } from '../shell/command.js';
import { continueAfterErrors } from '../shell/continue-after-errors.js';
import { didYouMean } from '../shell/did-you-mean.js';
import { cannotRead, cannotWrite } from '../shell/file-errors.js';
import { wholeNumberFrom } from '../shell/number-from.js';
import { parse } from '../shell/parse.js';
import { readStdin } from '../shell/stdin.js';
import { isColored } from '../shell/terminal.js';
import { untilSignal } from '../until-signal.js';
import { entryLines } from '../validate/line-of.js';
import { dayFromNow, readAccepted, toAcceptance, writeAccepted } from './accepted.js';
import { withoutCommands, withoutCommandsInJson, withoutCommandsInXml } from './ci-commands.js';
import { homepage, withDocsUrls } from './docs-urls.js';
import { githubReport } from './github-report.js';
import { htmlReport } from './html-report.js';
import { junitReport } from './junit-report.js';
import { markdownReport } from './markdown-report.js';
import { progressLine } from './progress-line.js';
import { startProxy } from './proxy.js';
import { readReport } from './read-report.js';
import { sarifReport } from './sarif-report.js';
import { colorsFor, textReport } from './text-report.js';
import { usage } from './usage.js';

const formats: Record<string, (report: CheckReport) => string> = {
  text: (report) => withoutCommands(textReport(report, colorsFor(isColored(process.stdout)))),
  json: (report) => withoutCommandsInJson(`${JSON.stringify(report, null, 2)}\n`),
  junit: (report) => withoutCommandsInXml(junitReport(report)),
  github: githubReport,
  html: (report) => htmlReport(report),
  markdown: (report) => withoutCommands(markdownReport(report)),
  sarif: (report) => withoutCommandsInJson(sarifReport(report)),
};

type Count = (exchange: RecordedExchange) => void;

/** A sandbox that was started for the check, with a task. */
interface StartedSandbox {
  url: string;
  task: string;
}

/** Checks a server or traffic, and prints a report. Returns the exit code. A sandbox replaces the URL of the arguments. */
export async function runCheck(args: readonly string[], sandbox?: StartedSandbox): Promise<number> {
  const { values, words, given } = parse(usage, args);
  const { format, output } = values;
  assertTogether(values, words, given);
  if (values.shrink && values.replay === undefined)
    throw new UsageError('--shrink needs --replay with a JSON report, such as --replay report.json.');
  const replayed = values.replay === undefined ? undefined : await readReport(values.replay, values.only);
  const profile = replayed?.profile ?? (values.profile as Profile);
  const write = formats[format] as (report: CheckReport) => string;
  const acceptance = toAcceptance(values);
  if (replayed && acceptance) throw new UsageError('--accept needs a whole check. Leave --replay out.');
  const accepted = replayed ? [] : await readAccepted();
  const print = async (found: CheckReport) => {
    const compare = (list: typeof accepted) => withDeviations(found, list, dayFromNow(0));
    let report = accepted.length > 0 ? compare(accepted) : found;
    if (acceptance) report = compare(await writeAccepted(report, accepted, acceptance));
    report = withDocsUrls(report, homepage());
    if (output !== undefined) await writeFile(output, write(report)).catch(cannotWrite(output));
    if (format === 'github') await writeSummary(report);
    process.stdout.write(output === undefined ? write(report) : (formats.text?.(report) ?? ''));
    return exitCodeOf(report);
  };
  // Before a check that takes minutes.
  if (output !== undefined) await access(dirname(output), constants.W_OK).catch(cannotWrite(output));
  const counted = await countCoverage(values);
  if (values.har !== undefined || values.proxy !== undefined || values.to !== undefined) {
    const code = await print(await checkTraffic(values, counted));
    const missed = (await counted?.finish()) ?? 0;
    return code || missed;
  }
  if (counted) {
    throw new UsageError(
      '--coverage counts traffic: it needs --har or --proxy. To count what your tests use, run genmedia sandbox --coverage coverage.json -- npm test.',
    );
  }
  const baseUrl = sandbox?.url ?? toServerUrl(words.length === 0 && replayed ? [replayed.target] : words);
  const maxCredits = wholeNumberFrom('max-credits', values['max-credits']);
  assertLimited({ profile, baseUrl, maxCredits }, '--max-credits 500');
  const apiKey = await readKey(values['api-key-stdin'], isLocal(baseUrl));
  const settings = {
    baseUrl,
    apiKey,
    profile,
    task: values.task ?? sandbox?.task,
    maxCredits,
    media: toMedia(values.media),
    only: values.only,
    bail: values.bail,
    seed: wholeNumberFrom('seed', values.seed),
    concurrency: wholeNumberFrom('concurrency', values.concurrency, 1, 256),
    timeout: seconds('timeout', values.timeout, hour),
    taskTimeout: seconds('task-timeout', values['task-timeout'], day),
    maxTime: seconds('max-time', values['max-time'], day),
    callbackTimeout: seconds('callback-timeout', values['callback-timeout'], hour),
  };
  const port = wholeNumberFrom('callback-port', values['callback-port'], 1, 65_535) ?? 0;
  const callbackUrl = values['callback-url'];
  if (callbackUrl !== undefined && !isServerUrl(callbackUrl))
    throw new UsageError(
      `--callback-url must be a URL that starts with http:// or https://, such as https://tunnel.example.com, not ${callbackUrl}.`,
    );
  const isReceiving = profile === 'full' && (isLocal(baseUrl) || callbackUrl !== undefined);
  const receiving = isReceiving ? await receiveCallbacks(port, callbackUrl) : undefined;
  const controller = new AbortController();
  const interrupt = () => controller.abort();
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  const progress = progressLine(process.stderr);
  let report: CheckReport;
  try {
    const { signal } = controller;
    const options = { ...settings, signal, receiver: receiving?.receiver, onProgress: progress.show };
    report = replayed
      ? await replay(replayed.violations, { ...options, shrink: values.shrink })
      : await checkServer(options);
  } catch (error) {
    // Programs that read a report get the reason as one.
    if (!(error instanceof CannotCheckError) || (format === 'text' && output === undefined)) throw error;
    report = redactorFor(apiKey)(emptyReport(baseUrl, profile, error.message));
  } finally {
    progress.clear();
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
    await receiving?.close();
  }
  return print(report);
}

/** GitHub Actions shows the file that this variable names as the summary of the job. */
async function writeSummary(report: CheckReport): Promise<void> {
  const { GITHUB_STEP_SUMMARY: file } = process.env;
  if (!file) return;
  await appendFile(file, markdownReport(report)).catch((error: Error) =>
    console.error(
      `The summary of the job cannot be written: ${error.message}. GITHUB_STEP_SUMMARY must be a file that can be written, or be unset.`,
    ),
  );
}

/** Checks recorded or passing traffic, and counts it if the options ask for that. */
function checkTraffic(
  values: Values<typeof usage.options>,
  counted: CountedCoverage | undefined,
): Promise<CheckReport> {
  const { har, proxy, to, only } = values;
  const count = (exchange: RecordedExchange) => counted?.coverage.inspect(exchange);
  return har === undefined ? checkProxy(proxy, to, only, count) : checkHar(har, only, count);
}

async function checkHar(file: string, only: readonly string[], count: Count): Promise<CheckReport> {
  const text = await readFile(file, 'utf8').catch(cannotRead(file));
  const traffic = new TrafficCheck(file, { only });
  try {
    // Browsers leave the header Authorization out of what they record.
    for (const exchange of exchangesOf(text, entryLines(text))) {
      traffic.inspect(exchange, false);
      count(exchange);
    }
  } catch (error) {
    throw new UsageError(
      `${file} cannot be checked. ${(error as Error).message} Save a recording as HAR, as the network panel of a browser does.`,
    );
  }
  return traffic.report();
}

async function checkProxy(
  portText: string | undefined,
  to: string | undefined,
  only: readonly string[],
  count: Count,
): Promise<CheckReport> {
  if (portText === undefined)
    throw new UsageError('--to needs --proxy with the port to listen on, such as --proxy 8080.');
  if (to === undefined)
    throw new UsageError('--proxy needs --to with the URL of the server, such as --to http://127.0.0.1:4020.');
  const url = toServerUrl([to], '--to');
  const port = await portFrom('proxy', portText);
  const traffic = new TrafficCheck(url, {
    only,
    onBroken: ({ subject, rule }, violation) =>
      console.error(withoutCommands(`${subject}: ${rule}\n${violationText(violation)}\n`)),
  });
  const { close } = await startProxy(port, url, (exchange) => {
    traffic.inspect(exchange, true);
    count(exchange);
  });
  console.error(`http://127.0.0.1:${port} passes requests on to ${url} and checks them. Ctrl-C ends it.`);
  continueAfterErrors();
  await untilSignal();
  await close();
  return traffic.report();
}

const seeHelp = 'genmedia check --help lists the options.';

/** Options that say how traffic is checked and reported. The others are about requests that a check sends. */
const ofTraffic = ['only', 'format', 'output', 'accept', 'reason', 'until', 'coverage', 'min-coverage'];

/** Rejects what would have no effect: a server or another source next to a recording or a proxy, and options of requests. */
function assertTogether(
  { har, proxy, to, replay: file }: Values<typeof usage.options>,
  words: readonly string[],
  given: ReadonlySet<string>,
): void {
  const source = har === undefined ? (proxy ?? to) !== undefined && '--proxy' : '--har';
  if (!source) return;
  const also = source === '--har' ? (proxy ?? to) !== undefined && '--proxy' : undefined;
  const other = also || (file !== undefined && '--replay') || words[0];
  if (other) throw new UsageError(`${source} checks traffic, and ${other} something else. Pass one of them.`);
  const idle = [...given].find((name) => ![...ofTraffic, 'har', 'proxy', 'to'].includes(name));
  if (idle)
    throw new UsageError(
      `--${idle} has no effect with ${source}: it is about requests that a check sends. Leave it out.`,
    );
}

function toServerUrl([url]: readonly string[], what = 'The URL of the server'): string {
  if (url === undefined)
    throw new UsageError(
      `The URL of the server is missing, such as http://127.0.0.1:4020, or sandbox to start one. ${seeHelp}`,
    );
  const parsed = parseUrl(url);
  if (!/^https?:\/\//.test(url) || !parsed) {
    const isHost = /^[\w.-]+(:\d+)?(\/|$)/.test(url) && /[.:]|^localhost/.test(url);
    const meant = isHost ? ` Did you mean http://${url}?` : didYouMean(url, ['sandbox']);
    const help = what.startsWith('--') ? '' : ' sandbox starts a sandbox and checks that.';
    throw new UsageError(
      `${what} must start with http:// or https://, such as http://127.0.0.1:4020, unlike ${url}.${meant}${help}`,
    );
  }
  if (parsed.username || parsed.password)
    throw new UsageError(
      'The URL of the server must not contain a user name or a password. Leave them out, and set GENMEDIA_API_KEY to the key.',
    );
  return url;
}

function toMedia(texts: readonly string[]): OwnMedia {
  const pairs = texts.map((text) => {
    const [, kind = '', url = ''] = /^(\w+)=(.*)$/s.exec(text) ?? [];
    if (mediaKinds.includes(kind as never) && /^https?:\/\//.test(url) && parseUrl(url)) return [kind, url];
    throw new UsageError(`--media must be ${mediaKinds.join(', ')} with a URL, such as image=https://…, not ${text}.`);
  });
  return Object.fromEntries(pairs);
}

/** In seconds. More is probably meant in milliseconds. */
const [hour, day] = [3600, 86_400];

function seconds(option: string, text: string | undefined, max: number): number | undefined {
  if (text === undefined) return undefined;
  if (/^\d+(\.\d+)?$/.test(text) && Number(text) > 0 && Number(text) <= max) return Number(text) * 1000;
  throw new UsageError(
    `--${option} must be a number of seconds above 0, at most ${max}, without a unit, such as 30, not ${text}.`,
  );
}

/** The key never is an argument, which other users of a machine can read. Servers on this machine may do without. */
async function readKey(isInStdin: boolean, isOptional: boolean): Promise<string> {
  const key = isInStdin ? (await readStdin('the key')).trim() : process.env[keyVariable]?.trim();
  if (key && /^[\x21-\x7e]+$/.test(key)) return key;
  if (key)
    throw new UsageError(
      'The key contains characters that a header cannot have, such as a space or a line break. Pass the key alone, without quotes and without Token.',
    );
  if (isOptional && !isInStdin) return placeholderKey;
  throw new UsageError(`There is no key. Set ${keyVariable}, or pass the key to standard input with --api-key-stdin.`);
}
