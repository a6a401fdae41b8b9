import fs, { existsSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type BatchItem, fileJournal, type JournalEntry, JournalError } from '../../src/batch/index.js';
import { ConfigurationError } from '../../src/index.js';
import { newFolder } from '../support/new-folder.js';
import { lacks } from '../support/posix.js';
import { journalPath, linesIn, setupQuickTasks } from './file-setup.js';
import { outcomeOf } from './journal-setup.js';
import { upTo, videos, wordOf } from './setup.js';

const header = { journal: 'genmedia/batch', version: 1 };

/** Every entry of a journal. */
async function entriesOf(path: string): Promise<JournalEntry[]> {
  const journal = fileJournal(path);
  const entries: JournalEntry[] = [];
  try {
    for await (const entry of await journal.read()) entries.push(entry);
  } finally {
    await journal.close?.();
  }
  return entries;
}

/** Counts the syncs of files, and has each do `instead`, which gets the real one. */
function onSync(instead: (sync: () => void, done: fs.NoParamCallback) => void = (sync) => sync()) {
  const { fdatasync } = fs;
  onTestFinished(() => void vi.restoreAllMocks());
  return vi.spyOn(fs, 'fdatasync').mockImplementation((fd, done) => instead(() => fdatasync(fd, done), done));
}

