import {
  appendFileSync,
  linkSync,
  promises,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { setTimeout as delay } from 'node:timers/promises';
import { createStorage } from 'unstorage';
import { expect, it, onTestFinished, vi } from 'vitest';
import { type BatchItem, fileJournal, storageJournal } from '../../src/batch/index.js';
import { newFolder } from '../support/new-folder.js';
import { journalPath, linesIn, opened, setupQuickTasks } from './file-setup.js';
import { videos, wordOf } from './setup.js';

it('rejects a journal with a hard link', async () => {
  const path = journalPath();
  writeFileSync(path, '');
  linkSync(path, `${path}.other`);
  await expect(opened(path)).rejects.toThrow('has a second name (a hard link)');
  await expect(opened(`${path}.other`)).rejects.toThrow('has a second name (a hard link)');
});

it.each<[what: string, change: (path: string) => void, said: string]>([
  ['removed', (path) => rmSync(path), 'was removed or replaced while in use'],
  [
    'replaced',
    (path) => {
      writeFileSync(`${path}.new`, '');
      renameSync(`${path}.new`, path);
    },
    'was removed or replaced',
  ],
  ['linked', (path) => linkSync(path, `${path}.other`), 'has a second name'],
  ['cut', (path) => truncateSync(path, 10), 'was cut while in use, as copytruncate of logrotate does'],
])('rejects the next entry of a journal that was %s while in use', async (_, change, message) => {
  const path = journalPath();
  const journal = await opened(path);
  await journal.append([{ type: 'batch', size: 0 }]);
  change(path);
  await expect(journal.append([{ type: 'batch', size: 0 }])).rejects.toThrow(message);
  await journal.close?.();
});

it('rejects a journal whose lines end with CRLF, and says so', async () => {
  const path = journalPath();
  const journal = await opened(path);
  await journal.append([{ type: 'batch', size: 0 }]);
  await journal.close?.();
  writeFileSync(path, readFileSync(path, 'utf8').replaceAll('\n', '\r\n'));
  await expect(opened(path)).rejects.toThrow('its lines end with CRLF');
});

it('reports a line that is not UTF-8, and drops it if it is the last one and incomplete', async () => {
  const path = journalPath();
  const journal = await opened(path);
  const [item] = videos(1) as [BatchItem];
  await journal.append([
    { type: 'batch', size: 1 },
    { type: 'item', index: 0, item },
  ]);
  await journal.close?.();
  const whole = readFileSync(path);
  const damaged = Buffer.from(whole);
  damaged[whole.indexOf('prompt') + 12] = 0xff;
  writeFileSync(path, damaged);
  appendFileSync(path, '{"type":"sending","index":0,"operation":"x"}\n');
  await expect(opened(path)).rejects.toThrow('is broken in line 3: it is not UTF-8.');
  writeFileSync(path, Buffer.concat([whole, Buffer.from([0x7b, 0x22, 0xff, 0x22])]));
  await (await opened(path)).close?.();
  expect(readFileSync(path)).toEqual(whole);
});

it.each<[what: string, bytes: Buffer]>([
  ['a key, which has no text in it', Buffer.from(Array.from({ length: 4000 }, (_, index) => 0x80 + (index % 0x7f)))],
  ['text of another encoding', Buffer.from('\ufeffHi', 'utf16le')],
  ['half a character', Buffer.from([0xf0, 0x9f])],
  ['a photo', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
])('leaves a file unchanged that is not a journal, but %s', async (_, bytes) => {
  const path = journalPath();
  writeFileSync(path, bytes);
  const { gen, posts } = setupQuickTasks();
  const [result] = await gen.batch(videos(1), { journal: fileJournal(path) }).results;
  expect(result?.error?.message).toContain(`${path} is not a journal that can be used: line 1 is not `);
  expect(readFileSync(path)).toEqual(bytes);
  expect(posts()).toBe(0);
});

it('names a journal that holds no batch, and one that holds one', async () => {
  const path = journalPath();
  const { gen, posts } = setupQuickTasks();
  await expect(gen.batch.resume(fileJournal(path))).rejects.toThrow(
    `The journal ${path} holds no batch: it did not exist, is empty, or its process ended before all items were in it. Nothing was sent. Check which one it is, `,
  );
  expect(posts()).toBe(0);
  await gen.batch(videos(1), { journal: fileJournal(path) }).results;
  await expect(gen.batch(videos(1), { journal: fileJournal(path) }).results).rejects.toThrow(
    `The journal ${path} must be empty, and this one holds a batch.`,
  );
  expect(posts()).toBe(1);
});

it('rejects a folder as a journal, and says what to pass', async () => {
  const path = newFolder();
  const { gen, posts } = setupQuickTasks();
  const { results } = gen.batch(videos(1), { journal: fileJournal(path) });
  await expect(results).rejects.toThrow(`The journal ${path} is a folder. Pass the path of a file. Nothing was sent.`);
  expect(posts()).toBe(0);
});

it.each<[what: string, change: (lines: string[]) => string[]]>([
  ['an accepted item without its handle', (lines) => lines.map((line) => line.replace('"handle"', '"hbndle"'))],
  ['a handle without its id', (lines) => lines.map((line) => line.replace('"handle":{"id"', '"handle":{"ie"'))],
  [
    'an accepted item that was not sent',
    (lines) => lines.map((line) => line.replace('"accepted","index":0', '"accepted","index":1')),
  ],
  ['the end of an item without a task', (lines) => [...lines.slice(0, 4), '{"type":"success","index":0}']],
  ['an error that is none', (lines) => [...lines.slice(0, 4), '{"type":"error","index":0,"error":"late"}']],
  ['a second list behind a whole one', (lines) => [...lines, '{"type":"batch","size":1}', lines[2] ?? '']],
])('rejects a journal with %s, and sends nothing', async (_, change) => {
  const path = journalPath();
  const { gen, posts, soon } = setupQuickTasks();
  await gen.batch(videos(2), { ...soon, concurrency: 1, journal: fileJournal(path) }).results;
  // The header, the item count, and the first item up to its handle.
  const lines = change(linesIn(path).slice(0, 6));
  writeFileSync(path, `${lines.join('\n')}\n`);
  const before = posts();
  await expect(gen.batch.resume(fileJournal(path), soon)).rejects.toThrow('an entry that is out of place');
  expect([posts(), linesIn(path)]).toEqual([before, lines]);
});

it('accepts duplicate keys in the listing of a storage, as Redis returns while it grows', async () => {
  const storage = createStorage();
  const { gen, soon, posts } = setupQuickTasks();
  await gen.batch(videos(2), { ...soon, journal: storageJournal(storage) }).results;
  const twice = {
    getKeys: async (base: string) => {
      const keys = await storage.getKeys(base);
      return [...keys, ...keys.slice(0, 3)];
    },
    getItems: (keys: string[]) => storage.getItems(keys),
    setItem: (key: string, value: string) => storage.setItem(key, value),
  };
  const films = await gen.batch.resume(storageJournal(twice), soon);
  expect((await films.results).map(wordOf)).toEqual(['success', 'success']);
  expect(posts()).toBe(2);
});

it('reads only its own keys of a storage, and skips values truncated by a kill', async () => {
  const storage = createStorage();
  const { gen, posts, soon } = setupQuickTasks();
  const other = gen.batch(videos(2), { ...soon, journal: storageJournal(storage, { prefix: 'films:a' }) });
  await other.results;
  const journal = storageJournal(storage, { prefix: 'films' });
  await gen.batch(videos(1), { ...soon, journal }).results;
  await storage.setItemRaw('films:90', '');
  await storage.setItemRaw('films:91', '{"type":"sen');
  const films = await gen.batch.resume(storageJournal(storage, { prefix: 'films' }));
  expect((await films.results).map(wordOf)).toEqual(['success']);
  expect(posts()).toBe(3);
});

it('says in the error of an invalid call what to do', async () => {
  const { gen } = setupQuickTasks();
  const journal = fileJournal(journalPath());
  await expect(gen.batch.resume(journal, { itmes: [] } as object)).rejects.toThrow(
    /^batch.resume has no option itmes. It has concurrency, onUpdate, resolve, resend, items, signal,/,
  );
  await expect(gen.batch.resume(journal, { journal } as object)).rejects.toThrow('has no option journal');
  expect(() => gen.batch(journal as never)).toThrow('To continue a journal: gen.batch.resume(journal).');
  await expect(opened(`${newFolder()}/none/x`)).rejects.toThrow('Create its folder first.');
});

it('accepts writes to a journal while a slow disk reads its size', async () => {
  const { stat } = promises;
  vi.spyOn(promises, 'stat').mockImplementation(async (...args) => {
    const found = await stat(...args);
    await delay(20);
    return found as never;
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });
  const journal = await opened(journalPath());
  const appended = Array.from({ length: 20 }, async (_, index) => {
    await delay(5 * index);
    await journal.append([{ type: 'batch', size: index }]);
  });
  await expect(Promise.all(appended)).resolves.toHaveLength(20);
  await journal.close?.();
});
