import { getEventListeners } from 'node:events';
import { describe, expect, it, vi } from 'vitest';
import { type Journal, JournalError } from '../../src/batch/index.js';
import type { Fault } from '../../src/sandbox/index.js';
import { failure } from '../client/failure.js';
import { atOnce, ends, pass } from '../tasks/simulated.js';
import { memoryJournal } from './journal-setup.js';
import { arrivals, copyOf, madeBefore, setupBatch, upTo, videos, wordOf } from './setup.js';

const reason = new Error('The user has left.');

/** A signal, and the function that aborts it. */
function stopper() {
  const controller = new AbortController();
  return { stop: () => controller.abort(reason), signal: controller.signal };
}

describe('an abort', () => {
  it('ends sleeping tasks immediately, and keeps their handles', async () => {
    const { gen, exchanges } = setupBatch({ timing: { end: '10m' } });
    const { stop, signal } = stopper();
    const films = gen.batch(videos(5), { signal });
    await pass(60_000);
    const before = exchanges.length;
    stop();
    for (const { error, handle, index } of await atOnce(films.results)) {
      expect(error).toMatchObject({ name: 'AbortError', cause: reason, handle, taskId: handle?.id });
      expect(error?.message).toBe(
        `The wait for task ${handle?.id} was aborted (The user has left.): resume it with error.handle`,
      );
      expect(films.remaining()[index]).toEqual(handle);
    }
    expect([vi.getTimerCount(), getEventListeners(signal, 'abort')]).toEqual([0, []]);
    await pass(600_000);
    expect(exchanges).toHaveLength(before);
  });

  it('ends polls in flight immediately', async () => {
    const { gen, traffic } = setupBatch({ faults: [{ fault: 'hang', operation: 'getTaskCreations' }] });
    const { stop, signal } = stopper();
    const films = gen.batch(videos(5), { signal, firstPollAfter: 0 });
    await pass(1000);
    expect(traffic.underWay).toBe(5);
    stop();
    expect((await atOnce(films.results)).map(wordOf)).toEqual(upTo(5).map(() => 'AbortError'));
    await pass(0);
    expect([traffic.underWay, vi.getTimerCount(), films.remaining().length]).toEqual([0, 0, 5]);
  });

  it('awaits creates in flight, keeps their handles, and sends no more', async () => {
    const { gen, sandbox, creates, now } = setupBatch({ faults: [{ fault: 'slow', by: 5000 }] });
    const { stop, signal } = stopper();
    const films = gen.batch(videos(6), { signal, concurrency: 3 });
    await pass(1000);
    stop();
    await expect(atOnce(films.results)).rejects.toThrow('It did not end at once.');
    const results = await ends(films.results);
    expect(now()).toBeGreaterThanOrEqual(5000);
    expect(now()).toBeLessThan(5010);
    expect(results.map(({ error }) => error?.cause)).toEqual(upTo(6).map(() => reason));
    const made = sandbox.tasks().map(({ id }) => id);
    expect(results.map(({ handle }) => handle?.id)).toEqual([...made.reverse(), undefined, undefined, undefined]);
    expect(films.remaining()).toEqual([...results.slice(0, 3).map(({ handle }) => handle), ...videos(6).slice(3)]);
    expect([creates(), vi.getTimerCount()]).toEqual([3, 0]);
  });

  it('yields what did not have to wait first, and the creates in flight after it', async () => {
    const { gen } = setupBatch({ faults: [{ fault: 'slow', by: 5000 }] });
    const { stop, signal } = stopper();
    const films = gen.batch(videos(6), { signal, concurrency: 3 });
    await pass(1000);
    stop();
    const arrived = await ends(arrivals(films));
    expect(arrived.map(({ index }) => index)).toEqual([3, 4, 5, 0, 1, 2]);
  });

  it('ends a create that is rejected after the abort, and does not send it again', async () => {
    const rejection: Fault = { fault: 'status', code: 429, retryAfter: '1s' };
    const { gen, sandbox, creates } = setupBatch({ faults: [rejection, { fault: 'slow', by: 5000 }] });
    const { stop, signal } = stopper();
    const films = gen.batch(videos(2), { signal, concurrency: 1 });
    await pass(1000);
    stop();
    const results = await ends(films.results);
    expect(results.map(({ task, handle }) => [task, handle])).toEqual(upTo(2).map(() => [undefined, undefined]));
    await pass(60_000);
    expect([creates(), sandbox.tasks(), vi.getTimerCount()]).toEqual([1, [], 0]);
  });

  it('leaves finished items as they were', async () => {
    const { gen } = setupBatch({ timing: (_, { payload }) => ({ end: payload === '1' ? '10m' : '10s' }) });
    const { stop, signal } = stopper();
    const failed = { extraHeaders: { 'x-sandbox-fault': 'failed' } };
    const lost = { extraHeaders: { 'x-sandbox-fault': 'lost' } };
    const [one, two, three, four] = videos(4).map((item, index) => ({
      ...item,
      ...(index === 2 && { options: failed }),
      ...(index === 3 && { options: lost }),
    }));
    const films = gen.batch(
      [one, two, three, four].flatMap((item) => item ?? []),
      { signal },
    );
    await pass(60_000);
    stop();
    const results = await atOnce(films.results);
    expect(results.map(wordOf)).toEqual(['success', 'AbortError', 'TaskFailedError', 'OutcomeUnknownError']);
    expect(films.remaining()).toEqual([results[1]?.handle]);
  });

  it('ignores an abort after the end, and accepts one signal for several batches', async () => {
    const { gen } = setupBatch();
    const { stop, signal } = stopper();
    const [first, second] = [
      gen.batch(videos(3), { signal }),
      gen.batch(videos(3), { signal, firstPollAfter: 600_000 }),
    ];
    const results = await ends(first.results);
    stop();
    expect([results.map(wordOf), first.remaining()]).toEqual([['success', 'success', 'success'], []]);
    expect((await atOnce(second.results)).map(wordOf)).toEqual(upTo(3).map(() => 'AbortError'));
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });
});

