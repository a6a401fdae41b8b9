import { describe, expect, it } from 'vitest';
import type { Fault } from '../../src/sandbox/index.js';
import { ends } from '../tasks/simulated.js';
import { endsAmongMany, payloadsIn, setupBatch, upTo, videos, wordOf } from './setup.js';

const create = 'createText2Video';
const read = 'getTaskCreations';
/** Every response takes a while, so that several requests are in flight together. */
const slow: Fault = { fault: 'slow', by: 100 };
/** Polls are always due, so that a pause is visible. */
const often = { firstPollAfter: 0, interval: 1000, maxInterval: 1000 };

const rejection = (
  code: number,
  operation: typeof create | typeof read,
  retryAfter?: `${number}${'s' | 'h'}`,
): Fault => ({
  ...{ fault: 'status', code, operation, times: 1 },
  ...(retryAfter && { retryAfter }),
});

/** Runs tasks under a fault, and returns what was sent after the first rejection. */
async function run(fault: Fault, count = 60) {
  const setup = setupBatch({ faults: [fault, slow] });
  const films = setup.gen.batch(videos(count), { concurrency: count, ...often });
  const results = await ends(films.results);
  expect(results.map(wordOf)).toEqual(upTo(count).map(() => 'success'));
  expect(await payloadsIn(setup.sandbox)).toEqual(upTo(count));
  const { respondedAt: rejectedAt = 0 } = setup.exchanges.find(({ status }) => status >= 400) ?? {};
  const after = setup.exchanges.filter(({ sentAt }) => sentAt >= rejectedAt);
  // What is sent in the same millisecond may be sent before the rejection is read.
  const next = after.find(({ sentAt }) => sentAt > rejectedAt);
  return { ...setup, after, rejectedAt, pause: (next?.sentAt ?? 0) - rejectedAt };
}

describe('a pause after a rejection', () => {
  it.each<[what: string, fault: Fault, creates: number, least: number, most: number]>([
    ['429 with Retry-After of 5 s for a create', rejection(429, create, '5s'), 61, 5000, 5500],
    ['429 with Retry-After of 5 s for a poll', rejection(429, read, '5s'), 60, 5000, 5500],
    ['503 with Retry-After of 5 s for a poll', rejection(503, read, '5s'), 60, 5000, 5500],
    ['429 without Retry-After for a create', rejection(429, create), 61, 500, 1000],
    ['429 without Retry-After for a poll', rejection(429, read), 60, 500, 1000],
    ['429 with Retry-After of ten minutes for a create', rejection(429, create, '600s'), 61, 60_000, 60_000],
  ])('pauses creates and polls, then continues: %s', async (_, fault, count, minPause, maxPause) => {
    const { pause, after, creates } = await run(fault);
    expect(pause).toBeGreaterThanOrEqual(minPause);
    // Timers have a resolution of one millisecond.
    expect(pause).toBeLessThanOrEqual(maxPause + 2);
    expect(new Set(after.map(({ method }) => method))).toEqual(new Set(['GET', 'POST']));
    expect(creates()).toBe(count);
  });

  it('pauses for longer than a minute only creates, since polls have deadlines', async () => {
    const { after } = await run(rejection(429, create, '600s'));
    const firstSentAt = (method: string) => after.find((exchange) => exchange.method === method)?.sentAt ?? 0;
    expect(firstSentAt('POST') - firstSentAt('GET')).toBeGreaterThanOrEqual(539_000);
  });

  it('ends unsent requests if the pause is longer than the deadline, and leaves them in remaining', async () => {
    const { gen, now, creates } = setupBatch({ faults: [rejection(429, create, '2h')] });
    const films = gen.batch(videos(100), { concurrency: 1 });
    expect((await ends(films.results)).map(wordOf)).toEqual(upTo(100).map(() => 'RejectedError'));
    expect([films.remaining(), creates()]).toEqual([videos(100), 1]);
    expect(now()).toBeLessThan(100);
  });

  it('pauses after a lost create, so that no further requests are lost', async () => {
    const { gen, exchanges } = setupBatch({ faults: [{ fault: 'lost', operation: create, times: 1 }] });
    await ends(gen.batch(videos(40), { concurrency: 1 }).results);
    const [first, second] = exchanges;
    expect((second?.sentAt ?? 0) - (first?.respondedAt ?? 0)).toBeGreaterThanOrEqual(500);
  });

  it('pauses after 503 with Retry-After for a create', async () => {
    const { gen, exchanges } = setupBatch({ faults: [{ ...rejection(503, create, '5s'), times: 1 }] });
    await ends(gen.batch(videos(2), { concurrency: 1 }).results);
    const [first, second] = exchanges;
    expect((second?.sentAt ?? 0) - (first?.respondedAt ?? 0)).toBeGreaterThanOrEqual(5000);
  });

  it('does not pause after 503 without Retry-After for a poll: the next one may succeed', async () => {
    const { after, rejectedAt } = await run(rejection(503, read));
    expect(after[0]?.sentAt).toBeLessThan(rejectedAt + 100);
  });
});

