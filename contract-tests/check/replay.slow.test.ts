import { exec, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CheckReport } from '../../src/check/index.js';
import { buildCommand, start } from '../commands/genmedia.js';
import { newFolder } from '../support/new-folder.js';
import { needs } from '../support/optional-tools.js';
import { key } from './open-server.js';
import { serveWrong } from './serve-wrong.js';

let built: Awaited<ReturnType<typeof buildCommand>>;
beforeAll(async () => {
  built = await buildCommand();
});
afterAll(() => built.remove());

const check = (args: string[], cwd?: string) =>
  start(built.file, ['check', ...args], { env: { GENMEDIA_API_KEY: key }, ...(cwd && { cwd }) }).ended;

/** Checks a server, and returns the file of the JSON report. */
async function reportOf(url: string, args: string[]) {
  const file = join(newFolder(), 'report.json');
  const { stderr } = await check([url, '--format', 'json', '--output', file, ...args]);
  expect(stderr).toBe('');
  return { file, report: read(file), violations: violationsIn(read(file)) };
}

const read = (file: string): CheckReport => JSON.parse(readFileSync(file, 'utf8'));
const violationsIn = ({ rules }: CheckReport) =>
  rules.flatMap(({ subject, rule, violations }) => violations.map((one) => ({ ...one, name: `${subject}: ${rule}` })));

const ruleTexts = ['duration is', 'prompt has', 'aspect_ratio is', 'a legal body', 'the response to'];
const requestRules = [
  '--profile',
  'stateless',
  ...ruleTexts.flatMap((rule) => ['--only', `createText2Video: ${rule}`]),
];
const duration = 'createText2Video: duration is a whole number from 1 to 10';

it('gives a violation the same id in every check, and no two violations the same', async () => {
  const server = await serveWrong('longVideos', 'longPrompts', 'noPortrait', 'creditsAsText');
  const [first, second] = [
    await reportOf(server.url, [...requestRules, '--seed', '1']),
    await reportOf(server.url, [...requestRules, '--seed', '2']),
  ];
  const rejected = (all: typeof first.violations) =>
    all.filter(({ expected }) => expected === 'must be rejected').map(({ id, case: what }) => `${id} ${what}`);
  expect(rejected(first.violations).length).toBeGreaterThan(2);
  expect(rejected(first.violations).sort()).toEqual(rejected(second.violations).sort());
  const ids = first.violations.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}$/);
});

it('prints a curl line that sends the same request, with the key as a variable', needs('curl'), async () => {
  const server = await serveWrong('longVideos', 'longPrompts');
  const { violations } = await reportOf(server.url, requestRules);
  expect(violations.length).toBeGreaterThan(2);
  for (const { curl = '', sent, id } of violations) {
    expect(curl, id).toContain('"Authorization: Token $GENMEDIA_API_KEY"');
    server.requests.splice(0);
    const env = { PATH: process.env.PATH, GENMEDIA_API_KEY: key };
    const { stdout } = await promisify(exec)(curl, { env });
    expect(stdout, curl.slice(0, 200)).toMatch(/^HTTP\/1\.1 200 /);
    const [request] = server.requests;
    expect(request?.authorization).toBe(`Token ${key}`);
    const body = sent?.body as Record<string, unknown>;
    const { $repeat: [unit = '', count = 0] = [] } = (body.prompt ?? {}) as { $repeat?: [string, number] };
    const expected = { ...body, ...(unit && { prompt: unit.repeat(count) }) };
    expect(JSON.parse(request?.body ?? '')).toEqual(expected);
    // The line stays short where the text is not.
    expect(curl.length).toBeLessThan(500);
  }
});

it('replays exactly the rest after some faults of a server were fixed', async () => {
  const server = await serveWrong('longVideos', 'noPortrait', 'creditsAsText');
  const { file, violations } = await reportOf(server.url, requestRules);
  const rest = violations.filter(({ name }) => name.includes('aspect_ratio is'));
  expect(rest.length).toBeGreaterThan(0);
  expect(rest.length).toBeLessThan(violations.length);
  server.mend('longVideos');
  server.mend('creditsAsText');
  server.requests.splice(0);
  const output = join(newFolder(), 'again.json');
  const { status, stdout } = await check(['--replay', file, '--format', 'json', '--output', output]);
  expect(status).toBe(1);
  expect(
    violationsIn(read(output))
      .map(({ id }) => id)
      .sort(),
  ).toEqual(rest.map(({ id }) => id).sort());
  const gone = violations.length - rest.length;
  expect(stdout).toContain(`${server.url}, ${violations.length} violations sent again`);
  expect(stdout).toContain(`${rest.length} of ${violations.length} violations still fail, ${gone} no longer do.`);
  // One request to find out whether there is a server, and each of the report at most once.
  expect(server.requests.length).toBeLessThanOrEqual(violations.length + 1);

  server.mend('noPortrait');
  const mended = await check(['--replay', output]);
  expect(mended.stdout).toContain(`0 of ${rest.length} violations still fail, ${rest.length} no longer do.`);
  expect(mended.status).toBe(0);
});

