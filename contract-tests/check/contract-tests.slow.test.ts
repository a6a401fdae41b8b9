import type { test as nodeTest } from 'node:test';
import { describe, expect, it, test } from 'vitest';
import { type CheckReport, type ContractTestOptions, contractTests, type TestFunction } from '../../src/check/index.js';
import { textReport } from '../../src/cli/check/text-report.js';
import { createSandbox } from '../../src/sandbox/index.js';
import { changeResponses, createTask, type Fetch, key } from './open-server.js';
import { slowly } from './wrong-servers.js';

interface Outcome {
  name: string;
  status: 'passed' | 'skipped' | 'failed';
  message?: string;
}

type Options = Partial<Omit<ContractTestOptions, 'test' | 'fetch'>> & { serve?: Fetch; isTaskRead?: boolean };

/** Makes tests, and runs all of them with what `serve` responds. By default that is a sandbox. */
async function runTests({ serve, isTaskRead, ...options }: Options) {
  const sandbox = createSandbox({ speed: 200, ...slowly });
  const task = isTaskRead ? await createTask(sandbox) : undefined;
  const served = serve ?? ((url, init) => sandbox.fetch(url, init));
  let report: CheckReport | undefined;
  let sent = 0;
  const tests: { name: string; run: (context?: object) => Promise<void>; timeout: number | undefined }[] = [];
  contractTests({
    baseUrl: 'http://localhost',
    apiKey: key,
    seed: 7,
    task,
    ...options,
    fetch: (async (url: string, init: RequestInit = {}) => {
      sent += 1;
      return served(url, init);
    }) as typeof fetch,
    onReport: (each) => {
      report = each;
    },
    test: (name, run, timeout) => tests.push({ name, run, timeout }),
  });
  const sentBefore = sent;
  const outcomes: Outcome[] = [];
  for (const { name, run } of tests) {
    let outcome: Outcome = { name, status: 'passed' };
    const skip = (message: string) => {
      outcome = { name, status: 'skipped', message };
    };
    await run({ skip }).catch(({ message }: Error) => {
      outcome = { name, status: 'failed', message };
    });
    outcomes.push(outcome);
  }
  await sandbox.close();
  const failed = outcomes.filter(({ status }) => status === 'failed');
  return { tests, outcomes, failed, report: report as CheckReport, sent, sentBefore };
}

const names = (rules: readonly { subject: string; rule: string }[]) =>
  rules.map(({ subject, rule }) => `${subject}: ${rule}`).sort();

const acceptEverything: Fetch = async (_, init) =>
  Response.json(init.method === 'GET' ? { subjects: [] } : { task_id: 't1', state: 'created', credits: 25 });

