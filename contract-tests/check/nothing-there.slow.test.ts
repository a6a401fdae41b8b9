import type { RequestListener } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reservePort } from '../../scripts/lib/reserve-port.js';
import { checkServer, contractTests, exitCodeOf } from '../../src/check/index.js';
import { allRules } from '../../src/check/planned-rules.js';
import { buildCommand, start } from '../commands/genmedia.js';
import { listenOn } from '../support/listen-on.js';
import { brokenRules, checkInProcess, type Fetch, isTo, key } from './open-server.js';

let built: Awaited<ReturnType<typeof buildCommand>>;
beforeAll(async () => {
  built = await buildCommand();
});
afterAll(() => built.remove());

const check = (...args: string[]) => start(built.file, ['check', ...args], { env: { GENMEDIA_API_KEY: key } }).ended;

const serve = (listener: RequestListener) =>
  listenOn((request, response) => {
    request.resume();
    listener(request, response);
  });

const page = '<!doctype html><h1>Docs</h1>';
const otherServers: [string, string, RequestListener][] = [
  ['has nothing but 404', '404', (_, response) => response.writeHead(404).end()],
  [
    'serves files',
    '404',
    ({ method, url }, response) => response.writeHead(method !== 'GET' ? 405 : url === '/' ? 200 : 404).end(page),
  ],
  ['serves one page for every path', '200, but not JSON', (_, response) => response.writeHead(200).end(page)],
  ['is a gateway to nothing', '502', (_, response) => response.writeHead(502).end('Bad Gateway')],
];

/** The server of six lines: a key, one read, nothing else. */
const sixLines: RequestListener = ({ headers, url, method }, response) => {
  if (headers.authorization !== `Token ${key}`) return response.writeHead(401).end();
  if (method === 'GET' && url === '/ent/v2/subjects')
    return response.setHeader('content-type', 'application/json').end('{}');
  return response.writeHead(404).end();
};

describe('a server without operations', () => {
  it.each(otherServers)('prints one sentence for a server that %s, with every profile', async (_, got, listener) => {
    const url = await serve(listener);
    const profiles = { read: 3, refusals: 21, stateless: 21 };
    const runs = await Promise.all(Object.keys(profiles).map((profile) => check(url, '--profile', profile)));
    expect(runs).toEqual(
      Object.values(profiles).map((others) => ({
        status: 2,
        stdout: '',
        stderr: `No operation was found there: is the path right? GET ${url}/ent/v2/subjects got ${got}, and the ${others} other operations were not found either. Pass the URL that comes before /ent/v2/subjects.\n`,
      })),
    );
  });

  it('prints one sentence for a server that cannot be reached', async () => {
    const url = `http://127.0.0.1:${await reservePort()}`;
    expect(await check(url, '--profile', 'refusals')).toEqual({
      status: 2,
      stdout: '',
      stderr: expect.stringMatching(/^\S+ cannot be reached: .*\. Start the server, or correct the URL\.\n$/),
    });
  });

  it('does not pass a server of six lines, where no task was met', async () => {
    const { status, stdout } = await check(await serve(sixLines));
    expect(status).toBe(2);
    expect(stdout).toContain('Not finished: No task was met, so that nothing is known about reads of tasks.');
    expect(stdout).toMatch(/^ {2}getTaskCreations +3 of 4 rules +3 checks {2}ok$/m);
    expect(stdout).toContain(
      `15 of ${allRules()} rules checked, none broken so far, profile read; for more: --profile `,
    );
    expect(stdout).not.toContain('n contract');
  });
});

describe('a server that lacks most operations', () => {
  it('prints a report that fits on a screen, with one block for all that are missing', async () => {
    const { status, stdout } = await check(
      await serve(sixLines),
      '--profile',
      'stateless',
      '--seed',
      '1',
      '--concurrency',
      '1',
    );
    expect(status).toBe(1);
    expect(stdout.match(/an operation that is missing: 404/g)).toHaveLength(1);
    expect(stdout).toMatch(/\n {3}The same cause breaks \d+ other rules:\n {3}- \w+: .+\n/);
    expect(stdout.split('\n').length).toBeLessThan(50);
  });

  it('lists each broken rule in a report as JSON', async () => {
    const { stdout } = await check(await serve(sixLines), '--profile', 'stateless', '--format', 'json');
    const broken = JSON.parse(stdout).rules.filter((rule: { status: string }) => rule.status === 'broken');
    expect(broken.length).toBeGreaterThan(10);
  });
});