it('replays one violation, by its id, to another server', async () => {
  const server = await serveWrong('longVideos', 'noPortrait');
  const { file, violations } = await reportOf(server.url, requestRules);
  const one = violations.find(({ name }) => name === duration);
  const other = await serveWrong('longVideos');
  const { status, stdout } = await check([other.url, '--replay', file, '--only', one?.id ?? '']);
  expect(stdout).toContain(`${other.url}, 1 violation sent again`);
  expect(stdout).toContain('1 of 1 violation still fail, 0 no longer do.');
  expect(stdout).toContain(`id ${one?.id}`);
  expect(status).toBe(1);
  expect(other.requests).toHaveLength(2);
});

it('follows a task again for a rule that only its end decides', async () => {
  const server = await serveWrong('noPayload');
  const { file, violations } = await reportOf(server.url, [
    '--profile',
    'full',
    '--only',
    'getTaskCreations: a read returns the payload',
  ]);
  expect(violations.length).toBeGreaterThan(1);
  const one = violations[0]?.id ?? '';
  const again = await check(['--replay', file, '--only', one]);
  expect(again.stdout).toContain('1 of 1 violation still fail');
  expect(again.status).toBe(1);
  server.mend('noPayload');
  const mended = await check(['--replay', file, '--only', one]);
  expect(mended.stdout).toContain('0 of 1 violation still fail, 1 no longer do.');
  expect(mended.status).toBe(0);
});

it('reduces a request from the full example to the least body that still fails', async () => {
  const server = await serveWrong('noPortrait', 'longVideos');
  const { file, report } = await reportOf(server.url, requestRules);
  const violation = report.rules.find(({ rule }) => rule.startsWith('aspect_ratio is'))?.violations[0];
  // A body with more fields than the table sends.
  const full = {
    model: 'genq2',
    prompt: 'A paper boat',
    duration: 5,
    seed: 7,
    aspect_ratio: '9:16',
    resolution: '720p',
    audio: true,
    payload: 'order 7',
  };
  const sent = { ...violation?.sent, body: full };
  const rules = [
    { subject: 'createText2Video', rule: 'x', violations: [{ ...violation, sent }] },
    {
      subject: 'createText2Video',
      rule: 'y',
      violations: [
        {
          ...violation,
          id: '00000001',
          sent: { ...sent, must: 'rejected', body: { ...full, aspect_ratio: '16:9', duration: 11 } },
        },
      ],
    },
  ];
  writeFileSync(file, JSON.stringify({ ...report, rules }));
  const output = join(newFolder(), 'least.json');
  const { stdout } = await check(['--replay', file, '--shrink', '--format', 'json', '--output', output]);
  expect(violationsIn(read(output)).map((one) => one.sent?.body)).toEqual([
    { model: 'genq2', prompt: 'A paper boat', aspect_ratio: '9:16' },
    // Without the duration it would be a correct request, which must not be rejected.
    { model: 'genq2', prompt: 'A paper boat', duration: 11 },
  ]);
  expect(stdout).toContain('Reduced from 8 to 3 fields and items.');
  expect(stdout).toContain('POST /ent/v2/text2video {"model":"genq2","prompt":"A paper boat","aspect_ratio":"9:16"}');
});

it.each([
  ['{', [], 'report.json is not a JSON report of genmedia check. Write one: genmedia check <url> --profile'],
  ['{"target":"http://127.0.0.1:9","rules":[{"violations":[{}]}]}', [], 'is not a JSON report of genmedia check.'],
  ['{"target":"http://127.0.0.1:9","profile":"full","rules":[]}', [], 'report.json has no violation, so that'],
  ['{"target":"a.har","profile":"traffic","rules":[]}', [], 'is a report of traffic, which was sent by its clients.'],
  [
    '{"target":"http://127.0.0.1:9","profile":"full","rules":[{"subject":"a","rule":"b","violations":[{"id":"0000000a"}]}]}',
    ['--only', '0000000b'],
    'has no violation with the id or rule 0000000b. It has:\n  0000000a  a: b',
  ],
])('rejects a report that has nothing to replay: %s', async (text, args, message) => {
  const folder = newFolder();
  writeFileSync(join(folder, 'report.json'), text);
  const { status, stderr } = await check(['--replay', 'report.json', ...args], folder);
  expect(stderr).toContain(message);
  expect(status).toBe(2);
});

it('rejects --shrink without a report', () => {
  const { stderr, status } = spawnSync(process.execPath, [built.file, 'check', 'http://127.0.0.1:9', '--shrink'], {
    encoding: 'utf8',
  });
  expect(stderr).toContain('--shrink needs --replay with a JSON report, such as --replay report.json.');
  expect(status).toBe(2);
});
