import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Deviation } from '../../src/check/index.js';
import { buildCommand, start } from '../commands/genmedia.js';
import { newFolder } from '../support/new-folder.js';
import { key } from './open-server.js';
import { serveWrong } from './serve-wrong.js';

let built: Awaited<ReturnType<typeof buildCommand>>;
beforeAll(async () => {
  built = await buildCommand();
});
afterAll(() => built.remove());

const rule = 'createText2Video: duration is a whole number from 1 to 10';
const accepted: Deviation = { rule, reason: 'Mended in 2.4', until: '2999-12-31' };

/** A folder with a list of deviations, and the check in it. */
function project(list?: unknown) {
  const folder = newFolder();
  const file = join(folder, 'genmedia-check.json');
  if (list !== undefined) writeFileSync(file, typeof list === 'string' ? list : JSON.stringify({ accepted: list }));
  const only = ['--only', 'createText2Video: duration is', '--only', 'createText2Video: aspect_ratio is'];
  const check = (url: string, ...args: string[]) =>
    start(built.file, ['check', url, '--profile', 'stateless', ...only, ...args], {
      cwd: folder,
      env: { GENMEDIA_API_KEY: key },
    }).ended;
  const read = (): Deviation[] => JSON.parse(readFileSync(file, 'utf8')).accepted;
  return { check, read, file, folder };
}

describe('a deviation', () => {
  it('does not fail the check if it is accepted, and is not reported as passed', async () => {
    const { url } = await serveWrong('longVideos');
    const { status, stdout } = await project([accepted]).check(url);
    expect(stdout).toContain(`Accepted: ${rule} is accepted until 2999-12-31. Reason: Mended in 2.4`);
    expect(stdout).toMatch(/createText2Video .* 1 accepted\n/);
    expect(stdout).toContain('none broken, 1 broken but accepted,');
    expect(status).toBe(0);
  });

  it('fails the check after its end date', async () => {
    const { url } = await serveWrong('longVideos');
    const { status, stdout } = await project([{ ...accepted, until: '2020-01-31' }]).check(url);
    expect(stdout).toContain(
      `Expired: ${rule} was accepted until 2020-01-31, which is over. Correct the server, or set a later date in genmedia-check.json. Reason: Mended in 2.4`,
    );
    expect(stdout).toContain(`1. ${rule}\n`);
    expect(status).toBe(1);
  });

  it('fails the check if it no longer occurs', async () => {
    const { url } = await serveWrong();
    const { status, stdout } = await project([accepted]).check(url);
    expect(stdout).toContain(
      `Obsolete: ${rule} is accepted, but no longer broken. Remove it from genmedia-check.json, or run the check with --accept.`,
    );
    expect(status).toBe(1);
  });

  it('gets no suggestion if its rule resembles none', async () => {
    const { url } = await serveWrong('longVideos');
    const wrong = `${rule.split(': ')[0]}: nope`;
    const { stderr } = await project([{ ...accepted, rule: wrong }]).check(url);
    expect(stderr).toContain(`names the rule "${wrong}", which does not exist. Copy it from a report.`);
  });

  it('stops the check before anything is sent if it is misspelled', async () => {
    const { url, requests } = await serveWrong('longVideos');
    const wrong = rule.replace('whole', 'hole');
    const { status, stdout, stderr } = await project([{ ...accepted, rule: wrong }]).check(url);
    expect(stderr).toBe(
      `genmedia-check.json cannot be used. accepted[0] names the rule "${wrong}", which does not exist. Did you mean "${rule}"?\n`,
    );
    expect(stdout).toBe('');
    expect(requests).toEqual([]);
    expect(status).toBe(2);
  });

  it('accepts only the violations that it names', async () => {
    const { url } = await serveWrong('longVideos');
    const { check, read, file } = project();
    await check(url, '--accept', '--reason', 'later');
    const [entry] = read();
    expect((await check(url)).status).toBe(0);
    const others = { ...entry, violations: ['00000000'] };
    writeFileSync(file, JSON.stringify({ accepted: [others] }));
    const { status, stdout } = await check(url);
    expect(stdout).toContain(`1. ${rule}\n`);
    expect(stdout).toContain('Obsolete: ');
    expect(status).toBe(1);
  });

  it('reports nothing about checks of other rules, profiles, or that did not end', async () => {
    const { url } = await serveWrong();
    const other: Deviation = { ...accepted, rule: 'createMv: a body is an object' };
    const { status, stdout } = await project([other, { ...accepted, profile: 'full' }]).check(url);
    expect(stdout).not.toMatch(/Obsolete|Accepted|Expired/);
    expect(status).toBe(0);
  });
});

