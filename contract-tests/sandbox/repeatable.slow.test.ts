import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SandboxOptions, signWith } from '../../src/sandbox/index.js';
import { examplesOf, operations } from '../support/document.js';
import { anyPath, ask, good, known, legal, spoilt } from './random-requests.js';
import { clientOf, open, openStopped, request } from './setup.js';

const now = '2030-01-01T12:00:00Z';

/** What a sandbox sends when it gets 200 mixed requests, a few of them with faults that depend on chance, and its callbacks. */
async function transcript(options: SandboxOptions): Promise<string[]> {
  const lines: string[] = [];
  const sandbox = open({
    now,
    ...options,
    deliver: async (post) => {
      lines.push(`${post.url} ${JSON.stringify([...post.headers])} ${await post.text()}`);
      return new Response(null, { status: lines.length % 3 === 0 ? 500 : 200 });
    },
  });
  const comic = operations.find(({ operation }) => operation.operationId === 'createExplainComic');
  const [[, example] = []] = examplesOf(comic?.operation.requestBody);
  const signed = known.flatMap(({ method, path, id }) => {
    if (id !== 'createExplainComic') return [];
    const body = JSON.stringify({ ...example, callback_url: 'http://localhost/hooks' });
    return [{ method, path, headers: good, body, operation: id }];
  });
  const flaky = { ...good, 'x-sandbox-fault': 'status; code=503; chance=0.5' };
  const drawn = fc.sample(fc.oneof(legal, legal, spoilt, anyPath), { seed: 21, numRuns: 198 });
  for (const [number, request] of [...signed, ...signed, ...drawn].entries()) {
    const headers = number % 7 === 6 && request.headers === good ? flaky : request.headers;
    const { status, headers: sent, text } = await ask(sandbox, { ...request, headers });
    lines.push(`${status} ${JSON.stringify([...sent])} ${text}`);
    if (number % 5 === 4) await sandbox.advance('7s');
  }
  await sandbox.advance('1m');
  lines.push(JSON.stringify([sandbox.tasks(), sandbox.requests(), sandbox.callbacks(), sandbox.now()]));
  return lines;
}

describe('the same seed, start and requests', () => {
  it('repeats every response and callback with its signature, and not with another seed or start', async () => {
    const first = await transcript({ seed: 7 });
    expect(await transcript({ seed: 7 })).toEqual(first);
    expect(first.join()).toContain('webhook-signature');
    expect(first.filter((line) => line.startsWith('503')).length).toBeGreaterThan(0);
    const other = await transcript({ seed: 8 });
    const [task] = JSON.parse(first.at(-1) ?? '')[0];
    expect(other.join()).not.toContain(task.id);
    expect(await transcript({ seed: 7, now: '2030-01-02T12:00:00Z' })).not.toEqual(first);
  });

  it('repeats every response after a reset, which restarts the clock, its speed and the seed', async () => {
    const { sandbox, gen } = openStopped({ seed: 7, now });
    const make = async () => {
      const { id } = await gen.text2video.create(request);
      await sandbox.advance('30s');
      return [await gen.tasks.get(id), sandbox.requests().length, sandbox.now()];
    };
    const first = await make();
    sandbox.setSpeed(0.001);
    await sandbox.reset();
    expect([sandbox.speed, sandbox.now()]).toEqual([0, new Date(now)]);
    expect(await make()).toEqual(first);
  });

  it('returns the same identifiers with a fault that depends on chance', async () => {
    const { gen } = openStopped({ seed: 7 });
    const faulty = openStopped({ seed: 7, faults: [{ fault: 'failed', chance: 0.5 }] });
    expect((await faulty.gen.text2video.create(request)).id).toBe((await gen.text2video.create(request)).id);
  });

  it('returns identifiers in the form of any other, and none twice', async () => {
    const { sandbox, gen } = openStopped({ seed: 0 });
    const ids = new Set<string>();
    for (let count = 0; count < 500; count += 1) ids.add((await gen.text2video.create(request)).id);
    expect(ids.size).toBe(500);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(sandbox.tasks()).toHaveLength(500);
  });
});

