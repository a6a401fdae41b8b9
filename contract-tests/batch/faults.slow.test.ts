import { describe, expect, it, vi } from 'vitest';
import type { BatchResult, BatchUpdate } from '../../src/batch/index.js';
import type { Fault } from '../../src/sandbox/index.js';
import { randomFrom } from '../../src/shared/random.js';
import { arrivals, endsAmongMany, payloadsIn, setupBatch, upTo, videos, wordOf } from './setup.js';

/** Every fault, each occurring now and then. */
const faults: Fault[] = [
  ...(['createText2Video', 'getTaskCreations'] as const).flatMap((operation): Fault[] => [
    { fault: 'status', code: 429, operation, chance: 0.03 },
    { fault: 'status', code: 429, retryAfter: '2s', operation, chance: 0.02 },
    { fault: 'status', code: 503, operation, chance: 0.03 },
    { fault: 'lost', operation, chance: 0.03 },
    { fault: 'cut', operation, chance: 0.03 },
    { fault: 'html', operation, chance: 0.03 },
    { fault: 'html', code: 502, operation, chance: 0.02 },
    { fault: 'slow', by: 700, operation, chance: 0.1 },
  ]),
  { fault: 'failed', operation: 'createText2Video', chance: 0.1 },
  { fault: 'hang', operation: 'getTaskCreations', chance: 0.02 },
  { fault: 'status', code: 503, retryAfter: '3s', operation: 'getTaskCreations', chance: 0.01 },
  { fault: 'unknown-state', operation: 'getTaskCreations', chance: 0.03 },
];

/** A third of the tasks ends before the first poll, a third soon after it, and a third late. */
const times = (_: string, { payload }: { payload?: unknown }) => ({
  end: ([10_000, 40_000, 150_000][Number(payload) % 3] ?? 0) + 7 * Number(payload),
});

const count = 1000;

/** Runs a batch under all faults at once. */
async function storm(seed: number) {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(Math, 'random').mockImplementation(randomFrom(seed));
  const { gen, sandbox } = setupBatch({ faults, timing: times });
  /** Identifiers passed to onUpdate, by the index of their item. */
  const reported = upTo(count).map(() => new Set<string>());
  const onUpdate = ({ index, handle }: BatchUpdate) => reported[index]?.add(handle.id);
  const films = gen.batch(videos(count), { concurrency: 200, interval: 5000, onUpdate });
  const arriving = arrivals(films);
  const results = await endsAmongMany(films.results);
  return { films, results, arrived: await arriving, reported, sandbox };
}

/** An item ends with its creations, with its failure, or with a lost response to its create. */
function expectEnd({ index, task, handle, error }: BatchResult) {
  if (task) {
    const creations = [{ url: expect.any(String) }];
    expect(task).toMatchObject({ id: handle.id, state: 'success', payload: `${index}`, creations });
  } else if (error.name === 'TaskFailedError') {
    expect(error).toMatchObject({ errCode: 'SANDBOX_FAULT', handle, raw: { payload: `${index}` } });
  } else {
    expect([error.name, error.operation, handle]).toEqual(['OutcomeUnknownError', 'createText2Video', undefined]);
  }
}

describe.each([1, 2])('1,000 tasks under random faults, seed %i', (seed) => {
  it('returns one result for each of 1,000 tasks under random faults, and creates each once', {
    timeout: 120_000,
  }, async () => {
    const { films, results, arrived, reported, sandbox } = await storm(seed);
    expect(results.map(({ index }) => index)).toEqual(upTo(count));
    expect(arrived.map(({ index }) => index).sort((a, b) => a - b)).toEqual(upTo(count));
    for (const result of results) expectEnd(result);
    const idsOf = ({ handle }: BatchResult) => (handle ? [handle.id] : []);
    expect(reported.map((ids) => [...ids])).toEqual(results.map(idsOf));
    const numberOf = (word: string) => results.filter((result) => wordOf(result) === word).length;
    const [succeeded, failed, unknown] = ['success', 'TaskFailedError', 'OutcomeUnknownError'].map(numberOf);
    expect([succeeded, failed, unknown].map((number = 0) => number > 20)).toEqual([true, true, true]);
    expect([films.remaining(), films.credits, vi.getTimerCount()]).toEqual([[], 10 * results.flatMap(idsOf).length, 0]);

    const held = await payloadsIn(sandbox);
    expect(held).toEqual([...new Set(held)]);
    const known = results.filter(({ handle }) => handle).map(({ index }) => index);
    expect(known.filter((index) => !held.includes(index))).toEqual([]);
    // Some of the creates whose responses were lost created a task, others did not.
    expect(held.length).toBeGreaterThan(known.length);
    expect(held.length).toBeLessThan(count);
    const ended = new Map(sandbox.tasks(count).map(({ id, state }) => [id, state]));
    expect(results.filter(({ task, handle }) => handle && ended.get(handle.id) !== (task?.state ?? 'failed'))).toEqual(
      [],
    );
  });
});
