import { checkOptions, type OptionRules } from '../errors/check-options.js';
import { ConfigurationError } from '../errors/configuration-error.js';
import type { SendRequest } from '../remote-file/file-response.js';
import { sendByFetch } from '../remote-file/send-by-fetch.js';
import { isProxied, sendByNode } from '../remote-file/send-by-node.js';
import { platformFetch } from '../shared/fetch.js';
import { randomFrom, shuffle } from '../shared/random.js';
import type { OperationId } from '../terms/operation.js';
import { Connection } from './connection.js';
import { CreditBudget } from './credit-budget.js';
import { singleChecks } from './key-checks.js';
import { type LifecycleOptions, runLifecycles } from './lifecycle/index.js';
import type { CallbackReceiver } from './lifecycle/receiver.js';
import { ResultUrls } from './lifecycle/result-urls.js';
import { assertMediaOption, checkRules } from './option-rules.js';
import type { OwnMedia } from './own-media.js';
import { allRules, expectsTask, plannedRules } from './planned-rules.js';
import { probe } from './probe.js';
import { type Profile, profiles } from './profiles.js';
import { type CheckReport, withSummary } from './report.js';
import { RuleResults } from './rule-results.js';
import { CheckRun } from './run.js';
import { isLocal } from './server-access.js';
import { StopError } from './stop-error.js';
import { type ExistingParts, isSent, needsFilm, runTableCase, type TableCase, tableCases } from './table-checks.js';
import { operationIds } from './targets.js';

/** Milliseconds that a whole check may take by default. */
export const defaultMaxTime = 30 * 60_000;

/** Options of `checkServer`. */
export interface CheckOptions {
  /** URL that the paths of the document are relative to. */
  baseUrl: string;
  /** Key that the server accepts. It is sent to `baseUrl` only. */
  apiKey: string;
  /** Which rules are checked: see `profiles`. Default: `read`. */
  profile?: Profile | undefined;
  /** Checks only rules whose operation or sentence contains one of these strings. Default: all. */
  only?: readonly string[] | undefined;
  /** Decides the order of requests and the random values in them. Default: random. */
  seed?: number | undefined;
  /** Requests at a time. Default: 4, on this machine 16; 1 with profile `refusals`, so that it ends at the first that is accepted. */
  concurrency?: number | undefined;
  /** Ends at the first broken rule. Default: false. */
  bail?: boolean | undefined;
  /** Ends before a request that would cost more. Default: no limit. */
  maxCredits?: number | undefined;
  /** Milliseconds that a response may take. Default: 30,000. */
  timeout?: number | undefined;
  /** Milliseconds that the whole check may take. Default: 30 minutes. */
  maxTime?: number | undefined;
  /** Milliseconds that a task may take. Default: 10 minutes. */
  taskTimeout?: number | undefined;
  /** Milliseconds to wait for a callback. Default: 60,000. */
  callbackTimeout?: number | undefined;
  /**
   * URLs of an image, a video and a sound that the server can read. With profile `full` they replace those of the examples,
   * which do not exist. Default: those of the examples, so that tasks with files fail on a server that reads them.
   */
  media?: OwnMedia | undefined;
  /** Id of a task that the server has. It is read, since profile `read` creates none. Default: none is read. */
  task?: string | undefined;
  /** Gets the callbacks of the server. Default: callbacks are not checked. */
  receiver?: CallbackReceiver | undefined;
  /** Ends the check. What was found so far is reported. */
  signal?: AbortSignal | undefined;
  /** Sends requests. Default: the `fetch` of the platform, or `node:http` to a server on this machine. */
  fetch?: typeof fetch | undefined;
  /** Called after each request. Default: none. */
  onProgress?: ((progress: CheckProgress) => void) | undefined;
}

/** How far a check has come. */
export interface CheckProgress {
  /** Requests of the tables and other single requests that are done, and all of them. */
  readonly done: number;
  /** Number of all single requests. */
  readonly total: number;
  /** Number of rules that the server has broken so far. */
  readonly broken: number;
  /** Tasks that are waited for. */
  readonly tasks: number;
}

/**
 * Checks a server against the document. Throws a `CannotCheckError` if it cannot be reached or rejects the key.
 *
 *     const report = await checkServer({ baseUrl: 'http://127.0.0.1:4020', apiKey: 'key', profile: 'full' });
 */