describe('contractTests', () => {
  it.each([
    ['read', []],
    ['refusals', ['createSpeech', 'AdFilm']],
    ['stateless', ['createSpeech', 'createText2Video: a', 'createText2Video: the', 'listSubjects']],
    ['full', ['callbacks', 'results', 'getTaskCreations', 'AdFilm: a', 'documented', 'identifier', 'the response to']],
  ] as const)('makes one test for each rule of profile %s, before the check starts', async (profile, only) => {
    const { outcomes, report, failed, sentBefore } = await runTests({ profile, only, isTaskRead: profile === 'read' });
    const [whole, ...rules] = outcomes;
    expect(whole).toEqual({
      name: `the whole profile ${profile} can be checked, ${rules.length} of ${report.allRules} rules`,
      status: 'passed',
    });
    expect(failed).toEqual([]);
    expect(sentBefore).toBe(0);
    expect(new Set(rules.map(({ name }) => name)).size).toBe(rules.length);
    const passed = rules.filter(({ status }) => status === 'passed').map(({ name }) => name);
    expect(passed.sort()).toEqual(names(report.rules.filter(({ status }) => status === 'held')));
    // Whether these apply depends on what a server returns.
    const skipped = rules.filter(({ status }) => status === 'skipped').map(({ name }) => name.replace(/^\w+: /, ''));
    const optional = ['the response to a create has the', 'a read of an identifier that does not exist'];
    expect(skipped.filter((name) => !optional.some((start) => name.startsWith(start)))).toEqual([]);
  });

  it('fails with the difference that the command prints', async () => {
    const only = ['createSpeech: text', 'createMv: resolution'];
    const { failed, report } = await runTests({ profile: 'stateless', only, serve: acceptEverything });
    const broken = report.rules.filter(({ status }) => status === 'broken');
    expect(broken.length).toBeGreaterThan(2);
    expect(failed.map(({ name }) => name).sort()).toEqual(names(broken));
    const printed = textReport(report).replaceAll('\n   ', '\n');
    for (const { name, message } of failed) expect(printed).toContain(`. ${name}\n${message}\n`);
  });

  it('checks the server once for all tests, when the first of them runs', async () => {
    let urls = 0;
    const baseUrl = async () => {
      urls += 1;
      return 'http://localhost';
    };
    const { sent, report, tests } = await runTests({ profile: 'read', baseUrl });
    expect(urls).toBe(1);
    expect(sent).toBe(report.requests);
    expect(tests.length).toBe(report.rules.length + 1);
  });

  it('gives a test more time than the whole check has, and no parameter to the function of jest', async () => {
    const { tests } = await runTests({ profile: 'read', maxTime: 1000 });
    for (const { run, timeout } of tests) expect([run.length, timeout]).toEqual([0, 31_000]);
  });

  it.each([
    [{ serve: () => Promise.reject(new TypeError('fetch failed')) }, /^http:\/\/localhost cannot be reached/],
    [{ serve: async () => new Response('{}', { status: 401 }) }, /^The server rejects the key/],
    [
      { baseUrl: 'https://service.example', profile: 'full' },
      /^Profile "full" creates thousands of tasks\. Set a limit: maxCredits: 500\.$/,
    ],
    [{ baseUrl: 'localhost' }, /^baseUrl is not a URL/],
    [{ only: ['text3video'] }, /^Nothing was checked/],
  ] as [Options, RegExp][])('fails one test if the server cannot be checked: %j', async (options, message) => {
    const { outcomes, failed } = await runTests(options);
    expect(failed).toEqual([{ ...outcomes[0], message: expect.stringMatching(message) }]);
    expect(outcomes.slice(1).filter(({ status }) => status !== 'skipped')).toEqual([]);
  });

  it('fails a test if the check does not end, and one for what it found so far', async () => {
    const { outcomes, failed } = await runTests({ profile: 'refusals', serve: acceptEverything });
    expect(failed).toHaveLength(2);
    expect(failed[0]?.message).toMatch(/^A request that must be rejected was accepted, so no other is sent/);
    expect(outcomes.filter(({ status }) => status === 'skipped').length).toBeGreaterThan(300);
  });

  it('keeps the key out of messages, also if the server returns it', async () => {
    const serve: Fetch = async (url, init) =>
      init.method === 'GET'
        ? Response.json({ subjects: [] })
        : Response.json({ error: `${key} ${url}` }, { status: 500 });
    const { failed } = await runTests({ profile: 'stateless', only: ['createMv: audio', 'createMv: prompt'], serve });
    expect(failed.length).toBeGreaterThan(1);
    expect(JSON.stringify(failed)).not.toContain(key);
    expect(JSON.stringify(failed)).toContain('[API key]');
  });

  it('explains why a rule was not checked', async () => {
    const serve = changeResponses('/ad-one-click', () => ({}))(acceptEverything);
    const options = { profile: 'full', only: ['editAdFilm: an edit of a film'], serve } as const;
    const { outcomes } = await runTests(options);
    expect(outcomes.at(-1)).toMatchObject({ status: 'skipped', message: 'No film was made to check it with.' });
  });

  it('accepts the test functions of vitest and node:test, for the compiler', () => {
    const functions = (node: typeof nodeTest): TestFunction[] => [test, it, test.extend({}), node];
    expect(functions).toBeTypeOf('function');
  });
});
