import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildCommand, start } from './genmedia.js';

let command: Awaited<ReturnType<typeof buildCommand>>;
beforeAll(async () => {
  command = await buildCommand();
});
afterAll(() => command.remove());

/** A program that creates a task with what it finds in its environment, and ends with a code. */
const program = `
const { GENMEDIA_BASE_URL: url, GENMEDIA_API_KEY: key } = process.env;
const headers = { authorization: 'Token ' + key, 'content-type': 'application/json' };
const create = (body) => fetch(url + '/ent/v2/text2video', { method: 'POST', headers, body: JSON.stringify(body) });
const response = await create({ model: 'genq2', prompt: 'A lighthouse' });
console.log(JSON.stringify({ url, key, status: response.status, body: await response.json() }));
await create({ model: 'genq2' });
process.exit(7);
`;
const child = ['--', process.execPath, '--input-type=module', '-e', program];
const run = (...args: string[]) => start(command.file, ['sandbox', ...args]).ended;

describe('with a command', () => {
  it('runs it with a sandbox on a free port, and ends with its exit code and nothing of its own on stdout', async () => {
    const { status, stdout, stderr } = await run('--seed', '1', '--now', '2030-01-01', '--speed', '0', ...child);
    expect([status, stderr]).toEqual([7, '']);
    const printed = JSON.parse(stdout);
    expect(printed).toMatchObject({ status: 200, key: 'sandbox', body: { created_at: '2030-01-01T00:00:00.000Z' } });
    expect(new URL(printed.url).hostname).toBe('127.0.0.1');
    await expect(fetch(printed.url)).rejects.toThrow();
    const again = JSON.parse((await run('--seed', '1', '--now', '2030-01-01', '--speed', '0', ...child)).stdout);
    expect(again.body).toEqual(printed.body);
  });

  it('takes the options of a sandbox, and prints lines to stderr if asked', async () => {
    const { stdout, stderr } = await run('--verbose', '--api-key', 'k1', '--credits', '3', ...child);
    expect(JSON.parse(stdout)).toMatchObject({ key: 'k1', body: { credits: 3 } });
    const [first, second] = stderr.trim().split('\n');
    expect(first).toMatch(/^\d\d:\d\d:\d\d {2}POST {2}\/ent\/v2\/text2video {2}200 {2}genq2 {2}[0-9a-f-]{36}$/);
    expect(second).toMatch(/ {2}422 {2}genq2 {2}invalid_request: prompt is missing/);
    expect(stderr).not.toContain('k1');
  });

  it('prints JSON, and has faults from the start', async () => {
    const { stdout, stderr } = await run('--json', '--fault', 'status; code=503; times=1', ...child);
    expect(JSON.parse(stdout)).toMatchObject({ status: 503 });
    const [first] = stderr
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(first).toMatchObject({
      type: 'request',
      status: 503,
      operation: 'createText2Video',
      rejection: { code: 'fault' },
    });
  });

  it('that does not exist, it ends as a shell does', async () => {
    expect(await run('--', 'no-such-command-here')).toEqual({
      status: 127,
      stdout: '',
      stderr: 'There is no command no-such-command-here.\n',
    });
  });

  it('forwards signals, and ends with what the command makes of them', async () => {
    const waiting = "process.on('SIGTERM', () => process.exit(9)); console.log('ready'); setInterval(() => {}, 1000)";
    const started = start(command.file, ['sandbox', '--', process.execPath, '-e', waiting]);
    await expect.poll(() => started.output.stdout, { timeout: 30_000 }).toContain('ready');
    started.child.kill('SIGTERM');
    expect((await started.ended).status).toBe(9);
  });
});

it.each([
  [['--timing', 'soon'], '--timing takes states and durations, such as queueing=1s,processing=5s,end=30s, not soon.'],
  [['--timing', 'start=1s'], 'timing has no option start.'],
  [['--fault', 'broken'], '--fault: A fault is one of status, lost'],
  [['--seed', '-1'], '--seed takes a whole number from 0, not -1.'],
  [['--credits', 'x'], '--credits takes a whole number from 0, not x.'],
  [['--now', 'soon'], 'now takes a date'],
  [['--isolate', 'host'], '--isolate takes key, not host.'],
  [['--'], 'A command is missing after --, such as: genmedia sandbox -- npm test'],
])('%j is rejected', async (args, message) => {
  const { status, stderr } = await run('--port', '4999', ...args, ...(args[0] === '--' ? [] : ['--', 'true']));
  expect([status, stderr]).toEqual([2, expect.stringContaining(message)]);
});
