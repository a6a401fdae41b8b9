import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { CheckReport, RuleResult } from '../../src/check/index.js';
import { pageOf } from '../../src/check/page-of.js';
import { plannedRules } from '../../src/check/planned-rules.js';
import { withSummary } from '../../src/check/report.js';
import { withDocsUrls } from '../../src/cli/check/docs-urls.js';
import { githubReport } from '../../src/cli/check/github-report.js';
import { htmlReport } from '../../src/cli/check/html-report.js';
import { junitReport } from '../../src/cli/check/junit-report.js';
import { markdownReport } from '../../src/cli/check/markdown-report.js';
import { sarifReport } from '../../src/cli/check/sarif-report.js';
import { textReport } from '../../src/cli/check/text-report.js';
import { createSandbox } from '../../src/sandbox/index.js';
import { serve } from '../../src/sandbox/node/index.js';
import { buildCommand, environment } from '../commands/genmedia.js';
import { listenOn } from '../support/listen-on.js';
import { newFolder } from '../support/new-folder.js';
import { needs } from '../support/optional-tools.js';
import { key } from './open-server.js';
import { slowly } from './wrong-servers.js';

let built: Awaited<ReturnType<typeof buildCommand>>;
beforeAll(async () => {
  built = await buildCommand();
});
afterAll(() => built.remove());

/** Runs the command to its end. */
async function run(args: string[], { env = {}, input = '' }: { env?: Record<string, string>; input?: string } = {}) {
  const rest = environment();
  const child = spawn(process.execPath, [built.file, 'check', ...args], { env: { ...rest, ...env } });
  let [stdout, stderr] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  child.stdin.end(input);
  const [code] = await once(child, 'close');
  return { code, stdout, stderr, child };
}

async function serveSandbox() {
  const sandbox = createSandbox({ speed: 200, apiKey: key, ...slowly });
  const { url, close } = await serve(sandbox, { port: 0 });
  onTestFinished(async () => {
    await close();
    await sandbox.close();
  });
  return url;
}

/** A server that returns the header Authorization wherever it can, and rejects nothing else. */
const serveEcho = () =>
  listenOn((request, response) => {
    request.resume().on('end', () => {
      const status = request.headers.authorization === undefined ? 401 : 200;
      response.writeHead(status, { 'content-type': 'application/json', 'x-key': request.headers.authorization ?? '' });
      response.end(JSON.stringify({ error: request.headers.authorization, url: request.url }));
    });
  });