describe('--accept', () => {
  it('writes broken rules with a reason and an end date, renews expired and removes fixed ones', async () => {
    const server = await serveWrong('longVideos', 'noPortrait');
    const { check, read, file } = project();
    const first = await check(server.url, '--accept', '--reason', 'Mended in 2.4', '--until', '2999-12-31');
    expect(first.stderr).toContain('genmedia-check.json now has 2 accepted deviations.\n');
    expect(first.status).toBe(0);
    expect(read().map((entry) => ({ ...entry, violations: entry.violations?.length }))).toEqual(
      expect.arrayContaining([{ ...accepted, profile: 'stateless', violations: 1 }]),
    );
    expect((await check(server.url)).status).toBe(0);

    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('2999-12-31', '2020-01-31'));
    expect((await check(server.url)).status).toBe(1);
    server.mend('noPortrait');
    const { status } = await check(server.url, '--accept', '--reason', 'again');
    expect(status).toBe(0);
    const [entry, ...others] = read();
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ rule, reason: 'again' });
    const days = (Date.parse(entry?.until ?? '') - Date.now()) / 86_400_000;
    expect(Math.ceil(days)).toBeGreaterThanOrEqual(29);
    expect(Math.ceil(days)).toBeLessThanOrEqual(30);
  });

  it.each([
    [['--accept'], '--accept needs --reason with why it is accepted'],
    [['--reason', 'x'], '--reason and --until are for --accept, which writes genmedia-check.json. Add --accept.'],
    [['--accept', '--reason', 'x', '--until', '31.12.2999'], '--until must be a day such as'],
    [
      ['--accept', '--reason', 'x', '--until', '2020-01-01'],
      '--until must be a day that is not over yet, not 2020-01-01.',
    ],
  ])('rejects %j, and writes nothing', async (args, message) => {
    const { check, file } = project();
    const { status, stderr } = await check('http://127.0.0.1:9', ...args);
    expect(stderr).toContain(message);
    expect(status).toBe(2);
    expect(existsSync(file)).toBe(false);
  });
});

describe('the schema in the package', () => {
  const schema = JSON.parse(readFileSync('genmedia-check.schema.json', 'utf8'));
  const isValid = new Ajv2020({ formats: { date: true } }).compile(schema);

  it.each<[string, unknown, string?]>([
    ['an empty list', []],
    ['a rule', [accepted]],
    ['violations of a rule and a profile', [{ ...accepted, violations: ['0a1b2c3d'], profile: 'full' }]],
    ['no reason', [{ rule, until: '2999-12-31' }], 'accepted[0] must have a reason'],
    ['an empty reason', [{ ...accepted, reason: '' }], 'accepted[0] must have a reason'],
    ['no end', [accepted, { rule, reason: 'x' }], 'accepted[1] must have an end date until'],
    ['another form of date', [{ ...accepted, until: '31.12.2999' }], 'such as "2027-03-31", not "31.12.2999"'],
    ['no rule', [{ reason: 'x', until: '2999-12-31' }], 'accepted[0] must have the field rule'],
    ['an unknown field', [{ ...accepted, untill: 'x' }], 'accepted[0] has the field untill, which does not exist.'],
    ['an unknown profile', [{ ...accepted, profile: 'all' }], 'has the profile "all". Allowed: read, refusals,'],
    ['no ids', [{ ...accepted, violations: [] }], 'must be an array of ids of 8 hexadecimal digits'],
    ['other ids', [{ ...accepted, violations: ['1'] }], 'must be an array of ids of 8 hexadecimal digits'],
    ['a text', ['x'], 'accepted[0] must be an object with rule, reason and until.'],
    ['an object', {}, 'It must be an object with the array accepted'],
  ])('agrees with the command on %s', async (_, list, message) => {
    expect(isValid({ accepted: list })).toBe(message === undefined);
    const { status, stderr } = await project(list).check('http://127.0.0.1:9');
    expect(stderr).toContain(message ?? 'cannot be reached');
    expect(status).toBe(2);
  });
});
