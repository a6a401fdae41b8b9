import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reservePort } from '../../scripts/lib/reserve-port.js';
import type { CoverageReport } from '../../src/check/index.js';
import { createSandbox } from '../../src/sandbox/index.js';
import { serve } from '../../src/sandbox/node/index.js';
import { newFolder } from '../support/new-folder.js';
import { lacks } from '../support/posix.js';
import { buildCommand, start } from './genmedia.js';

let command: Awaited<ReturnType<typeof buildCommand>>;
const folder = newFolder(afterAll);
beforeAll(async () => {
  command = await buildCommand();
});
afterAll(() => command.remove());

const genmedia = (...args: string[]) => start(command.file, args, { cwd: folder });
const reportIn = (file: string): CoverageReport => JSON.parse(readFileSync(join(folder, file), 'utf8'));

/** Tests of someone: a task to its end, and a request that is rejected. They end with a code. */
const tests = (code: number) => `
const { GENMEDIA_BASE_URL: url, GENMEDIA_API_KEY: key } = process.env;
const headers = { authorization: 'Token ' + key, 'content-type': 'application/json' };
const create = (body) => fetch(url + '/ent/v2/text2video', { method: 'POST', headers, body: JSON.stringify(body) });
const { task_id: id } = await (await create({ model: 'genq2', prompt: 'A lighthouse' })).json();
await create({ model: 'genq2' });
let task = {};
while (task.state !== 'success') task = await (await fetch(url + '/ent/v2/tasks/' + id + '/creations', { headers })).json();
await (await fetch(task.creations[0].url)).arrayBuffer();
console.log('passed');
process.exitCode = ${code};
`;
const child = (code = 0) => ['--', process.execPath, '--input-type=module', '-e', tests(code)];
const counting = (file: string, ...args: string[]) => ['sandbox', '--speed', '500', '--coverage', file, ...args];

describe('sandbox --coverage', () => {
  it('prints what the tests used and never met to stderr, and writes it', async () => {
    const { status, stdout, stderr } = await genmedia(...counting('passed.json', ...child())).ended;
    expect([status, stdout]).toEqual([0, 'passed\n']);
    expect(stderr).toMatch(/^Coverage of the document by \d+ requests\n {2}operations +2 of 22 +9 %\n/);
    expect(stderr).toMatch(/^Never met$/m);
    expect(stderr).toMatch(/^ {2}models +createText2Video genq1$/m);
    expect(stderr).toMatch(/^ {2}states .*\bfailed$/m);
    expect(stderr).toMatch(/^ {2}responses .*\b429\b/m);
    expect(stderr).toMatch(/^ {2}callbacks .*\bTaskCallback success twice\b/m);
    expect(stderr).toMatch(/^ {2}faults +status, lost, /m);
    const { groups } = reportIn('passed.json');
    expect(groups.operations?.items).toMatchObject({ createText2Video: 2, createMv: 0 });
    expect(groups.responses?.items).toMatchObject({ 422: 1, 429: 0 });
    expect(groups.results?.items).toMatchObject({ url: 1, cover_url: 0 });
  });

  it('fails below a minimum of all or of a row, reports what is missing, and passes at it', async () => {
    const minimum = (...texts: string[]) =>
      genmedia(...counting('minimum.json', ...texts.flatMap((text) => ['--min-coverage', text]), ...child())).ended;
    const [below, reached] = await Promise.all([minimum('90', 'states=100', 'operations=9'), minimum('1', 'models=2')]);
    expect(below.status).toBe(1);
    expect(below.stderr).toMatch(
      /^Coverage of all is \d+ %, below 90 % of --min-coverage\. The table lists what was never met\.$/m,
    );
    expect(below.stderr).toMatch(
      /^Coverage of states is \d+ %, below 100 % of --min-coverage\. Never met: .*failed\.$/m,
    );
    expect(below.stderr).not.toContain('Coverage of operations is');
    expect(reached).toMatchObject({ status: 0, stderr: expect.not.stringContaining('below') });
  });

  it('keeps the exit code of tests that fail, also below a minimum', async () => {
    const { status } = await genmedia(...counting('failed.json', '--min-coverage', '100', ...child(7))).ended;
    expect(status).toBe(7);
    expect(reportIn('failed.json').requests).toBeGreaterThan(2);
  });

  it.skipIf(lacks('signals'))('writes its file after a signal, which the tests get', async () => {
    const waiting = "process.on('SIGTERM', () => process.exit(9)); console.log('ready'); setInterval(() => {}, 1000)";
    const started = genmedia(...counting('signal.json', '--', process.execPath, '-e', waiting));
    await expect.poll(() => started.output.stdout, { timeout: 30_000 }).toContain('ready');
    started.child.kill('SIGTERM');
    expect((await started.ended).status).toBe(9);
    expect(reportIn('signal.json').requests).toBe(0);
  });

  it('writes the key into neither the table nor the file', async () => {
    const key = 'key-that-nobody-may-see';
    const { stderr } = await genmedia(...counting('key.json', '--api-key', key, ...child())).ended;
    expect(stderr).toContain('Coverage of the document');
    expect(stderr + readFileSync(join(folder, 'key.json'), 'utf8')).not.toContain(key);
  });

  it.each([
    [['--min-coverage', '50'], '--min-coverage needs --coverage with the file to write'],
    [['--coverage', 'a.json', '--min-coverage', '101'], 'must be a percentage from 0 to 100, such as 60'],
    [['--coverage', 'a.json', '--min-coverage', 'state=50'], 'Rows are operations, models, fields, states,'],
    [['--coverage', 'none/a.json'], 'none/a.json cannot be written: its folder does not exist.'],
  ])('rejects %j before the tests run', async (args, message) => {
    const { status, stdout, stderr } = await genmedia('sandbox', ...args, ...child()).ended;
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain(message);
  });
});

