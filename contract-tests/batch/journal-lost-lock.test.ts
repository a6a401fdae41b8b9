import { mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { fileJournal, type Journal, type JournalEntry, JournalError } from '../../src/batch/index.js';
import { journalPath, opened, setupQuickTasks } from './file-setup.js';
import { upTo, videos, wordOf } from './setup.js';

describe('a process that has lost its lock', () => {
  it.each<[what: string, sleepsAt: JournalEntry['type']]>([
    ['its list', 'batch'],
    ['a request', 'sending'],
  ])('writes nothing after its successor, if it slept before it recorded %s', async (_, sleepsAt) => {
    const path = journalPath();
    const { gen, posts, soon } = setupQuickTasks();
    // The header is already written.
    const before = await opened(path);
    await before.append([]);
    await before.close?.();
    const inner = fileJournal(path);
    let [wake, fallAsleep] = [() => {}, () => {}];
    const awake = new Promise<void>((resolve) => {
      wake = resolve;
    });
    const asleep = new Promise<void>((resolve) => {
      fallAsleep = resolve;
    });
    const slow: Journal = {
      read: () => inner.read(),
      append: async (entries) => {
        if (entries[0]?.type === sleepsAt) {
          fallAsleep();
          await awake;
        }
        return inner.append(entries);
      },
      close: async () => inner.close?.(),
    };
    const first = gen.batch(videos(2), { ...soon, journal: slow });
    await asleep;
    // The successor has watched the lock meanwhile.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10_000 });
    onTestFinished(() => void vi.useRealTimers());
    rmSync(`${path}.lock`);
    const resume = async () => (await gen.batch.resume(fileJournal(path), { ...soon, items: videos(2) })).results;
    const done = upTo(2).map(() => 'success');
    expect((await resume()).map(wordOf)).toEqual(done);
    const text = readFileSync(path, 'utf8');
    wake();
    expect((await first.results).map(wordOf)).toEqual(upTo(2).map(() => 'JournalError'));
    expect(readFileSync(path, 'utf8')).toBe(text);
    expect((await resume()).map(wordOf)).toEqual(done);
    expect(posts()).toBe(2);
  });
});

describe('a lock that cannot be read', () => {
  it.each<[what: string, make: (path: string) => void]>([
    ['a folder', (path) => mkdirSync(path)],
    ['a link to a file that does not exist', (path) => symlinkSync(`${path}.none`, path)],
  ])('reports a lock that is %s', async (_, make) => {
    const path = journalPath();
    make(`${path}.lock`);
    const opening = opened(path);
    await expect(opening).rejects.toBeInstanceOf(JournalError);
    await expect(opening).rejects.toThrow(`The lock ${path}.lock `);
    await expect(opening).rejects.toThrow('Remove it if no process uses the journal.');
  });
});
