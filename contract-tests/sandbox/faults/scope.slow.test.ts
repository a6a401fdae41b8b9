import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Fault, Sandbox } from '../../../src/sandbox/index.js';
import { failure } from '../../client/failure.js';
import { byHeader, clientOf, open, request, transports } from '../setup.js';

afterEach(() => void vi.restoreAllMocks());

/** Statuses that a client met, the first request first. */
const statuses = (sandbox: Sandbox) =>
  sandbox
    .requests()
    .map(({ status }) => status)
    .reverse();

describe.each(transports)('faults and the retries of the client %s', (_, enter) => {
  it('waits with a create as long as 429 requests, and creates one task', async () => {
    const sandbox = open({ faults: [{ fault: 'status', code: 429, retryAfter: '1s', times: 1 }] });
    const { gen } = await enter(sandbox, { retries: 3 });
    const start = performance.now();
    const { id } = await gen.text2video.create(request);
    expect(performance.now() - start).toBeGreaterThanOrEqual(990);
    expect(statuses(sandbox)).toEqual([429, 200]);
    expect(sandbox.tasks()).toMatchObject([{ id }]);
  });

  it.each<Fault>([{ fault: 'status', code: 503 }, { fault: 'lost' }, { fault: 'cut' }])(
    'reads a task although $fault applies once',
    async (fault) => {
      const sandbox = open();
      const { gen } = await enter(sandbox, { retries: 1 });
      const { id } = await gen.text2video.create(request);
      sandbox.setFaults([{ ...fault, times: 1 }]);
      expect(await gen.tasks.get(id)).toMatchObject({ id });
      expect(sandbox.requests()).toHaveLength(3);
    },
  );

  it('applies faults to the files of results, and not to the controls', async () => {
    const sandbox = open();
    const { gen, url, fetch } = await enter(sandbox);
    const { id } = await gen.text2video.create(request);
    await sandbox.advance('10s');
    const task = await gen.tasks.get(id);
    const file = (task.state === 'success' && task.creations[0]?.url) || '';
    const statusOf = async (headers = {}) => (await fetch(file, { headers })).status;
    expect(await statusOf()).toBe(200);
    expect(await statusOf({ 'x-sandbox-fault': 'status; code=403' })).toBe(403);
    expect(await statusOf({ 'x-sandbox-fault': 'unknown-state' })).toBe(400);
    expect(await statusOf({ 'x-sandbox-fault': 'failed' })).toBe(400);
    await expect(fetch(file, { headers: { 'x-sandbox-fault': 'lost' } })).rejects.toThrow('fetch failed');
    const cut = await fetch(file, { headers: { 'x-sandbox-fault': 'cut' } });
    await expect(cut.arrayBuffer()).rejects.toThrow();
    sandbox.setFaults([{ fault: 'status', code: 503, operation: 'results' }]);
    expect(await statusOf()).toBe(503);
    expect(await gen.tasks.get(id)).toMatchObject({ state: 'success' });
    sandbox.setFaults([{ fault: 'status', code: 503 }, { fault: 'lost' }]);
    const state = await fetch(`${url}/_sandbox/state`, { headers: { 'x-sandbox-fault': 'nonsense' } });
    expect(await state.json()).toMatchObject({ faults: [{ fault: 'status', code: 503 }, { fault: 'lost' }] });
  });

  it('sets faults by the controls, which say what is wrong with one', async () => {
    const sandbox = open();
    const { gen, url, fetch } = await enter(sandbox);
    const put = (body: unknown) => {
      const headers = { 'content-type': 'application/json' };
      return fetch(`${url}/_sandbox/faults`, { method: 'PUT', headers, body: JSON.stringify(body) });
    };
    expect((await put({ faults: [{ fault: 'status', code: 418 }] })).status).toBe(200);
    for (const [code, wrong] of [
      ['invalid_fault', { faults: [{ fault: 'lots' }] }],
      ['invalid_fault', { faults: {} }],
      ['invalid_request', {}],
      ['invalid_request', null],
      ['invalid_request', []],
    ]) {
      const rejection = await put(wrong);
      expect([rejection.status, await rejection.json()]).toMatchObject([422, { error: { code } }]);
    }
    expect(await failure(gen.subjects.list())).toMatchObject({ status: 418 });
  });

  it('waits longer for slow than a timer can', async () => {
    const { gen } = await enter(open(), { timeout: 3000 });
    const call = gen.text2video.create(request, byHeader('slow; by=30d'));
    expect(await failure(call)).toMatchObject({ cause: { name: 'TimeoutError' } });
  });

  it.each(['hang', 'slow; by=1d'])('ends %s at once by an abort, without the client', async (fault) => {
    const sandbox = open();
    const { url, fetch } = await enter(sandbox);
    const stop = new AbortController();
    const headers = { 'x-sandbox-fault': fault };
    const call = failure(fetch(`${url}/ent/v2/subjects`, { headers, signal: stop.signal }));
    await expect.poll(() => sandbox.requests(), { timeout: 60_000 }).toHaveLength(1);
    stop.abort();
    // Without the abort it would not end before this test does.
    expect(await call).toMatchObject({ name: 'AbortError' });
  });

  it('leaves no timer of slow when nobody waits any more', async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const cleared = vi.spyOn(globalThis, 'clearTimeout');
    const sandbox = open();
    const { gen } = await enter(sandbox);
    const stop = new AbortController();
    const call = failure(gen.text2video.create(request, { ...byHeader('slow; by=54321ms'), signal: stop.signal }));
    const index = () => timers.mock.calls.findIndex(([, milliseconds]) => milliseconds === 54_321);
    await expect.poll(index, { timeout: 60_000 }).toBeGreaterThanOrEqual(0);
    stop.abort();
    await call;
    const timer = timers.mock.results[index()]?.value as NodeJS.Timeout;
    const isGone = () => cleared.mock.calls.some(([one]) => one === timer) || !timer.hasRef();
    await expect.poll(isGone, { timeout: 60_000 }).toBe(true);
  });
});

