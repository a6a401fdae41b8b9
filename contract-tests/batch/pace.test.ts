import { describe, expect, it } from 'vitest';
import type { Fault } from '../../src/sandbox/index.js';
import { ends } from '../tasks/simulated.js';
import { endsAmongMany, payloadsIn, sceneOf, upTo, videos, wordOf } from './setup.js';

const create = 'createText2Video';
const read = 'getTaskCreations';
/** Every answer takes a while, so that requests are on their way together. */
const slow: Fault = { fault: 'slow', by: 100 };
/** Looks are due all the time, so that a pause shows. */
const often = { firstPollAfter: 0, interval: 1000, maxInterval: 1000 };

const refusal = (
  code: number,
  operation: typeof create | typeof read,
  retryAfter?: `${number}${'s' | 'h'}`,
): Fault => ({
  ...{ fault: 'status', code, operation, times: 1 },
  ...(retryAfter && { retryAfter }),
});

/** Runs tasks while something goes wrong, and tells what was sent after the first refusal. */
async function run(fault: Fault, count = 60) {
  const scene = sceneOf({ faults: [fault, slow] });
  const films = scene.gen.batch(videos(count), { concurrency: count, ...often });
  const results = await ends(films.results);
  expect(results.map(wordOf)).toEqual(upTo(count).map(() => 'success'));
  expect(await payloadsIn(scene.sandbox)).toEqual(upTo(count));
  const { answeredAt: refusedAt = 0 } = scene.exchanges.find(({ status }) => status >= 400) ?? {};
  const after = scene.exchanges.filter(({ sentAt }) => sentAt >= refusedAt);
  return { ...scene, after, pause: (after[0]?.sentAt ?? 0) - refusedAt };
}

describe('one refusal asks all to slow down', () => {
  it.each<[what: string, fault: Fault, creates: number, least: number, most: number]>([
    ['429 with Retry-After of 5 s for a create', refusal(429, create, '5s'), 61, 5000, 5500],
    ['429 with Retry-After of 5 s for a look', refusal(429, read, '5s'), 60, 5000, 5500],
    ['503 with Retry-After of 5 s for a look', refusal(503, read, '5s'), 60, 5000, 5500],
    ['429 alone for a create', refusal(429, create), 61, 500, 1000],
    ['429 alone for a look', refusal(429, read), 60, 500, 1000],
    ['429 with Retry-After of ten minutes for a create', refusal(429, create, '600s'), 61, 60_000, 60_000],
  ])('%s: creates and looks pause, and go on', async (_, fault, count, least, most) => {
    const { pause, after, creates } = await run(fault);
    expect(pause).toBeGreaterThanOrEqual(least);
    // Timers take whole milliseconds.
    expect(pause).toBeLessThanOrEqual(most + 2);
    expect(new Set(after.map(({ method }) => method))).toEqual(new Set(['GET', 'POST']));
    expect(creates()).toBe(count);
  });

  it('for longer than a minute only where it is a create: looks have deadlines', async () => {
    const { after } = await run(refusal(429, create, '600s'));
    const first = (method: string) => after.find((one) => one.method === method)?.sentAt ?? 0;
    expect(first('POST') - first('GET')).toBeGreaterThanOrEqual(539_000);
  });

  it('for longer than the deadline ends what is not sent yet, and leaves it to do', async () => {
    const { gen, now, creates } = sceneOf({ faults: [refusal(429, create, '2h')] });
    const films = gen.batch(videos(100), { concurrency: 1 });
    expect((await ends(films.results)).map(wordOf)).toEqual(upTo(100).map(() => 'RejectedError'));
    expect([films.remaining(), creates()]).toEqual([videos(100), 1]);
    expect(now()).toBeLessThan(100);
  });

  it('so does a create that is lost: a service in trouble is not given more to lose', async () => {
    const { gen, exchanges } = sceneOf({ faults: [{ fault: 'lost', operation: create, times: 1 }] });
    await ends(gen.batch(videos(40), { concurrency: 1 }).results);
    const [first, second] = exchanges;
    expect((second?.sentAt ?? 0) - (first?.answeredAt ?? 0)).toBeGreaterThanOrEqual(500);
  });

  it('and 503 with Retry-After for a create', async () => {
    const { gen, exchanges } = sceneOf({ faults: [{ ...refusal(503, create, '5s'), times: 1 }] });
    await ends(gen.batch(videos(2), { concurrency: 1 }).results);
    const [first, second] = exchanges;
    expect((second?.sentAt ?? 0) - (first?.answeredAt ?? 0)).toBeGreaterThanOrEqual(5000);
  });

  it('503 alone for a look does not: the next one may be well', async () => {
    const { pause } = await run(refusal(503, read));
    expect(pause).toBeLessThan(100);
  });
});