describe('the requests after a pause', () => {
  /** Creates tasks whose first creates are rejected, and returns the number in flight after each pause. */
  async function making(count: number, faults: readonly Fault[]) {
    const { gen, exchanges, sandbox } = setupBatch({ faults: [...faults, slow] });
    const films = gen.batch(videos(count), { concurrency: count });
    await endsAmongMany(films.results);
    expect(await payloadsIn(sandbox)).toEqual(upTo(count));
    const posts = exchanges.filter(({ method }) => method === 'POST');
    const starts = posts.filter(({ sentAt }, place) => place > 0 && sentAt - (posts[place - 1]?.sentAt ?? 0) > 400);
    const together = starts.map(({ sentAt }) => posts.filter((post) => post.sentAt === sentAt).length);
    return { posts, together };
  }

  it('sends half as many requests at a time, and more again with each success', async () => {
    const { posts, together } = await making(600, [rejection(429, create, '5s')]);
    expect(posts).toHaveLength(601);
    expect(Math.max(...posts.slice(0, 40).map(({ underWay }) => underWay))).toBe(32);
    // The others in flight at that time have succeeded.
    expect([16, 17, 18].map((limit) => [limit])).toContainEqual(together);
    const later = posts.filter(({ sentAt }) => sentAt > 5000).map(({ underWay }) => underWay);
    expect(Math.max(...later.slice(0, 32))).toBeLessThanOrEqual(18);
    expect(Math.max(...later.slice(0, 200))).toBeLessThan(32);
    expect(Math.max(...later.slice(400))).toBe(32);
  });

  it('counts requests that were rejected together once', async () => {
    const { posts, together } = await making(60, [{ ...rejection(429, create, '5s'), times: 32 }]);
    expect(posts).toHaveLength(60 + 32);
    expect(together).toEqual([16]);
  });

  it('halves the number again at each further pause, down to one at a time', async () => {
    const { together } = await making(40, [{ ...rejection(429, create, '5s'), times: 32 + 16 + 8 + 4 + 2 + 1 + 1 }]);
    expect(together).toEqual([16, 8, 4, 2, 1, 1, 1]);
  });
});

describe('creates rejected with 429', () => {
  it('sends creates rejected with 429 again, before the others, and creates one task each', async () => {
    const { gen, sandbox } = setupBatch({ faults: [{ ...rejection(429, create), times: 2 }] });
    await ends(gen.batch(videos(6), { concurrency: 2 }).results);
    const bodies = sandbox
      .requests()
      .flatMap(({ body, status }) => (body && status === 200 ? [Number(JSON.parse(body).payload)] : []));
    expect(bodies.reverse().slice(0, 4).sort()).toEqual([0, 1, 2, 3]);
    expect(await payloadsIn(sandbox)).toEqual(upTo(6));
  });

  it.each([
    ['milliseconds', () => 30_000],
    ['a date', () => new Date(Date.now() + 30_000)],
  ])('ends creates rejected with 429 until their deadline, %s, and keeps them in remaining', async (_, deadline) => {
    const { gen, sandbox, now, exchanges } = setupBatch({
      faults: [{ fault: 'status', code: 429, operation: create }],
    });
    const films = gen.batch(videos(5), { deadline: deadline() });
    const results = await ends(films.results);
    for (const { handle, error } of results) {
      expect(handle).toBeUndefined();
      // With a date, requests that would come after it are not tried again.
      if (error?.name !== 'DeadlineError') expect(error).toMatchObject({ name: 'RejectedError', status: 429 });
    }
    expect(films.remaining()).toEqual(videos(5));
    // The longest pause is eight seconds. A pause that would end after the deadline is skipped.
    expect(now()).toBeGreaterThanOrEqual(21_000);
    expect(now()).toBeLessThanOrEqual(30_000);
    expect(exchanges.length).toBeLessThan(40);
    expect(sandbox.tasks()).toEqual([]);
  });

  it('creates tasks if the service has capacity before the deadline', async () => {
    const fault: Fault = { fault: 'status', code: 429, operation: create, for: '20s' };
    const { gen, sandbox } = setupBatch({ faults: [fault] });
    const results = await ends(gen.batch(videos(5), { deadline: 40_000 }).results);
    expect(results.map(wordOf)).toEqual(upTo(5).map(() => 'success'));
    expect(await payloadsIn(sandbox)).toEqual(upTo(5));
  });
});
