import { describe, expect, it } from 'vitest';
import type { Fetch } from '../../src/index.js';
import { ends, pass } from '../tasks/simulated.js';
import { memoryJournal, otherClient, outcomeOf, setupKilledBatch, storyOf } from './journal-setup.js';
import { payloadsIn, upTo, videos } from './setup.js';

describe('a batch that is killed', () => {
  const items = 4;
  const options = { concurrency: 3, firstPollAfter: 1000, interval: 1000 };
  const faults = [{ fault: 'slow', by: 10 }] as const;

  it('ends every item once after a kill at any point, with unknown outcomes only for items in flight', async () => {
    const whole = setupKilledBatch(Number.POSITIVE_INFINITY, { faults: [...faults] });
    await ends(whole.gen.batch(videos(items), { journal: whole.journal, ...options }).results);
    const count = whole.events.length;
    expect(count).toBeGreaterThan(items * 5);

    for (const killAt of upTo(count + 1)) {
      const { gen, journal, sandbox, events } = setupKilledBatch(killAt, { faults: [...faults] });
      gen.batch(videos(items), { journal, ...options });
      await pass(30_000);
      expect(events).toHaveLength(killAt);
      const posts = events.filter((event) => event.startsWith('POST'));
      const unknown = upTo(items).filter((index) => storyOf(journal, index).join() === 'sending');

      const second = memoryJournal(journal.lines);
      if (killAt === 0) {
        await expect(otherClient(sandbox).batch.resume(second)).rejects.toThrow('holds no batch');
        continue;
      }
      let sent = 0;
      const fetch: Fetch = (url, init) => {
        if (init.method === 'POST') sent += 1;
        return sandbox.fetch(url, init);
      };
      const films = await otherClient(sandbox, { fetch }).batch.resume(second, options);
      const results = await ends(films.results);
      expect(results.map(({ index }) => index)).toEqual(upTo(items));
      expect(results.map(outcomeOf)).toEqual(
        upTo(items).map((index) => (unknown.includes(index) ? 'OutcomeUnknownError' : `done ${index}`)),
      );
      // Requests in flight at the kill may or may not have reached the service; all others did, once.
      expect(posts.length + sent).toBe(items - unknown.filter((index) => !posts.includes(`POST ${index}`)).length);
      const made = await payloadsIn(sandbox);
      expect(made).toEqual([...new Set(made)]);
      for (const index of upTo(items)) if (!made.includes(index)) expect(unknown).toContain(index);
    }
  }, 120_000);

  it('sends nothing twice after repeated kills', async () => {
    const { gen, journal: first, sandbox, events } = setupKilledBatch(9, { faults: [...faults] });
    gen.batch(videos(items), { journal: first, ...options });
    await pass(30_000);
    const sent: string[] = events.filter((event) => event.startsWith('POST'));
    let { lines } = first;
    for (let kill = 0; kill < 8; kill += 1) {
      const dead = new Promise<never>(() => {});
      let left = 4 + kill;
      const happens = () => (left-- > 0 ? undefined : dead);
      const fetch: Fetch = async (url, init) => {
        await happens();
        if (init.method === 'POST') sent.push(`POST ${JSON.parse(`${init.body}`).payload}`);
        return sandbox.fetch(url, init);
      };
      const journal = memoryJournal([...lines], happens);
      lines = journal.lines;
      await otherClient(sandbox, { fetch }).batch.resume(journal, options);
      await pass(30_000);
    }
    const films = await otherClient(sandbox).batch.resume(memoryJournal(lines), options);
    const results = (await ends(films.results)).map(outcomeOf);
    expect(sent).toEqual([...new Set(sent)]);
    for (const [index, outcome] of results.entries())
      expect(['OutcomeUnknownError', `done ${index}`]).toContain(outcome);
    const made = await payloadsIn(sandbox);
    expect(made).toEqual([...new Set(made)]);
    expect(made.every((index) => results[index] !== undefined)).toBe(true);
  });
});
