import { describe, expect, it, vi } from 'vitest';
import { GenMedia } from '../../src/index.js';
import type { Fault } from '../../src/sandbox/index.js';
import { open, request } from '../sandbox/setup.js';
import { droppingServer } from './dropping-server.js';
import { ends, gapsOf, simulate } from './simulated.js';

const operation = 'getTaskCreations';

describe('a wait with failed polls', () => {
  it('continues after a minute of 503s, and sends each poll once', async () => {
    const { gen, polls, sandbox, now } = simulate({ timing: { end: '30s' } });
    sandbox.setFaults([{ fault: 'status', code: 503, operation, for: '60s' }]);
    expect(await ends(gen.text2video.run(request))).toMatchObject({ state: 'success' });
    const statuses = sandbox.requests().filter(({ method }) => method === 'GET');
    expect(statuses.map(({ status }) => status).reverse()).toEqual([
      ...polls()
        .slice(0, -1)
        .map(() => 503),
      200,
    ]);
    expect(polls().length).toBeGreaterThan(10);
    expect(Math.min(...gapsOf(polls()))).toBeGreaterThanOrEqual(1800);
    // At this age, polls are about four seconds apart.
    expect(now()).toBeGreaterThanOrEqual(60_000);
    expect(now()).toBeLessThanOrEqual(65_000);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each<Fault>([
    { fault: 'lost' },
    { fault: 'cut' },
    { fault: 'html' },
    { fault: 'html', code: 502 },
    { fault: 'status', code: 408 },
    { fault: 'status', code: 409 },
    { fault: 'status', code: 425 },
    { fault: 'status', code: 429 },
    { fault: 'status', code: 500 },
    { fault: 'status', code: 599 },
  ])('continues after three polls that meet %j, at the usual interval', async (fault) => {
    const { gen, polls, sandbox, now } = simulate({ timing: { end: '10s' } });
    sandbox.setFaults([{ ...fault, operation, times: 3 }]);
    expect(await ends(gen.text2video.run(request))).toMatchObject({ state: 'success' });
    expect(polls()).toHaveLength(4);
    for (const gap of gapsOf(polls())) {
      expect(gap).toBeGreaterThanOrEqual(1800);
      expect(gap).toBeLessThanOrEqual(2000);
    }
    expect(now()).toBeLessThanOrEqual(26_000);
  });

  it('continues after the random loss of half of the responses', async () => {
    const { gen, sandbox, polls } = simulate({ timing: { end: '10m' } });
    sandbox.setFaults([{ fault: 'lost', operation, chance: 0.5 }]);
    expect(await ends(gen.text2video.run(request))).toMatchObject({ state: 'success' });
    expect(sandbox.requests().some(({ fault }) => fault === 'lost')).toBe(true);
    expect(Math.min(...gapsOf(polls()))).toBeGreaterThanOrEqual(1800);
  });

  it.each([
    [undefined, 10_000],
    [3000, 3000],
  ])('ends a poll that hangs with timeout %s after %i ms, and sends the next one', async (timeout, limit) => {
    const { gen, polls, sandbox } = simulate({ timing: { end: '10s' } });
    sandbox.setFaults([{ fault: 'hang', operation, times: 1 }]);
    expect(await ends(gen.text2video.run(request, { timeout }))).toMatchObject({ state: 'success' });
    const [gap = 0] = gapsOf(polls());
    expect(gap).toBeGreaterThanOrEqual(limit + 1800);
    expect(gap).toBeLessThanOrEqual(limit + 2100);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each<[by: number, polls: number]>([
    [9999, 1],
    [10_001, 2],
  ])('accepts a response that arrives after %i ms, in %i polls', async (by, count) => {
    const { gen, polls, sandbox } = simulate({ timing: { end: '10s' } });
    sandbox.setFaults([{ fault: 'slow', by, operation, times: 1 }]);
    expect(await ends(gen.text2video.run(request))).toMatchObject({ state: 'success' });
    expect(polls()).toHaveLength(count);
  });

  it('polls after 429 when Retry-After is over, not before', async () => {
    const { gen, polls, sandbox } = simulate({ timing: { end: '10s' } });
    sandbox.setFaults([{ fault: 'status', code: 429, retryAfter: '30s', operation, times: 2 }]);
    expect(await ends(gen.text2video.run(request))).toMatchObject({ state: 'success' });
    expect(polls()).toHaveLength(3);
    for (const gap of gapsOf(polls())) {
      expect(gap).toBeGreaterThanOrEqual(30_000);
      expect(gap).toBeLessThanOrEqual(32_000);
    }
  });

  it('polls every minute after 503 with a Retry-After of an hour', async () => {
    const { gen, polls, sandbox } = simulate({ timing: { end: '10s' } });
    sandbox.setFaults([{ fault: 'status', code: 503, retryAfter: '1h', operation, times: 3 }]);
    expect(await ends(gen.text2video.run(request))).toMatchObject({ state: 'success' });
    expect(polls()).toHaveLength(4);
    for (const gap of gapsOf(polls())) expect(Math.round(gap / 1000)).toBe(60);
  });

  it('keeps its interval after 503 with a shorter Retry-After', async () => {
    const { gen, polls, sandbox } = simulate({ timing: { end: '10s' } });
    sandbox.setFaults([{ fault: 'status', code: 503, retryAfter: '1s', operation, times: 3 }]);
    await ends(gen.text2video.run(request));
    expect(Math.min(...gapsOf(polls()))).toBeGreaterThanOrEqual(1800);
  });

  it('ignores an earlier Retry-After after a successful poll', async () => {
    const { gen, polls, sandbox } = simulate({ timing: { end: '60s' } });
    sandbox.setFaults([{ fault: 'status', code: 429, retryAfter: '20s', operation, times: 1 }]);
    await ends(gen.text2video.run(request));
    const [first = 0, ...others] = gapsOf(polls());
    expect(first).toBeGreaterThanOrEqual(20_000);
    expect(Math.max(...others)).toBeLessThanOrEqual(4000);
  });
});

it('continues when the service is up again', async () => {
  const sandbox = open();
  const server = await droppingServer(sandbox);
  const gen = new GenMedia({ baseUrl: server.url, apiKey: 'key', fetch: server.fetch });
  const created = await gen.text2video.create(request);
  const waiting = gen.tasks.wait(created, { firstPollAfter: 0, interval: 50, maxInterval: 50 });
  await expect.poll(() => sandbox.requests().length, { timeout: 60_000 }).toBeGreaterThan(1);
  await server.leave();
  await expect.poll(server.refused, { timeout: 60_000 }).toBeGreaterThan(1);
  await sandbox.advance('10s');
  await server.comeBack();
  expect(await waiting).toMatchObject({ id: created.id, state: 'success' });
  expect(sandbox.tasks()).toHaveLength(1);
});
