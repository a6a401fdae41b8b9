import { describe, expect, it, vi } from 'vitest';
import type { BatchItem, BatchUpdate, Journal, JournalEntry } from '../../src/batch/index.js';
import type { Fetch } from '../../src/index.js';
import { atOnce, ends, pass } from '../tasks/simulated.js';
import { memoryJournal, otherClient, setupKilledBatch, storyOf } from './journal-setup.js';
import { setupBatch, upTo, videos, wordOf } from './setup.js';

describe('a journal', () => {
  it('records all items before the first request, each request before it is sent, and each task before its first update', async () => {
    const { gen, journal, events } = setupKilledBatch(Number.POSITIVE_INFINITY);
    const reported: string[] = [];
    const onUpdate = ({ index, task }: BatchUpdate) => {
      if (!task) reported.push(`${index} after ${events.at(-1)}`);
    };
    const films = gen.batch(videos(5), { journal, concurrency: 2, onUpdate });
    expect((await ends(films.results)).map(wordOf)).toEqual(upTo(5).map(() => 'success'));
    expect(events[0]).toBe('items');
    expect(journal.entries().slice(0, 6)).toEqual([
      { type: 'batch', size: 5 },
      ...videos(5).map((item, index) => ({ type: 'item', index, item })),
    ]);
    for (const index of upTo(5)) {
      const itemEvents = events.filter((event) => event.endsWith(` ${index}`));
      expect(itemEvents).toEqual([
        `sending ${index}`,
        `POST ${index}`,
        `made ${index}`,
        `accepted ${index}`,
        `success ${index}`,
      ]);
      expect(events.indexOf(`accepted ${index}`)).toBeLessThan(events.indexOf(`success ${index}`));
    }
    expect(reported).toHaveLength(5);
  });

  it('rejects an item that would be another one when it is read again', async () => {
    const { gen, sent } = setupBatch();
    const journal = memoryJournal();
    const unawaited = { generator: 'text2video', request: { prompt: Promise.resolve('A boat') } } as never;
    expect(() => gen.batch([...videos(1), unawaited], { journal })).toThrow(
      'Item 1 of the batch: A request is JSON: strings, finite numbers, booleans, arrays and objects, without cycles. prompt is something else: Promise, which must be awaited.',
    );
    await expect(gen.batch.resume(journal, { items: [unawaited] })).rejects.toThrow(
      'Item 0 of the batch: A request is',
    );
    expect([sent, journal.lines]).toEqual([[], []]);
  });

  it('records a task before onUpdate is called', async () => {
    const { gen } = setupBatch();
    const journal = memoryJournal();
    const seen: boolean[] = [];
    const onUpdate = ({ index, handle }: BatchUpdate) =>
      seen.push(
        journal
          .entries()
          .some((entry) => entry.type === 'accepted' && entry.handle.id === handle.id && entry.index === index),
      );
    await ends(gen.batch(videos(3), { journal, onUpdate }).results);
    expect(seen.length).toBeGreaterThanOrEqual(3);
    expect(new Set(seen)).toEqual(new Set([true]));
  });

  it('stores an entry safely before anything is sent', async () => {
    const waiting: (() => void)[] = [];
    const hold = (entries: readonly JournalEntry[]) =>
      entries[0]?.type === 'sending' ? new Promise<void>((resolve) => waiting.push(resolve)) : undefined;
    const { gen, creates } = setupBatch();
    const films = gen.batch(videos(3), { journal: memoryJournal([], hold), concurrency: 3 });
    await pass(60_000);
    expect([creates(), waiting.length]).toEqual([0, 3]);
    waiting[1]?.();
    await pass(1000);
    expect(creates()).toBe(1);
    for (const resolve of waiting) resolve();
    await ends(films.results);
    expect(creates()).toBe(3);
  });

  it.each<[what: string, fail: () => Promise<Response>]>([
    ['429', async () => new Response('{}', { status: 429 })],
    [
      'a failed connection attempt',
      () =>
        Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' })),
    ],
  ])('records that nothing was accepted after %s, and the next request', async (_, fail) => {
    const { sandbox } = setupBatch();
    let posts = 0;
    const fetch: Fetch = (url, init) => (init.method === 'POST' && ++posts <= 2 ? fail() : sandbox.fetch(url, init));
    const journal = memoryJournal();
    const films = otherClient(sandbox, { fetch }).batch(videos(1), { journal });
    expect((await ends(films.results)).map(wordOf)).toEqual(['success']);
    expect(storyOf(journal, 0)).toEqual(['sending', 'unsent', 'sending', 'unsent', 'sending', 'accepted', 'success']);
  });

  it('closes the journal after all items have ended, before the results are available', async () => {
    const { gen } = setupBatch();
    const journal: Journal = { ...memoryJournal(), close: vi.fn(async () => {}) };
    await ends(gen.batch(videos(2), { journal }).results);
    expect(journal.close).toHaveBeenCalledTimes(1);
  });

  it('stores items unchanged, without the key and functions', async () => {
    const { gen } = setupBatch({}, { apiKey: 'secret-key-1' });
    const journal = memoryJournal();
    const extras = { extraHeaders: { 'x-own': 'mine' }, extraBody: { more: [1] } };
    const options = {
      ...extras,
      timeout: Number.POSITIVE_INFINITY,
      onSending: () => {},
    };
    await ends(gen.batch([{ ...videos(1)[0], options } as BatchItem], { journal, concurrency: 1 }).results);
    const entry = journal.entries()[1];
    expect(entry).toMatchObject({ type: 'item', item: { options: { ...extras, timeout: Number.MAX_SAFE_INTEGER } } });
    expect(Object.keys((entry as { item: { options: object } }).item.options).sort()).toEqual([
      'extraBody',
      'extraHeaders',
      'timeout',
    ]);
    expect(journal.lines.join()).not.toContain('secret-key-1');
  });

  it('does not store a key that the service echoes in a rejection', async () => {
    const { sandbox } = setupBatch();
    const fetch: Fetch = async (_, { headers }) =>
      new Response(`No such key: ${new Headers(headers).get('authorization')}`, { status: 401 });
    const journal = memoryJournal();
    const films = otherClient(sandbox, { fetch, apiKey: 'secret-key-1' }).batch(videos(1), { journal });
    expect((await ends(films.results)).map(wordOf)).toEqual(['RejectedError']);
    expect(journal.lines.join()).toContain('No such key');
    expect(journal.lines.join()).not.toContain('secret-key-1');
  });

  it('calls the onSending of an item before it writes the entry, and writes none if that fails', async () => {
    const { gen, creates } = setupBatch();
    const journal = memoryJournal();
    const seen: unknown[] = [];
    const items = videos(2).map((item, index) => ({
      ...item,
      options: {
        onSending: (call: object) => {
          seen.push([call, storyOf(journal, index)]);
          if (index === 1) throw new Error('No.');
        },
      },
    })) as BatchItem[];
    const results = await ends(gen.batch(items, { journal }).results);
    expect(results.map(({ error }) => error?.message)).toEqual([undefined, 'No.']);
    expect(seen).toEqual(upTo(2).map(() => [expect.objectContaining({ operation: 'createText2Video' }), []]));
    expect([creates(), storyOf(journal, 1)]).toEqual([1, ['error']]);
  });
});

it('calls the onSending of an item once, however often its request is not accepted', async () => {
  const { sandbox } = setupBatch();
  let posts = 0;
  const fetch: Fetch = (url, init) =>
    init.method === 'POST' && ++posts <= 3
      ? Promise.resolve(new Response('{}', { status: 429 }))
      : sandbox.fetch(url, init);
  const onSending = vi.fn();
  const items = videos(1).map((item) => ({ ...item, options: { onSending } })) as BatchItem[];
  expect((await ends(otherClient(sandbox, { fetch }).batch(items).results)).map(wordOf)).toEqual(['success']);
  expect([posts, onSending.mock.calls.length]).toEqual([4, 1]);
});

it('ends before the request when it is aborted during the onSending of an item', async () => {
  const { gen, creates } = setupBatch();
  for (const journal of [undefined, memoryJournal()]) {
    const controller = new AbortController();
    const options = { onSending: () => controller.abort() };
    const items = videos(1).map((item) => ({ ...item, options })) as BatchItem[];
    const films = gen.batch(items, { journal, signal: controller.signal });
    expect((await atOnce(films.results)).map(wordOf)).toEqual(['AbortError']);
    expect([creates(), films.remaining()]).toEqual([0, items]);
  }
});