export async function checkServer(options: CheckOptions): Promise<CheckReport> {
  assertCheckOptions(options);
  const { profile = 'read', only = [] } = options;
  return runWith(options, async (run, concurrency) => {
    await runAll(run, { ...options, concurrency });
    run.settle();
    if (run.results.checked === 0) run.stop(nothingChecked(profile, only));
    else if (!run.presence.hasTask && expectsTask(profile, only)) run.stop(noTask(profile));
  });
}

/** A rule for each option that there is, so that none is forgotten. */
const rules: OptionRules<CheckOptions> = checkRules;

/** Throws a `ConfigurationError` that names an option that cannot be used. */
function assertCheckOptions(options: CheckOptions): void {
  checkOptions('checkServer', options, rules);
  const { baseUrl, apiKey, media = {} } = options;
  assertMediaOption(media);
  if (baseUrl === undefined)
    throw new ConfigurationError('baseUrl is missing: the URL of the server, such as http://127.0.0.1:4020.');
  if (apiKey === undefined)
    throw new ConfigurationError('apiKey is missing: a key that the server accepts. A sandbox accepts any text.');
}

/** Runs some work with a server that can be reached, within the limits of a check, and reports what it has found. */
export async function runWith(
  options: CheckOptions,
  work: (run: CheckRun, concurrency: number) => Promise<void>,
): Promise<CheckReport> {
  const { profile = 'read', only = [], seed = Math.floor(Math.random() * 2 ** 31) } = options;
  const concurrency = options.concurrency ?? (profile === 'refusals' ? 1 : isLocal(options.baseUrl) ? 16 : 4);
  const started = Date.now();
  const controller = new AbortController();
  let stopped: string | undefined;
  const stop = (why: string) => {
    stopped ??= why;
    controller.abort(new StopError(why));
  };
  const onAbort = () => stop('It was interrupted.');
  options.signal?.addEventListener('abort', onAbort);
  if (options.signal?.aborted) onAbort();
  const maxTime = options.maxTime ?? defaultMaxTime;
  const timer = setTimeout(
    () => stop(`It took longer than ${maxTime / 1000} s. Raise --max-time, or check less with --only.`),
    maxTime,
  );

  const results = new RuleResults(only, ({ subject, rule }) => {
    if (options.bail) stop(`A rule is broken, and --bail ends the check there: ${subject}: ${rule}.`);
  });
  const budget = new CreditBudget(options.maxCredits);
  const baseUrl = options.baseUrl.replace(/\/+$/, '');
  const { apiKey, timeout = 30_000 } = options;
  const { signal } = controller;
  const reusesConnections = profile === 'read' || profile === 'refusals';
  const send = senderFor(options, reusesConnections);
  const connection = new Connection({ baseUrl, apiKey, send, concurrency, timeout, signal, reusesConnections });
  const random = randomFrom(seed);
  const { media, task } = options;
  const run = new CheckRun({ profile, connection, results, budget, signal, random, stop, media, task });
  try {
    await probe(run, connection.redact(baseUrl));
    await work(run, concurrency);
  } catch (error) {
    if (error instanceof StopError) stop(error.message);
    else if (!controller.signal.aborted) throw error;
  } finally {
    run.settle();
    clearTimeout(timer);
    options.signal?.removeEventListener('abort', onAbort);
    controller.abort(new StopError('The check has ended.'));
  }
  return withSummary({
    target: connection.redact(baseUrl),
    profile,
    seed,
    startedAt: new Date(started).toISOString(),
    milliseconds: Date.now() - started,
    requests: connection.requests,
    credits: budget.spent,
    allRules: allRules(),
    rules: connection.redact(results.list(baseUrl)),
    ...(stopped !== undefined && { stopped: connection.redact(stopped) }),
  });
}

/**
 * Sends with `fetch`, which follows settings such as those for a proxy. `node:http` is used for a server on this machine, since
 * `fetch` with a new connection for each request takes three times as long, and where the IP addresses of the host were
 * checked, since `fetch` would resolve its name again.
 */
function senderFor({ baseUrl, fetch }: CheckOptions, reusesConnections: boolean): SendRequest {
  const byFetch = sendByFetch(fetch ?? platformFetch);
  const byNode = fetch ? undefined : sendByNode();
  if (byNode && isLocal(baseUrl) && !reusesConnections) return byNode;
  const sendPinned = isProxied() ? undefined : byNode;
  return (request) => ((request.addresses && sendPinned) ?? byFetch)(request);
}

