import { describe, expect, it } from 'vitest';
import { batch } from '../../src/batch/index.js';
import { type Fetch, GenMedia } from '../../src/index.js';
import { clientOf, open } from '../sandbox/setup.js';
import { droppingServer } from '../tasks/dropping-server.js';
import { ends } from '../tasks/simulated.js';
import { type BatchClient, type BatchSetup, payloadsIn, setupBatch, upTo, videos, wordOf } from './setup.js';

/** The error that Node throws. */
const connectionError = () => {
  const cause = { code: 'ECONNREFUSED', syscall: 'connect', address: '127.0.0.1', port: 9 };
  return new TypeError('fetch failed', { cause: Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:9'), cause) });
};

interface Outage {
  gen: BatchClient;
  /** Times of the failed attempts. */
  tries: number[];
}

/** A client that cannot connect during an interval. */
function outage({ sandbox, now }: BatchSetup, from: number, until: number): Outage {
  const tries: number[] = [];
  const fetch: Fetch = async (url, init) => {
    const isOver = now() < from || now() >= until;
    // Retries without a pause would never let the simulated time advance.
    if (isOver || tries.length > 1000) return sandbox.fetch(url, init);
    tries.push(now());
    throw connectionError();
  };
  return { gen: clientOf(sandbox, { retries: 3, fetch }).use(batch), tries };
}

describe('a service that cannot be reached', () => {
  it.each([
    ['from the start', 0, 60_000],
    ['while tasks are under way', 15_000, 75_000],
  ])('waits for the service %s at a slow pace, and creates each task once', async (_, from, until) => {
    const setup = setupBatch();
    const { gen, tries } = outage(setup, from, until);
    const results = await ends(gen.batch(videos(50), { concurrency: 30 }).results);
    expect(results.map(wordOf)).toEqual(upTo(50).map(() => 'success'));
    expect(await payloadsIn(setup.sandbox)).toEqual(upTo(50));
    expect(tries.length).toBeGreaterThan(5);
    // The requests in flight at the start, then fewer and fewer, then one every few seconds.
    expect(tries.length).toBeLessThan(2 * 32 + 20);
    expect(tries.filter((at) => at > from + 30_000).length).toBeLessThan(15);
    expect(setup.now()).toBeLessThan(until + 60_000);
  });

  it('ends creates with that error at the deadline, and creates nothing', async () => {
    const setup = setupBatch();
    const { gen } = outage(setup, 0, Number.POSITIVE_INFINITY);
    const results = await ends(gen.batch(videos(3), { deadline: 30_000 }).results);
    for (const { error, handle } of results) {
      expect([error, handle]).toEqual([
        expect.objectContaining({ name: 'NetworkError', neverConnected: true }),
        undefined,
      ]);
    }
    expect(setup.now()).toBeGreaterThanOrEqual(21_000);
    expect(setup.now()).toBeLessThanOrEqual(30_000);
    expect(setup.sandbox.tasks()).toEqual([]);
  });

  it('does not send a create again after a broken connection', async () => {
    const { gen, sandbox, creates } = setupBatch({
      faults: [{ fault: 'lost', operation: 'createText2Video', times: 2 }],
    });
    const results = await ends(gen.batch(videos(4), { concurrency: 1 }).results);
    expect(results.map(wordOf)).toEqual(['OutcomeUnknownError', 'OutcomeUnknownError', 'success', 'success']);
    expect([creates(), await payloadsIn(sandbox)]).toEqual([4, upTo(4)]);
  });
});

it('loses no task when a real server stops and restarts', async () => {
  const sandbox = open();
  const server = await droppingServer(sandbox);
  const gen = new GenMedia({ baseUrl: server.url, apiKey: 'key', fetch: server.fetch }).use(batch);
  const often = { firstPollAfter: 0, interval: 50, maxInterval: 50 };
  const films = gen.batch(videos(20), { concurrency: 10, ...often });
  await expect.poll(() => sandbox.requests().length, { timeout: 60_000 }).toBeGreaterThan(30);
  await server.leave();
  await expect.poll(server.refused, { timeout: 60_000 }).toBeGreaterThan(1);
  await sandbox.advance('10s');
  await server.comeBack();
  await expect.poll(() => sandbox.tasks().length, { timeout: 100_000 }).toBe(20);
  await sandbox.advance('10s');
  expect((await films.results).map(wordOf)).toEqual(upTo(20).map(() => 'success'));
  expect(await payloadsIn(sandbox)).toEqual(upTo(20));
});