describe('an abort during a step that never ends', () => {
  const never = new Promise<never>(() => {});

  it.each<[what: string, hangsAt: string]>([
    ['the list', 'batch'],
    ['a request', 'sending'],
    ['a handle', 'accepted'],
    ['an end', 'success'],
  ])('ends a batch whose journal never finishes to record %s', async (_, hangsAt) => {
    const { gen, creates } = setupBatch();
    const { stop, signal } = stopper();
    const journal = memoryJournal([], ([entry]) => entry?.type === hangsAt && never);
    const films = gen.batch(videos(2), { signal, journal, concurrency: 1 });
    await pass(60_000);
    stop();
    const results = await ends(films.results);
    expect(results.map(({ task }) => task?.state)).toEqual([hangsAt === 'success' ? 'success' : undefined, undefined]);
    expect(creates()).toBe(['batch', 'sending'].includes(hangsAt) ? 0 : 1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('ends a batch whose journal is never fully read, and appends nothing later', async () => {
    const { gen } = setupBatch();
    const { stop, signal } = stopper();
    let read = () => {};
    const reading = new Promise<never[]>((resolve) => {
      read = () => resolve([]);
    });
    const journal = { ...memoryJournal(), read: () => reading };
    const films = gen.batch(videos(2), { signal, journal });
    await pass(10);
    stop();
    expect((await ends(films.results)).map(wordOf)).toEqual(['AbortError', 'AbortError']);
    read();
    await pass(10);
    expect(journal.lines).toEqual([]);
  });

  it('ends a batch whose journal never closes', async () => {
    const { gen } = setupBatch();
    const { stop, signal } = stopper();
    const journal = { ...memoryJournal(), close: () => never };
    const films = gen.batch(videos(2), { signal, journal, firstPollAfter: 600_000 });
    await pass(1000);
    stop();
    expect((await ends(films.results)).map(wordOf)).toEqual(['AbortError', 'AbortError']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each<[what: string, journal: Partial<Journal>]>([
    ['reads', { read: () => never }],
    ['records a decision', { append: () => never }],
  ])('ends a batch before it resumes if its journal never %s', async (_, hanging) => {
    const { gen } = setupBatch({ faults: [{ fault: 'lost' }] });
    const { stop, signal } = stopper();
    const journal = memoryJournal();
    await ends(gen.batch(videos(1), { journal }).results);
    const resuming = failure(gen.batch.resume({ ...journal, ...hanging }, { signal, resend: () => true }));
    await pass(1000);
    stop();
    expect(await ends(resuming)).toBeInstanceOf(JournalError);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('ends a batch whose onSending aborts it and never settles', async () => {
    const { gen, creates } = setupBatch();
    const { stop, signal } = stopper();
    const onSending = () => {
      stop();
      return never;
    };
    const items = videos(2).map((item) => ({ ...item, options: { onSending } }));
    const films = gen.batch(items, { signal, concurrency: 1 });
    expect((await atOnce(films.results)).map(wordOf)).toEqual(['AbortError', 'AbortError']);
    expect(creates()).toBe(0);
  });

  it('ends a batch whose onSending never settles', async () => {
    const { gen, creates } = setupBatch();
    const { stop, signal } = stopper();
    const items = videos(2).map((item) => ({ ...item, options: { onSending: () => never } }));
    const films = gen.batch(items, { signal, concurrency: 1 });
    await pass(1000);
    stop();
    expect((await atOnce(films.results)).map(wordOf)).toEqual(['AbortError', 'AbortError']);
    expect([creates(), films.remaining().length]).toEqual([0, 2]);
  });
});

describe('a signal that is already aborted at the start', () => {
  it('sends nothing and leaves everything in remaining if the signal is already aborted', async () => {
    const { gen, exchanges } = setupBatch();
    const handles = await madeBefore(gen, 2);
    const before = exchanges.length;
    const items = [...videos(3), ...handles];
    const films = gen.batch(items, { signal: AbortSignal.abort(reason) });
    const results = await atOnce(films.results);
    expect(results.map(({ error, index }) => [error?.name, error?.cause, index])).toEqual(
      upTo(5).map((index) => ['AbortError', reason, index]),
    );
    expect(films.remaining()).toEqual(items);
    expect((await arrivals(films)).map(({ index }) => index)).toEqual(upTo(5));
    await pass(60_000);
    expect([exchanges.length, vi.getTimerCount()]).toEqual([before, 0]);
    const again = gen.batch(copyOf(films.remaining()));
    expect((await ends(again.results)).map(wordOf)).toEqual(upTo(5).map(() => 'success'));
  });

  it('ends an empty list if the signal is already aborted', async () => {
    const { gen } = setupBatch();
    expect(await atOnce(gen.batch([], { signal: AbortSignal.abort() }).results)).toEqual([]);
  });
});