describe('after a pause', () => {
  /** Makes tasks, of which the first creates are refused, and gives what was on its way after each pause. */
  async function making(count: number, faults: readonly Fault[]) {
    const { gen, exchanges, sandbox } = sceneOf({ faults: [...faults, slow] });
    const films = gen.batch(videos(count), { concurrency: count });
    await endsAmongMany(films.results);
    expect(await payloadsIn(sandbox)).toEqual(upTo(count));
    const posts = exchanges.filter(({ method }) => method === 'POST');
    const starts = posts.filter(({ sentAt }, place) => place > 0 && sentAt - (posts[place - 1]?.sentAt ?? 0) > 400);
    const together = starts.map(({ sentAt }) => posts.filter((post) => post.sentAt === sentAt).length);
    return { posts, together };
  }

  it('half as many go at a time, and more again with each that goes well', async () => {
    const { posts, together } = await making(600, [refusal(429, create, '5s')]);
    expect(posts).toHaveLength(601);
    expect(Math.max(...posts.slice(0, 40).map(({ underWay }) => underWay))).toBe(32);
    // The others that were on their way then have gone well.
    expect([16, 17, 18].map((limit) => [limit])).toContainEqual(together);
    const later = posts.filter(({ sentAt }) => sentAt > 5000).map(({ underWay }) => underWay);
    expect(Math.max(...later.slice(0, 32))).toBeLessThanOrEqual(18);
    expect(Math.max(...later.slice(0, 200))).toBeLessThan(32);
    expect(Math.max(...later.slice(400))).toBe(32);
  });

  it('those that were refused together have counted once', async () => {
    const { posts, together } = await making(60, [{ ...refusal(429, create, '5s'), times: 32 }]);
    expect(posts).toHaveLength(60 + 32);
    expect(together).toEqual([16]);
  });

  it('and another, half as many again, down to one at a time', async () => {
    const { together } = await making(40, [{ ...refusal(429, create, '5s'), times: 32 + 16 + 8 + 4 + 2 + 1 + 1 }]);
    expect(together).toEqual([16, 8, 4, 2, 1, 1, 1]);
  });
});

describe('creates that are refused with 429', () => {
  it('go again, before the others, and are made once', async () => {
    const { gen, sandbox } = sceneOf({ faults: [{ ...refusal(429, create), times: 2 }] });
    await ends(gen.batch(videos(6), { concurrency: 2 }).results);
    const bodies = sandbox.requests().flatMap(({ body }) => (body ? [Number(JSON.parse(body).payload)] : []));
    expect(bodies.reverse().slice(0, 4).sort()).toEqual([0, 1, 2, 3]);
    expect(await payloadsIn(sandbox)).toEqual(upTo(6));
  });

  it.each([
    ['milliseconds', () => 30_000],
    ['a date', () => new Date(Date.now() + 30_000)],
  ])('until their deadline, given as %s, end and are left to do', async (_, deadline) => {
    const { gen, sandbox, now, exchanges } = sceneOf({ faults: [{ fault: 'status', code: 429, operation: create }] });
    const films = gen.batch(videos(5), { deadline: deadline() });
    const results = await ends(films.results);
    for (const { handle, error } of results) {
      expect(handle).toBeUndefined();
      // Of those with a date, the ones that come after it are not tried again.
      if (error?.name !== 'DeadlineError') expect(error).toMatchObject({ name: 'RejectedError', status: 429 });
    }
    expect(films.remaining()).toEqual(videos(5));
    // The longest pause is eight seconds. One that would end behind the deadline is not waited for.
    expect(now()).toBeGreaterThanOrEqual(21_000);
    expect(now()).toBeLessThanOrEqual(30_000);
    expect(exchanges.length).toBeLessThan(40);
    expect(sandbox.tasks()).toEqual([]);
  });

  it('and for which the service has time before the deadline are made', async () => {
    const fault: Fault = { fault: 'status', code: 429, operation: create, for: '20s' };
    const { gen, sandbox } = sceneOf({ faults: [fault] });
    const results = await ends(gen.batch(videos(5), { deadline: 40_000 }).results);
    expect(results.map(wordOf)).toEqual(upTo(5).map(() => 'success'));
    expect(await payloadsIn(sandbox)).toEqual(upTo(5));
  });
});