describe('a journal in a file', () => {
  it('writes a header and one line per entry, and leaves no lock', async () => {
    const path = journalPath();
    const { gen, soon } = setupQuickTasks();
    expect((await gen.batch(videos(2), { ...soon, journal: fileJournal(path) }).results).map(wordOf)).toEqual([
      'success',
      'success',
    ]);
    const [firstLine, ...lines] = linesIn(path).map((line) => JSON.parse(line));
    expect([firstLine, lines.length]).toEqual([header, 1 + 2 + 2 * 3]);
    expect(await entriesOf(path)).toEqual(lines);
    expect(existsSync(`${path}.lock`)).toBe(false);
  });

  it('continues in the same file', async () => {
    const path = journalPath();
    const { gen, sandbox, soon } = setupQuickTasks();
    const controller = new AbortController();
    const onUpdate = () => controller.abort();
    const first = gen.batch(videos(4), {
      journal: fileJournal(path),
      concurrency: 1,
      signal: controller.signal,
      onUpdate,
    });
    expect((await first.results).map(wordOf)).toEqual(upTo(4).map(() => 'AbortError'));
    const before = readFileSync(path, 'utf8');
    const second = await gen.batch.resume(fileJournal(path), soon);
    expect((await second.results).map(outcomeOf)).toEqual(upTo(4).map((index) => `done ${index}`));
    expect(readFileSync(path, 'utf8').startsWith(before)).toBe(true);
    expect(sandbox.tasks()).toHaveLength(4);
  });

  it('writes simultaneous entries with one sync', async () => {
    const sync = onSync();
    const journal = fileJournal(journalPath());
    await Promise.all(upTo(1000).map((index) => journal.append([{ type: 'unsent', index }])));
    expect([1, 2]).toContain(sync.mock.calls.length);
    await journal.close?.();
  });

  it('resolves no append before its sync', async () => {
    let isSafe = false;
    onSync((sync) => {
      setTimeout(() => {
        isSafe = true;
        sync();
      }, 20);
    });
    const journal = fileJournal(journalPath());
    await journal.append([{ type: 'batch', size: 0 }]);
    expect(isSafe).toBe(true);
    await journal.close?.();
  });

  it('ends the batch after a failed sync, and sends nothing more', async () => {
    let syncs = 0;
    onSync((sync, done) => {
      syncs += 1;
      if (syncs === 4) done(new Error('EIO: i/o error, fdatasync'));
      else sync();
    });
    const { gen, posts, soon, sandbox } = setupQuickTasks();
    const films = gen.batch(videos(5), { ...soon, journal: fileJournal(journalPath()), concurrency: 1 });
    const results = await films.results;
    const sent = posts();
    expect(sent).toBeLessThan(5);
    const errors = results.flatMap(({ error }) => error ?? []);
    expect(errors.length).toBeGreaterThanOrEqual(4);
    for (const error of errors) {
      expect(error).toBeInstanceOf(JournalError);
      expect(error.message).toContain('EIO: i/o error, fdatasync');
    }
    expect(sandbox.tasks()).toHaveLength(sent);
    expect(results.filter(({ handle }) => handle)).toHaveLength(sent);
  });

  it('supports lines of any length, and writes each item once', async () => {
    const path = journalPath();
    const { gen, soon } = setupQuickTasks();
    const long = `é${'x'.repeat(20_000_000)}`;
    const items = videos(2).map((item) => ({ ...item, options: { extraHeaders: { 'x-long': long } } })) as BatchItem[];
    const controller = new AbortController();
    const begun = gen.batch(items, {
      journal: fileJournal(path),
      signal: controller.signal,
      onUpdate: () => controller.abort(),
    });
    await begun.results;
    expect(statSync(path).size).toBeLessThan(41_000_000);
    const found = (await entriesOf(path))[1];
    expect(found).toMatchObject({ type: 'item', item: { options: { extraHeaders: { 'x-long': long } } } });
    expect((await (await gen.batch.resume(fileJournal(path), soon)).results).map(outcomeOf)).toEqual([
      'done 0',
      'done 1',
    ]);
    expect(statSync(path).size).toBeLessThan(41_000_000);
  });

  it('reads a hundred thousand entries one by one', async () => {
    const path = journalPath();
    const journal = fileJournal(path);
    const items = upTo(50_000).map((index): JournalEntry => ({ type: 'item', index, item: { id: `task-${index}` } }));
    await journal.append([{ type: 'batch', size: 50_000 }, ...items]);
    await journal.append(items.map((_, index): JournalEntry => ({ type: 'success', index })));
    await journal.close?.();
    const { gen } = setupQuickTasks();
    // Stopped once it is read: a journal that is read while its batch is stopped has two seconds, which a busy machine exceeds.
    const stopping = new AbortController();
    const films = await gen.batch.resume(fileJournal(path), { signal: stopping.signal });
    stopping.abort();
    expect([films.size, (await films.results).at(-1)?.handle?.id]).toEqual([50_000, 'task-49999']);
  });

  it.each<[path: unknown, said: string]>([
    ['', 'The first argument of fileJournal must be the path of a file, not an empty one.'],
    [undefined, 'The first argument of fileJournal must be the path of a file, not undefined.'],
    [5, 'The first argument of fileJournal must be the path of a file, not 5.'],
  ])('rejects %o as the path', (path, message) => {
    expect(() => fileJournal(path as string)).toThrow(message);
  });

  it('sends nothing if the journal cannot be created', async () => {
    const { gen, posts } = setupQuickTasks();
    const make = (path: string) => gen.batch(videos(1), { journal: fileJournal(path) }).results;
    await expect(make(newFolder())).rejects.toThrow('is a folder. Pass the path of a file. Nothing was sent.');
    const [result] = await make(join(newFolder(), 'missing', 'films.journal'));
    expect(result?.error?.message).toMatch('The journal could not be read: ENOENT');
    expect(posts()).toBe(0);
  });

  it.skipIf(lacks('devices'))('rejects a device', async () => {
    const { gen, posts } = setupQuickTasks();
    const { results } = gen.batch(videos(1), { journal: fileJournal('/dev/null') });
    await expect(results).rejects.toThrow('/dev/null is not a file.');
    expect(posts()).toBe(0);
  });

  it.skipIf(lacks('permissions'))('creates a journal that only its owner can read', async () => {
    const path = journalPath();
    const { gen, soon } = setupQuickTasks();
    await gen.batch(videos(1), { ...soon, journal: fileJournal(path) }).results;
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });
});

/** Lines of a journal of two items, up to an entry of the second. Its tasks are old, so that a missing one is not waited for. */
async function upToEntry(type: JournalEntry['type']): Promise<string[]> {
  const path = journalPath();
  const { gen, soon } = setupQuickTasks();
  await gen.batch(videos(2), { ...soon, journal: fileJournal(path), concurrency: 1 }).results;
  const lines = linesIn(path);
  const last = lines.findLastIndex((line) => JSON.parse(line).type === type);
  return lines.slice(0, last + 1).map((line) => line.replace(/"createdAt":\d+/, '"createdAt":1'));
}

