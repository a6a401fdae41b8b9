import { describe, expect, it, vi } from 'vitest';
import { type Journal, JournalError } from '../../src/batch/index.js';
import { ConfigurationError } from '../../src/index.js';
import { atOnce, ends } from '../tasks/simulated.js';
import { memoryJournal, otherClient, outcomeOf } from './journal-setup.js';
import { copyOf, payloadsIn, setupBatch, upTo, videos, wordOf } from './setup.js';

describe('a journal that fails', () => {
  it.each(upTo(12))('ends the batch when entry %i fails, sends nothing unrecorded, and loses no task', async (at) => {
    let left = at;
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    const { gen, sandbox, creates } = setupBatch({ faults: [{ fault: 'slow', by: 10 }] });
    const journal = memoryJournal([], () => {
      if (left-- <= 0) throw full;
    });
    const films = gen.batch(videos(5), { journal, concurrency: 2 });
    const results = await ends(films.results);
    const recorded = journal.entries().filter(({ type }) => type === 'sending').length;
    expect(creates()).toBeLessThanOrEqual(recorded);
    expect(await payloadsIn(sandbox)).toHaveLength(creates());
    expect(results.flatMap(({ handle }) => (handle ? [handle.id] : [])).sort()).toEqual(
      sandbox
        .tasks()
        .map(({ id }) => id)
        .sort(),
    );
    for (const { error, task, handle } of results) {
      if (task) continue;
      expect(error).toBeInstanceOf(JournalError);
      expect(error?.message).toContain(
        handle ? `The wait for task ${handle.id} was left. ` : 'The request was not sent. ',
      );
      expect(error?.message).toContain('The journal could not be written: no space left on device');
      expect(error?.handle).toEqual(handle);
    }
    expect(films.remaining()).toHaveLength(results.filter(({ task }) => !task).length);
    const again = otherClient(sandbox).batch(copyOf(films.remaining()));
    await ends(again.results);
    expect(await payloadsIn(sandbox)).toEqual(upTo(5));
    expect(vi.getTimerCount()).toBe(0);
  });

  it('sends nothing when the journal cannot be read', async () => {
    const { gen, creates } = setupBatch();
    const broken: Journal = { append: async () => {}, read: () => Promise.reject(new Error('The database is down.')) };
    const [result] = await atOnce(gen.batch(videos(1), { journal: broken }).results);
    expect(result?.error).toBeInstanceOf(JournalError);
    expect(result?.error?.message).toContain('The journal could not be read: The database is down.');
    await expect(gen.batch.resume(broken)).rejects.toThrow('The journal could not be read: The database is down.');
    expect(creates()).toBe(0);
  });

  it.each<[unknown, string]>([
    [undefined, 'undefined'],
    [{}, 'an object'],
  ])('rejects a journal whose read returns %o, and says what it must return', async (returned, described) => {
    const { gen, creates } = setupBatch();
    const journal: Journal = { append: async () => {}, read: async () => returned as never };
    const [result] = await atOnce(gen.batch(videos(1), { journal }).results);
    const message = `read of the journal must return an array of entries, or iterate over them, not ${described}. Nothing was sent.`;
    expect(result?.error).toBeInstanceOf(JournalError);
    expect(result?.error?.message).toContain(message);
    await expect(gen.batch.resume(journal)).rejects.toThrow(message);
    expect(creates()).toBe(0);
  });

  it.each<[unknown]>([
    [{ type: 'accepted', index: 7, handle: { id: 'a' } }],
    [{ type: 'paused', index: 0 }],
    [{ type: 'item', index: 5, item: {} }],
    [null],
    ['accepted'],
  ])('rejects a journal with the entry %o', async (entry) => {
    const { gen } = setupBatch();
    const journal = memoryJournal();
    const first = gen.batch(videos(1), { journal });
    await ends(first.results);
    journal.lines.push(JSON.stringify(entry));
    await expect(gen.batch.resume(journal)).rejects.toThrow('The journal has an entry that is out of place');
  });
});