describe('a report of a server without operations', () => {
  const sentence = 'No operation was found there: is the path right?';

  it.each([
    ['json', /"stopped": "No operation was found there: is the path right\? /],
    ['junit', /<testsuites [^>]*errors="1"[^>]*>\n.*<error message="No operation was found there: /],
    ['sarif', /"text": "No operation was found there: /],
    ['github', /^::error title=genmedia check::No operation was found there: /],
  ])('contains the sentence in the format %s', async (format, line) => {
    const url = await serve((_, response) => response.writeHead(404).end());
    const { status, stdout } = await check(url, '--format', format);
    expect(stdout).toMatch(line);
    expect(status).toBe(2);
  });

  it('throws the sentence in checkServer, and fails one test of contractTests with it', async () => {
    const baseUrl = await serve((_, response) => response.writeHead(404).end());
    await expect(checkServer({ baseUrl, apiKey: key })).rejects.toThrow(sentence);
    const tests: (() => Promise<void>)[] = [];
    contractTests({ baseUrl, apiKey: key, profile: 'refusals', test: (_, run) => tests.push(run) });
    const results = await Promise.allSettled(tests.map((run) => run()));
    const failed = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.message] : []));
    expect(failed).toEqual([expect.stringContaining(sentence)]);
  });
});

describe('a report', () => {
  it.each(['text', 'json', 'junit', 'sarif', 'github'])(
    'prints how many of all rules were checked in the format %s',
    async (format) => {
      const { status, stdout } = await check('sandbox', '--format', format);
      expect(stdout).toContain(
        `19 of ${allRules()} rules checked, none broken, profile read; for more: --profile refusals`,
      );
      expect(stdout).not.toContain('In contract');
      expect(status).toBe(0);
    },
  );
});

describe('a task that is passed to a check', () => {
  it('stops a check if the server does not have it', async () => {
    await expect(checkInProcess({ task: 'other' })).rejects.toThrow(
      /^The server does not have the task other: 404 .*Pass the id of a task that exists with --task, or leave --task out\.$/,
    );
  });

  it('needs a task for all profiles but refusals', async () => {
    const [read, refusals, stateless] = await Promise.all([
      checkInProcess({}),
      checkInProcess({ profile: 'refusals', only: ['createSpeech: text', 'identifier'] }),
      checkInProcess({ profile: 'stateless', only: ['composeAdFilm'] }),
    ]);
    expect(read.stopped).toMatch(/^No task was met, .*--task\.$/);
    expect(stateless.stopped).toMatch(/^No task was met: no create was accepted\./);
    expect([read, refusals, stateless].map(exitCodeOf)).toEqual([2, 0, 2]);
    expect(refusals.summary).toContain('profile refusals, which creates no task;');
  });

  it('checks a task that it reads', async () => {
    const wrap =
      (next: Fetch): Fetch =>
      async (url, init) =>
        isTo('/creations', url) && (await next(url, init)).ok
          ? Response.json({ id: 'other', state: 'created' })
          : next(url, init);
    const report = await checkInProcess({}, { isTaskRead: true, wrap });
    expect(brokenRules(report)).toEqual(['getTaskCreations: a read returns the task that was asked for']);
  });
});

it('reports a missing operation once, and sends it no more requests', async () => {
  let sent = 0;
  const wrap =
    (next: Fetch): Fetch =>
    async (url, init) => {
      if (!isTo('/text2video', url)) return next(url, init);
      sent += 1;
      return new Response('Not Found', { status: 404 });
    };
  const report = await checkInProcess({ profile: 'refusals', only: ['createText2Video', 'createSpeech'] }, { wrap });
  expect(brokenRules(report)).toEqual([expect.stringMatching(/^createText2Video: /)]);
  const unchecked = report.rules.filter(({ status }) => status === 'not checked');
  expect(unchecked.length).toBeGreaterThan(20);
  expect(new Set(unchecked.map(({ subject, why }) => `${subject}: ${why}`))).toEqual(
    new Set(['createText2Video: The server does not have the operation.']),
  );
  expect(sent).toBeLessThan(5);
});

it('reports a 404 of an operation that the server has', async () => {
  const wrap =
    (next: Fetch): Fetch =>
    async (url, init) => {
      const response = await next(url, init);
      return isTo('/audio-tts', url) && String(init.body).includes('"text":null')
        ? new Response('Not Found', { status: 404 })
        : response;
    };
  const report = await checkInProcess({ profile: 'refusals', only: ['createSpeech: text is required'] }, { wrap });
  expect(brokenRules(report)).toEqual(['createSpeech: text is required']);
});
