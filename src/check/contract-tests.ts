import { aFunction, checkOptions, describeSecret, type OptionRules, wholeNumber } from '../errors/check-options.js';
import { ConfigurationError } from '../errors/configuration-error.js';
import { type CheckOptions, checkServer, defaultMaxTime } from './check-server.js';
import { checkRules, isServerUrl, serverUrl } from './option-rules.js';
import { allRules, plannedRules } from './planned-rules.js';
import type { CheckReport, RuleResult } from './report.js';
import { assertLimited, isLocal, keyVariable, placeholderKey } from './server-access.js';
import { CannotCheckError } from './stop-error.js';
import { docsText, moreViolations, violationText } from './violation-text.js';

/** `test` of vitest, jest or node:test, which ignores the timeout and has none. */
export type TestFunction = (name: string, run: () => Promise<void>, timeout?: number) => unknown;

/** Options of `contractTests`. */
export interface ContractTestOptions extends Omit<CheckOptions, 'baseUrl' | 'apiKey' | 'receiver' | 'onProgress'> {
  /** `test` or `it` of vitest, jest or node:test. */
  test: TestFunction;
  /** URL that the paths of the document are relative to, or a function that returns it when the first test runs. */
  baseUrl: string | (() => string | Promise<string>);
  /** Key that the server accepts. Default: the environment variable `GENMEDIA_API_KEY`. A server on this machine may be checked without one. */
  apiKey?: string | undefined;
  /** Port to receive callbacks on. Default: any. */
  callbackPort?: number | undefined;
  /** URL that leads to that port, for a server on another machine. Without it, callbacks of such a server are not checked. */
  callbackUrl?: string | undefined;
  /** Gets the report when the check has ended, to write it to a file. */
  onReport?: ((report: CheckReport) => void) | undefined;
}

const { receiver: _receiver, onProgress: _onProgress, ...sharedRules } = checkRules;
const rules: OptionRules<ContractTestOptions> = {
  ...sharedRules,
  test: { ...aFunction(), mustBe: 'the function test or it of vitest, jest or node:test' },
  baseUrl: {
    mustBe: 'the URL of the server as a string, or a function that returns it',
    fits: (value) => typeof value === 'string' || typeof value === 'function',
    describe: describeSecret,
  },
  callbackPort: wholeNumber(0, 65_535),
  callbackUrl: serverUrl('a URL that leads to callbackPort'),
  onReport: aFunction(),
};

/** Time for a test to end after the check, in milliseconds. */
const marginMs = 30_000;

/** What runners other than jest pass to a test. */
interface TestContext {
  skip?: (why: string) => void;
}

/**
 * Makes a test for each rule of the document. The first of them that runs checks the server, once for all of them.
 *
 *     import { test } from 'node:test';
 *     contractTests({ test, baseUrl: 'http://127.0.0.1:4020', profile: 'full' });
 */
export function contractTests(options: ContractTestOptions): void {
  checkOptions('contractTests', options, rules);
  for (const name of ['test', 'baseUrl'] as const)
    if (options[name] === undefined) throw new ConfigurationError(`${name} is missing: ${rules[name].mustBe}.`);
  const { test, profile = 'read', only, task, maxTime = defaultMaxTime } = options;
  const planned = plannedRules({ profile, only, task });
  const names = new Set(planned.map(nameOf));
  let shared: Promise<CheckReport> | undefined;
  const check = () => {
    shared ??= runCheck(options);
    return shared;
  };
  const add = (name: string, run: (context: TestContext | undefined) => Promise<void>) =>
    test(name, withContext(run), maxTime + marginMs);

  add(`the whole profile ${profile} can be checked, ${planned.length} of ${allRules()} rules`, async () => {
    const { stopped, rules } = await check();
    const unplanned = rules.filter((result) => result.status === 'broken' && !names.has(nameOf(result)));
    if (unplanned.length > 0)
      throw new Error(unplanned.map((each) => `${nameOf(each)}\n${difference(each)}`).join('\n\n'));
    if (stopped !== undefined) throw new CannotCheckError(stopped);
  });
  for (const rule of planned) {
    add(nameOf(rule), async (context) => {
      // The first test fails if there is no report.
      const report = await check().catch(() => undefined);
      const result = report?.rules.find((each) => nameOf(each) === nameOf(rule));
      if (result?.status === 'broken') throw new Error(difference(result));
      if (result?.status === 'held') return;
      context?.skip?.(result?.why ?? report?.stopped ?? 'No response had anything that the rule applies to.');
    });
  }
}

const nameOf = ({ subject, rule }: { subject: string; rule: string }) => `${subject}: ${rule}`;

function difference(result: RuleResult): string {
  const [first] = result.violations;
  const lines = first ? [violationText(first), `id ${first.id}`] : [];
  return [...lines, moreViolations(result), docsText(result)].filter(Boolean).join('\n');
}

async function runCheck(options: ContractTestOptions): Promise<CheckReport> {
  const { test: _, baseUrl: given, callbackPort = 0, callbackUrl, onReport, ...rest } = options;
  const baseUrl = typeof given === 'string' ? given : await given();
  if (!isServerUrl(baseUrl))
    throw new CannotCheckError(
      `baseUrl is not a URL that starts with http:// or https://: ${baseUrl}. Pass that of the server, such as http://127.0.0.1:4020.`,
    );
  const apiKey = options.apiKey ?? (process.env[keyVariable]?.trim() || (isLocal(baseUrl) ? placeholderKey : ''));
  if (!apiKey) throw new CannotCheckError(`There is no key. Set ${keyVariable}, or pass apiKey.`);
  assertLimited({ ...rest, baseUrl }, 'maxCredits: 500');
  const isReceiving = rest.profile === 'full' && (isLocal(baseUrl) || callbackUrl !== undefined);
  const { receiveCallbacks } = await import('./receive-callbacks.js');
  const receiving = isReceiving ? await receiveCallbacks(callbackPort, callbackUrl) : undefined;
  try {
    const report = await checkServer({ ...rest, baseUrl, apiKey, receiver: receiving?.receiver });
    onReport?.(report);
    return report;
  } finally {
    await receiving?.close();
  }
}

/** jest waits for a callback if a test declares a parameter, and vitest reads which fixtures a parameter names. */
function withContext(run: (context: TestContext | undefined) => Promise<void>): () => Promise<void> {
  return function () {
    // biome-ignore lint/complexity/noArguments: see above.
    return run(arguments[0] as TestContext | undefined);
  };
}