describe('a last line truncated by a kill', () => {
  it.each<[JournalEntry['type'], outcome: string | undefined]>([
    ['item', undefined],
    ['sending', 'done 1'],
    ['accepted', 'OutcomeUnknownError'],
    ['success', 'RejectedError'],
  ])('drops a last line of type %s truncated at any byte, and completes the next one', async (type, outcome) => {
    const lines = await upToEntry(type);
    const text = lines.join('\n');
    const start = text.length - (lines.at(-1)?.length ?? 0);
    const path = journalPath();
    for (let end = start; end <= text.length; end += 1) {
      writeFileSync(path, text.slice(0, end));
      const { gen, posts, soon } = setupQuickTasks();
      if (!outcome) {
        await expect(gen.batch.resume(fileJournal(path))).rejects.toThrow('holds no batch');
      } else {
        const films = await gen.batch.resume(fileJournal(path), soon);
        // This sandbox does not have the tasks of the other one.
        expect((await films.results).map(outcomeOf)).toEqual(['RejectedError', outcome]);
        expect(posts()).toBe(type === 'sending' ? 1 : 0);
      }
      const after = readFileSync(path, 'utf8');
      expect(after.startsWith(text.slice(0, start))).toBe(true);
      for (const line of linesIn(path)) JSON.parse(line);
    }
  });

  it('accepts a header truncated at any byte as an empty journal', async () => {
    const path = journalPath();
    const text = JSON.stringify(header);
    for (let end = 0; end <= text.length; end += 1) {
      writeFileSync(path, text.slice(0, end));
      const { gen, soon } = setupQuickTasks();
      const films = gen.batch(videos(1), { ...soon, journal: fileJournal(path) });
      expect((await films.results).map(wordOf)).toEqual(['success']);
      expect(JSON.parse(linesIn(path)[0] ?? '')).toEqual(header);
    }
  });
});

describe('an unusable file', () => {
  it('reports the number of a damaged line, including the last one, and sends nothing', async () => {
    const lines = await upToEntry('sending');
    const path = journalPath();
    for (const number of upTo(lines.length).slice(1)) {
      const broken = lines.map((line, index) => (index === number ? line.slice(0, -3) : line));
      const text = `${broken.join('\n')}\n`;
      writeFileSync(path, text);
      const { gen, posts } = setupQuickTasks();
      const resuming = gen.batch.resume(fileJournal(path));
      await expect(resuming).rejects.toThrow(`${path} is broken in line ${number + 1}`);
      await expect(resuming).rejects.toBeInstanceOf(JournalError);
      expect([readFileSync(path, 'utf8'), posts(), existsSync(`${path}.lock`)]).toEqual([text, 0, false]);
    }
  });

  it.each([
    ['hello'],
    ['hello\n'],
    ['{}'],
    ['{"journal":"genmedia/batch","version":1,"more":1}\n'],
    ['name,price\nwatch,5\n'],
    ['{"journal":"genmedia/batch","version":2}\n'],
  ])('leaves a file with other content (%o) unchanged', async (text) => {
    const path = journalPath();
    writeFileSync(path, text);
    const { gen, posts } = setupQuickTasks();
    const [result] = await gen.batch(videos(1), { journal: fileJournal(path) }).results;
    expect(result?.error?.message).toContain(`${path} is not a journal that can be used: `);
    await expect(gen.batch.resume(fileJournal(path))).rejects.toThrow('is not a journal that can be used');
    expect([readFileSync(path, 'utf8'), posts()]).toEqual([text, 0]);
  });

  it('starts no batch in a file that already holds one', async () => {
    const path = journalPath();
    const { gen, posts, soon } = setupQuickTasks();
    await gen.batch(videos(1), { ...soon, journal: fileJournal(path) }).results;
    const link = join(newFolder(), 'other.journal');
    symlinkSync(path, link);
    for (const name of [path, link]) {
      await expect(gen.batch(videos(1), { journal: fileJournal(name) }).results).rejects.toThrow(ConfigurationError);
    }
    expect(posts()).toBe(1);
  });
});