describe('an invalid use of a journal', () => {
  it('rejects a batch in a journal that holds one', async () => {
    const { gen, creates } = setupBatch();
    const journal = memoryJournal();
    await ends(gen.batch(videos(2), { journal }).results);
    const before = [creates(), journal.lines.length];
    const films = gen.batch(videos(3), { journal });
    const thrown: unknown[] = [];
    const yielded: unknown[] = [];
    const iterate = async () => {
      for await (const result of films) yielded.push(result);
    };
    for (const end of [atOnce(films.results), iterate()]) await end.catch((error) => thrown.push(error));
    expect(thrown[0]).toBeInstanceOf(ConfigurationError);
    expect(thrown[0]).toHaveProperty('message', expect.stringContaining('gen.batch.resume(journal)'));
    // Once, and not once for each item.
    expect([thrown[1] === thrown[0], thrown.length, yielded]).toEqual([true, 2, []]);
    // The batch that the journal holds may have sent its requests.
    expect([films.remaining(), creates(), journal.lines.length]).toEqual([[], ...before]);
  });

  it('rejects resume of a journal without all items of a batch; a batch can start there', async () => {
    const { gen } = setupBatch();
    const whole = memoryJournal();
    await ends(gen.batch(videos(4), { journal: whole }).results);
    for (const kept of upTo(5)) {
      const journal = memoryJournal(whole.lines.slice(0, kept));
      await expect(gen.batch.resume(journal)).rejects.toThrow(ConfigurationError);
      await expect(gen.batch.resume(journal)).rejects.toThrow('gen.batch(items, { journal })');
      expect((await ends(gen.batch(videos(2), { journal }).results)).map(wordOf)).toEqual(['success', 'success']);
      const again = await gen.batch.resume(journal);
      expect((await ends(again.results)).map(outcomeOf)).toEqual(['done 0', 'done 1']);
    }
  });

  it('rejects one journal for two batches at a time, and the first continues', async () => {
    const { gen } = setupBatch();
    const close = vi.fn(async () => {});
    const journal = { ...memoryJournal(), close };
    const first = gen.batch(videos(2), { journal });
    await expect(atOnce(gen.batch(videos(1), { journal }).results)).rejects.toThrow(
      'Another batch is using this journal. Use another one, or wait until that batch has ended.',
    );
    await expect(gen.batch.resume(journal)).rejects.toThrow('Another batch is using this journal.');
    expect(close).not.toHaveBeenCalled();
    expect((await ends(first.results)).map(wordOf)).toEqual(['success', 'success']);
    await ends((await gen.batch.resume(journal)).results);
    expect(close).toHaveBeenCalledTimes(2);
  });

  it.each<[unknown]>([[null], [5], ['films.journal'], [{}], [{ append: () => {} }], [{ read: () => [] }]])(
    'rejects %o as a journal',
    async (journal) => {
      const { gen } = setupBatch();
      expect(() => gen.batch(videos(1), { journal: journal as Journal })).toThrow('journal must be a journal');
      await expect(gen.batch.resume(journal as Journal)).rejects.toThrow('journal must be a journal');
    },
  );

  it.each<[options: object, said: string]>([
    [{ resend: true }, 'resend must be a function, such as () => true, not a boolean.'],
    [{ concurrency: 0 }, 'concurrency must be a whole number of at least 1'],
    [{ resendAll: true }, 'batch.resume has no option resendAll'],
    [{ items: 5 }, 'items must be an array of requests and handles, not 5.'],
  ])('rejects resume with the options %o', async (options, message) => {
    const { gen } = setupBatch();
    const journal = memoryJournal();
    await ends(gen.batch(videos(1), { journal }).results);
    const close = vi.fn(async () => {});
    await expect(gen.batch.resume({ ...journal, close }, options)).rejects.toThrow(message);
    expect(close).not.toHaveBeenCalled();
  });
});