it('returns different identifiers in two sandboxes without a seed, also after a reset', async () => {
  const { sandbox, gen } = openStopped({ now });
  const { id } = await gen.text2video.create(request);
  await sandbox.reset();
  expect((await gen.text2video.create(request)).id).not.toBe(id);
});

describe('the start of the clock', () => {
  it.each([
    ['2030-01-01', '2030-01-01T00:00:00.000Z'],
    ['2030-01-01T12:30', '2030-01-01T12:30:00.000Z'],
    ['2030-01-01T12:30:15.5', '2030-01-01T12:30:15.500Z'],
    ['2030-01-01T12:30:00+02:00', '2030-01-01T10:30:00.000Z'],
    [new Date('2030-01-01T12:30:00Z'), '2030-01-01T12:30:00.000Z'],
    [0, '1970-01-01T00:00:00.000Z'],
  ])('starts with %s at %s, whatever the time zone of the machine', (start, time) => {
    expect(open({ now: start }).now().toISOString()).toBe(time);
  });

  it.each(['tomorrow', '2030-13-01', '2030', '', -1, Number.NaN, new Date('x'), 9e15])(
    'rejects the start %s',
    (start) => {
      expect(() => open({ now: start })).toThrow('now must be a date, milliseconds since 1970, or a string such as');
    },
  );

  it('signs callbacks with the time of the clock', async () => {
    const signs: Date[] = [];
    const sign = signWith('secret');
    const { sandbox, gen } = openStopped({
      now,
      deliver: async () => new Response(),
      sign: (callback) => {
        signs.push(callback.at);
        return sign(callback);
      },
    });
    await gen.explainComic.create({
      script_name: 'The tide',
      script_content: 'Twice a day the sea comes and goes.',
      callback_url: 'http://localhost/',
    });
    await sandbox.advance('10s');
    expect(signs.map((at) => at.toISOString())).toEqual(['2030-01-01T12:00:02.000Z', '2030-01-01T12:00:10.000Z']);
  });

  it('runs from the start', async () => {
    const sandbox = open({ now, speed: 1_000_000 });
    const first = +sandbox.now();
    await expect.poll(() => +sandbox.now() - first).toBeGreaterThan(10_000);
    expect(first - +new Date(now)).toBeLessThan(86_400_000);
  });
});

it('sends callbacks of one moment in the order of their tasks, whichever signature is ready first', async () => {
  const sent: string[] = [];
  const releases: (() => void)[] = [];
  const { sandbox, gen } = openStopped({
    now,
    sign: ({ taskId }) => new Promise((resolve) => releases.push(() => resolve({ 'x-task': taskId }))),
    deliver: async ({ headers }) => {
      sent.push(headers.get('x-task') ?? '');
      return new Response();
    },
  });
  const comic = { script_name: 'The tide', script_content: 'It comes and goes.', callback_url: 'http://localhost/' };
  const tasks = [];
  for (let count = 0; count < 3; count += 1) tasks.push((await gen.explainComic.create(comic)).id);
  const advanced = sandbox.advance('2s');
  await expect.poll(() => releases).toHaveLength(3);
  for (const release of releases.reverse()) release();
  await advanced;
  expect(sent).toEqual(tasks);
});

it('adds no post from before a reset to a task that gets the same identifier', async () => {
  let release: (response: Response) => void = () => {};
  const { sandbox, gen } = openStopped({
    seed: 7,
    now,
    deliver: () =>
      new Promise((resolve) => {
        release = resolve;
      }),
  });
  const create = () => gen.text2video.create({ ...request, callback_url: 'http://localhost/' });
  const { id } = await create();
  const advanced = sandbox.advance('10s');
  await expect.poll(() => sandbox.callbacks()).toHaveLength(1);
  await sandbox.reset();
  expect((await create()).id).toBe(id);
  release(new Response(null, { status: 500 }));
  await advanced;
  expect(sandbox.callbacks()).toEqual([]);
  expect(sandbox.tasks()).toMatchObject([{ id }]);
});

it('gives clients that send at the same time identifiers of their own', async () => {
  const sandbox = open({ seed: 7, now });
  const ids = await Promise.all(Array.from({ length: 50 }, () => clientOf(sandbox).text2video.create(request)));
  expect(new Set(ids.map(({ id }) => id)).size).toBe(50);
});