describe('the scope of a fault', () => {
  it('applies a fault only to its operation', async () => {
    const sandbox = open({ faults: [{ fault: 'status', code: 500, operation: 'createMv' }] });
    const gen = clientOf(sandbox);
    await gen.text2video.create(request);
    // biome-ignore lint/suspicious/noExplicitAny: it is not validated.
    expect(await failure(gen.mv.create({} as any))).toMatchObject({ cause: { status: 500 } });
  });

  it('applies a fault so many times, and returns by faults() how many are left', async () => {
    const sandbox = open({
      faults: [
        { fault: 'status', code: 404, times: 2 },
        { fault: 'unknown-state', times: 1 },
      ],
    });
    const gen = clientOf(sandbox);
    // A request that returns no state does not count, and one that is rejected does.
    await failure(gen.text2video.create(request));
    expect(sandbox.faults()).toEqual([
      { fault: 'status', code: 404, times: 1 },
      { fault: 'unknown-state', times: 1 },
    ]);
    await failure(gen.text2video.create(request));
    expect(sandbox.faults()).toEqual([{ fault: 'unknown-state', times: 1 }]);
    const { id } = await gen.text2video.create(request);
    expect(await gen.tasks.get(id)).toMatchObject({ state: 'paused' });
    expect(await gen.tasks.get(id)).toMatchObject({ state: 'created' });
    expect(sandbox.faults()).toEqual([]);
  });

  it('applies a fault for so long, by the clock of the sandbox', async () => {
    const sandbox = open({ faults: [{ fault: 'status', code: 503, for: '60s' }] });
    const gen = clientOf(sandbox);
    for (const wait of [0, 59_999]) {
      await sandbox.advance(wait);
      expect(await failure(gen.subjects.list())).toMatchObject({ status: 503 });
    }
    expect(sandbox.faults()).toEqual([{ fault: 'status', code: 503, for: 1 }]);
    await sandbox.advance('1ms');
    expect(sandbox.faults()).toEqual([]);
    await gen.subjects.list();
  });

  it('applies a fault with a chance, by header and for all', async () => {
    const sandbox = open();
    const gen = clientOf(sandbox);
    const outcome = (header?: string) =>
      gen.subjects.list(header ? byHeader(header) : {}).then(
        () => 'succeeded',
        () => 'failed',
      );
    for (const [chance, random, expected] of [
      [0, 0, 'succeeded'],
      [1, 0.999_999, 'failed'],
      [0.5, 0.499, 'failed'],
      [0.5, 0.5, 'succeeded'],
    ] as const) {
      vi.spyOn(Math, 'random').mockReturnValue(random);
      sandbox.setFaults([]);
      expect(await outcome(`status; code=500; chance=${chance}`)).toBe(expected);
      sandbox.setFaults([{ fault: 'status', code: 500, chance, times: 1 }]);
      expect(await outcome()).toBe(expected);
      // A fault that did not occur is not used up.
      expect(sandbox.faults()).toHaveLength(expected === 'succeeded' ? 1 : 0);
    }
  });

  it('applies a fault until the faults are replaced, or the sandbox is reset', async () => {
    const sandbox = open({ faults: [{ fault: 'status', code: 500 }] });
    sandbox.setFaults([{ fault: 'status', code: 418 }]);
    expect(await failure(clientOf(sandbox).subjects.list())).toMatchObject({ status: 418 });
    await sandbox.reset();
    expect(sandbox.faults()).toEqual([]);
    await clientOf(sandbox).subjects.list();
  });
});