/** The report of a check that could not start. */
export const emptyReport = (target: string, profile: Profile, stopped: string): CheckReport =>
  withSummary({
    target,
    profile,
    seed: 0,
    startedAt: new Date().toISOString(),
    milliseconds: 0,
    requests: 0,
    credits: 0,
    allRules: allRules(),
    rules: [],
    stopped,
  });

/** A check of nothing finds nothing broken, and must not pass for a server in contract. */
function nothingChecked(profile: Profile, only: readonly string[]): string {
  const texts = only.join(' or ');
  if (!texts) return 'Nothing was checked.';
  const hasRules = (one: Profile) => plannedRules({ profile: one, only, task: 'any' }).length > 0;
  if (hasRules(profile)) return `Nothing was checked: no rule with ${texts} applied to this server. Check more rules.`;
  const other = (Object.keys(profiles) as Profile[]).find(hasRules);
  const help = other
    ? `Of profile ${profile} no rule contains ${texts}; profile ${other} has some.`
    : `No rule contains ${texts}. Pass a part of a rule or of an operation: ${operationIds.join(', ')}.`;
  return `Nothing was checked. ${help}`;
}

const noTask = (profile: Profile): string =>
  profile === 'read'
    ? 'No task was met, so that nothing is known about reads of tasks. Pass the id of a task that exists with --task.'
    : 'No task was met: no create was accepted. Use a key and a server that can create tasks, or --profile refusals.';

async function runAll(run: CheckRun, options: CheckOptions & { concurrency: number }): Promise<void> {
  const { profile, results } = run;
  const covers = (operation: OperationId, sentence: string) => results.covers(operation, sentence);
  const cases = shuffle(
    tableCases(profile, covers).filter((testCase) => isSent(profile, testCase)),
    run.random,
  );
  const singles = shuffle(
    singleChecks(profile).filter(({ subject, rule }) => results.covers(subject, rule)),
    run.random,
  );
  const isLive = profile === 'full';
  const [later, now] = [
    cases.filter((testCase) => isLive && needsFilm(testCase)),
    cases.filter((testCase) => !isLive || !needsFilm(testCase)),
  ];
  const total = singles.length + cases.length;
  let done = 0;
  let tasks = 0;
  const report = () => options.onProgress?.({ done, total, broken: results.broken, tasks });
  const step = async (work: () => Promise<void>) => {
    await work();
    done += 1;
    report();
  };
  const onTasks = (count: number) => {
    tasks = count;
    report();
  };
  report();
  const urls = new ResultUrls(run);
  let lifecycles: Promise<ExistingParts | undefined> = Promise.resolve(undefined);
  if (isLive) {
    await new Promise<void>((onWatched) => {
      const settings = { ...lifecycleOptions(options), needsFilm: later.length > 0, onTasks };
      lifecycles = runLifecycles(run, settings, urls, onWatched).finally(onWatched);
    });
    // It is awaited below, after the tables.
    lifecycles.catch(() => {});
  }
  const jobs = [
    ...singles.map((check) => () => step(() => check.run(run))),
    ...now.map((testCase) => () => step(() => runTableCase(run, testCase))),
  ];
  await pool(jobs, options.concurrency, run.signal);
  const existing = await lifecycles;
  if (existing) {
    await pool(
      later.map((testCase) => () => step(() => runTableCase(run, testCase, existing))),
      options.concurrency,
      run.signal,
    );
  } else skip(run, later);
  await urls.checkAgain();
}

export function lifecycleOptions(options: CheckOptions): LifecycleOptions {
  const { taskTimeout = 10 * 60_000, callbackTimeout = 60_000, receiver } = options;
  return { taskTimeout, callbackTimeout, receiver, needsFilm: false, onTasks: () => {} };
}

function skip(run: CheckRun, cases: readonly TableCase[]): void {
  for (const { operation, sentence } of cases)
    run.results.notChecked(operation, sentence, 'No film was made to check it with.');
}

/** Runs jobs, some at a time, until one throws or the signal is aborted. */
export async function pool(
  jobs: readonly (() => Promise<void>)[],
  concurrency: number,
  signal: AbortSignal,
): Promise<void> {
  const queue = jobs.values();
  const work = async () => {
    for (const job of queue) {
      signal.throwIfAborted();
      await job();
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
}