describe('check --coverage', () => {
  const har = {
    log: {
      entries: [
        {
          request: {
            method: 'POST',
            url: 'https://api.example.com/ent/v2/text2video',
            postData: { text: '{"model":"genq2","prompt":"A lighthouse"}' },
          },
          response: { status: 200, content: { text: '{"task_id":"t1","state":"created","credits":10}' } },
        },
      ],
    },
  };

  it('counts what a browser has recorded, and can fail by a minimum', async () => {
    writeFileSync(join(folder, 'traffic.har'), JSON.stringify(har));
    const check = (...args: string[]) => genmedia('check', '--har', 'traffic.har', ...args).ended;
    const counted = await check('--coverage', 'har.json', '--format', 'json');
    expect(counted).toMatchObject({ status: 0, stderr: expect.stringContaining('Callbacks and faults are counted') });
    expect(JSON.parse(counted.stdout)).toMatchObject({ profile: 'traffic', requests: 1 });
    expect(reportIn('har.json').groups.models?.items).toMatchObject({ 'createText2Video genq2': 1 });
    const below = await check('--coverage', 'har.json', '--min-coverage', 'models=50', '--min-coverage', 'faults=1');
    expect(below.status).toBe(1);
    expect(below.stderr).toContain('faults are counted by a sandbox only');
  });

  it.skipIf(lacks('signals'))('counts what passes through the proxy', async () => {
    const sandbox = createSandbox();
    const server = await serve(sandbox, { port: 0 });
    const port = await reservePort();
    const started = genmedia('check', '--proxy', `${port}`, '--to', server.url, '--coverage', 'proxy.json');
    await expect.poll(() => started.output.stderr, { timeout: 30_000 }).toContain('passes requests on');
    const response = await fetch(`http://127.0.0.1:${port}/ent/v2/subjects`, { headers: { authorization: 'Token k' } });
    await response.text();
    started.child.kill('SIGINT');
    expect((await started.ended).status).toBe(0);
    expect(reportIn('proxy.json').groups.operations?.items).toMatchObject({ listSubjects: 1, createMv: 0 });
    await server.close();
    await sandbox.close();
  });

  it('explains that it counts traffic, and how tests are counted', async () => {
    const { status, stderr } = await genmedia('check', 'http://127.0.0.1:1', '--coverage', 'server.json').ended;
    expect(status).toBe(2);
    expect(stderr).toContain('run genmedia sandbox --coverage coverage.json -- npm test');
    expect(existsSync(join(folder, 'server.json'))).toBe(false);
  });
});