describe('genmedia check', () => {
  it('prints a table and exits with 0 for a server in contract, with callbacks over HTTP', async () => {
    const url = await serveSandbox();
    const only = ['--only', 'createSpeech: text', '--only', 'callbacks', '--only', 'results'];
    const media = [
      '--media',
      'image=https://cdn.example.com/a.png',
      '--media',
      'audio=https://cdn.example.com/a.mp3?b=c',
    ];
    const { code, stdout, stderr } = await run([url, '--profile', 'full', '--seed', '5', ...media, ...only], {
      env: { GENMEDIA_API_KEY: key },
    });
    expect(stderr).toBe('');
    expect(code).toBe(0);
    expect(stdout).toContain(`${url}, profile full`);
    expect(stdout).toMatch(/^ {2}callbacks +9 rules +\d+ checks {2}ok$/m);
    expect(stdout).toMatch(
      /\n\d+ of \d+ rules checked, none broken, profile full\. \d+ requests, [\d.]+ s, [\d,]+ credits\.\n$/,
    );
    expect(stdout).not.toContain('\u001B');
  });

  it('exits with 1 for a server out of contract, and prints the key nowhere, in any format', async () => {
    const url = await serveEcho();
    const folder = newFolder();
    const output = join(folder, 'report.json');
    const args = [url, '--profile', 'stateless', '--only', 'createMv', '--format', 'json', '--output', output];
    const { code, stdout, stderr } = await run([...args, '--api-key-stdin'], { input: `${key}\n` });
    expect(code).toBe(1);
    const written = readFileSync(output, 'utf8');
    const report: CheckReport = JSON.parse(written);
    const texts = [
      stdout,
      stderr,
      written,
      ...[textReport, junitReport, githubReport, sarifReport, markdownReport].map((write) => write(report)),
      htmlReport(report),
    ];
    for (const text of texts) expect(text).not.toContain(key);
    expect(stdout).toContain('[API key]');
    expect(stdout).toMatch(/^1\. createMv: /m);
    expect(stdout).toMatch(/^ {3}POST \/ent\/v2\/one-click\/mv .*\n {3}It must be rejected, but was accepted: 200/m);
    expect(stdout).toMatch(
      /Out of contract: \d+ of \d+ rules checked, \d+ broken, 1 different where .*, profile stateless;/,
    );
  });

  it.each([
    [['http://127.0.0.1:9', '--profile', 'read'], 'http://127.0.0.1:9 cannot be reached: no response: '],
    [['http://127.0.0.1:9', '--profile', 'all'], '--profile must be one of read, refusals, stateless, full, not all.'],
    [['https://example.com'], 'There is no key. Set GENMEDIA_API_KEY'],
    [
      ['http://127.0.0.1:9', '--media', 'text=https://x.example/a'],
      '--media must be image, video, audio with a URL, such as image=https://…, not text=https://x.example/a.',
    ],
    [['http://127.0.0.1:9', '--media', 'image=a.png'], 'such as image=https://…, not image=a.png.'],
  ])('exits with 2 for %j', async (args, message) => {
    const { code, stdout, stderr } = await run(args);
    expect(stderr).toContain(message);
    expect(stderr).not.toContain('    at ');
    expect(stdout).toBe('');
    expect(code).toBe(2);
  });

  it('shows progress on a terminal, and on Ctrl-C prints what was found', needs('script'), async () => {
    const sandbox = createSandbox({ speed: 0 });
    const { url, close } = await serve(sandbox, { port: 0 });
    onTestFinished(async () => {
      await close();
      await sandbox.close();
    });
    // Without exec, some shells end by the Ctrl-C themselves and hide the exit code. Paths may have any character.
    const line = 'exec "$NODE" "$COMMAND" check "$TARGET" --profile full --only getTaskCreations';
    const child = spawn('script', ['-qec', line, '/dev/null'], {
      env: { ...environment(), TERM: 'xterm', NODE: process.execPath, COMMAND: built.file, TARGET: url },
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    // Tasks of a sandbox whose clock stands still never end.
    await expect.poll(() => output, { timeout: 100_000 }).toMatch(/4 of 4 requests, \d+ tasks/);
    expect(output).toContain('\r\u001B[2K0 of 4 requests');
    child.stdin.write('\u0003');
    const [code] = await once(child, 'close');
    expect(output).toContain('Not finished: It was interrupted.');
    expect(output).toContain('\u001B[32mok\u001B[0m');
    expect(output).toMatch(/\d+ of \d+ rules checked, none broken so far, profile full\./);
    expect(code).toBe(2);
  });
});

describe('genmedia check --har', () => {
  it('annotates the line of the file at which the entry begins', async () => {
    const folder = newFolder();
    const file = join(folder, 'traffic.har');
    const entry = (body: object) => ({
      request: {
        method: 'POST',
        url: 'https://service.example/ent/v2/text2video',
        headers: [],
        postData: { text: JSON.stringify(body) },
      },
      response: { status: 422, content: { text: '{"entries": [{}]}' } },
    });
    const entries = [entry({ model: 'genq2', prompt: 'A "boat" {' }), entry({ model: 'genq2', prompt: 7 })];
    const har = JSON.stringify({ log: { version: '1.2', pages: [{}], entries } }, null, 2);
    writeFileSync(file, har);
    const line = har.slice(0, har.lastIndexOf('"request"')).split('\n').length - 1;
    expect(har.split('\n')[line - 1]?.trim()).toBe('{');
    const github = await run(['--har', file, '--format', 'github']);
    expect(github.code).toBe(1);
    expect(github.stdout).toContain(
      `::error file=${file},line=${line},title=createText2Video%3A a request is in contract::`,
    );
    expect(github.stdout).toContain(`\n   ${file}:${line}\n   POST /ent/v2/text2video `);
    const sarif = JSON.parse((await run(['--har', file, '--format', 'sarif'])).stdout);
    expect(sarif.runs[0].results[0].locations).toEqual([
      { physicalLocation: { artifactLocation: { uri: file }, region: { startLine: line } } },
    ]);
  });
});

const report: CheckReport = withSummary({
  target: 'http://127.0.0.1:4020',
  profile: 'full',
  seed: 7,
  startedAt: '2026-01-01T00:00:00.000Z',
  milliseconds: 1500,
  requests: 12,
  credits: 30,
  allRules: 9,
  stopped: 'It was interrupted.',
  rules: [
    {
      subject: 'createMv',
      rule: 'a < b & "c"',
      docs: 'genmedia docs createMv',
      status: 'held',
      checks: 2,
      violationCount: 0,
      violations: [],
    },
    {
      subject: 'createSpeech',
      rule: 'text is required',
      docs: 'genmedia docs createSpeech',
      status: 'broken',
      checks: 3,
      violationCount: 2,
      violations: [
        {
          id: '0000000a',
          request: 'POST /x {"a":"\u0000%"}',
          case: 'speech: no text',
          expected: 'must be rejected',
          actual: 'was accepted: 200\n::x',
        },
        { id: '0000000b', request: 'POST /y', expected: 'must be rejected', actual: 'was accepted: 200' },
      ],
    },
    {
      subject: 'callbacks',
      rule: 'arrives',
      docs: 'genmedia docs callbacks',
      status: 'not checked',
      checks: 0,
      why: 'No receiver.',
      violationCount: 0,
      violations: [],
    },
  ],
});

describe('a report', () => {
  it('prints a table with the violations as text', () => {
    expect(
      textReport(report),
    ).toBe(`http://127.0.0.1:4020, profile full (every rule: requests, tasks, callbacks and films; costs credits), seed 7

  callbacks              1 rule      0 checks  not checked
  createMv               1 rule      2 checks  ok
  createSpeech           1 rule      3 checks  1 broken

1. createSpeech: text is required
   speech: no text
   POST /x {"a":"\u0000%"}
   It must be rejected, but was accepted: 200
   ::x
   id 0000000a
   and 1 more: POST /y
   Docs: genmedia docs createSpeech

1 rule not checked. No receiver.

Not finished: It was interrupted.
Out of contract: 2 of 9 rules checked, 1 broken, profile full. 12 requests, 1.5 s, 30 credits.
`);
  });

  it('writes JUnit XML that a parser accepts', () => {
    const xml = junitReport(report);
    expect(xml).toContain(
      '<testsuites name="genmedia check http://127.0.0.1:4020: 2 of 9 rules checked, 1 broken, profile full." time="1.500" tests="4" failures="1" errors="1" skipped="1">',
    );
    expect(xml).toContain('<testcase classname="createMv" name="a &lt; b &amp; &quot;c&quot;"/>');
    expect(xml).toContain(
      '<failure message="text is required">speech: no text\nPOST /x {&quot;a&quot;:&quot;\uFFFD%&quot;}',
    );
    expect(xml).toContain('<skipped message="No receiver."/>');
    expect(xml).toContain('<error message="It was interrupted."/>');
  });

  it('writes annotations for GitHub, and no text of a server can start another one', () => {
    const lines = githubReport(report).split('\n');
    expect(lines[0]).toBe(
      '::error title=createSpeech%3A text is required::speech: no text%0APOST /x {"a":"\u0000%25"}%0AIt must be rejected, but was accepted: 200%0A::x%0ADocs: genmedia docs createSpeech',
    );
    expect(lines[1]).toBe('::error title=genmedia check::It was interrupted.');
    expect(lines[2]).toBe('::notice title=genmedia check::2 of 9 rules checked, 1 broken, profile full.');
    expect(lines.slice(3).filter((line) => line.trim().startsWith('::'))).toEqual([]);
  });

  it('escapes texts of a server in Markdown', () => {
    const [rule] = report.rules.filter(({ status }) => status === 'broken');
    const violation = { id: '0000000a', request: 'POST /x ```', expected: 'must be rejected', actual: '<b>|*x*\n# y' };
    const text = markdownReport({ ...report, rules: [{ ...rule, violations: [violation] } as never] });
    expect(text).toContain('## Check of http://127.0.0.1:4020\n\n**2 of 9 rules checked, 1 broken, profile full.**');
    expect(text).toContain('Not finished: It was interrupted.');
    expect(text).toContain('### createSpeech: text is required');
    expect(text).toContain('````\nPOST /x ```\nIt must be rejected, but <b>|*x*\n# y\n````');
    expect(text).toContain('| createSpeech | 1 rule | 3 checks | 1 broken |');
    const named = markdownReport({ ...report, target: '<b>|*x*\n# y', rules: [] });
    expect(named).toContain('## Check of &lt;b&gt;\\|\\*x\\* \\# y\n');
  });

  it('writes the summary of the job itself with --format github', async () => {
    const url = await serveEcho();
    const folder = newFolder();
    const summary = join(folder, 'summary.md');
    writeFileSync(summary, 'An earlier step.\n');
    const args = [url, '--profile', 'stateless', '--only', 'createMv', '--format', 'github'];
    const { code, stdout } = await run(args, { env: { GENMEDIA_API_KEY: key, GITHUB_STEP_SUMMARY: summary } });
    expect(code).toBe(1);
    expect(stdout).toContain('::error title=createMv');
    const written = readFileSync(summary, 'utf8');
    expect(written).toMatch(/^An earlier step\.\n## Check of /);
    expect(written).toContain('### createMv: ');
    expect(written).not.toContain(key);
  });

  it('writes the key into no file, in any format', async () => {
    const url = await serveEcho();
    const folder = newFolder();
    for (const format of ['text', 'json', 'html', 'markdown', 'junit', 'github', 'sarif']) {
      const output = join(folder, `report.${format}`);
      const args = [
        url,
        '--profile',
        'stateless',
        '--only',
        'createMv: a body is',
        '--format',
        format,
        '--output',
        output,
      ];
      const { stdout, stderr } = await run(args, { env: { GENMEDIA_API_KEY: key } });
      const written = readFileSync(output, 'utf8');
      expect(written, format).toContain('[API key]');
      for (const text of [written, stdout, stderr]) expect(text, format).not.toContain(key);
    }
  });

  it('writes SARIF with a result for each violation', () => {
    const { version, runs } = JSON.parse(sarifReport(report));
    expect(version).toBe('2.1.0');
    expect(runs[0].tool.driver.rules).toHaveLength(3);
    expect(runs[0].results).toHaveLength(2);
    expect(runs[0].results[0]).toMatchObject({ ruleId: 'createSpeech/text-is-required', ruleIndex: 1, level: 'error' });
    expect(runs[0].invocations[0]).toMatchObject({
      executionSuccessful: false,
      toolExecutionNotifications: [
        { level: 'error', message: { text: 'It was interrupted.' } },
        { level: 'note', message: { text: '2 of 9 rules checked, 1 broken, profile full.' } },
      ],
    });
  });

  it('names pages that the package has', () => {
    const subjects = new Set(plannedRules({ profile: 'full' }).map(({ subject }) => subject));
    expect(subjects.size).toBeGreaterThan(20);
    for (const subject of subjects) expect(existsSync(`generated/docs/${pageOf(subject)}.md`), subject).toBe(true);
  });

  it('names the URL of each page too, if the homepage of the package is a site with the docs', () => {
    const url = 'https://docs.example/genmedia/rules/SpeechRequest.html#text-is-required';
    const hosted = withDocsUrls(report, 'https://docs.example/genmedia/');
    expect(textReport(hosted)).toContain(`\n   Docs: genmedia docs createSpeech, ${url}\n`);
    for (const write of [junitReport, githubReport, htmlReport]) expect(write(hosted)).toContain(url);
    expect(markdownReport(hosted)).toContain('docs.example/genmedia/rules/SpeechRequest.html');
    expect(JSON.parse(sarifReport(hosted)).runs[0].tool.driver.rules).toEqual([
      expect.objectContaining({ helpUri: 'https://docs.example/genmedia/reference/createMv.html' }),
      expect.objectContaining({ helpUri: url }),
      expect.objectContaining({ helpUri: 'https://docs.example/genmedia/guides/callbacks.html' }),
    ]);
    for (const other of [undefined, 'https://git.example/owner/genmedia#readme'])
      expect(withDocsUrls(report, other)).toEqual(report);
  });

  it('prints rules with the very same cause together, and others one by one', () => {
    const broken = (subject: string, actual: string) => ({
      ...(report.rules[1] as RuleResult),
      subject,
      violationCount: 1,
      violations: [{ id: '9c1e07d4', request: `POST /${subject}`, expected: 'must be rejected', actual }],
    });
    const same = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((subject) => broken(subject, 'was accepted: 200 {}'));
    const text = textReport({ ...report, rules: [...same, broken('i', 'was accepted: 200 {"id":"1"}')] });
    expect(text).toContain(`1. a: text is required
   POST /a
   It must be rejected, but was accepted: 200 {}
   id 9c1e07d4
   Docs: genmedia docs createSpeech
   The same cause breaks 7 other rules:
   - b: text is required
   - c: text is required
   - d: text is required
   - e: text is required
   - f: text is required
   - and 2 more, which --format json lists

2. i: text is required
`);
    expect(textReport({ ...report, rules: same.slice(0, 2) })).toContain('\n2. b: text is required\n');
    const ofOne = same.map((rule, index) => ({ ...rule, subject: 'a', rule: `rule ${index}` }));
    expect(textReport({ ...report, rules: ofOne })).toContain('\n8. a: rule 7\n');
  });
});
