import { describe, expect, it } from 'vitest';
import { type BatchItem, fileJournal, type JournalEntry } from '../../src/batch/index.js';
import { atOnce, ends, pass } from '../tasks/simulated.js';
import { journalPath, setupQuickTasks } from './file-setup.js';
import { memoryJournal, otherClient, outcomeOf, setupKilledBatch, storyOf } from './journal-setup.js';
import { copyOf, madeBefore, payloadsIn, setupBatch, upTo, videos, wordOf } from './setup.js';

describe('resume', () => {
  const failed = { extraHeaders: { 'x-sandbox-fault': 'failed' } };
  const rejected = { extraHeaders: { 'x-sandbox-fault': 'status; code=403' } };
  const lost = { extraHeaders: { 'x-sandbox-fault': 'lost' } };

  /** A journal of a batch whose items ended in every possible way. */
  async function ended() {
    const setup = setupBatch();
    const handles = await madeBefore(setup.gen, 1);
    const journal = memoryJournal();
    const requests = videos(6).map((item, index) => ({
      ...item,
      options: [undefined, failed, rejected, lost, { timeout: -1 }][index],
    }));
    const items = [...requests.slice(0, 5), ...handles] as BatchItem[];
    const films = setup.gen.batch(items, { journal });
    const results = await ends(films.results);
    return { ...setup, journal, results, items, credits: films.credits };
  }

  it('sends nothing for a finished batch, reads each successful task once, and reports its errors again', async () => {
    const { gen, journal, results, sent, creates, credits } = await ended();
    expect(results.map(wordOf)).toEqual([
      'success',
      'TaskFailedError',
      'RejectedError',
      'OutcomeUnknownError',
      'ConfigurationError',
      'success',
    ]);
    const [posts, before] = [creates(), sent.length];
    const second = memoryJournal([...journal.lines]);
    const films = await gen.batch.resume(second);
    const again = await atOnce(films.results);
    expect(second.lines).toEqual(journal.lines);
    expect(again.map(wordOf)).toEqual(results.map(wordOf));
    expect([creates(), sent.length - before]).toEqual([posts, 2]);
    for (const [index, { error, handle, task }] of again.entries()) {
      const first = results[index];
      expect(error?.constructor).toBe(first?.error?.constructor);
      expect(error?.message).toBe(first?.error?.message);
      expect(handle).toEqual(first?.handle);
      expect({ ...error }).toEqual(copyOf({ ...first?.error }));
      expect(task?.id).toBe(first?.task?.id);
    }
    expect(again[3]?.error?.cause).toMatchObject({ name: 'NetworkError', neverConnected: false });
    expect(again[3]?.error?.cause).toHaveProperty('cause', expect.any(Error));
    expect(films.remaining()).toEqual([]);
    expect(films.credits).toBe(credits);
  });

  it('returns fresh URLs', async () => {
    const { gen } = setupBatch();
    const journal = memoryJournal();
    const [first] = await ends(gen.batch(videos(1), { journal }).results);
    await pass(3_600_000);
    const [again] = await ends((await gen.batch.resume(journal)).results);
    expect(again?.task?.creations[0]?.url).not.toBe(first?.task?.creations[0]?.url);
  });

  it('reports what is known about a request that was in flight', async () => {
    const { gen, journal: killed, sandbox } = setupKilledBatch(3);
    gen.batch(videos(1), { journal: killed });
    await pass(1000);
    const journal = memoryJournal(killed.lines);
    const [result] = await atOnce((await otherClient(sandbox).batch.resume(journal)).results);
    expect(result).toMatchObject({ index: 0, handle: undefined, error: { operation: 'createText2Video' } });
    expect(result?.error?.message).toBe(
      'createText2Video got no usable response, so its outcome is unknown: its task may cost credits. Do not send it again before you know, such as by callbacks. createText2Video was on its way ' +
        'when its process ended. Search callbacks for its payload, and pass the task as resolve of gen.batch.resume. ' +
        'If there is none, resend sends it again',
    );
  });

  it('records no decision of resend if it throws for a later item', async () => {
    const { gen, journal: killed, sandbox } = setupKilledBatch(1 + 3 + 2, { faults: [] });
    gen.batch(videos(4), { journal: killed, concurrency: 3 });
    await pass(1000);
    const journal = memoryJournal(killed.lines);
    const resend = ({ index }: { index: number }) => {
      if (index === 2) throw new Error('no more');
      return true;
    };
    await expect(otherClient(sandbox).batch.resume(journal, { resend })).rejects.toThrow('no more');
    expect(upTo(3).map((index) => storyOf(journal, index))).toEqual(upTo(3).map(() => ['sending']));
  });

  it('resumes as soon as an iteration of the batch has ended', async () => {
    const { gen, posts, soon } = setupQuickTasks();
    const journal = fileJournal(journalPath());
    for await (const { error } of gen.batch(videos(2), { ...soon, journal })) expect(error).toBeUndefined();
    expect((await (await gen.batch.resume(journal)).results).map(wordOf)).toEqual(['success', 'success']);
    expect(posts()).toBe(2);
  });

  it('calls resend for each unknown item, one after the other, and records its decisions before it sends', async () => {
    const { gen, journal: killed, sandbox } = setupKilledBatch(1 + 3 + 2, { faults: [] });
    gen.batch(videos(4), { journal: killed, concurrency: 3 });
    await pass(1000);
    const journal = memoryJournal(killed.lines);
    const unknown = upTo(4).filter((index) => storyOf(journal, index).join() === 'sending');
    expect(unknown).toEqual([0, 1, 2]);
    const resendCalls: unknown[][] = [];
    let isAsking = false;
    const resend = async ({ index, item, error }: { index: number; item: BatchItem; error: Error }) => {
      expect(isAsking).toBe(false);
      isAsking = true;
      await Promise.resolve();
      resendCalls.push([index, item, error.name]);
      isAsking = false;
      return index === 1;
    };
    const before = sandbox.tasks().length;
    const films = await otherClient(sandbox).batch.resume(journal, { resend });
    expect(resendCalls).toEqual(unknown.map((index) => [index, videos(4)[index], 'OutcomeUnknownError']));
    expect(sandbox.tasks()).toHaveLength(before);
    expect(storyOf(journal, 1)).toEqual(['sending', 'resend']);
    expect((await ends(films.results)).map(outcomeOf)).toEqual([
      'OutcomeUnknownError',
      'done 1',
      'OutcomeUnknownError',
      'done 3',
    ]);
    expect(storyOf(journal, 1)).toEqual(['sending', 'resend', 'sending', 'accepted', 'success']);
    // Another resume asks about the others.
    resendCalls.length = 0;
    await otherClient(sandbox).batch.resume(journal, { resend });
    expect(resendCalls.map(([index]) => index)).toEqual([0, 2]);
  });

  it.each<[returned: unknown, described: string | undefined]>([
    [undefined, undefined],
    [false, undefined],
    [1, '1'],
    ['yes', '"yes"'],
    [null, 'null'],
    [{}, 'an object'],
  ])('sends nothing again if resend returns %o, and rejects what is not a decision', async (returned, described) => {
    const { gen, journal: killed, sandbox } = setupKilledBatch(2);
    gen.batch(videos(1), { journal: killed });
    await pass(1000);
    const journal = memoryJournal(killed.lines);
    const resuming = otherClient(sandbox).batch.resume(journal, { resend: () => returned as boolean });
    if (described) {
      await expect(resuming).rejects.toThrow(
        `resend must return true or false, not ${described} for item 0. Nothing was sent.`,
      );
      expect(storyOf(journal, 0)).toEqual(['sending']);
    } else {
      expect((await atOnce((await resuming).results)).map(wordOf)).toEqual(['OutcomeUnknownError']);
    }
  });

  it('says that a promise of resume must be awaited, when it is iterated and for its results', async () => {
    const { gen } = setupBatch();
    const journal = memoryJournal();
    await ends(gen.batch(videos(1), { journal }).results);
    const resuming = gen.batch.resume(journal);
    const message = 'gen.batch.resume returns a promise, which must be awaited: await gen.batch.resume(journal).';
    expect(() => (resuming as never as { results: unknown }).results).toThrow(message);
    const iterate = async () => {
      for await (const _ of resuming as never as AsyncIterable<unknown>) expect.unreachable();
    };
    await expect(iterate()).rejects.toThrow(message);
    expect((await ends((await resuming).results)).map(wordOf)).toEqual(['success']);
  });

  /** A journal of three items whose requests were in flight when their process was killed. Two of them have made a task. */
  async function unknown() {
    const { gen: first, journal: killed, sandbox } = setupKilledBatch(1 + 3 + 2);
    first.batch(videos(3), { journal: killed });
    await pass(1000);
    const gen = otherClient(sandbox);
    const made = new Map<number, string>();
    for (const { id } of sandbox.tasks()) made.set(Number((await gen.tasks.get(id)).payload), id);
    expect([...made.keys()].sort()).toEqual([0, 1]);
    return { journal: memoryJournal(killed.lines), gen, sandbox, made };
  }

  it('waits for the tasks that resolve has found, and asks resend about the others', async () => {
    const { journal, gen, sandbox, made } = await unknown();
    const asked: unknown[][] = [];
    const films = await gen.batch.resume(journal, {
      resolve: async ({ index, item, error }) => {
        asked.push(['resolve', index, item, error.name]);
        const id = made.get(index);
        return id === undefined ? undefined : { id };
      },
      resend: ({ index }) => asked.push(['resend', index]) > 0,
    });
    expect(asked).toEqual([
      ...[0, 1, 2].map((index) => ['resolve', index, videos(3)[index], 'OutcomeUnknownError']),
      ['resend', 2],
    ]);
    // The decisions are recorded before anything is sent.
    expect(upTo(3).map((index) => storyOf(journal, index).at(-1))).toEqual(['accepted', 'accepted', 'resend']);
    expect(sandbox.tasks()).toHaveLength(2);
    expect((await ends(films.results)).map(outcomeOf)).toEqual(['done 0', 'done 1', 'done 2']);
    expect(await payloadsIn(sandbox)).toEqual([0, 1, 2]);
    // Nobody is asked again.
    const again = await gen.batch.resume(journal, { resolve: () => expect.unreachable() });
    expect((await ends(again.results)).map(outcomeOf)).toEqual(['done 0', 'done 1', 'done 2']);
  });

  it('resolves an item whose response was lost, which has a recorded error', async () => {
    const { gen, sandbox } = setupBatch();
    const journal = memoryJournal();
    const [item] = videos(1).map((one) => ({ ...one, options: lost })) as BatchItem[];
    expect((await ends(gen.batch([item as BatchItem], { journal }).results)).map(wordOf)).toEqual([
      'OutcomeUnknownError',
    ]);
    const [task] = sandbox.tasks();
    const films = await gen.batch.resume(journal, { resolve: () => ({ id: `${task?.id}` }) });
    expect((await ends(films.results)).map(outcomeOf)).toEqual(['done 0']);
    expect(sandbox.tasks()).toHaveLength(1);
  });

  it.each<[unknown, string]>([
    ['a1b2', '"a1b2"'],
    [null, 'null'],
    [true, 'true'],
    [{}, 'an object'],
    [{ id: 7 }, 'one with the id 7'],
    [{ id: '870132\n' }, 'one with the id "870132\\n"'],
  ])('accepts only a handle from resolve, and not %o', async (returned, described) => {
    const { journal, gen, sandbox } = await unknown();
    const before = journal.lines.length;
    const resolve = ({ index }: { index: number }) => (index === 1 ? returned : { id: 'a' }) as { id: string };
    await expect(gen.batch.resume(journal, { resolve })).rejects.toThrow(
      'resolve must return the handle of a task, such as { id }, or undefined where you found none, ' +
        `not ${described} for item 1. Nothing was sent.`,
    );
    expect([journal.lines.length, sandbox.tasks().length]).toEqual([before, 2]);
  });

  it('fails with the error that resend throws, sends nothing, and can be called again', async () => {
    const { gen, journal: killed, sandbox, creates } = setupKilledBatch(2);
    gen.batch(videos(2), { journal: killed, concurrency: 1 });
    await pass(1000);
    const journal = memoryJournal(killed.lines);
    const other = otherClient(sandbox);
    const resend = () => Promise.reject(new Error('Nobody is there.'));
    await expect(other.batch.resume(journal, { resend })).rejects.toThrow('Nobody is there.');
    await pass(1000);
    expect([creates(), sandbox.tasks()]).toEqual([0, []]);
    const films = await other.batch.resume(journal, { resend: () => true });
    expect((await ends(films.results)).map(outcomeOf)).toEqual(['done 0', 'done 1']);
  });

  it('continues after an abort, with the remaining tasks and the unsent requests', async () => {
    const { gen, sandbox, creates } = setupBatch();
    const journal = memoryJournal();
    const controller = new AbortController();
    const first = gen.batch(videos(6), { journal, concurrency: 3, signal: controller.signal });
    await pass(1000);
    controller.abort();
    await atOnce(first.results);
    expect(creates()).toBe(3);
    const films = await otherClient(sandbox).batch.resume(journal);
    expect((await ends(films.results)).map(outcomeOf)).toEqual(upTo(6).map((index) => `done ${index}`));
    expect(await payloadsIn(sandbox)).toEqual(upTo(6));
  });

  it('sends a request that was aborted while its entry was being written', async () => {
    const controller = new AbortController();
    const abort = (entries: readonly JournalEntry[]) => {
      if (entries[0]?.type === 'sending') controller.abort();
    };
    const { gen, sandbox, creates } = setupBatch();
    const journal = memoryJournal([], abort);
    const films = gen.batch(videos(2), { journal, concurrency: 1, signal: controller.signal });
    expect((await atOnce(films.results)).map(wordOf)).toEqual(['AbortError', 'AbortError']);
    expect([creates(), storyOf(journal, 0), films.remaining()]).toEqual([0, ['sending', 'unsent'], videos(2)]);
    const again = await otherClient(sandbox).batch.resume(memoryJournal(journal.lines));
    expect((await ends(again.results)).map(outcomeOf)).toEqual(['done 0', 'done 1']);
  });

  it('continues with tasks whose reads failed permanently, and with those at their deadline', async () => {
    const { gen, sandbox, creates } = setupBatch({ timing: { end: '5m' } });
    const journal = memoryJournal();
    const first = gen.batch(videos(2), { journal, deadline: 60_000 });
    expect((await ends(first.results)).map(wordOf)).toEqual(['DeadlineError', 'DeadlineError']);
    sandbox.setFaults([{ fault: 'status', code: 401, operation: 'getTaskCreations' }]);
    const second = await gen.batch.resume(journal);
    expect((await ends(second.results)).map(wordOf)).toEqual(['RejectedError', 'RejectedError']);
    sandbox.setFaults([]);
    const third = await gen.batch.resume(journal);
    expect((await ends(third.results)).map(wordOf)).toEqual(['success', 'success']);
    expect(creates()).toBe(2);
  });

  it('starts with the items if the journal is empty, and continues otherwise', async () => {
    const { gen, sandbox } = setupBatch();
    const journal = memoryJournal();
    const start = async () => (await gen.batch.resume(journal, { items: videos(3) })).results;
    expect((await ends(start())).map(outcomeOf)).toEqual(['done 0', 'done 1', 'done 2']);
    expect((await ends(start())).map(outcomeOf)).toEqual(['done 0', 'done 1', 'done 2']);
    expect(await payloadsIn(sandbox)).toEqual(upTo(3));
  });

  it('supports a batch without items', async () => {
    const { gen } = setupBatch();
    const journal = memoryJournal();
    expect(await atOnce(gen.batch([], { journal }).results)).toEqual([]);
    expect(await atOnce((await gen.batch.resume(journal)).results)).toEqual([]);
  });
});
